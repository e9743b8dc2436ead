"""From the log of a game to the steps of a playthrough, in both languages.

The game is told as it was at each moment: names are those of the state right after the event.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from rulings.cite import Citation
from rulings.kernel.happening.game import Game, LogEntry
from rulings.kernel.state.decisions import Decision, Option
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import GameState
from rulings.language import Language
from rulings.narrate.board import view_board
from rulings.narrate.catalogue import message, word
from rulings.narrate.layers import LayerTeller
from rulings.narrate.naming import Names
from rulings.narrate.prompts import prompt_text
from rulings.narrate.report import DecisionView, Detail, Step
from rulings.narrate.sentences.sentence import sentence

AnswerWord = Callable[[Game, Option], str]
"""The word that a table file's answers would use for an option."""


def tell(
    log: list[LogEntry],
    names: Names,
    *,
    with_boards: bool = True,
    start: GameState | None = None,
    defaults: frozenset[int] = frozenset(),
    answer_word: AnswerWord | None = None,
    asides: Mapping[int, Sequence[Step]] = MappingProxyType({}),
    effort: Effort | None = None,
) -> tuple[Step, ...]:
    """All steps of a log.

    Shape: one step an event or open decision, in order; a board with a step of detail RESULT or STEPS where the table
    looks different from the board before. ``start``: the state before the log, whose permanents need no explanation.
    ``defaults``: places in the log of decisions that the default policy made. ``asides``: steps that are told before
    the entry at a place in the log, or after all of it. ``effort``: where the looks at what is told are counted.
    Raises: BoundError: there is too much to tell.
    """
    effort = effort or Effort()
    steps: list[Step] = []
    last = None
    layers = LayerTeller(names, effort)
    if start is not None:
        layers.see(start)
    for place, entry in enumerate(log):
        steps += asides.get(place, ())
        game = Game(entry.state, effort=effort)
        step = (
            _decision(game, names, entry, place in defaults, answer_word)
            if isinstance(entry.event, Decision)
            else _event(game, names, entry)
        )
        if step is None:
            continue
        if with_boards and step.detail is not Detail.EVERYTHING and not isinstance(entry.event, Decision):
            board = view_board(entry.state, names, effort)
            if board != last:
                step = Step(step.detail, step.text_en, step.text_ja, step.citations, board, step.decision)
                last = board
        steps.append(step)
        if with_boards:
            steps += layers.see(entry.state)
    steps += asides.get(len(log), ())
    return tuple(steps)


def _event(game: Game, names: Names, entry: LogEntry) -> Step | None:
    assert not isinstance(entry.event, Decision)
    english = sentence(game, names, Language.EN, entry.event)
    japanese = sentence(game, names, Language.JA, entry.event)
    if english is None or japanese is None:
        return None
    return Step(english[0], english[1], japanese[1], unique(entry.event.citations))


def unique(citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
    """The citations without repeats of a rule."""
    seen: dict[str, Citation] = {}
    for citation in citations:
        seen.setdefault(citation.rule, citation)
    return tuple(seen.values())


def _decision(game: Game, names: Names, entry: LogEntry, is_default: bool, answer_word: AnswerWord | None) -> Step:
    decision = entry.event
    assert isinstance(decision, Decision)

    def texts(language: Language) -> tuple[str, ...]:
        plain = [option_text(game, names, language, o) for o in decision.options]
        return tuple(
            _told_apart(text, option, language) if plain.count(text) > 1 and option.is_named_by_text else text
            for text, option in zip(plain, decision.options, strict=True)
        )

    def line(language: Language) -> str:
        prompt = prompt_text(names, language, decision.prompt)
        player = names.player(decision.player, language)
        suffix = "_default" if is_default else ""
        shown = [texts(language)[i] for i in entry.picked]
        if not shown:
            return message(language, "decision", f"declined{suffix}", player=player, prompt=prompt)
        separator = "、" if language is Language.JA else ", "
        return message(
            language, "decision", f"choice{suffix}", player=player, prompt=prompt, picked=separator.join(shown)
        )

    view = DecisionView(
        player=str(decision.player),
        prompt_en=prompt_text(names, Language.EN, decision.prompt),
        prompt_ja=prompt_text(names, Language.JA, decision.prompt),
        options_en=texts(Language.EN),
        options_ja=texts(Language.JA),
        answers=tuple((answer_word or _plain)(game, o) for o in decision.options),
        chosen=entry.picked,
        is_default=is_default,
        citations=decision.citations,
        can_decline=decision.minimum == 0,
    )
    return Step(Detail.STEPS, line(Language.EN), line(Language.JA), unique(decision.citations), None, view)


def option_text(game: Game, names: Names, language: Language, option: Option) -> str:
    """An option in one language."""
    if option.object is not None:
        return names.of(game, ObjectId(option.object), language)
    if option.player is not None:
        return names.player(option.player, language)
    return names.said(option.text, language)


def _told_apart(name: str, option: Option, language: Language) -> str:
    """One of several options about the same object, with the words that it differs by where the language has them."""
    words = word(language, "value", option.text)
    if language is Language.JA and words == option.text:
        return name
    return message(language, "decision", "one_of_its", name=name, words=words)


def _plain(game: Game, option: Option) -> str:
    return option.text
