"""Cards as the rules see them: what is printed on each face, and the lines that were not understood."""

from dataclasses import dataclass, field, fields

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.corpus.cards import Layout


@dataclass(frozen=True, slots=True)
class DeclinedLine:
    """A line of the Oracle text that was not understood."""

    text: str
    """The line as written."""
    words: str
    """The words at which reading stopped."""
    position: int
    """Where they stand in the line, in characters from 0."""
    why: str
    """The kind of the refusal, in English: ``"unknown words"``."""


@dataclass(frozen=True, slots=True)
class FaceDefinition:
    """One face: copiable values as printed (CR 707.2)."""

    name: str
    mana_cost: tuple[str, ...] | None = None
    """Symbols as printed: ``("{1}", "{G}")``; ``None`` where there is no mana cost (CR 202.1b)."""
    colors: frozenset[Color] = frozenset()
    """By mana cost, colour indicator or characteristic-defining ability (CR 105.2)."""
    is_color_known: bool = True
    """Whether ``colors`` is all: of some faces no source says whether they have a color indicator."""
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: tuple[str, ...] = ()
    """As printed, in order."""
    power: int | None = None
    """``None`` for no creature and for ``*`` (see ``cda_power``)."""
    toughness: int | None = None
    loyalty: int | None = None
    loyalty_x: bool = False
    """Loyalty X: the X announced."""
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()
    """In the order printed."""
    declined: tuple[DeclinedLine, ...] = ()
    """Lines not understood; with any of them the face is only partly understood."""
    cda_power: Amount | None = None
    """``*`` as far as printed: only set when a characteristic-defining ability was read."""
    cda_toughness: Amount | None = None


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """A whole card."""

    name: str
    """Name of the whole: halves joined with `` // ``, else of the front face."""
    layout: Layout = Layout.NORMAL
    faces: tuple[FaceDefinition, ...] = ()
    missing_faces: tuple[str, ...] = ()
    """Faces whose text the corpus lacks: a refusal if they could matter."""
    is_token: bool = False
    added: tuple[Ability, ...] = ()
    """Of a copied Room: abilities that an exception of the copy effect adds, which are in neither half (CR 707.9a)."""
    own_name: str | None = None
    """Of a copied Room: the name that an exception gives it, which is in neither half (CR 707.9b, 709.5)."""
    own_colors: frozenset[Color] | None = None
    """Of a copied Room: the colours that an exception gives it, whatever its mana costs are (CR 707.9b)."""
    names: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    """Names in its text that are to be looked up in the Oracle card reference (``oracle_reference``)."""
    more_colors: frozenset[Color] = frozenset()
    """Of a copied Room: colours that an exception gives it in addition."""

    @property
    def is_meld_result(self) -> bool:
        """The combined face of two meld cards alone, without the cards (CR 712.4)."""
        return self.layout is Layout.MELD and len(self.faces) == 1 and not self.missing_faces


@dataclass(frozen=True, slots=True)
class FaceOfCard(FaceDefinition):
    """Copiable values that bring the other faces along: of double-faced tokens and of copies of Rooms (CR 707.8a,
    709.5b)."""

    card: CardDefinition | None = None
    """All faces, as far as other copy effects changed them."""
    place: int = 0
    """Which of them this is."""


def with_card(face: FaceDefinition, card: CardDefinition, place: int = 0) -> FaceOfCard:
    """The face together with its card."""
    values = {one.name: getattr(face, one.name) for one in fields(FaceDefinition)}
    return FaceOfCard(**values, card=card, place=place)


def without_card(face: FaceDefinition) -> FaceDefinition:
    """The face alone."""
    return FaceDefinition(**{one.name: getattr(face, one.name) for one in fields(FaceDefinition)})
