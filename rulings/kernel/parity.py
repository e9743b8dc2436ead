"""Odd and even numbers of objects (CR 107.1).

日本語: 奇数と偶数
"""

from rulings.abilities.parity import HasCounterParity, HasParity
from rulings.kernel import numbers
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId
from rulings.kernel.matching import tests
from rulings.kernel.view import View, known


@tests(HasParity)
def _has_parity(view: View, context: Context, object_id: ObjectId, p: HasParity) -> bool:
    """Zero is even; an object that has no such number has neither."""
    value = numbers.stat_of(view, object_id, p.stat)
    return value is not None and bool(value % 2) is p.odd


@tests(HasCounterParity)
def _has_counter_parity(view: View, context: Context, object_id: ObjectId, p: HasCounterParity) -> bool:
    return bool(sum(known(view, object_id).counters.values()) % 2) is p.odd
