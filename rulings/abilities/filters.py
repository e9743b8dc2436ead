"""Which: filters that pick out objects, as a noun with predicates in the order of the words."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat, Supertype, Zone


@dataclass(frozen=True, slots=True)
class Predicate(Node):
    """A fact about one object, true or not."""


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A noun phrase without its number: "nontoken creature you control with flying".

    All predicates must hold. With ``kind`` PERMANENT only objects on the battlefield fit, with SPELL only spells on
    the stack, with CARD only cards in the zone that a predicate names (CR 109.2).
    """

    kind: Kind = Kind.PERMANENT
    """What sort of thing."""
    predicates: tuple[Predicate, ...] = ()
    """In the order of the words."""


@dataclass(frozen=True, slots=True)
class Either(Predicate):
    """At least one holds: "artifact or enchantment"."""

    options: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Both(Predicate):
    """All hold, as one option of an ``Either``: "artifact creature"."""

    parts: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Not(Predicate):
    """It does not hold: "nonland", "noncreature", "that isn't a Wall"."""

    predicate: Predicate


@dataclass(frozen=True, slots=True)
class HasType(Predicate):
    """It has this card type (CR 205.2)."""

    type: CardType


@dataclass(frozen=True, slots=True)
class HasSubtype(Predicate):
    """It has this subtype, ``"Elf"`` (CR 205.3)."""

    subtype: str


@dataclass(frozen=True, slots=True)
class HasSupertype(Predicate):
    """It has this supertype (CR 205.4)."""

    supertype: Supertype


@dataclass(frozen=True, slots=True)
class IsColor(Predicate):
    """It is of this colour (CR 105.2)."""

    color: Color


@dataclass(frozen=True, slots=True)
class IsColorless(Predicate):
    """It has no colour."""


@dataclass(frozen=True, slots=True)
class IsMonocolored(Predicate):
    """It has exactly one colour."""


@dataclass(frozen=True, slots=True)
class IsMulticolored(Predicate):
    """It has two or more colours."""


@dataclass(frozen=True, slots=True)
class IsPermanentCard(Predicate):
    """ "Permanent card", "permanent spell": it has a permanent type (CR 110.4)."""


@dataclass(frozen=True, slots=True)
class IsHistoric(Predicate):
    """Artifact, legendary, or Saga (CR 700.6)."""


@dataclass(frozen=True, slots=True)
class IsOutlaw(Predicate):
    """Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""


@dataclass(frozen=True, slots=True)
class HasKeyword(Predicate):
    """ "With flying": it has this keyword ability; ``name`` as in ``KeywordAbility``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasAnyAbility(Predicate):
    """It has an ability; with ``Not``: "with no abilities"."""


@dataclass(frozen=True, slots=True)
class HasName(Predicate):
    """ "Named Forest"."""

    name: str


@dataclass(frozen=True, slots=True)
class SameNameAs(Predicate):
    """ "With the same name as that creature"."""

    other: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class SharesWith(Predicate):
    """ "That shares a creature type with it": ``what`` is color, creature type, card type, land type, name, mana
    value."""

    what: str
    other: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class HasStat(Predicate):
    """ "With power 3 or less", "with mana value X"."""

    stat: Stat
    comparison: Comparison
    amount: Amount


@dataclass(frozen=True, slots=True)
class HasOwnStat(Predicate):
    """ "With toughness greater than its power": two numbers of the same object."""

    stat: Stat
    comparison: Comparison
    other: Stat


@dataclass(frozen=True, slots=True)
class HasCounter(Predicate):
    """ "With a +1/+1 counter on it": at least ``minimum`` of ``kind``, or of any kind together."""

    kind: str | None = None
    minimum: int = 1


@dataclass(frozen=True, slots=True)
class ControlledBy(Predicate):
    """ "You control", "an opponent controls"; with ``Not``: "you don't control"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class ControlledByOne(Predicate):
    """ "Controlled by the same opponent": all of the targets have one controller, of these players."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class OwnedBy(Predicate):
    """ "You own"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class CastBy(Predicate):
    """Spells: "you cast"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class InZone(Predicate):
    """ "In your graveyard", "from exile"; ``player`` is whose zone, ``None`` for anyone's."""

    zone: Zone
    player: PlayerRef | None = None
    single: bool = False
    """"From a single graveyard": all of them from the same."""


@dataclass(frozen=True, slots=True)
class IsTapped(Predicate):
    """It is tapped; with ``Not``: untapped."""


@dataclass(frozen=True, slots=True)
class IsAttacking(Predicate):
    """ "Attacking", "attacking you"."""

    whom: PlayerRef | None = None
    or_planeswalker: bool = False
    """"Attacking you or a planeswalker you control"."""


@dataclass(frozen=True, slots=True)
class IsBlocking(Predicate):
    """ "Blocking", "blocking it"."""

    whom: Node | None = None
    """An object reference."""


@dataclass(frozen=True, slots=True)
class IsBlockedBy(Predicate):
    """ "Blocked by ~"."""

    whom: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class IsBlocked(Predicate):
    """A blocked attacking creature (CR 509.1h)."""


@dataclass(frozen=True, slots=True)
class IsUnblocked(Predicate):
    """An unblocked attacking creature (CR 509.1h)."""


@dataclass(frozen=True, slots=True)
class IsToken(Predicate):
    """It is a token (CR 111)."""


@dataclass(frozen=True, slots=True)
class IsFaceDown(Predicate):
    """It is face down (CR 708)."""


@dataclass(frozen=True, slots=True)
class IsEquipped(Predicate):
    """An Equipment is attached to it."""


@dataclass(frozen=True, slots=True)
class IsEnchanted(Predicate):
    """An Aura is attached to it."""


@dataclass(frozen=True, slots=True)
class IsModified(Predicate):
    """It has a counter, an Equipment, or an Aura that its controller controls (CR 700.9)."""


@dataclass(frozen=True, slots=True)
class AttachedTo(Predicate):
    """ "Attached to it", "attached to a creature": an object reference or a ``Filter``."""

    to: Node


@dataclass(frozen=True, slots=True)
class Another(Predicate):
    """ "Another", "other": not the source of the ability (or not ``than``)."""

    than: Node | None = None
    """An object reference where the text names one; ``None`` is the source."""


@dataclass(frozen=True, slots=True)
class Among(Predicate):
    """ "From among them", "milled this way": one of these objects."""

    objects: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class OfChosen(Predicate):
    """ "Of the chosen color", "of the chosen type", "with the chosen name": ``what`` is color, type, name, number."""

    what: str


@dataclass(frozen=True, slots=True)
class Did(Predicate):
    """A fact of this turn (or combat) about the object: "that attacked this turn", "that was dealt damage this turn".

    ``what`` is one of attacked, blocked, entered, was dealt damage, cast, put into graveyard.
    """

    what: str


@dataclass(frozen=True, slots=True)
class HasTotalPT(Predicate):
    """ "With total power and toughness 5 or less"."""

    comparison: Comparison
    amount: Amount


@dataclass(frozen=True, slots=True)
class HasManaCost(Predicate):
    """ "With mana cost {0} or {1}": exactly these symbols, in any order (CR 202.1)."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutThereWith(Predicate):
    """ "Put onto the battlefield with this Aura", "created with ~": by a linked ability of the source (CR 607.2c)."""


@dataclass(frozen=True, slots=True)
class HasAdventure(Predicate):
    """ "That has an Adventure": one of its characteristics sets is an Adventure (CR 715.2)."""


@dataclass(frozen=True, slots=True)
class WasCastNth(Predicate):
    """Spells: "that's the second spell cast this turn", by whoever."""

    nth: int


@dataclass(frozen=True, slots=True)
class SpellTargets(Predicate):
    """Spells and abilities: "that targets a creature you control"; a ``Filter``, object or player reference."""

    what: Node
    only: bool = False
    """"That targets only"."""
    single: bool = False
    """"Only a single creature": all its targets are one and the same."""


@dataclass(frozen=True, slots=True)
class HasManaSymbols(Predicate):
    """ "With {X} in its mana cost"."""

    symbol: str


@dataclass(frozen=True, slots=True)
class DealtDamageBy(Predicate):
    """ "Dealt damage by ~ this turn"."""

    source: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class DealtDamageBySome(Predicate):
    """ "Dealt damage this turn by a Spider you controlled": by one that fitted as it dealt the damage."""

    sources: Filter


@dataclass(frozen=True, slots=True)
class IsAbilityKind(Predicate):
    """For abilities on the stack: ``"activated"``, ``"triggered"``, ``"loyalty"``, ``"mana"``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasProperty(Predicate):
    """A designation: ``"commander"``, ``"saddled"``, ``"suspected"``, ``"goaded"``, ``"monstrous"``, ``"renowned"``,
    ``"exerted"``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasExtreme(Predicate):
    """ "With the greatest power among creatures you control", "with the lowest mana value": tied ones all fit."""

    stat: Stat
    lowest: bool = False
    """"Lowest" or "least" instead of "greatest"."""
    among: Filter | None = None
    """Among which; ``None``: among those that the filter describes otherwise."""


@dataclass(frozen=True, slots=True)
class HasSingleTarget(Predicate):
    """Spells and abilities: "with a single target": exactly one target was chosen for it (CR 115.7)."""


@dataclass(frozen=True, slots=True)
class ExiledByPlayer(Predicate):
    """Cards in exile: "they exiled", whoever did the exiling; ``this_turn`` for "this turn"."""

    player: PlayerRef
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class IsNthCast(Predicate):
    """The nth spell of a kind that its player casts in a turn: "the first creature spell you cast each turn"."""

    nth: int
    of: Filter
    from_now: bool = False
    """Counted from when the effect began: "the next instant spell you cast this turn"."""


@dataclass(frozen=True, slots=True)
class HasColors(Predicate):
    """It has exactly so many colours, or at least so many."""

    number: int
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class CouldEnchant(Predicate):
    """An Aura that could be attached to the object (CR 303.4)."""

    what: Node


@dataclass(frozen=True, slots=True)
class HasAttached(Predicate):
    """ "With another Aura attached to it": something that fits is attached to it."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class ControllerDealtDamageBy(Predicate):
    """ "Whose controller was dealt combat damage by this creature this turn"."""

    source: Node
    combat: bool | None = None
