"""Choices that players made before the game began (CR 607.2p).

日本語: ゲーム開始前に行った選択
What is here: what a card's owner chose for its characteristic-defining ability, known of that card in every zone. What
is not: choices made during the game (``effects.players.choosing``).
"""

from dataclasses import replace

from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import ColorChosenBeforeGame
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Color
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import GameState
from rulings.kernel.state.view import View, known


def with_colors_chosen(state: GameState, colors: dict[int, Color]) -> GameState:
    """The state in which these colors were chosen for these cards."""
    return replace(state, monitor=state.monitor.update({_key(card): color for card, color in colors.items()}))


def color_chosen(state: GameState, card: int) -> Color | None:
    """The color that was chosen for the card before the game began."""
    found = state.monitor.get(_key(card))
    return found if isinstance(found, Color) else None


def asks_for_a_color(face: FaceDefinition) -> bool:
    """Whether an ability of the face has a color chosen before the game begins."""
    return any(isinstance(node, ColorChosenBeforeGame) for ability in face.abilities for node in walk(ability))


def _key(card: int) -> str:
    return f"color chosen before the game for {card}"


@applies(ColorChosenBeforeGame, Layer.COLOR)
def is_the_chosen_color(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: ColorChosenBeforeGame
) -> None:
    """It is that color; where none was chosen for this card, a copy of it or no commander, the ability does nothing."""
    chosen = color_chosen(view.state, known(view, object_id).card)
    if chosen is not None:
        seen.colors = frozenset({chosen})
