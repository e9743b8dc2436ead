"""Amounts: the base, fixed numbers, X, and numbers that are chosen (CR 107)."""

from dataclasses import dataclass

from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A whole number, found when the ability looks (CR 107)."""


@dataclass(frozen=True, slots=True)
class Fixed(Amount):
    """A number that stands in the text; "a" and "an" are 1."""

    value: int


@dataclass(frozen=True, slots=True)
class X(Amount):
    """X as announced (CR 107.3a, 601.2b)."""


@dataclass(frozen=True, slots=True)
class WhereX(Amount):
    """X, "where X is" an amount that the text gives afterwards (CR 107.3c)."""

    value: Amount
    is_shared: bool = False
    """Other sentences use the same X: it is found once while the text is followed (CR 608.2h)."""


@dataclass(frozen=True, slots=True)
class EarlierX(Amount):
    """The X whose value a sentence before has given.

    Only between reading and binding; the binder puts that ``WhereX`` in its place.
    """


@dataclass(frozen=True, slots=True)
class ChosenNumber(Amount):
    """ "The chosen number"."""


@dataclass(frozen=True, slots=True)
class DieResult(Amount):
    """ "The result" of a die roll of the same ability."""


@dataclass(frozen=True, slots=True)
class AnyNumber(Amount):
    """ "Any number of": the doer chooses, from 0 up to what there is."""


@dataclass(frozen=True, slots=True)
class UpTo(Amount):
    """ "Up to three": the doer chooses, from 0."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class AllOf(Amount):
    """ "All": the whole of it ("discard your hand", "remove all counters")."""


@dataclass(frozen=True, slots=True)
class AmountIf(Amount):
    """ "2 damage. If this spell was kicked, it deals 4 damage instead": one number or the other (CR 614.15)."""

    condition: Node
    """A ``Condition``."""
    then: Amount
    otherwise: Amount


@dataclass(frozen=True, slots=True)
class AsTurnBegan(Amount):
    """ "... at the beginning of this turn": the number that it was then (CR 608.2i)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class AmountAsCast(Amount):
    """A number as it was when the spell became cast."""

    amount: Amount
