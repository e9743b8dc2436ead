"""Drawing, discarding, milling, and looking through libraries and hands (CR 121, 701.9, 701.17, 701.22-25)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """``who`` draws cards, one at a time (CR 121.2)."""

    who: PlayerRef
    amount: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """``who`` discards ``what`` (CR 701.9); the doer chooses unless ``at_random`` or ``chooser`` says otherwise."""

    who: PlayerRef
    what: ObjectRef
    """``Choose`` from hand, ``WholeZone`` hand, ``It``, ``This``."""
    chooser: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """``who`` mills cards (CR 701.17)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class Scry(Effect):
    """``who`` scries (CR 701.22)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    """``who`` surveils (CR 701.25)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class ShuffleInto(Effect):
    """ "Shuffle X into its owner's library"."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """``who`` shuffles their library (CR 701.24)."""

    who: PlayerRef


FOUND_AGAIN = "found again"
"""What a second player's search of the same ability finds."""


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """``who`` searches a zone for cards (CR 701.23); what is found is ``ThisWay("found")``."""

    who: PlayerRef
    filter: Filter
    amount: Amount = Fixed(1)
    whose: PlayerRef = You()
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    reveal: bool = False
    different_names: bool = False
    some_zones: bool = False
    """"Library and/or graveyard": whether the library is among them is chosen."""
    total: Amount | None = None
    """"With total mana value 6 or less": the most that the mana values of all found cards may add up to."""
    also: tuple[Filter, ...] = ()
    """"A Forest card and a Plains card": the further cards, one of each."""
    notes_the_rest: bool = False
    """"And exile the rest": of all that was searched, not only of what fits."""
    found_as: str = "found"
    """Under which word the found cards are known: of a second search ``FOUND_AGAIN``, set by the binder."""
    sharing: str = ""
    """"That share a land type": what all found cards have in common, as of ``SharesWith``."""


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """``who`` reveals ``what`` (CR 701.20)."""

    who: PlayerRef
    what: ObjectRef
    until: Filter | None = None
    """"Reveals cards from the top of their library until they reveal a land card"."""
    until_amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class LookAt(Effect):
    """``who`` looks at ``what``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ExileUntil(Effect):
    """ "Exile cards from the top of your library until you exile a nonland card"."""

    who: PlayerRef
    filter: Filter
    link: str = ""
    """Set by the kernel as an effect gives the ability: under which name the pair is linked (CR 607.5)."""


@dataclass(frozen=True, slots=True)
class RememberPut(Effect):
    """What an effect has just put onto the battlefield is what "put with ~" means (CR 607.2)."""

    what: ObjectRef
