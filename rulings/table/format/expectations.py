"""The expectations of a table: one line of facts each.

What is here: one record per kind of row. What is not: checking them (``rulings.table.playing.expect``).
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.table.format.script import Action, ActivateStep, CastStep
from rulings.table.format.setup import PlayerName, ZoneName


class Total(StrEnum):
    """A number that a player has."""

    LIFE = "life"
    POISON = "poison"
    ENERGY = "energy"
    HAND_SIZE = "hand_size"


class Trait(StrEnum):
    """A characteristic that an object has or has not (CR 109.3)."""

    KEYWORD = "keyword"
    TYPE = "type"
    SUBTYPE = "subtype"
    SUPERTYPE = "supertype"
    COLOR = "color"


class Result(StrEnum):
    """How a game ended for a player (CR 104)."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """What every row has."""

    player: PlayerName | None = None
    """Whose: the controller on the battlefield, the owner elsewhere, the player for totals."""
    after: int | None = None
    """Checked right before script step ``after + 1`` begins; ``None``: at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneCount(Expectation):
    """That many cards are in the zone."""

    count: int
    """How many."""
    zone: ZoneName
    """Where."""
    card: str | None = None
    """Of this name only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerTotal(Expectation):
    """The player's total is this."""

    total: Total
    """Which total."""
    amount: int
    """Its value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Size(Expectation):
    """A permanent has exactly this power and toughness."""

    card: str
    """Its name or id."""
    power: int | None = None
    """``None``: not asked."""
    toughness: int | None = None
    """``None``: not asked."""
    all: bool = False
    """Every permanent of that name has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterCounts(Expectation):
    """A permanent has exactly this many of each kind of counter."""

    card: str
    """Its name or id."""
    counters: tuple[tuple[str, int], ...]
    """Kinds and numbers; kinds that are not named are not asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TapState(Expectation):
    """A permanent is (that many are) tapped or untapped."""

    card: str
    """Name or id."""
    tapped: bool
    """Which of both."""
    count: int | None = None
    """Exactly so many are; ``None``: some one is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HasTrait(Expectation):
    """A permanent has, or has not, a characteristic."""

    card: str
    """Its name or id."""
    trait: Trait
    """Which kind of characteristic."""
    word: str
    """Which one."""
    has: bool = True
    """Whether it has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttachedTo(Expectation):
    """A permanent is, or is not, attached to that object or player."""

    card: str
    """Its name or id."""
    attached_to: str
    """Name or id of the other, or ``"player A"``."""
    has: bool = True
    """Whether it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attached(Expectation):
    """A permanent is attached to something, or to nothing."""

    card: str
    """Its name or id."""
    attached: bool
    """Which of both."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkedDamage(Expectation):
    """That much damage is marked on a permanent."""

    card: str
    """Its name or id."""
    damage: int
    """How much."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnspentMana(Expectation):
    """The player has exactly this mana in their pool."""

    mana: str
    """``"{G}{G}"``; empty for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivePlayer(Expectation):
    """It is this player's turn."""

    active: PlayerName
    """Whose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult(Expectation):
    """The player has, or has not, won or lost."""

    result: Result
    """Which of both."""
    is_so: bool
    """Whether it happened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StackSize(Expectation):
    """So many objects are on the stack."""

    stack: int
    """How many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Legality(Expectation):
    """The player could, or could not, begin this if they had priority now."""

    legal: bool
    """Whether they could."""
    action: Action
    """What; its ``player`` is the row's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalCost(Expectation):
    """The total cost that would have to be paid now (CR 601.2f)."""

    cost: str
    """``"{1}{U}{U}"``."""
    action: CastStep | ActivateStep
    """For what; its ``player`` is the row's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cites(Expectation):
    """The trace so far cites this rule."""

    rule: str
    """Number in the edition of 2026-01-16; without a letter any subrule will do."""
