"""Subtypes in their plural, as texts write them.

What is here: plurals and the words of all subtypes. The lists themselves stand in ``rulings.abilities.subtypes``.
"""

from rulings.abilities.subtypes import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
    SUBTYPES,
)

_IRREGULAR = {
    "Hero": "Heroes",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Child": "Children",
    "Cyclops": "Cyclopes",
    "Octopus": "Octopuses",
    "Walrus": "Walruses",
    "Homunculus": "Homunculi",
    "Fungus": "Fungi",
    "Jellyfish": "Jellyfish",
    "Fish": "Fish",
    "Merfolk": "Merfolk",
    "Moonfolk": "Moonfolk",
    "Treefolk": "Treefolk",
    "Sheep": "Sheep",
    "Aurochs": "Aurochs",
    "Plains": "Plains",
    "Eldrazi": "Eldrazi",
    "Myr": "Myr",
    "Kithkin": "Kithkin",
    "Kor": "Kor",
    "Samurai": "Samurai",
    "Ninja": "Ninja",
    "Vedalken": "Vedalken",
    "Lammasu": "Lammasu",
    "Squid": "Squid",
    "Starfish": "Starfish",
    "Thalakos": "Thalakos",
    "Soltari": "Soltari",
    "Dauthi": "Dauthi",
    "Astartes": "Astartes",
    "Custodes": "Custodes",
    "Pegasus": "Pegasi",
    "Phoenix": "Phoenixes",
    "Urza's": "Urza's",
    "Equipment": "Equipment",
    "Gold": "Gold",
    "Cyberman": "Cybermen",
    "Kavu": "Kavu",
    "Nephilim": "Nephilim",
    "Metathran": "Metathran",
    "Qu": "Qu",
    "Locus": "Loci",
    "Elk": "Elk",
    "Bison": "Bison",
}


def plural_of(subtype: str) -> str:
    """The plural of a subtype as Oracle texts write it.

    Example:
        >>> plural_of("Elf"), plural_of("Ally"), plural_of("Witch"), plural_of("Goblin")
        ('Elves', 'Allies', 'Witches', 'Goblins')
    """
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if subtype.endswith("y") and subtype[-2] not in "aeiou":
        return subtype[:-1] + "ies"
    if subtype.endswith(("s", "x", "ch", "sh")):
        return subtype + "es"
    return subtype + "s"


PLURALS = {plural_of(one): one for one in sorted(SUBTYPES)}
"""Plural to singular; words that are both map to themselves."""

SUBTYPE_WORDS = frozenset(word for one in SUBTYPES for form in (one, plural_of(one)) for word in form.split())
"""Every capitalised word that may open a sentence as a subtype and keeps its capital then."""

__all__ = [
    "ARTIFACT_TYPES",
    "BATTLE_TYPES",
    "CREATURE_TYPES",
    "ENCHANTMENT_TYPES",
    "LAND_TYPES",
    "PLANESWALKER_TYPES",
    "PLURALS",
    "SPELL_TYPES",
    "SUBTYPES",
    "SUBTYPE_WORDS",
    "plural_of",
]
