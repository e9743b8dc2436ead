"""Effects of static abilities that go on after their source has left the battlefield (CR 611.3).

What is here: "if this enchantment leaves the battlefield, this effect continues until end of turn". What is not: the
effect itself (``losing_the_rest``, ``animating``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability, StaticAbility
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _lingers(first: Ability) -> StaticAbility | None:
    return replace(first, lingers=True) if isinstance(first, StaticAbility) and not first.lingers else None


def _undo_lingers(node: StaticAbility) -> Slots:
    return {"first": replace(node, lingers=False)} if node.lingers else None


for _this in ("this enchantment", "this creature", "this artifact"):
    ability.phrase(
        f"{{first:Ability}} if {_this} leaves the battlefield, this effect continues until end of turn.",
        _lingers,
        _undo_lingers,
        kind=StaticAbility,
        is_transparent=True,
    )
