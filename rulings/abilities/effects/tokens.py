"""Creating tokens and emblems (CR 111, 114, 701.7)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import CardType, Color, Supertype


@dataclass(frozen=True, slots=True)
class CopyForEachOther(Effect):
    """ "Copy that spell for each other creature that the spell could target. Each copy targets a different one of
    those creatures" (CR 707.10d)."""

    who: PlayerRef
    what: ObjectRef
    over: Filter
    players: bool = False
    """For each other player besides."""


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
