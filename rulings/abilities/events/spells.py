"""Events of spells, abilities, targets and mana (CR 601.2i, 602.2, 115, 106)."""

from dataclasses import dataclass

from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class CastFor(EventPattern):
    """ "A spell was warped": cast for the alternative cost of a keyword (CR 702.185c)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class CastsSpell(EventPattern):
    """ "Whenever you cast a creature spell"; ``nth`` for "your second spell each turn"."""

    who: PlayerRef
    spell: Filter
    nth: int | None = None
    also_copy: bool = False
    """"Cast or copy"."""
    during: PlayerRef | None = None
    """"During an opponent's turn": whose turn it must be."""
    from_zone: Zone | None = None
    not_from: Zone | None = None
    """"From anywhere other than your hand"."""


@dataclass(frozen=True, slots=True)
class FirstSpellOfGame(CastsSpell):
    """ "When each opponent casts their first spell of the game"."""


@dataclass(frozen=True, slots=True)
class ThisCast(EventPattern):
    """ "When you cast this spell"."""


@dataclass(frozen=True, slots=True)
class ActivatesAbility(EventPattern):
    """ "Whenever a player activates an ability"; ``of`` narrows the source, ``not_mana`` leaves out mana abilities."""

    who: PlayerRef
    of: Node | None = None
    not_mana: bool = False
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class BecomesTarget(EventPattern):
    """ "Whenever ~ becomes the target of a spell or ability an opponent controls"."""

    object: Node
    """A filter, an object or a player reference."""
    of: Filter
    first_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class ManaProduced(EventPattern):
    """ "If you tap a permanent for mana", "whenever a land's ability causes you to add mana"."""

    who: PlayerRef
    source: Node
    symbol: str | None = None
    minimum: int = 1
    """"For two or more mana"."""
    of_chosen_color: bool = False
    """"Mana of the chosen color"."""
    by_any_ability: bool = False
    """"An ability of the source causes it": whether or not that was tapped for it."""


@dataclass(frozen=True, slots=True)
class CastsWithManaOf(CastsSpell):
    """ "You cast an artifact spell using mana produced by ~"."""

    using: ObjectRef = This()
    """What made some of the mana that was spent (CR 106.4)."""


@dataclass(frozen=True, slots=True)
class CountersSpell(EventPattern):
    """ "Whenever a spell or ability you control counters a spell" (CR 701.6a)."""

    who: PlayerRef
    """Who controls the spell or ability that counters."""
