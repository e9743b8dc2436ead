"""Differences between two numbers that a condition compares (CR 107.1)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount


@dataclass(frozen=True, slots=True)
class TheDifference(Amount):
    """ "Draw cards equal to the difference", of the numbers that the condition before it compares.

    Only between reading and binding; the binder makes it a ``Difference``.
    """


@dataclass(frozen=True, slots=True)
class Difference(Amount):
    """By how much one number is greater than another, whichever it is."""

    left: Amount
    right: Amount
