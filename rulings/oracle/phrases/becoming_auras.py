"""Creatures that become Auras for as long as nobody pays to end it, and a contest for an extra turn.

What is here: shapes that a whole paragraph says. What is not: other ways of becoming something (``animating``).
"""

from rulings.abilities.effects.choosing import TurnForGreatest
from rulings.abilities.effects.permanents import BecomeAura
from rulings.oracle.categories import sentence

sentence.phrase(
    "{what:This} loses this ability and becomes a Aura enchantment with enchant creature. attach it to {to:Object}. "
    "you may pay {end_cost:ManaOnly} to end this effect.",
    BecomeAura,
    carries={"may": "end_cost"},
)
sentence.phrase(
    "each player exiles the top card of their library. the player who exiled the card with the greatest mana value "
    "takes a extra turn after this one. if two or more players' cards are tied for greatest, the tied players repeat "
    "this process until the tie is broken.",
    TurnForGreatest,
    carries={"each": "TurnForGreatest"},
)
