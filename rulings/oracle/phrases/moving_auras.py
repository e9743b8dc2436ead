"""Attaching an Aura elsewhere, unattaching as a cost, equipping at instant speed (CR 701.3, 702.6).

What is here: these words. What is not: attaching to an object that is named (``choices``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.objects import UnattachCost
from rulings.abilities.effects.permanents import AttachToAnother
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import It, ObjectRef, Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ability, cost_part, effect
from rulings.oracle.holes import hole

EQUIP_AS_INSTANT = "equip as an instant"

cost_part.phrase("unattach {what:This}", UnattachCost)

ability.words(
    {
        "you may activate equip abilities any time you could cast a instant.": StaticAbility(
            changes=(PlayerMay(You(), EQUIP_AS_INSTANT),)
        )
    }
)

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_PERMANENT = Filter(Kind.PERMANENT)


def _declare(words: str, kind: type[ObjectRef], same_controller: bool = False, same_type: bool = False) -> None:
    host = _CREATURE if words == "creature" else _PERMANENT

    template = f"attach {{what:Object}} to another {words}"
    effect.phrase(
        template,
        AttachToAnother(hole("what", kind), host, same_controller, same_type),
        carries={"another": "AttachToAnother"},
    )


_declare("creature", Target)
_declare("permanent with the same controller", Target, same_controller=True)
_declare("permanent of that type", Target, same_type=True)
_declare("permanent it can enchant", It)
