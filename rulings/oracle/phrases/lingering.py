"""Effects of static abilities that go on after their source has left the battlefield (CR 611.3).

What is here: "if this enchantment leaves the battlefield, this effect continues until end of turn". What is not: the
effect itself (``losing_the_rest``, ``animating``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.oracle.categories import ability
from rulings.oracle.holes import but, hole

for _this in ("this enchantment", "this creature", "this artifact"):
    ability.phrase(
        f"{{first:Ability}} if {_this} leaves the battlefield, this effect continues until end of turn.",
        but(hole("first", StaticAbility, where=lambda one: not one.lingers), lingers=True),
        kind=StaticAbility,
        is_transparent=True,
    )
