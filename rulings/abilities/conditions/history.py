"""Conditions on what happened or was done before (CR 603.4, 607, 608.2h)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Zone


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
class CoinWon(Condition):
    """ "If you win the flip"."""


@dataclass(frozen=True, slots=True)
class DieIn(Condition):
    """A die result within these bounds, inclusive; ``None`` has no upper bound."""

    low: int
    high: int | None


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
class CompletedDungeon(Condition):
    """ "You've completed a dungeon" (CR 309.7): this game, at least once."""

    who: PlayerRef = You()
    name: str | None = None
    """Which one, where the text names it."""


@dataclass(frozen=True, slots=True)
class BeenAttacked(Condition):
    """ "You've been attacked this step": a creature was declared as attacking the player (CR 508.1k)."""

    who: PlayerRef = You()
    this: str = "step"
    """``"step"`` or ``"turn"``."""


@dataclass(frozen=True, slots=True)
class MoreVotes(Condition):
    """ "If grace gets more votes": than every other word; ``or_tied``: "or the vote is tied"."""

    word: str
    or_tied: bool = False


@dataclass(frozen=True, slots=True)
class ClashWon(Condition):
    """ "If you win", "if you won": the clash just done, or the one that was triggered on (CR 701.30d)."""


@dataclass(frozen=True, slots=True)
class NotPutByThis(Condition):
    """ "If it wasn't put onto the battlefield with this ability": about the permanent whose entering triggered it."""


@dataclass(frozen=True, slots=True)
class FirstSpellThisGame(Condition):
    """ "If this spell is the first spell you've cast this game": ``who`` has cast none before."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class ActivatedThisTurn(Condition):
    """ "If this ability has been activated four or more times this turn": the one that is resolving."""

    times: int


@dataclass(frozen=True, slots=True)
class AsItWasCast(Condition):
    """ "If you controlled a Dragon as you cast this spell": whether it was so then; of the source."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class TwoShareThisWay(Condition):
    """ "If two cards that share a color were milled this way"."""

    filter: Filter
    """Which of them count: "nonland cards"."""
    quality: str
    """As of ``SharesWith``."""
    cards: ObjectRef
