"""Exceptions of copy effects that hold only sometimes (CR 707.9f).

What is here: "and, if it's a creature, it ...", "if that creature doesn't have vanishing", "if you control that
creature". What is not: counters that say themselves when they are put (``copy_exceptions``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability
from rulings.abilities.changes.change import Change, GainAbilities
from rulings.abilities.changes.copying import EntersWithMore, ExceptIf, ExceptIfCopied, ExceptIfEmbalmed, NoManaCost
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _and_if(
    changes: tuple[Change, ...], filter: Filter, counters: Change, abilities: tuple[Ability, ...]
) -> tuple[Change, ...] | None:
    if not isinstance(counters, EntersWithMore):
        return None
    return (*changes, ExceptIf(filter, (counters, GainAbilities(abilities))))


def _undo_and_if(node: tuple[Change, ...]) -> Slots:
    match node:
        case (
            *changes,
            ExceptIf(filter=filter, changes=(EntersWithMore() as counters, GainAbilities(abilities=given))),
        ):
            return {"changes": tuple(changes), "filter": filter, "counters": counters, "abilities": given}
    return None


ORACLE.category("CopyExceptions").phrase(
    "{changes:CopyException+and} and, if it's a {filter:Filter@singular}, {counters:CopyException} "
    "and has {abilities:Granted+and}",
    _and_if,
    _undo_and_if,
    kind=tuple,
)

_exception = ORACLE.category("CopyException")


def _without(name: str) -> Filter:
    return Filter(Kind.PERMANENT, (Not(HasKeyword(name)),))


def _if_it_lacks(ability: Ability, name: str) -> ExceptIfCopied:
    return ExceptIfCopied(_without(name), (GainAbilities((ability,)),))


def _undo_if_it_lacks(node: ExceptIfCopied) -> Slots:
    match node.filter.predicates, node.changes:
        case (Not(predicate=HasKeyword(name=name)),), (GainAbilities(abilities=(one,)),):
            return {"ability": one, "name": name} if node.filter == _without(name) else None
    return None


_exception.phrase(
    "it has {ability:Granted} if that creature doesn't have {name:KeywordName}",
    _if_it_lacks,
    _undo_if_it_lacks,
    kind=ExceptIfCopied,
)
_YOURS = Filter(Kind.PERMANENT, (ControlledBy(You()),))


def _if_yours(counters: Change) -> ExceptIfCopied | None:
    return ExceptIfCopied(_YOURS, (counters,)) if isinstance(counters, EntersWithMore) else None


def _undo_if_yours(node: ExceptIfCopied) -> Slots:
    match node:
        case ExceptIfCopied(filter=filter, changes=(EntersWithMore() as counters,)) if filter == _YOURS:
            return {"counters": counters}
    return None


_exception.phrase(
    "{counters:CopyException} if you control that creature", _if_yours, _undo_if_yours, kind=ExceptIfCopied
)


def _if_embalmed(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    return (ExceptIfEmbalmed(changes),)


def _undo_if_embalmed(node: tuple[Change, ...]) -> Slots:
    match node:
        case (ExceptIfEmbalmed(changes=changes),):
            return {"changes": changes}
    return None


ORACLE.category("CopyExceptions").phrase(
    "if this creature was embalmed, {changes:CopyException+and}",
    _if_embalmed,
    _undo_if_embalmed,
    kind=tuple,
)
_exception.phrase("the token has no mana cost", NoManaCost)
