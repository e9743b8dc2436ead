"""Cards that are exiled in a face-down pile, shuffled and put onto the battlefield face down (CR 700.3, 701.40)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class ExileAndManifest(Effect):
    """ "Exile ... in a face-down pile, shuffle that pile, then manifest those cards"."""

    what: ObjectRef
    how: str = "manifest"
    """``manifest`` or ``cloak``."""
    tapped: bool = False
    """"They enter tapped"."""
    who: PlayerRef = You()
