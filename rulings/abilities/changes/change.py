"""What a continuous effect changes about an object, in the layers (CR 611, 613)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import CardType, Color, Supertype


@dataclass(frozen=True, slots=True)
class Change(Node):
    """One change to every affected object (or, where it says so, player)."""


@dataclass(frozen=True, slots=True)
class SetController(Change):
    """Layer 2: ``player`` controls it."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class ReplaceWords(Change):
    """Layer 3: one colour word, basic land type or creature type becomes another (CR 612)."""

    what: str
    """Which are open to choice: color, land, creature, "creature, not Wall" and "color or land"."""
    old: str | None = None
    new: str | None = None


@dataclass(frozen=True, slots=True)
class SetTypes(Change):
    """Layer 4: it is these types; ``in_addition`` keeps the others.

    ``types`` empty with ``subtypes`` given sets the subtypes of their own kind only ("becomes an Island": CR 305.7).
    """

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    in_addition: bool = True
    chosen: str | None = None
    """``"creature type"``, ``"basic land type"``: the chosen one too."""
    every: str | None = None
    """``"creature type"``, ``"basic land type"``: all of them."""


@dataclass(frozen=True, slots=True)
class LoseTypes(Change):
    """Layer 4: "it isn't a creature", "it's no longer legendary"; ``all_creature_types`` loses all of those."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    all_creature_types: bool = False
    all_land_types: bool = False


@dataclass(frozen=True, slots=True)
class SetColors(Change):
    """Layer 5: it is these colours (none: colourless); ``in_addition`` keeps the others."""

    colors: tuple[Color, ...] = ()
    in_addition: bool = False
    chosen: bool = False
    """"The color of your choice", "the chosen color"."""


@dataclass(frozen=True, slots=True)
class GainAbilities(Change):
    """Layer 6: it has these abilities (``Ability`` nodes)."""

    abilities: tuple[Node, ...]
    choice: bool = False
    """"Your choice of flying or first strike": one of them."""


@dataclass(frozen=True, slots=True)
class LoseAbilities(Change):
    """Layer 6: it loses these keywords, or with none named all abilities."""

    keywords: tuple[str, ...] = ()
    all_others: bool = False
    """"All other abilities": all but what the same effect gives."""


@dataclass(frozen=True, slots=True)
class LoseThisAbility(Change):
    """Layer 6: it loses just this ability ("loses this ability")."""

    ability: Node
    """An ``Ability``."""


@dataclass(frozen=True, slots=True)
class CantHaveAbility(Change):
    """Layer 6: it can't have or gain these keywords (CR 113.11, 613.1f)."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetPT(Change):
    """Layer 7b: base power and toughness are these."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifyPT(Change):
    """Layer 7c: "gets +2/-1"; the signs stand apart from the amounts."""

    power: Amount
    toughness: Amount
    power_sign: int = 1
    toughness_sign: int = 1
    times: Amount | None = None
    """"For each": so many times."""


@dataclass(frozen=True, slots=True)
class SwitchPT(Change):
    """Layer 7d."""


@dataclass(frozen=True, slots=True)
class SetName(Change):
    """A new name (with layer 1 and 4 effects that say so, CR 613)."""

    name: str


@dataclass(frozen=True, slots=True)
class ColorChosenBeforeGame(Change):
    """Layer 5: "if ~ is your commander, choose a color before the game begins. ~ is the chosen color" (CR 607.2p)."""


@dataclass(frozen=True, slots=True)
class LoseAllButMana(Change):
    """Layer 6: "loses all abilities except mana abilities" (CR 605.1)."""


@dataclass(frozen=True, slots=True)
class HasThisAbility(Change):
    """Exception of a copy effect: it has the ability that makes it a copy (CR 707.9a)."""


@dataclass(frozen=True, slots=True)
class GainActivatedAbilities(Change):
    """Layer 6: it has all activated abilities of these objects (CR 113.10)."""

    of: Node
    """An object reference or a ``Filter``."""


@dataclass(frozen=True, slots=True)
class CreatureTypesOf(Change):
    """Layer 4: its creature types are those of this object."""

    of: Node
    """An object reference; none found changes nothing."""


@dataclass(frozen=True, slots=True)
class AllNonlegendaryCreatureNames(Change):
    """ "Has all names of nonlegendary creature cards in addition to its name" (CR 612.7)."""


@dataclass(frozen=True, slots=True)
class HasFullText(Change):
    """ "Has the full text of that card and has the text '{2}: Discard a card.'" (CR 612.6)."""

    of: ObjectRef
    abilities: tuple[Node, ...] = ()
    """What its text says besides."""


@dataclass(frozen=True, slots=True)
class HasTextBox(Change):
    """Its rules text is this; made by the kernel as text boxes are exchanged (CR 612.5)."""

    abilities: tuple[Node, ...]
