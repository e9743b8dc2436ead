"""Mana of colours and types that are found among permanents (CR 106.7).

What is here: what lands could produce, colours among permanents. What is not: mana of colours of exiled cards
(``imprinting``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.filters.characteristics import HasSupertype, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import CardType, Kind, Supertype
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(template: str, option: str) -> None:
    def make(who: PlayerRef, among: Filter) -> AddMana:
        return AddMana(who, (ManaOption((option,)),), among=among)

    def unmake(node: AddMana) -> Slots:
        if not isinstance(node.among, Filter) or node != make(node.who, node.among):
            return None
        return {"who": node.who, "among": node.among}

    effect.phrase(template, make, unmake, kind=AddMana)


_declare(
    "{who:Subject} add[s] one mana of any color that a {among:Filter@singular} could produce", "could produce color"
)
_declare("{who:Subject} add[s] one mana of any type that a {among:Filter@singular} could produce", "could produce")
_declare("{who:Subject} add[s] one mana of any color among {among:Filter@plural}", "colors among")


def _legends(who: PlayerRef, first: CardType, second: CardType) -> AddMana:
    kinds = Either((HasType(first), HasType(second)))
    among = Filter(Kind.PERMANENT, (HasSupertype(Supertype.LEGENDARY), kinds, ControlledBy(You())))
    return AddMana(who, (ManaOption(("colors among",)),), among=among)


def _undo_legends(node: AddMana) -> Slots:
    match node.among:
        case Filter(predicates=(_, Either(options=(HasType() as one, HasType() as two)), _)):
            found = node == _legends(node.who, one.type, two.type)
            return {"who": node.who, "first": one.type, "second": two.type} if found else None
    return None


effect.phrase(
    "{who:Subject} add[s] one mana of any color among legendary {first:CardType@plural} and {second:CardType@plural} "
    "you control",
    _legends,
    _undo_legends,
    kind=AddMana,
)
