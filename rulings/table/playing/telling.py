"""A played table as a playthrough for the fronts.

What is here: putting status, expectations and refusals together with the narration. What is not: the sentences and
boards (``rulings.narrate``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.corpus.cards import Card
from rulings.kernel.happening.game import Game
from rulings.kernel.state.decisions import Option
from rulings.kernel.state.effort import MOST_WORK_OF_TELLING, BoundError, Effort
from rulings.kernel.state.ids import ObjectId
from rulings.language import Language
from rulings.narrate.asked import asked_step, reason_text
from rulings.narrate.board import view_board
from rulings.narrate.forbidding import forbidding_step
from rulings.narrate.layers import LayerTeller
from rulings.narrate.naming import Names
from rulings.narrate.report import BoardView, Detail, Playthrough, Status, Step
from rulings.narrate.tell import tell
from rulings.table.demonstrating.forbidden import Forbidden
from rulings.table.format.model import Table
from rulings.table.playing.announced_choices import Fault
from rulings.table.playing.asked import REASON, asked_of
from rulings.table.playing.beyond_bounds import told, untold
from rulings.table.playing.play import Played, log_fault
from rulings.table.playing.table_game import TableGame


def tell_table(played: Played, cards: Mapping[str, Card], *, with_steps: bool = True) -> Playthrough:
    """The playthrough of a played table; where the program broke, only that it did.

    Shape: played table, its cards (for their Japanese names) -> playthrough, with steps and boards or without.
    """
    if played.crash is not None:
        return _tell_fault(played.table, played.crash)
    try:
        return _tell(played, cards, with_steps=with_steps)
    except Exception as error:
        log_fault(played.table, error)
        return _tell_fault(played.table, error)


def _tell(played: Played, cards: Mapping[str, Card], *, with_steps: bool) -> Playthrough:
    table, run = played.table, played.run
    japanese = japanese_names(cards)
    names = Names(japanese)
    said = told(played.beyond) if played.beyond is not None else ()
    expect = () if run is None else tuple(run.results[number] for number in sorted(run.results))
    steps: tuple[Step, ...] = ()
    before: BoardView | None = None
    after: BoardView | None = None
    # What broke in playing may break in looking at it as well: then there is nothing to tell.
    standing: tuple[Step, ...] = ()
    if run is not None and played.start is not None and not played.is_cut_off:
        effort = Effort(run.game.effort.clock, MOST_WORK_OF_TELLING)
        try:
            before = view_board(played.start, names, effort)
            # A refused table shows how it began and which words are not understood: what came of it would be a guess.
            if played.status.has_outcome:
                after = view_board(run.game.state, names, effort)
            if with_steps and played.status.has_outcome:
                standing = tuple(x for x in LayerTeller(names, effort).see(played.start) if x.detail <= Detail.STEPS)
                steps = tell(
                    run.game.log,
                    names,
                    start=played.start,
                    defaults=frozenset(run.defaults),
                    answer_word=_answer_word,
                    asides=_asides(table, run, names, cards),
                    effort=effort,
                )
        except BoundError as error:
            standing, said = (), untold(error)
    return Playthrough(
        table_id=table.id,
        title_en=table.title.en or table.id,
        title_ja=table.title.ja or table.title.en or table.id,
        status=played.status,
        before=before,
        steps=steps,
        after=after,
        expect=expect,
        unsupported=tuple(replace(one, card_ja=japanese.get(one.card, "")) for one in played.unsupported),
        standing=standing,
        fault_en=" ".join((*map(_fault_en, played.faults), *said[:1])),
        fault_ja="".join((*map(_fault_ja, played.faults), *said[1:])),
    )


def _tell_fault(table: Table, error: Exception) -> Playthrough:
    """The playthrough of a table over which the program broke: no board, no step, no expectation."""
    kind = type(error).__name__
    return Playthrough(
        table_id=table.id,
        title_en=table.title.en or table.id,
        title_ja=table.title.ja or table.title.en or table.id,
        status=Status.FAULT,
        before=None,
        steps=(),
        after=None,
        fault_en=f"judgebot itself broke over this table ({kind}), so it tells no outcome: please report the table.",
        fault_ja=f"judgebot自体の不具合（{kind}）のため、このテーブルは処理できませんでした。"
        "このテーブルを添えて不具合を報告してください。",
    )


def _asides(table: Table, run: TableGame, names: Names, cards: Mapping[str, Card]) -> dict[int, list[Step]]:
    """What rows of the table asked about what could be done, by the place in the log where they asked it."""
    steps: dict[int, list[Step]] = {}
    for number in sorted(run.results):
        asked = asked_of(table, table.expect[number - 1], run.results[number])
        if asked is not None:
            english = tuple(cards[one].name if one in cards else one for one in asked.cards)
            step = asked_step(names, replace(asked, cards=english))
            steps.setdefault(run.checked_at[number], []).append(step)
    return steps


def tell_forbidden(forbidden: Forbidden, cards: Mapping[str, Card]) -> Step:
    """What a card keeps another from doing, as the last step of a scene that ends there."""
    names = Names(japanese_names(cards))
    return forbidding_step(
        names, forbidden.verb, forbidden.player, forbidden.card, forbidden.by, forbidden.rule, forbidden.also
    )


def japanese_names(cards: Mapping[str, Card]) -> dict[str, str]:
    """English names of cards and faces to today's Japanese ones."""
    names: dict[str, str] = {}
    for card in cards.values():
        if card.names_ja:
            names[card.name] = card.names_ja[0]
        for face, japanese in zip(card.faces, card.face_names_ja, strict=False):
            if japanese is not None:
                names[face.name] = japanese
    return names


def _answer_word(game: Game, option: Option) -> str:
    """What a table file's answers would say for an option."""
    if option.player is not None:
        return f"player {option.player}"
    if option.object is not None and not option.is_named_by_text:
        return game.seen(ObjectId(option.object)).name or option.text
    return option.text if option.number is None else str(option.number)


def _fault_en(fault: Fault) -> str:
    if fault.number:
        return f"Script step {fault.number} ({fault.what}) could not be done: {fault.why}."
    return f"The answer {fault.what} {fault.why}."


def _fault_ja(fault: Fault) -> str:
    if fault.number:
        return f"手順{fault.number}（{fault.what}）は実行できませんでした（{_why_ja(fault.why)}）。"
    return f"回答「{fault.what}」はどの選択にも当てはまりませんでした（{fault.why}）。"


def _why_ja(why: str) -> str:
    """A reason of the kernel in Japanese, with its rule."""
    said = REASON.fullmatch(why)
    return why if said is None else f"{reason_text(Language.JA, said['why'])}、CR {said['rule']}"
