"""Where a card goes that an effect makes a player discard (CR 701.9c).

What is here: "discard it, but you may put it on top of your library instead of into your graveyard". What is not: a
card that says so of itself (``replacing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.events.moving import Discards
from rulings.abilities.modifications import GoTo
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability

_ON_TOP = Replacement(event=Discards(You(), by_effect=True), instead=GoTo(Zone.LIBRARY), optional=You())
ability.phrase(
    "if a effect causes you to discard a card, discard it, but you may put it on top of your library instead of into "
    "your graveyard.",
    _ON_TOP,
    carries={"may": "optional", "instead": "instead"},
)
