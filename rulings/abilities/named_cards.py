"""Cards that a text names and brings along (CR 111.11, 707.13)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import SetName
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.filters.characteristics import HasName
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef


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
