"""Controlling another player's turn, and the turn after it (CR 722, 500.7).

What is here: "you gain control of target opponent during that player's next turn" with an extra turn, and
what happens at the end step of an extra turn. What is not: "you
control target player during" (``choices``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.turns import ControlNextTurn, ExtraTurn, ExtraTurnAfterControlled
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

for _turn in ("that player's next turn", "their next turn"):
    effect.phrase(
        f"{{who:Subject}} gain[s] control of {{whom:Player}} during {_turn}",
        ControlNextTurn,
        carries={"next": "ControlNextTurn"},
    )
sentence.phrase("after that turn, {who:Player} takes a extra turn.", ExtraTurnAfterControlled)


def _with_end(who: PlayerRef, at_end: Effect) -> ExtraTurn:
    return ExtraTurn(who, at_end=at_end)


def _undo_with_end(node: ExtraTurn) -> Slots:
    if node.at_end is None or node != _with_end(node.who, node.at_end):
        return None
    return {"who": node.who, "at_end": node.at_end}


sentence.phrase(
    "{who:Subject} take[s] a extra turn after this one. at the beginning of that turn's end step, {at_end:Clauses}.",
    _with_end,
    _undo_with_end,
    kind=ExtraTurn,
)
