"""Exceptions of copy effects that hold only sometimes (CR 707.9f).

What is here: "and, if it's a creature, it ...", "if that creature doesn't have vanishing", "if you control that
creature". What is not: counters that say themselves when they are put (``copy_exceptions``).
"""

from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.copying import EntersWithMore, ExceptIf, ExceptIfCopied, ExceptIfEmbalmed, NoManaCost
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

ORACLE.category("CopyExceptions").phrase(
    "{changes:CopyException+and} and, if it's a {filter:Filter@singular}, {counters:CopyException} "
    "and has {abilities:Granted+and}",
    (*hole("changes"), ExceptIf(hole("filter"), (hole("counters", EntersWithMore), GainAbilities(hole("abilities"))))),
)

_exception = ORACLE.category("CopyException")


def _without(name: str) -> Filter:
    return Filter(Kind.PERMANENT, (Not(HasKeyword(name)),))


_exception.phrase(
    "it has {ability:Granted} if that creature doesn't have {name:KeywordName}",
    ExceptIfCopied(_without(hole("name")), (GainAbilities((hole("ability"),)),)),
)
_YOURS = Filter(Kind.PERMANENT, (ControlledBy(You()),))


_exception.phrase(
    "{counters:CopyException} if you control that creature", ExceptIfCopied(_YOURS, (hole("counters", EntersWithMore),))
)


ORACLE.category("CopyExceptions").phrase(
    "if this creature was embalmed, {changes:CopyException+and}", (ExceptIfEmbalmed(hole("changes")),)
)
_exception.phrase("the token has no mana cost", NoManaCost)
