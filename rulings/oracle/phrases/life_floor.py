"""Damage that can't bring a life total below a number (CR 120.3a, 614.1a).

What is here: "damage that would reduce your life total to less than 1 reduces it to 1 instead", always, under a
condition and for a turn. What is not: prevention of damage (``preventing``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.damage_and_life import DamageLowersLife
from rulings.abilities.modifications import LowerLifeOnlyTo
from rulings.abilities.players import You
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


def _floor(below: Amount, floor: Amount, condition: Condition | None = None) -> Replacement | None:
    if below != floor:
        return None
    return Replacement(event=DamageLowersLife(You(), below), condition=condition, instead=LowerLifeOnlyTo(floor))


def _undo_floor(node: Replacement) -> Slots:
    match node:
        case Replacement(
            event=DamageLowersLife(below=below), condition=condition, instead=LowerLifeOnlyTo(amount=floor)
        ):
            slots: dict[str, Value] = {"below": below, "floor": floor}
            if condition is not None:
                slots["condition"] = condition
            return slots if node == _floor(below, floor, condition) else None
    return None


def _undo_floor_if(node: Replacement) -> Slots:
    return _undo_floor(node) if node.condition is not None else None


_LOWERS = (
    "damage that would reduce your life total to less than {below:Quantity} reduces it to {floor:Quantity} instead"
)
_CARRIES = {"instead": "instead", "as long as": "condition"}
ability.phrase(
    f"{_LOWERS}.",
    Replacement(event=DamageLowersLife(You(), hole("below")), condition=None, instead=LowerLifeOnlyTo(hole("floor"))),
    carries=_CARRIES,
    where=lambda below, floor: below == floor,
)
for _when in ("if", "as long as"):
    ability.phrase(
        f"{_when} {{condition:Condition}}, {_LOWERS}.", _floor, _undo_floor_if, kind=Replacement, carries=_CARRIES
    )


effect.phrase(
    f"{{duration:Duration}}, {_LOWERS}",
    Replace(
        Replacement(
            event=DamageLowersLife(You(), hole("below")), condition=None, instead=LowerLifeOnlyTo(hole("floor"))
        ),
        hole("duration"),
    ),
    carries={"instead": "replacement"},
    where=lambda below, floor: _floor(below, floor) is not None and below == floor,
)
