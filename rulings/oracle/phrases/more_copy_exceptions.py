"""Further exceptions of copy effects: names of legends, this ability beside others, snow, a size alone (CR 707.9)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change, GainAbilities, HasThisAbility, SetName, SetPT, SetTypes
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Supertype
from rulings.oracle.categories import ORACLE, SeveralChanges
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

exception = ORACLE.category("CopyException")


for _whose in ("his", "her"):
    exception.phrase(f"{_whose} name is ~", SetName("~"))
exception.phrase(
    "it's legendary and snow in addition to its other types",
    SetTypes,
    fixed={"supertypes": (Supertype.LEGENDARY, Supertype.SNOW)},
)


@dataclass(frozen=True, slots=True)
class WithThisAbility(SeveralChanges):
    """ "It has hexproof and this ability"."""

    abilities: tuple[Node, ...]

    def changes(self) -> tuple[Change, ...]:
        """The abilities named, then this one."""
        return (GainAbilities(self.abilities), HasThisAbility())


for _who in ("it", "he", "she"):
    exception.phrase(f"{_who} has {{abilities:Granted+,}} and this ability", WithThisAbility)


def _size(pair: tuple[Amount, Amount]) -> SetPT:
    return SetPT(*pair)


def _undo_size(node: SetPT) -> Slots:
    return {"pair": (node.power, node.toughness)} if node.power is not None and node.toughness is not None else None


for _is in ("he's", "she's"):
    exception.phrase(f"{_is} {{pair:PowerToughness}}", _size, _undo_size, kind=SetPT)


def _only(types: tuple[Predicate, ...]) -> SetTypes | None:
    """Another card type than what is copied has (CR 205.1a); subtypes alone are said with a size."""
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if not kinds or types_of(subtypes, kinds) != types:
        return None
    return SetTypes(kinds, subtypes, in_addition=False)


def _undo_only(node: SetTypes) -> Slots:
    if node.wording >= 1000:
        return None  # said with "and loses all other card types"
    types = types_of(node.subtypes, node.types)
    return {"types": types} if node == _only(types) else None


exception.phrase("it's a {types:TypePhrase@singular}", _only, _undo_only, kind=SetTypes)
