"""Banding as it is written (CR 702.22): lines of keywords with semicolons, "bands with other".

What is here: the words. What is not: bands (the kernel).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.filters.filter import Filter
from rulings.oracle.categories import ORACLE, ability_line, granted
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


# Keywords are listed with commas; old cards list them with semicolons where banding or rampage is among them.
def _has_old(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(one, KeywordAbility) and one.name in {"banding", "rampage"} for one in abilities)


def _two(first: KeywordAbility, second: KeywordAbility) -> tuple[KeywordAbility, ...] | None:
    return (first, second) if _has_old((first, second)) else None


def _undo_two(abilities: tuple[Ability, ...]) -> Slots:
    if len(abilities) != 2 or not _has_old(abilities):
        return None
    return {"first": abilities[0], "second": abilities[1]}


def _three(first: KeywordAbility, second: KeywordAbility, third: KeywordAbility) -> tuple[KeywordAbility, ...] | None:
    return (first, second, third) if _has_old((first, second, third)) else None


def _undo_three(abilities: tuple[Ability, ...]) -> Slots:
    if len(abilities) != 3 or not _has_old(abilities):
        return None
    return {"first": abilities[0], "second": abilities[1], "third": abilities[2]}


ability_line.phrase("{first:Keyword}; {second:Keyword}", _two, _undo_two, kind=tuple)
ability_line.phrase("{first:Keyword}; {second:Keyword}; {third:Keyword}", _three, _undo_three, kind=tuple)


def _with_other(quality: Filter) -> KeywordAbility:
    return KeywordAbility(name="bands with other", quality=quality)


def _undo_with_other(node: KeywordAbility) -> Slots:
    if not isinstance(node.quality, Filter) or node != _with_other(node.quality):
        return None
    return {"quality": node.quality}


# Written in quotes with a full stop where another text gives it.
granted.phrase("“ _bands with other {quality:Filter@plural} . ”", _with_other, _undo_with_other, kind=KeywordAbility)
ORACLE.category("Keyword").phrase(
    "bands with other {quality:Filter@plural}", _with_other, _undo_with_other, kind=KeywordAbility
)
