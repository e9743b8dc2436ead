"""Power and toughness that an object's own text defines (CR 604.3).

What is here: "~'s power and toughness are each equal to ...". What is not: effects that set those of others.
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.changes.change import SetPT
from rulings.abilities.references import This
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole


def _defining(this: This, power: Amount | None, toughness: Amount | None) -> StaticAbility:
    return StaticAbility(affected=this, changes=(SetPT(power, toughness),), is_characteristic_defining=True)


_OF = "{this:This's}"
ability.phrase(
    f"{_OF} power and toughness are each equal to {{value:Quantity}}.",
    _defining(hole("this"), hole("value"), hole("value")),
    carries={"each": "changes"},
)
ability.phrase(f"{_OF} power is equal to {{value:Quantity}}.", _defining(hole("this"), hole("value"), None))
ability.phrase(f"{_OF} toughness is equal to {{value:Quantity}}.", _defining(hole("this"), None, hole("value")))
ability.phrase(
    f"{_OF} power is equal to {{value:Quantity}} and its toughness is equal to that number plus {{more:Quantity}}.",
    _defining(hole("this"), hole("value"), Plus(hole("value"), hole("more", Fixed))),
)
