"""Nodes of shapes that few texts have: counters put over, what was attached, numbers set, control of what enters."""

from dataclasses import dataclass

from rulings.abilities.ability import Modification
from rulings.abilities.amounts import Amount
from rulings.abilities.conditions import Condition
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class PutItsCounters(Effect):
    """ "Put its counters on target creature": as many of each kind as it has or last had (CR 122.8)."""

    of: ObjectRef
    on: ObjectRef


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
class WasAttachedTo(Predicate):
    """ "That was attached to ~": attached to it still, or as it left the battlefield this turn."""

    to: Node


@dataclass(frozen=True, slots=True)
class SetAmount(Modification):
    """The damage is this much instead."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class LimitCasting(Effect):
    """ "You can cast only one more spell this turn": counted from now on."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class ActivatedThisTurn(Condition):
    """ "If this ability has been activated four or more times this turn": the one that is resolving."""

    times: int


@dataclass(frozen=True, slots=True)
class AsItWasCast(Condition):
    """ "If you controlled a Dragon as you cast this spell": whether it was so then; of the source."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class DiscardedBy(Predicate):
    """Cards: "that you cycled or discarded this turn"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class PutThereThisTurn(Predicate):
    """Cards: "that were put there from the battlefield this turn"."""

    from_battlefield: bool = False


@dataclass(frozen=True, slots=True)
class FromSource(Predicate):
    """An ability of such a source: "an activated ability from an artifact source" (CR 113.7)."""

    source: Filter
    """What its source must be, as it is or last was (CR 608.2h)."""


@dataclass(frozen=True, slots=True)
class BothPlayers(PlayerRef):
    """ "You and target opponent each": two players, each of whom does the same."""

    first: PlayerRef
    second: PlayerRef


@dataclass(frozen=True, slots=True)
class EachPlayerOtherThan(PlayerRef):
    """ "Each player other than its controller"."""

    than: PlayerRef


@dataclass(frozen=True, slots=True)
class BottomCards(ObjectRef):
    """ "The bottom card of your library"."""

    amount: Amount
    """How many, the lowest first."""
    player: PlayerRef = You()
    """Whose library."""


@dataclass(frozen=True, slots=True)
class OnceEachTurn(Effect):
    """ "Do this only once each turn": what may be done unless it was already this turn (CR 603.2h)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class TwoShareThisWay(Condition):
    """ "If two cards that share a color were milled this way"."""

    filter: Filter
    """Which of them count: "nonland cards"."""
    quality: str
    """As of ``SharesWith``."""
    cards: ObjectRef


@dataclass(frozen=True, slots=True)
class ByPlayer(Effect):
    """ "That player untaps a land they control": what is tapped or untapped is the player's own choice."""

    who: PlayerRef
    effect: Effect
    """A ``Tap`` or ``Untap`` of what is chosen."""


@dataclass(frozen=True, slots=True)
class TopOfGraveyard(ObjectRef):
    """ "The top creature card of your graveyard": of those that fit the one put there last."""

    filter: Filter
    player: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class StillResolves(Effect):
    """ "This ability still resolves if its target becomes illegal": what it can't do to that it does not do."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class ExileUntilKept(Effect):
    """ "Exile the top card of your library. You may put that card into your hand unless it has the same name as another
    card exiled this way. Repeat this process until ..."."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class BecomesDayOrNight(Effect):
    """ "It becomes day", "it becomes night" (CR 730.1)."""

    is_day: bool


@dataclass(frozen=True, slots=True)
class IsAttackingAlone(Predicate):
    """ "Attacking alone": it attacks, and no other creature does (CR 506.5)."""


@dataclass(frozen=True, slots=True)
class IsBlockingAlone(Predicate):
    """ "Blocking alone": it blocks, and no other creature does (CR 506.5)."""


@dataclass(frozen=True, slots=True)
class AtMostTheirGraveyard(Predicate):
    """ "With mana value less than or equal to the number of cards in its controller's graveyard": of whoever controls
    the object that is asked about."""
