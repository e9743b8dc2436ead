"""Facing a villainous choice (CR 701.55): "each opponent faces a villainous choice — A, or B".

What is here: the sentence with its two options, for each player one after the other. What is not: what they do.
"""

from collections.abc import Mapping

from rulings.abilities.effects.choosing import VillainousChoice
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _faces(over: PlayerRef, first: Effect, second: Effect) -> ForEach:
    return ForEach(over, VillainousChoice(first, second))


def _undo_faces(node: ForEach) -> Slots:
    match node:
        case ForEach(over=PlayerRef() as over, effect=VillainousChoice(first=first, second=second)):
            return {"over": over, "first": first, "second": second}
    return None


effect.phrase(
    "{over:Player} face[s] a villainous choice — {first:Clauses}, or {second:Clauses}",
    _faces,
    _undo_faces,
    kind=ForEach,
)
