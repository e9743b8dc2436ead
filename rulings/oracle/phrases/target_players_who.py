"""Target players of whom something must be so: "target player who was dealt combat damage by ~ this turn" (CR 115.1).

What is here: the conditions. What is not: players picked out without being targets (``players_who``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.players import HandSize
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage, LosesLife
from rulings.abilities.players import TargetPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import player
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.players_who import THEY

Slots = Mapping[str, Value] | None


def _declare(words: str, condition: Condition) -> None:
    for who, only in (("player", False), ("opponent", True)):
        fixed: dict[str, Value] = {"opponents_only": only, "condition": condition}
        player.phrase(f"target {who} who {words}", TargetPlayer, fixed=fixed)


_declare("lost life this turn", Happened(LosesLife(THEY)))
_declare("has more cards in hand than you", Compare(HandSize(THEY), Comparison.GREATER, HandSize(You())))


def _dealt_by(source: This) -> TargetPlayer:
    return TargetPlayer(condition=Happened(DealsDamage(source, THEY, combat=True)))


def _undo_dealt_by(node: TargetPlayer) -> Slots:
    match node.condition:
        case Happened(event=DealsDamage(source=This() as source)) if node == _dealt_by(source):
            return {"source": source}
    return None


player.phrase(
    "target player who was dealt combat damage by {source:This} this turn",
    _dealt_by,
    _undo_dealt_by,
    kind=TargetPlayer,
)
