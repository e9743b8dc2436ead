"""Plays a table and reports: right, wrong, refused, the file's own fault, or the program's.

What is here: the order of things from a table to a playthrough. What is not: each of them.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.corpus.cards import Card, Layout
from rulings.errors import RulingsError
from rulings.kernel.characteristics.predefined_tokens import PLAYED, predefined_token, token_card
from rulings.kernel.effects.cards.outside_the_game import NOT_LISTED
from rulings.kernel.happening.game import Game
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.setup import load_rules
from rulings.kernel.state.decisions import Decision
from rulings.kernel.state.effort import BoundError, Budget, Clock, Effort
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import GameState
from rulings.kernel.turn.mandatory_loops import EndlessLoopError
from rulings.kernel.turn.turn import play_game
from rulings.language import Language
from rulings.narrate.catalogue import word
from rulings.narrate.report import Playthrough, Status, Unsupported
from rulings.table.format.model import ManaMode, Table
from rulings.table.playing.announced_choices import Fault
from rulings.table.playing.answers import AnswerQueues
from rulings.table.playing.card_reference import reference_of
from rulings.table.playing.compile import compile_card
from rulings.table.playing.names import Names, fold_name, set_up_names
from rulings.table.playing.refusing import refusals
from rulings.table.playing.set_up import Placed, set_up
from rulings.table.playing.table_game import TableGame, UnansweredError

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Played:
    """A table that was played, before it is told."""

    table: Table
    """The table."""
    status: Status
    """How it came out."""
    start: GameState | None
    """The state in which it began; ``None`` if the program broke."""
    run: TableGame | None
    """The game with its log and the checked expectations; ``None`` if the program broke."""
    unsupported: tuple[Unsupported, ...] = ()
    """What is not understood or can't be played."""
    faults: tuple[Fault, ...] = ()
    """Steps and answers that failed."""
    crash: Exception | None = None
    """What broke, where the program itself did (status ``fault``): to be mended."""
    beyond: BoundError | None = None
    """The bound beyond which the game went: it is refused."""
    is_cut_off: bool = False
    """It was not played to its end, because something in it can't be played."""


def play_table(
    table: Table, cards: Mapping[str, Card], *, with_steps: bool = True, budget: Budget | None = None
) -> Playthrough:
    """Plays a table from its set-up to its end and checks what must be true.

    日本語: テーブルを実行し、期待される結果と照合する
    Shape: table, cards by every name that it writes -> playthrough; a function of both, always the same. Without steps
    it takes a third of the time: enough to check many. ``budget``: how much time may be spent on it; without one the
    bounds of the kernel alone decide what is too large (``kernel.state.effort``).
    Whatever breaks on the way, in telling as well as in playing, is status ``fault``.
    Raises: UnknownCardError: a name of the set-up is no card's; UnknownReferenceError: it names what is not there.
    """
    from rulings.table.playing.telling import tell_table

    return tell_table(run_table(table, cards, budget), cards, with_steps=with_steps)


def run_table(table: Table, cards: Mapping[str, Card], budget: Budget | None = None) -> Played:
    """Plays a table without telling it.

    Shape: as ``play_table``. A table with a text that is not understood and could have mattered is refused.
    Raises: as ``play_table``.
    """
    try:
        return _run(table, cards, None if budget is None else Clock(budget))
    except RulingsError:
        raise
    except Exception as error:  # Whatever breaks must never come out as a ruling, nor as a refusal.
        log_fault(table, error)
        return Played(table, Status.FAULT, None, None, crash=error, is_cut_off=True)


def _run(table: Table, cards: Mapping[str, Card], clock: Clock | None) -> Played:
    _load_rules()
    ids = frozenset(entry.id for _, _, entry in table.entries() if entry.id is not None)
    names = Names(cards, ids)
    definitions = definitions_of(table, cards)
    nameable = answered_cards(table, cards)
    placed = set_up(table, definitions, names, reference_of((*definitions.values(), *nameable), table, cards))
    played = _attempt(table, placed, names, nameable, Effort(clock), spares_mana=True)
    if played.status is Status.WRONG and played.faults:
        # What was spared for later may have been needed: the payment is to leave the whole script possible.
        again = _attempt(table, placed, names, nameable, Effort(clock), spares_mana=False)
        if not again.faults:
            return again
    return played


@cache
def _load_rules() -> None:
    load_rules()


def definitions_of(table: Table, cards: Mapping[str, Card]) -> dict[str, CardDefinition]:
    """The cards of a set-up as the kernel plays them, and the tokens that the rules define (CR 111.10)."""
    definitions = {}
    for name in set_up_names(table):
        card = cards.get(name)
        token = _predefined(name)
        if card is not None:
            definitions[name] = compile_card(card)
            if card.is_meld_result:
                definitions.update(_meld_parts(card, cards))
        elif token is not None:
            definitions[name] = token_card(token)
    return definitions


def _meld_parts(result: Card, cards: Mapping[str, Card]) -> dict[str, CardDefinition]:
    """The two cards that represent a melded permanent (CR 712.4)."""
    return {
        card.name: compile_card(card)
        for card in cards.values()
        if card.layout is Layout.MELD and len(card.faces) > 1 and card.faces[1].name == result.faces[0].name
    }


def _predefined(name: str) -> FaceDefinition | None:
    wanted = fold_name(name)
    return next((predefined_token(kind) for kind in PLAYED if wanted == f"{kind.lower()} token"), None)


def answered_cards(table: Table, cards: Mapping[str, Card]) -> tuple[CardDefinition, ...]:
    """Cards that answers name: "choose a card name" may name one that is not on the table (CR 201.4)."""
    answers = [answer for one in table.answers for answer in one.queue]
    answers += [answer for step in table.script for answer in step.answers]
    found = {answer: cards[answer] for answer in answers if isinstance(answer, str) and answer in cards}
    return tuple(compile_card(card) for card in found.values())


def _attempt(
    table: Table,
    placed: Placed,
    names: Names,
    nameable: tuple[CardDefinition, ...],
    effort: Effort,
    *,
    spares_mana: bool,
) -> Played:
    game = Game(placed.state, seed=table.seed, effort=effort)
    game.other_cards = nameable
    game.mana_is_free = table.mana is ManaMode.FREE
    queues = AnswerQueues(names, {answers.player: answers.queue for answers in table.answers})
    run = TableGame(table, game, placed.naming, queues, spares_mana)
    trouble: tuple[Unsupported, ...] = ()
    try:
        run.run(play_game(game))
    except UnboundReferenceError as error:
        trouble = (_cannot_play(game, str(error)),)
    except UnansweredError as error:
        trouble = (_unanswered(game, error.decision),)
    except EndlessLoopError as error:
        trouble = (_endless(error),)
    except BoundError as error:
        # Nothing more is asked of the game: what it takes to answer is what is too much.
        return Played(table, Status.REFUSED, placed.state, run, beyond=error, is_cut_off=True)
    named = acting_names(table, names)
    if run.faults:
        # A step that could not be done may be what a text that is not understood would have allowed.
        named |= frozenset(
            fold_name(face.name) for one in game.state.objects.values() for face in _faces(one.definition)
        )
    unsupported = (*trouble, *refusals(game, named))
    is_right = not run.faults and all(result.is_met for result in run.results.values())
    status = Status.REFUSED if unsupported else Status.RIGHT if is_right else Status.WRONG
    return Played(table, status, placed.state, run, unsupported, tuple(run.faults), is_cut_off=bool(trouble))


def log_fault(table: Table, error: Exception) -> None:
    """The fault with its traceback, for whoever runs the program: the asker is told its kind only."""
    _LOG.error("the program broke over table %r", table.id, exc_info=error)


def _unanswered(game: Game, decision: Decision) -> Unsupported:
    """Which question the table has to answer, as no default would be right."""
    card = game.seen(decision.source).name if decision.source is not None else ""
    said_en, said_ja = (word(language, "prompt", decision.prompt) for language in (Language.EN, Language.JA))
    return Unsupported(
        card,
        _text_of(game, decision.source),
        f"only the players can say {said_en} (CR {decision.citations[0].rule}): "
        'add it to the answers, for example "player A" or "nobody"',
        f"{said_ja}はプレイヤーにしか分かりません（CR {decision.citations[0].rule}）。"
        'answersに書いてください（例："player A"、"nobody"）',
    )


def _text_of(game: Game, source: ObjectId | None) -> str:
    """The first line of a spell's or permanent's text."""
    abilities = () if source is None else game.seen(source).abilities
    return next((one.text for one in abilities if one.text), "")


def _endless(loop: EndlessLoopError) -> Unsupported:
    """Why a loop was stopped, and why it is no draw (CR 104.4b)."""
    en, ja = ", ".join(loop.sources), "、".join(loop.sources)
    if loop.choosers:
        who = ", ".join(loop.choosers)
        return Unsupported(
            loop.sources[0] if loop.sources else "",
            en,
            f"a loop ({en}) that player {who} could end by choosing otherwise is no draw (CR 104.4b): "
            "say what is chosen",
            f"ループ（{ja}）。プレイヤー{who}は別の選択をしてループを終わらせられるので、引き分けではありません"
            "（CR 104.4b）。何を選ぶのかを書いてください",
        )
    return Unsupported(
        loop.sources[0] if loop.sources else "",
        en,
        f"a loop ({en}) in which something grows every time round: playing stops, since nothing shows whether it ends",
        f"ループ（{ja}）。1周ごとに何かが増えていくので、終わるかどうかを判定できず、ここで止めました",
    )


def _faces(definition: CardDefinition | None) -> tuple[FaceDefinition, ...]:
    return definition.faces if definition is not None else ()


def acting_names(table: Table, names: Names) -> frozenset[str]:
    """Folded English names of the cards that a script step or an expectation casts, plays, activates or turns up."""
    written: set[str] = set()
    for step in table.script:
        for field in ("cast", "activate", "play", "turn_up", "special"):
            value = getattr(step, field, None)
            if isinstance(value, str):
                written.add(value)
    for row in table.expect:
        action = getattr(row, "action", None)
        for field in ("cast", "activate", "play", "turn_up"):
            value = getattr(action, field, None)
            if isinstance(value, str):
                written.add(value)
    by_id = {entry.id: entry.card for _, _, entry in table.entries() if entry.id is not None}
    return frozenset(found for one in written for name in (by_id.get(one, one), one) for found in names.english(name))


_REASONS_JA = {NOT_LISTED: "ゲームの外部のカード。持ち込むカードの名前を answers に書いてください"}
"""Reasons that say what to write, as the Japanese front words them."""


def _cannot_play(game: Game, what: str) -> Unsupported:
    """What could not be played, with the card whose spell or ability was resolving."""
    name = ""
    if game.resolving is not None and game.resolving in game.state.objects:
        record = game.state.objects[game.resolving].stack
        source = game.state.objects.get(game.resolving if record is None else record.source)
        # By its definition: projecting the object may be the very thing that does not work.
        name = source.definition.name if source is not None and source.definition is not None else ""
    what_ja = _REASONS_JA.get(what, what)
    return Unsupported(name, what, f"this can't be played yet: {what}", f"これはまだ処理できません（{what_ja}）")
