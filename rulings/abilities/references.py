"""References to objects: which one a text means by its words (CR 109, 115, 201.5, 608.2h, 607)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class ObjectRef(Node):
    """One or more objects (or what is known of them), found when the ability looks."""


@dataclass(frozen=True, slots=True)
class CommandersOf(ObjectRef):
    """ "Your commander": each commander that the player owns, in whatever zone it is (CR 903.3)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class MostVoted(ObjectRef):
    """ "Each permanent with the most votes or tied for most votes"."""

    noun: str = "permanent"


@dataclass(frozen=True, slots=True)
class HauntedCreature(ObjectRef):
    """ "The creature it haunts": what the haunt ability of this card targeted (CR 702.55b)."""


@dataclass(frozen=True, slots=True)
class This(ObjectRef):
    """ "~", "this creature": the object that the ability is on or came from (CR 113.7, 201.5)."""

    noun: str = ""
    """The word after "this" where the text has no name: ``"creature"``, ``"Aura"``."""
    zone: Zone | None = None
    """"This card from your graveyard": where it must be to be found."""


@dataclass(frozen=True, slots=True)
class MeldPair(ObjectRef):
    """ "~ and a creature named Midnight Scavengers": the source and one other permanent."""

    this: This
    other: Filter


@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(ObjectRef):
    """ "Put into a graveyard this way": those that an effect destroyed, milled, discarded or sacrificed and that went
    to a graveyard, and nowhere else instead."""

    moved: ObjectRef
    """All that it was done to: a ``ThisWay``."""
    whose: PlayerRef | None = None
    """"Into your graveyard"."""


@dataclass(frozen=True, slots=True)
class Giver(ObjectRef):
    """ "~" in an ability that ~ gives to another object: the object that gives it (CR 201.5a)."""


@dataclass(frozen=True, slots=True)
class Particular(ObjectRef):
    """One object by its number: put in place of ``Giver`` as the ability is given; never in a text."""

    object: int


@dataclass(frozen=True, slots=True)
class Target(ObjectRef):
    """ "Target creature", "up to two other target creatures": chosen on announcement (CR 115, 601.2c)."""

    filter: Filter
    minimum: Amount = Fixed(1)
    maximum: Amount | None = Fixed(1)
    """``None`` for "any number of target"."""
    players: PlayerRef | None = None
    """Players that may be chosen too: "target creature or player", "target player or planeswalker"."""
    slot: int = -1
    """Place among the targets of the ability; set by the binder."""
    chooser: PlayerRef | None = None
    """ "Of their choice": who chooses it; ``None`` is the controller of the spell or ability."""
    of_each: PlayerRef | None = None
    """ "For each opponent, up to one target creature that player controls": at most one for each of these players."""


@dataclass(frozen=True, slots=True)
class WhatItAttacks(ObjectRef):
    """ "The player or planeswalker it's attacking": of the creature whose attack or block the ability triggered on."""


@dataclass(frozen=True, slots=True)
class AnyTarget(ObjectRef):
    """ "Any target": creature, player, planeswalker or battle (CR 115.4)."""

    minimum: Amount = Fixed(1)
    maximum: Amount | None = Fixed(1)
    other: bool = False
    """"Any other target"."""
    than: Node | None = None
    """Other than these earlier targets; ``None`` is other than the source. Set by the binder."""
    slot: int = -1
    """Place among the targets of the ability; set by the binder."""
    chooser: PlayerRef | None = None
    """ "Of an opponent's choice"; ``None`` is the controller of the spell or ability."""


@dataclass(frozen=True, slots=True)
class Every(ObjectRef):
    """ "All creatures", "each creature you control": whatever fits when the effect looks."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class EachSaidFirst(ObjectRef):
    """ "For each creature you control, ... it": all of them, and the word that takes them up."""

    filter: Filter
    word: str


@dataclass(frozen=True, slots=True)
class Choose(ObjectRef):
    """ "A creature you control", "two lands": chosen by the doer when the effect happens, not targeted."""

    filter: Filter
    amount: Amount = Fixed(1)
    at_random: bool = False
    """"At random"."""


@dataclass(frozen=True, slots=True)
class Attached(ObjectRef):
    """ "Enchanted creature", "equipped creature": what the source is attached to (CR 301.5f, 303.4m)."""

    word: str
    """``"enchanted"``, ``"equipped"`` or ``"fortified"``."""
    noun: str = "creature"
    """The noun after it."""


@dataclass(frozen=True, slots=True)
class Antecedent(ObjectRef):
    """What the surroundings of the ability supply; ``role`` says which.

    Roles of objects: ``event object`` (the object that the trigger or replacement spoke of), ``event source`` (the
    source of its damage), ``event other`` (the second object: the blocked or blocking creature, what was attached),
    ``each`` (the one that a "for each" is at), ``sacrificed``/``discarded``/``exiled``/``tapped``/``revealed``/
    ``returned`` (as cost, the object paid with). Of players: ``event player``, ``event damaged player``, ``each
    player``, ``willing`` (those of several who do what they may), ``chooser``. Of numbers: ``event amount``.
    """

    role: str


@dataclass(frozen=True, slots=True)
class It(ObjectRef):
    """ "It", "that creature", "them", "those cards": an object already spoken of."""

    words: str
    """As written: ``"it"``, ``"that creature"``."""
    antecedent: Node | None = None
    """The reference that it stands for (an ``ObjectRef``, often an ``Antecedent`` or ``ThisWay``); set by the
    binder."""


@dataclass(frozen=True, slots=True)
class ThisWay(ObjectRef):
    """ "The milled cards", "cards exiled this way", "the token": objects that an earlier effect of the same ability
    moved.

    They are found in the zone that they went to if that zone is public (CR 400.7j, 608.2c, 701.17c).
    """

    verb: str
    """milled, exiled, discarded, destroyed, sacrificed, revealed, returned, created, found, looked, put, tapped,
    untapped, to tap, to untap, attached, drawn, dealt damage, chosen, countered, cast, copied, blighted, manifested,
    conjured."""
    filter: Filter | None = None
    """Only those that fit: "a permanent card from among the milled cards" is a ``Choose`` with ``Among`` of this."""


@dataclass(frozen=True, slots=True)
class InThatZone(ObjectRef):
    """ "That card from your graveyard": those of the objects that are there when the effect looks."""

    objects: ObjectRef
    zone: Zone
    player: PlayerRef | None = None
    """Whose zone."""


@dataclass(frozen=True, slots=True)
class TheRest(ObjectRef):
    """ "The rest", "the others": what an earlier effect looked at and no effect has taken since."""


@dataclass(frozen=True, slots=True)
class LinkedExile(ObjectRef):
    """ "The exiled card", "cards exiled with ~": exiled by a linked ability of the same object (CR 607.2a)."""

    filter: Filter | None = None
    """Only those that fit."""
    last: bool = False
    """"The last card exiled with it": the one exiled latest of those that fit."""
    link: str = ""
    """Set by the kernel as an effect gives the ability: under which name the pair is linked (CR 607.5)."""


@dataclass(frozen=True, slots=True)
class TopCards(ObjectRef):
    """ "The top three cards of your library"."""

    amount: Amount
    player: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class WholeZone(ObjectRef):
    """ "Your hand", "target player's graveyard": all its cards."""

    player: PlayerRef
    zone: Zone


@dataclass(frozen=True, slots=True)
class Several(ObjectRef):
    """ "~ and target creature": all of these."""

    parts: tuple[Node, ...]
    """Object or player references."""


@dataclass(frozen=True, slots=True)
class OneOf(ObjectRef):
    """ "That creature or that player": whichever of these there is."""

    parts: tuple[Node, ...]
    """Object or player references."""


@dataclass(frozen=True, slots=True)
class TheOther(ObjectRef):
    """ "The other": of these objects all but one that has the name of ``matched``."""

    objects: ObjectRef
    matched: ObjectRef


@dataclass(frozen=True, slots=True)
class PairedCreatures(ObjectRef):
    """ "Both creatures", "each of those creatures": the source and the creature that it is paired with (CR 702.95b)."""


@dataclass(frozen=True, slots=True)
class StillExiled(ObjectRef):
    """ "The other cards exiled this way": those of them that are in exile still."""

    cards: ObjectRef


@dataclass(frozen=True, slots=True)
class BottomCards(ObjectRef):
    """ "The bottom card of your library"."""

    amount: Amount
    """How many, the lowest first."""
    player: PlayerRef = You()
    """Whose library."""


@dataclass(frozen=True, slots=True)
class TopOfGraveyard(ObjectRef):
    """ "The top creature card of your graveyard": of those that fit the one put there last."""

    filter: Filter
    player: PlayerRef = You()
