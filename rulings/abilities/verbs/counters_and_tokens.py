"""Verbs of counters and tokens (CR 111, 122)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.changes import Change
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.verbs.moving import Entering
from rulings.abilities.vocabulary import CardType, Color, Supertype


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """``who`` puts counters on objects or players (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str
    """``"+1/+1"``, ``"charge"``, ``"poison"``, ``"flying"``; ``"chosen"`` where the text lets choose."""
    on: Node
    """An object or player reference."""
    distributed: bool = False
    """"Distribute ... among" (CR 601.2d)."""


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Removes counters; ``kind`` ``None`` is any kind (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str | None
    source: Node


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """Moves counters from one object to another (CR 122.5)."""

    amount: Amount
    kind: str | None
    source: ObjectRef
    to: ObjectRef


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """Doubles counters (CR 701.10e)."""

    kind: str | None
    on: Node


@dataclass(frozen=True, slots=True)
class GetEnergy(Effect):
    """``who`` gets {E} (CR 122)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class TokenSpec(Node):
    """What a created token is (CR 111.3, 111.4)."""

    power: Amount | None = None
    toughness: Amount | None = None
    colors: tuple[Color, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Node, ...] = ()
    """``Ability`` nodes."""
    name: str | None = None
    """Given name; ``None``: named by its subtypes (CR 111.4)."""


@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    """``who`` creates tokens (CR 701.7); predefined tokens (Treasure, Food, Clue, ...) by ``predefined`` (CR
    111.10)."""

    who: PlayerRef
    amount: Amount
    token: TokenSpec
    predefined: str | None = None
    entering: Entering | None = None


@dataclass(frozen=True, slots=True)
class CreateTokens(Effect):
    """``who`` creates one token of each of several kinds, all at the same time (CR 701.7a)."""

    who: PlayerRef
    tokens: tuple[TokenSpec, ...]


@dataclass(frozen=True, slots=True)
class CreateCopyToken(Effect):
    """``who`` creates tokens that are copies of ``of`` (CR 707)."""

    who: PlayerRef
    amount: Amount
    of: ObjectRef
    exceptions: tuple[Change, ...] = ()
    entering: Entering | None = None


@dataclass(frozen=True, slots=True)
class CreateEmblem(Effect):
    """(CR 114)"""

    who: PlayerRef
    abilities: tuple[Node, ...]
