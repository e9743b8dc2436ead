"""Cards that are not there but known by their names: the Oracle card reference (CR 108.1, 111.11, 707.13).

What is here: what texts say of such cards, and which names a text needs looked up. What is not: the cards themselves,
which whoever plays a game brings along.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.changes import Change, SetName
from rulings.abilities.effects import Effect
from rulings.abilities.filters import HasName
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.verbs.counters_and_tokens import TokenSpec
from rulings.abilities.verbs.moving import Entering


@dataclass(frozen=True, slots=True)
class NamedCard(Node):
    """ "Tarmogoyf", "Black Lotus": the card of that name, as the Oracle card reference has it (CR 108.1)."""

    name: str


@dataclass(frozen=True, slots=True)
class CreateNamedToken(Effect):
    """ "Create a Tarmogoyf token": its characteristics are those of the card of that name (CR 111.11)."""

    who: PlayerRef
    amount: Amount
    card: NamedCard
    entering: Entering | None = None


@dataclass(frozen=True, slots=True)
class ChooseNameAmong(Effect):
    """ "Choose a card name that hasn't been chosen from among Disenchant, Terror, and Regrowth" (CR 607.2d)."""

    who: PlayerRef
    cards: tuple[NamedCard, ...]


@dataclass(frozen=True, slots=True)
class CopyOfChosenName(Effect):
    """ "Create a copy of the card with the chosen name": outside the game, to be cast; it is ``ThisWay("copied")`` (CR
    707.13)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class NoteCard(Effect):
    """ "Note the name of target instant or sorcery card": known to what the ability puts there (CR 607.2e, 707.14)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class CopyOfNoted(Effect):
    """ "Create a copy of the card with the noted name": what that card last was where it lay (CR 707.14)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class AllNonlegendaryCreatureNames(Change):
    """ "Has all names of nonlegendary creature cards in addition to its name" (CR 612.7)."""


def names_to_look_up(nodes: Iterable[Node]) -> frozenset[str]:
    """Names in a text of which the game has to know whether and which card has them.

    Shape: cards that are made out of their names; names that tokens and copies are given or that are asked for
    (whether those are names of creature cards is what CR 612.7 asks), of which many are no card's.
    """
    found: set[str] = set()
    for top in nodes:
        for node in walk(top):
            match node:
                case NamedCard(name=name) | SetName(name=name) | HasName(name=name):
                    found.add(name)
                case TokenSpec(name=str(name)):
                    found.add(name)
    return frozenset(found)
