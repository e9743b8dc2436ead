"""Odd and even numbers of objects (CR 107.1).

日本語: 奇数と偶数
"""

from rulings.abilities.amounts.arithmetic import Difference, Greater
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.filters.characteristics import HasChosenParity, HasParity
from rulings.abilities.filters.status import HasCounterParity
from rulings.kernel.abilities import special_words
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.matching import tests
from rulings.kernel.questions.numbers import counts, signed
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known

special_words.declare(MakeChoice, "quality")


@tests(HasChosenParity)
def _has_chosen_parity(view: View, context: Context, object_id: ObjectId, p: HasChosenParity) -> bool:
    """Where nothing was chosen no object has that quality (CR 607.5a)."""
    value = numbers.stat_of(view, object_id, p.stat)
    chosen = finding.chosen_value(view, context, "quality")
    return value is not None and chosen is not None and bool(value % 2) is (chosen == "odd")


@tests(HasParity)
def _has_parity(view: View, context: Context, object_id: ObjectId, p: HasParity) -> bool:
    """Zero is even; an object that has no such number has neither."""
    value = numbers.stat_of(view, object_id, p.stat)
    return value is not None and bool(value % 2) is p.odd


@tests(HasCounterParity)
def _has_counter_parity(view: View, context: Context, object_id: ObjectId, p: HasCounterParity) -> bool:
    return bool(sum(known(view, object_id).counters.values()) % 2) is p.odd


@counts(Greater)
def _greater(view: View, context: Context, amount: Greater) -> int:
    return max(signed(view, context, amount.left), signed(view, context, amount.right))


@counts(Difference)
def _difference(view: View, context: Context, amount: Difference) -> int:
    return abs(signed(view, context, amount.left) - signed(view, context, amount.right))
