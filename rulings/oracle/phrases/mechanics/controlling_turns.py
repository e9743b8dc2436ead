"""Controlling another player (CR 722)."""

from rulings.abilities.effects.turns import ControlNextTurn, ExtraTurn, ExtraTurnAfterControlled
from rulings.oracle.categories import effect, sentence
from rulings.oracle.holes import hole

for _turn in ("that player's next turn", "their next turn"):
    effect.phrase(
        f"{{who:Subject}} gain[s] control of {{whom:Player}} during {_turn}",
        ControlNextTurn,
        carries={"next": "ControlNextTurn"},
    )
sentence.phrase("after that turn, {who:Player} takes a extra turn.", ExtraTurnAfterControlled)
sentence.phrase(
    "{who:Subject} take[s] a extra turn after this one. at the beginning of that turn's end step, {at_end:Clauses}.",
    ExtraTurn(hole("who"), at_end=hole("at_end")),
)
