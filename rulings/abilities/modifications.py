"""What a replacement or prevention effect makes of an event (CR 614, 615, 616)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class Modification(Node):
    """How a replaced event goes on instead of an effect in its place."""


@dataclass(frozen=True, slots=True)
class GoTo(Modification):
    """It goes to another zone: "exile it instead"; ``then`` is done too."""

    zone: Zone
    position: str = "top"
    shuffle: bool = False
    with_counters: Effect | None = None
    then: Effect | None = None
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class ScaleAmount(Modification):
    """ "Twice that many", "that much plus 1", "that much minus 1": of damage, life, counters, tokens, cards, mana."""

    factor: int = 1
    of: Node | None = None
    """Of tokens only of these: set by the kernel to those that the event is about."""
    plus: Amount | None = None
    minus: Amount | None = None
    halved: str | None = None
    """``"up"`` or ``"down"``."""


@dataclass(frozen=True, slots=True)
class OtherMana(Modification):
    """ "It produces {B} instead of any other type", ``fixed_amount``: "type and amount" (CR 106.12b)."""

    symbol: str
    fixed_amount: bool = False


@dataclass(frozen=True, slots=True)
class EntersWith(Modification):
    """The entering permanent does so tapped, with counters, as a copy, after a choice."""

    tapped: bool = False
    counters: tuple[Effect, ...] = ()
    """``PutCounters`` on ``This`` or the event object."""
    effect: Effect | None = None
    """What is done as it enters: choices, payments, copying (CR 614.12)."""
    changes: tuple[Change, ...] = ()
    under_control_of: PlayerRef | None = None
    attached_choice: bool = False


@dataclass(frozen=True, slots=True)
class Redirect(Modification):
    """The damage is dealt to this instead (CR 614.9)."""

    onto: Node


@dataclass(frozen=True, slots=True)
class Prevent(Modification):
    """Damage is prevented: all of it or so much (CR 615)."""

    amount: Amount | None = None
    then: Effect | None = None
    portion: Amount | None = None
    """How much of each damage it is about, where the effect itself counts times and not damage."""


@dataclass(frozen=True, slots=True)
class LowerLifeOnlyTo(Modification):
    """ "Reduces it to 1 instead": so much life is lost that this total is left, and none where there is no more."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class AlsoDo(Modification):
    """The event happens and this besides: "that many plus", "create that token and a Food token"."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class EntersIfDone(Modification):
    """ "If ~ would enter, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don't, put it into
    its owner's graveyard"."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class OtherTokens(Modification):
    """ "That many 4/4 Angel creature tokens are created instead": in place of those that the event is about."""

    token: TokenSpec
    instead_of: Filter | None = None
    """Which tokens they take the place of; ``None``: all of the event."""


@dataclass(frozen=True, slots=True)
class MoreTokens(Modification):
    """ "Those tokens plus that many 1/1 green Squirrel creature tokens": all in the one event (CR 614.1a)."""

    token: TokenSpec
    amount: Amount | None = None
    """``None``: "that many", as many as the tokens that the event is about."""
    of: Filter | None = None
    """The tokens that the event is about; ``None``: all."""
    predefined: str | None = None


@dataclass(frozen=True, slots=True)
class OneOfEach(Modification):
    """ "Instead create one of each": for each token that the event is about one token of each name."""

    names: tuple[str, ...]
    of: Filter


@dataclass(frozen=True, slots=True)
class SetAmount(Modification):
    """The damage is this much instead."""

    amount: Amount
