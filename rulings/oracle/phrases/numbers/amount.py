"""Fixed numbers, X, up to (CR 107.3)."""

from rulings.abilities.amounts.amount import AmountAsCast, AnyNumber, AsTurnBegan, Fixed, UpTo, X
from rulings.abilities.amounts.counting import Count, GreatestStat
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, amount, quantity
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

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
ORACLE.category("TimesWord").words(
    {"twice": Fixed(2), "three times": Fixed(3), "four times": Fixed(4), "five times": Fixed(5), "X times": X()}
)
quantity.phrase(
    "the number of {filter:Filter@plural} {who:Player} controlled at the beginning of this turn",
    AsTurnBegan(Count(narrowed(hole("filter"), ControlledBy(hole("who"))))),
)


def _number_of_up_to(node: UpTo) -> Number:
    return Number.SINGULAR if node.amount == Fixed(1) else Number.PLURAL


for _category in (amount, quantity):
    _category.phrase("X", X, number=Number.PLURAL)
amount.phrase("up to {amount:Amount}", UpTo, carries={"up to": "UpTo"}, number=_number_of_up_to)
amount.phrase("any number of", AnyNumber, number=Number.PLURAL)
