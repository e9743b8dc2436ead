"""Which cards and permanents are commanders (CR 903.3): a designation of the card that every zone keeps.

日本語: 統率者
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition
from rulings.abilities.references import CommandersOf
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.intrinsic_mana import COLOR_OF_LAND_TYPE, COLORS
from rulings.kernel.happening.placing import put_in
from rulings.kernel.questions.finding import find_players, finds
from rulings.kernel.questions.predicates.status import property_of
from rulings.kernel.state import events as e
from rulings.kernel.state.components import components_below
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import GameState, with_object, zone_key
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_SYMBOL = re.compile(r"\{([^}]+)\}")
_REMINDER = re.compile(r"\([^)]*\)")

COMMANDERS = "commanders"
"""The state's note of which cards are commanders: a frozen set of card numbers (CR 903.3)."""
COMPONENT = cite("903.9c", "the card that represents it and is a commander is put into the command zone")


def designate(state: GameState, cards: frozenset[int]) -> GameState:
    """The state in which these cards are commanders, wherever they go (CR 903.3)."""
    return replace(state, monitor=state.monitor.set(COMMANDERS, cards)) if cards else state


def is_commander(view: View, object_id: ObjectId) -> bool:
    """The card is a commander; the designation is no characteristic, and copies don't have it (CR 903.3)."""
    obj = known(view, object_id)
    return not obj.is_token and obj.card in commander_cards(view.state)


@property_of("commander")
def has_commander(view: View, object_id: ObjectId) -> bool:
    """It is a commander, or a permanent of which one is a component (CR 903.3, 903.3c)."""
    obj = known(view, object_id)
    return is_commander(view, object_id) or any(
        component.card in commander_cards(view.state) and not component.is_token for component in components_below(obj)
    )


@finds(CommandersOf)
def _commanders_of(view: View, context: Context, ref: CommandersOf) -> tuple[Recipient, ...]:
    owners = find_players(view, context, ref.who)
    return tuple(i for i, one in view.state.objects.items() if one.owner in owners and is_commander(view, i))


def commander_cards(state: GameState) -> frozenset[int]:
    found = state.monitor.get(COMMANDERS)
    return found if isinstance(found, frozenset) else frozenset()


def put_component_away(game: "Game", event: e.ZoneChanged) -> None:
    """Of the cards of a merged or melded permanent the commander is put into the command zone instead of where the
    others are put, as part of the same event (CR 903.9c)."""
    for i in (event.new, *event.components):
        if i in game.state.objects and is_commander(game.view, i):
            obj = game.object(i)
            key = zone_key(obj.zone, obj.owner)
            rest = tuple(other for other in game.state.zones.get(key, ()) if other != i)
            game.change(zones=game.state.zones.set(key, rest))
            moved = replace(obj, zone=Zone.COMMAND)
            game.state = put_in(with_object(game.state, moved), moved)


def identity(view: View, player: PlayerId) -> tuple[str, ...]:
    """The letters of the colour identity of a player's commanders; none without a commander (CR 903.4, 903.4f)."""
    letters: set[str] = set()
    for obj in view.state.objects.values():
        if obj.owner == player and obj.definition is not None and obj.card in commander_cards(view.state):
            letters |= _identity_of(obj.definition)
    return tuple(c for c in COLORS if c in letters)


def _identity_of(definition: CardDefinition) -> set[str]:
    """By all its faces: mana symbols in cost and text without reminders, colours, basic land types (CR 903.4)."""
    letters: set[str] = set()
    for face in definition.faces:
        texts = [one.text for one in face.abilities] + [one.text for one in face.declined]
        symbols = [s for text in texts for s in _SYMBOL.findall(_REMINDER.sub("", text))]
        letters |= {c for s in (*(face.mana_cost or ()), *symbols) for c in s if c in COLORS}
        letters |= {color.value for color in face.colors}
        letters |= {COLOR_OF_LAND_TYPE[one] for one in face.subtypes if one in COLOR_OF_LAND_TYPE}
    return letters
