"""Conditions on the state of the game (CR 603.4, 608.2c)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import MeldPair
from rulings.abilities.vocabulary import Comparison, Zone


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """True or false when asked."""


@dataclass(frozen=True, slots=True)
class WordChosen(Condition):
    """The word was chosen as this permanent entered."""

    word: str


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """ "If you have 5 or less life", "if X is 10 or more"."""

    left: Amount
    comparison: Comparison
    right: Amount


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """ "If you control three or more artifacts", "if a creature card is in your graveyard"."""

    filter: Filter
    comparison: Comparison = Comparison.AT_LEAST
    amount: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """ "If it's a creature card", "if that creature has flying": the referred objects fit (there is at least one)."""

    object: Node
    """An object reference."""
    filter: Filter


@dataclass(frozen=True, slots=True)
class IsInZones(Condition):
    """ "If ~ is in the command zone or on the battlefield": the ability's own object, not what it became."""

    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class PlayerIs(Condition):
    """ "If that player is you", "if it's your turn" with ``ActivePlayer``."""

    player: PlayerRef
    other: PlayerRef


@dataclass(frozen=True, slots=True)
class Negated(Condition):
    """It is not so."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AllHold(Condition):
    """This and that."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyHolds(Condition):
    """This or that."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class IsAttached(Condition):
    """ "As long as ~ is attached to a creature", "if it's equipped"."""

    object: Node
    to: Node | None = None


@dataclass(frozen=True, slots=True)
class AllAre(Condition):
    """ "If all lands on the battlefield are Islands": each that fits the filter has the quality too."""

    filter: Filter
    quality: Filter


@dataclass(frozen=True, slots=True)
class SomePlayer(Condition):
    """ "If an opponent controls more lands than you": the condition holds for one of the players at least; it speaks of
    ``Antecedent("each player")``."""

    players: PlayerRef
    condition: Condition


@dataclass(frozen=True, slots=True)
class HasDesignation(Condition):
    """ "If you have the city's blessing", "if you're the monarch", "if it's night": ``name`` says which."""

    name: str
    who: Node | None = None
    """A player or object reference."""


@dataclass(frozen=True, slots=True)
class InStep(Condition):
    """ "If it's your main phase", "during combat", "during your upkeep"."""

    step: str
    whose: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class WasSoAsTurnBegan(Condition):
    """ "... at the beginning of this turn": whether it was so then (CR 608.2i)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class ShareAName(Condition):
    """ "You control two or more creatures with the same name as one another": so many of them have one name."""

    filter: Filter
    number: Amount


@dataclass(frozen=True, slots=True)
class OwnsAndControls(Condition):
    """ "You both own and control ~ and a creature named Midnight Scavengers"."""

    pair: MeldPair
    attacking: bool = False
    """ "~ and a creature named X are attacking, and you both own and control them"."""
