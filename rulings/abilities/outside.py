"""Cards from outside the game (CR 400.11b)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class BringIn(Effect):
    """ "Reveal a sorcery card you own from outside the game and put it into your hand"."""

    who: PlayerRef
    what: Filter
    is_revealed: bool = False
    to: Zone = Zone.HAND
    """Where it is put: the hand, or the top of the library."""
    or_in_exile: Filter | None = None
    """ "Or choose a face-up Eldrazi card you own in exile"."""
