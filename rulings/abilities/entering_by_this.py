"""What: whether the ability itself put onto the battlefield what entered."""

from dataclasses import dataclass

from rulings.abilities.conditions import Condition


@dataclass(frozen=True, slots=True)
class NotPutByThis(Condition):
    """ "If it wasn't put onto the battlefield with this ability": about the permanent whose entering triggered it."""
