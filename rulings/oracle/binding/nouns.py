"""Nouns: what something spoken of may be called by when it is spoken of again.

What is here: the nouns of filters and of the words of pronouns. What is not: which thing a noun means
(``rulings.oracle.binding.mentions``).
"""

from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.status import IsToken
from rulings.abilities.node import Node
from rulings.abilities.references import Several
from rulings.abilities.subtypes import LAND_TYPES
from rulings.abilities.vocabulary import Kind
from rulings.oracle.subtypes import CREATURE_TYPES

_NAMED_KINDS = (Kind.CARD, Kind.SPELL, Kind.ABILITY, Kind.PERMANENT, Kind.SOURCE)


def nouns_of(filter: Filter) -> frozenset[str]:
    """Nouns that what fits may be called by."""
    found = {filter.kind.value} if filter.kind in _NAMED_KINDS else set()
    if filter.kind is Kind.SPELL_OR_ABILITY:
        found = {"spell", "ability"}
    for one in filter.predicates:
        found |= _type_nouns(one)
    return frozenset(found)


def _type_nouns(predicate: Node) -> set[str]:
    match predicate:
        case HasType(type=type):
            return {type.value}
        case HasSubtype(subtype=subtype):
            if subtype in CREATURE_TYPES:
                return {subtype, "creature"}
            return {subtype, "land"} if subtype in LAND_TYPES else {subtype}
        case IsToken():
            return {"token"}
        case Either(options=parts) | Both(parts=parts):
            return set().union(*(_type_nouns(one) for one in parts))
    return set()


def nouns_of_any(value: Filter | Several) -> frozenset[str]:
    """Nouns that fit whichever of the parts it was."""
    if isinstance(value, Filter):
        return nouns_of(value)
    found = [nouns_of(part) for part in value.parts if isinstance(part, Filter)]
    return frozenset.intersection(*found) if found else frozenset()


def may_overlap(one: Filter, other: Filter) -> bool:
    """Whether something could fit both as far as their nouns tell; a bare "permanent" overlaps with anything."""
    nouns, others = nouns_of(one) - {"permanent"}, nouns_of(other) - {"permanent"}
    return not nouns or not others or bool(nouns & others)


_OBJECT_NOUNS = frozenset(
    ("artifact", "card", "creature", "enchantment", "land", "permanent", "planeswalker", "spell", "token")
)


def nouns_of_participle(words: str) -> frozenset[str]:
    """What "the revealed card", "the creature exiled this way" may be called next: by its noun, or as a card."""
    found = [one for one in (word.removesuffix("s") for word in words.split()) if one in _OBJECT_NOUNS]
    return frozenset((*found, "card"))


def says_several(words: str) -> bool:
    """Whether the noun of "the exiled cards", "the creatures destroyed this way" is plural."""
    return any(word.endswith("s") and word.removesuffix("s") in _OBJECT_NOUNS for word in words.split())


def noun_of(words: str) -> tuple[str | None, bool]:
    """The noun of a pronoun, and whether it is plural."""
    words = words.removeprefix("each of ")
    if words in ("it", "he", "she", "him", "her"):
        return None, False
    if words in ("they", "them"):
        return None, True
    first, _, noun = words.partition(" ")
    is_plural = first == "those" or (first == "the" and noun.endswith(("s", "ies")))
    if is_plural:
        noun = "copy" if noun == "copies" else "ability" if noun == "abilities" else noun.removesuffix("s")
    last = noun.rsplit(" ", 1)[-1]
    return last, is_plural
