"""Plays a table and reports: right, wrong, refused, or the file's own fault.

What is here: the order of things from a table to a playthrough. What is not: each of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.card import CardDefinition
from rulings.corpus.cards import Card
from rulings.kernel.finding import UnboundReferenceError
from rulings.kernel.game import Game, TooLongError
from rulings.kernel.setup import load_rules
from rulings.kernel.turn import play_game
from rulings.narrate.report import Playthrough, Status, Unsupported
from rulings.table.answers import AnswerQueues
from rulings.table.compile import compile_card
from rulings.table.model import ManaMode, Table
from rulings.table.names import Names, set_up_names
from rulings.table.refusing import refusals
from rulings.table.set_up import Placed, set_up
from rulings.table.table_game import Fault, TableGame


@dataclass(frozen=True, slots=True)
class Played:
    """A table that was played, before it is told."""

    table: Table
    """The table."""
    status: Status
    """How it came out."""
    run: TableGame | None
    """The game with its log and the checked expectations; ``None`` if it could not begin."""
    unsupported: tuple[Unsupported, ...] = ()
    """What is not understood."""
    faults: tuple[Fault, ...] = ()
    """Steps and answers that failed."""


def play_table(table: Table, cards: Mapping[str, Card]) -> Playthrough:
    """Plays a table from its set-up to its end and checks what must be true.

    日本語: テーブルを実行し、期待される結果と照合する
    Shape: table, cards by every name that it writes -> playthrough; a function of both, always the same.
    Raises: UnknownCardError: a name of the set-up is no card's; UnknownReferenceError: it names what is not there.
    """
    from rulings.table.telling import tell

    return tell(run_table(table, cards), cards)


def run_table(table: Table, cards: Mapping[str, Card]) -> Played:
    """Plays a table without telling it: what ``check`` needs.

    Raises: as ``play_table``.
    """
    load_rules()
    ids = frozenset(entry.id for _, _, entry in table.entries() if entry.id is not None)
    names = Names(cards, ids)
    definitions = definitions_of(table, cards)
    placed = set_up(table, definitions, names)
    played = _attempt(table, placed, names, spares_mana=True)
    if played.status is Status.WRONG and any("pay" in fault.why for fault in played.faults):
        again = _attempt(table, placed, names, spares_mana=False)
        if not again.faults:
            return again
    return played


def definitions_of(table: Table, cards: Mapping[str, Card]) -> dict[str, CardDefinition]:
    """The cards of a set-up as the kernel plays them, tokens that the rules define among them."""
    definitions = {}
    for name in set_up_names(table):
        card = cards.get(name)
        if card is not None:
            definitions[name] = compile_card(card)
    return definitions


def _attempt(table: Table, placed: Placed, names: Names, *, spares_mana: bool) -> Played:
    game = Game(placed.state, seed=table.seed)
    game.mana_is_free = table.mana is ManaMode.FREE
    queues = AnswerQueues(names, {answers.player: answers.queue for answers in table.answers})
    run = TableGame(table, game, placed.naming, queues, spares_mana)
    try:
        run.run(play_game(game))
    except UnboundReferenceError as error:
        return Played(table, Status.REFUSED, run, (*refusals(game), _unplayable(game, str(error))))
    except TooLongError:
        return Played(table, Status.REFUSED, run, (*refusals(game), _unplayable(game, "the game does not end")))
    unsupported = refusals(game)
    if unsupported:
        return Played(table, Status.REFUSED, run, unsupported, tuple(run.faults))
    is_right = not run.faults and all(result.is_met for result in run.results.values())
    return Played(table, Status.RIGHT if is_right else Status.WRONG, run, (), tuple(run.faults))


def _unplayable(game: Game, what: str) -> Unsupported:
    """What the kernel could not play, with the object that was resolving."""
    name = game.seen(game.resolving).name if game.resolving is not None else ""
    return Unsupported(name, what, f"this cannot be played yet: {what}", f"これはまだ処理できません（{what}）")
