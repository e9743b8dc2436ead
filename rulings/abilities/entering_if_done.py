"""What: permanents that enter only if something is done (CR 614.1a)."""

from dataclasses import dataclass

from rulings.abilities.ability import Modification
from rulings.abilities.effects import Effect


@dataclass(frozen=True, slots=True)
class EntersIfDone(Modification):
    """ "If ~ would enter, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don't, put it into
    its owner's graveyard"."""

    effect: Effect
