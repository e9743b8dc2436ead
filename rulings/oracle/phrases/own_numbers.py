"""Power and toughness that an object's own text defines (CR 604.3).

What is here: "~'s power and toughness are each equal to ...". What is not: effects that set those of others.
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.changes.change import SetPT
from rulings.abilities.references import This
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _defining(this: This, power: Amount | None, toughness: Amount | None) -> StaticAbility:
    return StaticAbility(affected=this, changes=(SetPT(power, toughness),), is_characteristic_defining=True)


def _numbers(node: StaticAbility) -> tuple[This, Amount | None, Amount | None] | None:
    match node:
        case StaticAbility(affected=This() as this, changes=(SetPT(power=power, toughness=toughness),)) if (
            node == _defining(this, power, toughness)
        ):
            return this, power, toughness
    return None


def _both(this: This, value: Amount) -> StaticAbility:
    return _defining(this, value, value)


def _undo_both(node: StaticAbility) -> Slots:
    found = _numbers(node)
    return {"this": found[0], "value": found[1]} if found and found[1] == found[2] else None


def _power(this: This, value: Amount) -> StaticAbility:
    return _defining(this, value, None)


def _undo_power(node: StaticAbility) -> Slots:
    found = _numbers(node)
    return {"this": found[0], "value": found[1]} if found and found[2] is None else None


def _toughness(this: This, value: Amount) -> StaticAbility:
    return _defining(this, None, value)


def _undo_toughness(node: StaticAbility) -> Slots:
    found = _numbers(node)
    return {"this": found[0], "value": found[2]} if found and found[1] is None else None


def _one_more(this: This, value: Amount, more: Amount) -> StaticAbility | None:
    return _defining(this, value, Plus(value, more)) if isinstance(more, Fixed) else None


def _undo_one_more(node: StaticAbility) -> Slots:
    found = _numbers(node)
    if found is None or not isinstance(found[2], Plus) or found[2].left != found[1]:
        return None
    return {"this": found[0], "value": found[1], "more": found[2].right}


_OF = "{this:This's}"
ability.phrase(
    f"{_OF} power and toughness are each equal to {{value:Quantity}}.",
    _both,
    _undo_both,
    kind=StaticAbility,
    carries={"each": "changes"},
)
ability.phrase(f"{_OF} power is equal to {{value:Quantity}}.", _power, _undo_power, kind=StaticAbility)
ability.phrase(f"{_OF} toughness is equal to {{value:Quantity}}.", _toughness, _undo_toughness, kind=StaticAbility)
ability.phrase(
    f"{_OF} power is equal to {{value:Quantity}} and its toughness is equal to that number plus {{more:Quantity}}.",
    _one_more,
    _undo_one_more,
    kind=StaticAbility,
)
