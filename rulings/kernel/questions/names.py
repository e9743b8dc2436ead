"""The names that an object has, and which objects have a name in common (CR 201.2).

日本語: 名前
What is here: also objects that have all names of nonlegendary creature cards (CR 612.7). What is not: where names come
from (``base_values``, layers).
"""

from rulings.abilities.card import CardDefinition
from rulings.abilities.vocabulary import CardType, Supertype
from rulings.corpus.cards import Layout
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import GameState
from rulings.kernel.state.view import View

_OF_NONLEGENDARY_CREATURES = "names of nonlegendary creature cards"
"""Stands for all those names that nothing in the game has or speaks of: whoever has one of them has them all."""


def names_of(view: View, object_id: ObjectId) -> set[str]:
    """Every name that the object has (CR 201.2a), as far as anything in the game has it or speaks of it.

    Shape: -> names to compare with others, not to show; none for an object without a name.
    """
    seen = view.characteristics(object_id)
    names = {n for n in (seen.name, *seen.other_names) if n}
    if seen.has_creature_names:
        names |= _creature_names(view.state)
    return names


def _creature_names(state: GameState) -> set[str]:
    """The names of nonlegendary creature cards among the cards of the game and those that were looked up."""
    cards = {id(one.definition): one.definition for one in state.objects.values() if one.definition is not None}
    gone = {id(one.object.definition): one.object.definition for one in state.ghosts.values()}
    found = (*cards.values(), *gone.values(), *state.reference.values())
    return {_OF_NONLEGENDARY_CREATURES, *(name for card in found if card is not None for name in _as_creature(card))}


def _as_creature(card: CardDefinition) -> tuple[str, ...]:
    """The name of a nonlegendary creature card: that of its front (CR 712.8a)."""
    if card.is_token or card.is_meld_result or not card.faces:
        return ()
    faces = card.faces if card.layout is Layout.SPLIT else card.faces[:1]
    is_meant = any(CardType.CREATURE in one.types for one in faces) and not any(
        Supertype.LEGENDARY in one.supertypes for one in faces
    )
    return tuple(one.name for one in faces) if is_meant else ()
