"""Role tokens (CR 303.7, 111.10)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Attached, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Slots

_NAMES = ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
role = ORACLE.category("RoleToken")
"""A Role, by its name."""
role.words({f"{name} Role token": f"{name} Role" for name in _NAMES})


def _role(who: PlayerRef, name: str, host: ObjectRef) -> CreateToken | None:
    if not isinstance(host, It | Target | This | Attached):
        return None
    own = name.removesuffix(" Role")
    spec = TokenSpec(types=(CardType.ENCHANTMENT,), subtypes=("Aura", "Role"), name=own)
    return CreateToken(who, Fixed(1), spec, name, Entering(attached_to=host))


def _undo_role(node: CreateToken) -> Slots:
    match node:
        case CreateToken(who=who, predefined=str() as name, entering=Entering(attached_to=ObjectRef() as host)):
            return {"who": who, "name": name, "host": host} if node == _role(who, name, host) else None
    return None


effect.phrase(
    "{who:Subject} create[s] a {name:RoleToken} attached to {host:Object}", _role, _undo_role, kind=CreateToken
)
