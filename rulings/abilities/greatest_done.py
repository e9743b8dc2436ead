"""What: the greatest number of things that one of several players did something to."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount


@dataclass(frozen=True, slots=True)
class GreatestDoneThisWay(Amount):
    """ "The greatest number of cards a player discarded this way"."""

    verb: str
    """As in ``DoneThisWay``."""
