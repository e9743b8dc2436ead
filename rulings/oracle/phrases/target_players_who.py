"""Target players of whom something must be so: "target player who was dealt combat damage by ~ this turn" (CR 115.1).

What is here: the conditions. What is not: players picked out without being targets (``players_who``).
"""

from rulings.abilities.amounts.players import HandSize
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage, LosesLife
from rulings.abilities.players import TargetPlayer, You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import player
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.players_who import THEY


def _declare(words: str, condition: Condition) -> None:
    for who, only in (("player", False), ("opponent", True)):
        fixed: dict[str, Value] = {"opponents_only": only, "condition": condition}
        player.phrase(f"target {who} who {words}", TargetPlayer, fixed=fixed)


_declare("lost life this turn", Happened(LosesLife(THEY)))
_declare("has more cards in hand than you", Compare(HandSize(THEY), Comparison.GREATER, HandSize(You())))


player.phrase(
    "target player who was dealt combat damage by {source:This} this turn",
    TargetPlayer(condition=Happened(DealsDamage(hole("source"), THEY, combat=True))),
)
