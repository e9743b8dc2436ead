"""Replacement effects of one player's turn: "if an opponent would lose life during your turn" (CR 614.1a)."""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.conditions.condition import PlayerIs
from rulings.abilities.events.event import EventPattern
from rulings.abilities.modifications import Modification
from rulings.abilities.players import ActivePlayer, You
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_YOUR_TURN = PlayerIs(ActivePlayer(), You())


def _make(event: EventPattern, instead: Modification) -> Replacement:
    return Replacement(event=event, condition=_YOUR_TURN, instead=instead)


def _unmake(node: Replacement) -> Slots:
    return {"event": node.event, "instead": node.instead} if node.condition == _YOUR_TURN else None


for _event, _instead in (("WouldLoseLife", "LostInstead"), ("WouldGainLife", "GainedInstead")):
    ability.phrase(f"if {{event:{_event}}} during your turn, {{instead:{_instead}}}.", _make, _unmake, kind=Replacement)
