"""Damage and life replaced and prevented by static abilities (CR 614, 615, 119)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.events.damage_and_life import DamageLowersLife, LosesGame
from rulings.abilities.modifications import LowerLifeOnlyTo, Prevent, Redirect
from rulings.abilities.players import You
from rulings.abilities.references import AnyTarget, This
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import hole

_CARRIES = {"instead": "instead", "as long as": "condition"}
_LOWERS = (
    "damage that would reduce your life total to less than {below:Quantity} reduces it to {floor:Quantity} instead"
)
_YOU_LOSE = LosesGame(You())
ability.phrase(
    f"{_LOWERS}.",
    Replacement(event=DamageLowersLife(You(), hole("below")), condition=None, instead=LowerLifeOnlyTo(hole("floor"))),
    carries=_CARRIES,
    where=lambda below, floor: below == floor,
)
ability.phrase(
    "if you would lose the game, instead {effect:Clauses}.",
    Replacement(event=_YOU_LOSE, instead=hole("effect")),
    carries={"instead": "instead"},
)
ability.phrase(
    "as long as {condition:Condition}, {event:DamageShield} is dealt to {onto:Recipient} instead.",
    Replacement(event=hole("event"), condition=hole("condition"), instead=Redirect(hole("onto"))),
    carries={"instead": "instead", "as long as": "condition"},
)
ability.phrase(
    "{event:DamageShield} is dealt to {onto:Recipient} instead.",
    Replacement(event=hole("event"), instead=Redirect(hole("onto"))),
    carries={"instead": "instead"},
)
ability.phrase(
    "if {event:WouldDealDamage}, prevent that damage. {then:Clauses}.",
    Replacement(event=hole("event"), instead=Prevent(then=hole("then"))),
)
removed = ORACLE.category("CountersRemovedThisWay")
"""What lost counters by what was just done, after "when": the object itself."""
removed.phrase(
    "one or more counters are removed from {this:This} this way", hole("this"), kind=This, is_transparent=True
)
ability.phrase(
    "if {event:WouldDealDamage}, prevent that damage and {then:Effect}. when {this:CountersRemovedThisWay}, it deals "
    "that much damage to any target.",
    Replacement(
        event=hole("event"),
        instead=Prevent(
            then=IfDone(
                hole("then", RemoveCounters),
                DealDamage(hole("this"), DoneThisWay("removed counters"), AnyTarget()),
                reflexive=True,
            )
        ),
    ),
    carries={"that much": "instead"},
)
