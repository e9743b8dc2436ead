"""Excess damage as a number and as a condition (CR 120.10).

What is here: "the excess damage dealt this way", "that excess damage", "if excess damage was dealt this way". What is
not: excess damage that is dealt to somebody else (``life_and_damage``), the event (``events``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import DoneThisWay, ThatExcess
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition, quantity

_DEALT = DoneThisWay("excess damage")
for _amount in ("the excess damage", "the amount of excess damage"):
    quantity.words({f"{_amount} dealt this way": _DEALT, f"{_amount} dealt to that creature this way": _DEALT})
quantity.words({"that excess damage": ThatExcess(), "the excess": ThatExcess()})
condition.words(
    {
        f"excess damage was dealt{to} this way": Compare(_DEALT, Comparison.AT_LEAST, Fixed(1))
        for to in ("", " to that creature")
    }
)
