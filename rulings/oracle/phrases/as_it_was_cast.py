"""What was so as a spell was cast, and what was cast before it (CR 601.2i).

What is here: "creatures you controlled as you cast this spell", "for each other spell you've cast before it this turn",
"another spell named ~ this game". What is not: from where and for what it was cast (``branching``).
"""

from rulings.abilities.amounts.amount import AmountAsCast
from rulings.abilities.amounts.counting import Count, GreatestStat
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.conditions.history import CastNamedThisGame, WasCast
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, condition, effect, quantity
from rulings.oracle.holes import hole

# Numbers of then.

_AS_YOU_CAST = "you <controlled|control> as you cast this spell"


def _yours(filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(You())))


quantity.phrase(
    f"the greatest {{stat:Stat}} among {{among:Filter@plural}} {_AS_YOU_CAST}",
    AmountAsCast(GreatestStat(hole("stat"), _yours(hole("among", where=lambda one: one.kind is Kind.PERMANENT)))),
)


quantity.phrase(
    f"the number of {{filter:Filter@plural}} {_AS_YOU_CAST}",
    AmountAsCast(Count(_yours(hole("filter", where=lambda one: one.kind is Kind.PERMANENT)))),
)
ORACLE.category("CountedSingly").phrase(
    f"{{filter:Filter@singular}} {_AS_YOU_CAST}",
    AmountAsCast(Count(_yours(hole("filter", where=lambda one: one.kind is Kind.PERMANENT)))),
)

# What was cast before.


earlier = ORACLE.category("SpellsBefore")
earlier.phrase(
    "each other {filter:Filter@singular} you've cast before it this turn",
    CastBefore(CastsSpell(You(), hole("filter", where=lambda one: one.kind is Kind.SPELL)), It("it")),
    carries={"each": "event"},
)


quantity.phrase(
    "the number of {filter:Filter@plural} cast before that spell this turn",
    CastBefore(CastsSpell(AnyPlayer(), hole("filter", where=lambda one: one.kind is Kind.SPELL)), It("that spell")),
)


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} for {amount:SpellsBefore}",
    CopyOnStack(hole("who"), hole("what", It), hole("amount")),
)

# In the whole game.


def _again() -> AllHold:
    return AllHold((WasCast(This("spell"), None, Zone.HAND.value), CastNamedThisGame(You(), "~")))


condition.words({"this spell was cast from your hand and you've cast another spell named ~ this game": _again()})
