"""Cards as records: what is printed, in English as the rules see it, and under which other names it is known.

What is here: plain data, imported by every package that needs a card. What is not: how it is stored
(``rulings.corpus.database``) and what its text means (``rulings.oracle``).
"""

from dataclasses import dataclass, field
from enum import StrEnum


class Layout(StrEnum):
    """How the faces of a card lie on it (CR 201.2, 708-720)."""

    NORMAL = "normal"
    SPLIT = "split"
    FLIP = "flip"
    TRANSFORM = "transform"
    MODAL_DFC = "modal_dfc"
    ADVENTURE = "adventure"
    PREPARE = "prepare"
    MELD = "meld"
    LEVELER = "leveler"
    CLASS = "class"
    CASE = "case"
    SAGA = "saga"
    PROTOTYPE = "prototype"
    MUTATE = "mutate"
    HOST = "host"
    AUGMENT = "augment"
    PLANE = "planar"
    SCHEME = "scheme"
    VANGUARD = "vanguard"
    TOKEN = "token"
    EMBLEM = "emblem"
    ART = "art_series"
    OTHER = "other"


_WITHOUT_INDICATOR = frozenset(
    {"Land", "Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy", "Dungeon", "Stickers"}
)
"""A face of no other types than these has no color indicator; a land that is also a creature can have one."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a card in English, as the Oracle database gives it."""

    name: str
    """English name of this face alone, the key everywhere (CR 201.2)."""
    mana_cost: str = ""
    """``"{1}{G}"``; empty where the face has none."""
    supertypes: tuple[str, ...] = ()
    """As printed: ``("Legendary",)``."""
    types: tuple[str, ...] = ()
    """As printed: ``("Artifact", "Creature")``."""
    subtypes: tuple[str, ...] = ()
    """As printed: ``("Elf", "Warrior")``."""
    oracle_text: str = ""
    """Lines joined by line feeds, with reminder text."""
    power: str | None = None
    """``"2"``, ``"*"``, ``"1+*"``."""
    toughness: str | None = None
    """Like ``power``."""
    loyalty: str | None = None
    """Starting loyalty of a planeswalker."""
    defense: str | None = None
    """Starting defense of a battle."""
    color_indicator: tuple[str, ...] | None = None
    """Letters of ``WUBRG`` where the face has a colour indicator; ``None`` where that is not known."""
    keywords: tuple[str, ...] = ()
    """As the source lists them; a hint for display only, never a basis of play."""
    source: str = field(default="", compare=False)
    """Key of the source that this face's text came from: ``"oracle_snapshot"``."""
    model: str = field(default="", compare=False, repr=False)
    """What its text means, as the corpus keeps it (``rulings.oracle.model``); empty where it has not been read."""

    @property
    def can_have_color_indicator(self) -> bool:
        """Whether its mana cost and types leave room for a color indicator (CR 204.1)."""
        return self.mana_cost in ("", "{0}") and not set(self.types) <= _WITHOUT_INDICATOR

    @property
    def is_color_known(self) -> bool:
        """Whether its color can be told (CR 105.2): of some faces no source says what their color indicator is."""
        return self.color_indicator is not None or not self.can_have_color_indicator


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its faces and the marks that decide where it is shown."""

    name: str
    """English name of the whole: halves joined with `` // ``, else the front face's name."""
    layout: Layout = Layout.NORMAL
    """How the faces lie."""
    faces: tuple[Face, ...] = ()
    """Known faces, front or left first."""
    missing_faces: tuple[str, ...] = ()
    """Names (or ``"?"``) of the faces whose text the corpus lacks: never played, and said so."""
    oracle_id: str | None = None
    """Scryfall's id where a source gives it."""
    names_ja: tuple[str, ...] = ()
    """Japanese names of the whole, today's first."""
    face_names_ja: tuple[str | None, ...] = ()
    """Today's Japanese name of each face of ``faces``, ``None`` where unknown."""
    printings: int = 0
    """In how many sets it was printed, as far as a source counts them; 0 where none does."""
    first_set: str | None = None
    """Code of the set in which it was printed first (``rulings.corpus.sets``); ``None`` where no source tells."""
    is_joke: bool = False
    """Not legal in any constructed or limited format by design (un-cards, playtest cards)."""
    is_digital_only: bool = False
    """Exists on Arena or Magic Online only."""
    is_extra: bool = False
    """A token, emblem, art card or the like: not a card in the sense of CR 108.2."""
    sources: tuple[str, ...] = field(default=())
    """Names of the sources that this record was made from."""

    @property
    def is_meld_result(self) -> bool:
        """The combined face of two meld cards, as a record of its own (CR 712.4)."""
        return self.layout is Layout.MELD and len(self.faces) == 1 and not self.missing_faces
