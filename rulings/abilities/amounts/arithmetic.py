"""Amounts made of other amounts: times, half, plus, difference (CR 107.1)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """ "Twice that many", "three times"."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """ "Half X, rounded up": ``rounded`` is ``"up"`` or ``"down"`` (CR 107.1a)."""

    amount: Amount
    rounded: str


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum: "X plus 1", "the number of A plus the number of B"."""

    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class Minus(Amount):
    """The difference, at least 0 where a result must be a positive number (CR 107.1b)."""

    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class SharedEvenly(Amount):
    """ "Divided evenly, rounded down, among": the share of each recipient that is still there to receive it."""

    amount: Amount


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


@dataclass(frozen=True, slots=True)
class Greater(Amount):
    """ "2 or the greatest power among Dinosaurs you control, whichever is greater"."""

    left: Amount
    right: Amount
