"""Replacement effects of one player's turn: "if an opponent would lose life during your turn" (CR 614.1a)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.conditions.condition import PlayerIs
from rulings.abilities.players import ActivePlayer, You
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_YOUR_TURN = PlayerIs(ActivePlayer(), You())


for _event, _instead in (("WouldLoseLife", "LostInstead"), ("WouldGainLife", "GainedInstead")):
    ability.phrase(
        f"if {{event:{_event}}} during your turn, {{instead:{_instead}}}.",
        Replacement(event=hole("event"), condition=_YOUR_TURN, instead=hole("instead")),
    )
