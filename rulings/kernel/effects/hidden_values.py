"""What an object is face down where the effect says so (CR 708.2a).

日本語: 効果が特性を定める裏向きのオブジェクト
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.node import Node
from rulings.kernel.context import Context
from rulings.kernel.effects.tokens import face_of_spec

if TYPE_CHECKING:
    from rulings.kernel.game import Game


def hidden_face_of_spec(game: "Game", context: Context, spec: Node | None) -> FaceDefinition | None:
    """The characteristics that the effect lists, and no others: it has no name; ``None`` where it lists none."""
    return replace(face_of_spec(game, context, spec), name="") if isinstance(spec, TokenSpec) else None
