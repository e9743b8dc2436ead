"""Banding and bands (CR 702.22)."""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.oracle.categories import ORACLE, ability_line, granted
from rulings.oracle.holes import hole


# Keywords are listed with commas; old cards list them with semicolons where banding or rampage is among them.
def _has_old(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(one, KeywordAbility) and one.name in {"banding", "rampage"} for one in abilities)


ability_line.phrase(
    "{first:Keyword}; {second:Keyword}",
    (hole("first"), hole("second")),
    where=lambda first, second: _has_old((first, second)),
)
ability_line.phrase(
    "{first:Keyword}; {second:Keyword}; {third:Keyword}",
    (hole("first"), hole("second"), hole("third")),
    where=lambda first, second, third: _has_old((first, second, third)),
)

# Written in quotes with a full stop where another text gives it.
granted.phrase(
    "“ _bands with other {quality:Filter@plural} . ”", KeywordAbility(name="bands with other", quality=hole("quality"))
)
ORACLE.category("Keyword").phrase(
    "bands with other {quality:Filter@plural}", KeywordAbility(name="bands with other", quality=hole("quality"))
)
