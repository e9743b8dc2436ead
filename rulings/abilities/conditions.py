"""Whether: conditions that are true or not when the ability looks."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Comparison, Zone


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """True or false when asked."""


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
class WasPaid(Condition):
    """ "If it was kicked", "if its buyback cost was paid", "if this spell was bargained": about an additional or
    alternative cost."""

    keyword: str
    """kicker, overload, buyback, bargain, evoke, escape, flashback, madness, ... in lower case."""
    of: Node | None = None
    """An object reference; ``None`` is this spell."""
    cost: str | None = None
    """Which of several ("kicked with its {2}{U} kicker")."""


@dataclass(frozen=True, slots=True)
class WasCast(Condition):
    """ "If you cast it", "if it was cast from your hand"."""

    of: Node
    who: PlayerRef | None = None
    zone: str | None = None


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """ "If a creature died this turn", "if you attacked this turn": an event of this turn that fits the pattern."""

    event: Node
    """An ``EventPattern``."""
    times: Amount = Fixed(1)
    """At least so often."""


@dataclass(frozen=True, slots=True)
class DidIt(Condition):
    """ "If you do", "if a card is put into a graveyard this way": the effect named before was done."""

    verb: str | None = None
    """``None``: the effect just before, as a whole; otherwise which verb "this way"."""
    who: PlayerRef | None = None
    filter: Filter | None = None
    """Only if it was done to one that fits."""


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
class CoinWon(Condition):
    """ "If you win the flip"."""


@dataclass(frozen=True, slots=True)
class DieIn(Condition):
    """A die result within these bounds, inclusive; ``None`` has no upper bound."""

    low: int
    high: int | None


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
class SpellsLastTurn(Condition):
    """ "If a player cast two or more spells last turn": ``minimum`` by one player; ``None``: "no spells were cast"."""

    minimum: int | None


@dataclass(frozen=True, slots=True)
class EnteredFrom(Condition):
    """ "If it entered from your graveyard": the zone that the permanent entered from, and whose it was."""

    object: Node
    """An object reference."""
    zone: Zone
    whose: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class WasSoAsTurnBegan(Condition):
    """ "... at the beginning of this turn": whether it was so then (CR 608.2i)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class CastNamedThisGame(Condition):
    """ "You've cast another spell named ~ this game": besides the one that is asked about."""

    who: PlayerRef
    name: str


@dataclass(frozen=True, slots=True)
class ResolvedNth(Condition):
    """ "If this is the third time this ability has resolved this turn"."""

    nth: int


@dataclass(frozen=True, slots=True)
class DiesThisWay(Condition):
    """ "If a white creature dies this way": one that the effect destroyed or had sacrificed (CR 700.4)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class PlayerDealtDamageThisWay(Condition):
    """ "If a player is dealt damage this way"."""


@dataclass(frozen=True, slots=True)
class ShareAName(Condition):
    """ "You control two or more creatures with the same name as one another": so many of them have one name."""

    filter: Filter
    number: Amount
