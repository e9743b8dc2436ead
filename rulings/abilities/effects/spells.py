"""Spells and abilities on the stack: countered, copied, cast, given other targets (CR 115.7, 601, 701.6, 707.10-14)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.named_cards import NamedCard
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class ChooseNameAmong(Effect):
    """ "Choose a card name that hasn't been chosen from among Disenchant, Terror, and Regrowth" (CR 607.2d)."""

    who: PlayerRef
    cards: tuple[NamedCard, ...]


@dataclass(frozen=True, slots=True)
class CopyOfChosenName(Effect):
    """ "Create a copy of the card with the chosen name": outside the game, to be cast; it is ``ThisWay("copied")`` (CR
    707.13)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class NoteCard(Effect):
    """ "Note the name of target instant or sorcery card": known to what the ability puts there (CR 607.2e, 707.14)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class CopyOfNoted(Effect):
    """ "Create a copy of the card with the noted name": what that card last was where it lay (CR 707.14)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class BecomePlotted(Effect):
    """ "It becomes plotted": its owner may cast it for nothing in a later turn (CR 702.170d)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class LimitCasting(Effect):
    """ "You can cast only one more spell this turn": counted from now on."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class OnceEachTurn(Effect):
    """ "Do this only once each turn": what may be done unless it was already this turn (CR 603.2h)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class ByPlayer(Effect):
    """ "That player untaps a land they control": what is tapped or untapped is the player's own choice."""

    who: PlayerRef
    effect: Effect
    """A ``Tap`` or ``Untap`` of what is chosen."""


@dataclass(frozen=True, slots=True)
class StillResolves(Effect):
    """ "This ability still resolves if its target becomes illegal": what it can't do to that it does not do."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """Counters spells or abilities (CR 701.6); ``zone`` where the card goes instead of its owner's graveyard."""

    what: ObjectRef
    zone: Zone | None = None
    position: str = "top"


@dataclass(frozen=True, slots=True)
class CopyOnStack(Effect):
    """``who`` copies a spell or ability (CR 707.10); the copies' controller may choose new targets if
    ``new_targets``."""

    who: PlayerRef
    what: ObjectRef
    amount: Amount = Fixed(1)
    new_targets: bool = False
    exceptions: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Effect):
    """``who`` may choose new targets for, or changes the target of, a spell or ability (CR 115.7)."""

    who: PlayerRef
    what: ObjectRef
    to: Node | None = None
    must_change: bool = False
    only_one: bool = False
    """"Change a target": one of the targets, the others stay (CR 115.7b)."""


@dataclass(frozen=True, slots=True)
class CastCard(Effect):
    """ "You may cast X without paying its mana cost": on resolution; the May is its own node (CR 608.2g)."""

    who: PlayerRef
    what: ObjectRef
    cost: Cost | None = None
    """``Cost(())`` without paying its mana cost; ``None`` as usual."""
    play: bool = False
    """"Play": lands too."""
    spell: Filter | None = None
    """"A creature spell with mana value 3 or less": asked of the spell that it would be (CR 601.3e), of which ``what``
    says only where the card is."""


@dataclass(frozen=True, slots=True)
class CopyCard(Effect):
    """ "Copy the exiled card": a copy of a card where the card is, to be cast (CR 707.12); it is
    ``ThisWay("copied")``."""

    who: PlayerRef
    what: ObjectRef
