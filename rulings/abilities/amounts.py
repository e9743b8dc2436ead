"""How many: numbers that a text fixes or finds."""

from dataclasses import dataclass

from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Color, Stat


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
class Count(Amount):
    """ "The number of creatures you control": how many objects fit."""

    filter: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class CountPlayers(Amount):
    """ "The number of opponents you have"."""

    players: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class StatOf(Amount):
    """ "Its power", "that card's mana value"; of several objects the sum (CR 701.17d and the like)."""

    stat: Stat
    of: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class GreatestStat(Amount):
    """ "The greatest power among creatures you control"; 0 when there is none."""

    stat: Stat
    among: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class TotalStat(Amount):
    """ "The total power of creatures you control"."""

    stat: Stat
    among: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """ "The number of charge counters on ~"; ``kind`` ``None`` counts all."""

    kind: str | None
    on: Node
    """An object or player reference."""


@dataclass(frozen=True, slots=True)
class LifeTotal(Amount):
    """ "Your life total"."""

    of: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class HandSize(Amount):
    """ "The number of cards in your hand"."""

    of: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class Devotion(Amount):
    """ "Your devotion to black" (CR 700.5)."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class BasicLandTypes(Amount):
    """ "The number of basic land types among lands you control" (domain)."""

    among: Node
    """A ``Filter``."""


@dataclass(frozen=True, slots=True)
class DistinctCount(Amount):
    """ "The number of colors among permanents you control", "card types among cards in all graveyards"."""

    what: str
    """color, card type, mana value, name, power, creature type."""
    among: Node
    """A ``Filter``."""


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
class ThatMany(Amount):
    """ "That much", "that many": a number of the event or of an earlier effect."""

    antecedent: Node | None = None
    """What it refers to (an ``Antecedent``); set by the binder."""


@dataclass(frozen=True, slots=True)
class DoneThisWay(Amount):
    """ "The number of cards discarded this way", "the life lost this way": ``verb`` names the effect that did it."""

    verb: str
    filter: Node | None = None
    """A ``Filter`` on what is counted."""


@dataclass(frozen=True, slots=True)
class ThatExcess(Amount):
    """ "That excess damage", "the excess": of the event that triggered, or of what the effect dealt before."""


@dataclass(frozen=True, slots=True)
class RemovedThisWay(Amount):
    """ "For each storage counter removed this way": by the effect, or to pay for the ability (``as_cost``)."""

    kind: str | None = None
    as_cost: bool = False
    """Set by the binder."""


@dataclass(frozen=True, slots=True)
class DoneThisTurn(Amount):
    """ "The number of spells you've cast this turn", "the life you gained this turn"."""

    verb: str
    who: Node | None = None
    """A ``PlayerRef``."""
    filter: Node | None = None
    """A ``Filter`` on what is counted."""


@dataclass(frozen=True, slots=True)
class LowestLife(Amount):
    """ "The lowest life total among all players"."""


@dataclass(frozen=True, slots=True)
class SharedEvenly(Amount):
    """ "Divided evenly, rounded down, among": the share of each recipient that is still there to receive it."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst(Amount):
    """ "For each target beyond the first": how many targets more than one the spell has."""


@dataclass(frozen=True, slots=True)
class ManaSpent(Amount):
    """ "The amount of mana spent to cast it"; ``color`` narrows; ``distinct`` counts colours (sunburst, converge)."""

    color: Color | None = None
    distinct: bool = False
    of: Node | None = None
    """An object reference; ``None`` is the source of the ability."""


@dataclass(frozen=True, slots=True)
class TimesPaid(Amount):
    """ "The number of times it was kicked"."""

    keyword: str


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
class UnspentMana(Amount):
    """ "The amount of unspent mana you have", "for each unspent green mana you have" (CR 106.4)."""

    of: Node
    """A ``PlayerRef``."""
    color: Color | None = None


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
class TimesThisTurn(Amount):
    """How often something happened this turn: "for each creature that died this turn"."""

    event: Node


@dataclass(frozen=True, slots=True)
class AmountAsCast(Amount):
    """A number as it was when the spell became cast."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class CastBefore(Amount):
    """How many spells of a kind were cast this turn before a certain spell was."""

    event: Node
    """A ``CastsSpell`` pattern."""
    spell: Node
