"""Predicates that compare numbers: power, toughness, mana value, counters (CR 208, 202.3, 122).

What is here: comparing, with a number and among objects. What is not: finding the numbers
(``rulings.kernel.questions.numbers``).
"""

from rulings.abilities.filters.characteristics import HasExtreme, HasOwnStat, HasStat, HasTotalPT
from rulings.abilities.filters.players import AtMostTheirGraveyard
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.vocabulary import Zone
from rulings.kernel.questions import numbers
from rulings.kernel.questions.matching import candidates, tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import zone_of
from rulings.kernel.state.view import View, known


@tests(HasStat)
def _has_stat(view: View, context: Context, object_id: ObjectId, p: HasStat) -> bool:
    value = numbers.stat_of(view, object_id, p.stat)
    if value is None:
        return False
    return numbers.compare(value, p.comparison, numbers.count(view, context, p.amount))


@tests(HasOwnStat)
def _has_own_stat(view: View, context: Context, object_id: ObjectId, p: HasOwnStat) -> bool:
    value, other = numbers.stat_of(view, object_id, p.stat), numbers.stat_of(view, object_id, p.other)
    return value is not None and other is not None and numbers.compare(value, p.comparison, other)


@tests(HasCounter)
def _has_counter(view: View, context: Context, object_id: ObjectId, p: HasCounter) -> bool:
    counters = known(view, object_id).counters
    have = sum(counters.values()) if p.kind is None else counters.get(p.kind, 0)
    return have >= p.minimum


@tests(HasExtreme)
def _has_extreme(view: View, context: Context, object_id: ObjectId, p: HasExtreme) -> bool:
    """Asked of one object: none among the others has more (or less)."""
    mine = numbers.stat_of(view, object_id, p.stat)
    if mine is None:
        return False
    others = candidates(view, context, p.among) if p.among is not None else ()
    values = [v for i in others if (v := numbers.stat_of(view, i, p.stat)) is not None]
    return all(mine <= v for v in values) if p.lowest else all(mine >= v for v in values)


@tests(HasTotalPT)
def _has_total_pt(view: View, context: Context, object_id: ObjectId, p: HasTotalPT) -> bool:
    seen = view.characteristics(object_id)
    if seen.power is None or seen.toughness is None:
        return False
    return numbers.compare(seen.power + seen.toughness, p.comparison, numbers.count(view, context, p.amount))


@tests(AtMostTheirGraveyard)
def _at_most_their_graveyard(view: View, context: Context, object_id: ObjectId, p: AtMostTheirGraveyard) -> bool:
    seen = view.characteristics(object_id)
    return seen.mana_value <= len(zone_of(view.state, Zone.GRAVEYARD, seen.controller))
