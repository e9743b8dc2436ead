"""What: keeping some of what one has: one of each kind, or as many as the player with the fewest; the rest is lost."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ChooseOfEach(Effect):
    """ "Each player chooses an artifact, a creature, and a land from among the permanents they control": one of each
    kind; the rest are those of ``among`` that were chosen for none (CR 608.2d)."""

    who: PlayerRef
    kinds: tuple[Filter, ...]
    among: Filter
    """Without whose they are: each chooses among their own."""
    chooser: PlayerRef | None = None
    """Who chooses for all of them; ``None``: each for themselves."""


@dataclass(frozen=True, slots=True)
class EvenOut(Effect):
    """ "Each player chooses a number of lands they control equal to the number of lands controlled by the player who
    controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way": one
    kind after another, each by all players at once (CR 101.4)."""

    kinds: tuple[Filter, ...]
    """Permanents to be sacrificed; of the kind ``CARD``, cards in hand to be discarded."""
