"""Types, subtypes, colors as words (CR 105, 205)."""

from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.oracle.categories import ORACLE, card_type, color, filter_
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import TypeWords, types_of

described = ORACLE.category("Described")
"""A noun, with adjectives or without."""
qualified = ORACLE.category("NounWithQualifier")
option = ORACLE.category("TypeOption")
"""One side of "artifact or nonbasic land": a type, or several predicates as ``Both``."""
filter_.include(ORACLE.category("NounWithExtreme"))
filter_.include(described, qualified)
type_word = ORACLE.category("TypeWord")
"""One type or subtype, in the number asked of it."""
type_phrase = ORACLE.category("TypePhrase")
"""Types that all hold ("artifact creature", "Elf creature"): a tuple of predicates. Only the last is inflected."""
type_word.phrase("{type:CardType}", HasType)
type_word.phrase("{subtype:Subtype}", HasSubtype)
type_phrase.phrase("{last:TypeWord}", (hole("last"),))
type_phrase.phrase("{first:TypeWord@singular} {rest:TypePhrase}", (hole("first"), *hole("rest")))
option.include(type_word)


def _sorted_out(types: tuple[Predicate, ...]) -> TypeWords | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    return TypeWords(kinds, subtypes) if types_of(subtypes, kinds) == types else None


def _undo_sorted_out(node: TypeWords) -> Slots:
    return {"types": types_of(node.subtypes, node.types)}


# Item by item.
ORACLE.category("Types").phrase("{types:TypePhrase}", _sorted_out, _undo_sorted_out, kind=TypeWords)
own_noun = ORACLE.category("OwnNoun")
own_noun.words(
    {
        one: one
        for one in (
            "creature artifact enchantment land planeswalker battle permanent card spell token Aura Equipment Vehicle "
            "Saga Class Case Siege Fortification Spacecraft Food Clue Treasure Mount Room Background Curse Shrine "
            "Contraption Attraction Planet instant sorcery emblem source"
        ).split()
    }
)
_attached_noun = ORACLE.category("AttachedNoun")
_attached_noun.words(
    {
        one: one
        for one in "creature permanent land artifact planeswalker enchantment Vehicle Forest Plains Swamp Island "
        "Mountain Equipment Wall".split()
    }
)
_attached_noun.words({one: one for one in ("creature or Vehicle", "artifact creature", "artifact or creature")})
color.words({"white": Color.WHITE, "blue": Color.BLUE, "black": Color.BLACK, "red": Color.RED, "green": Color.GREEN})
card_type.words(
    {
        "artifact(s)": CardType.ARTIFACT,
        "battle(s)": CardType.BATTLE,
        "creature(s)": CardType.CREATURE,
        "enchantment(s)": CardType.ENCHANTMENT,
        "instant(s)": CardType.INSTANT,
        "kindred": CardType.KINDRED,
        "land(s)": CardType.LAND,
        "planeswalker(s)": CardType.PLANESWALKER,
        "sorcer(y|ies)": CardType.SORCERY,
    }
)
supertype = ORACLE.category("Supertype")
supertype.words(
    {"basic": Supertype.BASIC, "legendary": Supertype.LEGENDARY, "snow": Supertype.SNOW, "world": Supertype.WORLD}
)
