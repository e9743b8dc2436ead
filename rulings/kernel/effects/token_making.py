"""Spells by where they were cast from, and the greater of two numbers (CR 601.2a).

日本語: 手札以外から唱えた呪文
"""

from rulings.abilities.amounts.arithmetic import Greater
from rulings.abilities.filters.spells import CastFromOther
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId
from rulings.kernel.matching import tests
from rulings.kernel.numbers import counts, signed
from rulings.kernel.view import View, known


@tests(CastFromOther)
def _cast_from_other(view: View, context: Context, object_id: ObjectId, p: CastFromOther) -> bool:
    record = known(view, object_id).stack
    return record is not None and record.cast_from is not None and record.cast_from != p.zone


@counts(Greater)
def _greater(view: View, context: Context, amount: Greater) -> int:
    return max(signed(view, context, amount.left), signed(view, context, amount.right))
