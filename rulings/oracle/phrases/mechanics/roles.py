"""Role tokens (CR 303.7, 111.10)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.references import Attached, It, Target, This
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import hole, worked_out

_NAMES = ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
role = ORACLE.category("RoleToken")
"""A Role, by its name."""
role.words({f"{name} Role token": f"{name} Role" for name in _NAMES})


def _spec(name: str) -> TokenSpec:
    own = name.removesuffix(" Role")
    return TokenSpec(types=(CardType.ENCHANTMENT,), subtypes=("Aura", "Role"), name=own)


effect.phrase(
    "{who:Subject} create[s] a {name:RoleToken} attached to {host:Object}",
    CreateToken(
        hole("who"),
        Fixed(1),
        worked_out(_spec, hole("name", str)),
        hole("name"),
        Entering(attached_to=hole("host", It, Target, This, Attached)),
    ),
)
