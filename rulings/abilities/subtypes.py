"""Subtypes of the edition of 2026-01-16 (CR 205.3).

What is here: closed lists of names. What is not: their plurals (``rulings.oracle.subtypes``) and what they do.
"""

from collections.abc import Iterable
from functools import lru_cache

from rulings.abilities.vocabulary import CardType

ARTIFACT_TYPES = frozenset(
    """
    Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
    Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
    """.split()
)
"""Artifact types (CR 205.3g), and Mutagen, which tokens of a later set have."""

ENCHANTMENT_TYPES = frozenset(
    """
    Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine
    """.split()
)
"""Enchantment types (CR 205.3h)."""

LAND_TYPES = frozenset(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town
    Urza's
    """.split()
)
"""Land types (CR 205.3i)."""

PLANESWALKER_TYPES = frozenset(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel
    Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared
    Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko
    Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi
    Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling
    Zariel
    """.split()
)
"""Planeswalker types (CR 205.3j)."""

SPELL_TYPES = frozenset("Adventure Arcane Lesson Omen Trap".split())
"""Spell types (CR 205.3k)."""

CREATURE_TYPES = frozenset(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
    Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast
    Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou
    Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile
    C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor
    Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental
    Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ
    Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling
    Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena
    Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin
    Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore
    Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk
    Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph
    Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest
    Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism
    Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai
    Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman
    Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer
    Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar
    Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite
    Triskelavite Troll Turtle Tyranid Unicorn Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock
    Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
    """.split()
) | {"Time Lord"}
"""Creature types (CR 205.3m)."""

BATTLE_TYPES = frozenset("Siege".split())
"""Battle types (CR 205.3q)."""

SUBTYPES = (
    ARTIFACT_TYPES | ENCHANTMENT_TYPES | LAND_TYPES | PLANESWALKER_TYPES | SPELL_TYPES | CREATURE_TYPES | BATTLE_TYPES
)
"""All of them."""


_OF_TYPE = {
    CardType.ARTIFACT: ARTIFACT_TYPES,
    CardType.BATTLE: BATTLE_TYPES,
    CardType.CREATURE: CREATURE_TYPES,
    CardType.ENCHANTMENT: ENCHANTMENT_TYPES,
    CardType.INSTANT: SPELL_TYPES,
    CardType.KINDRED: CREATURE_TYPES,
    CardType.LAND: LAND_TYPES,
    CardType.PLANESWALKER: PLANESWALKER_TYPES,
    CardType.SORCERY: SPELL_TYPES,
}


def subtypes_of_type(card_type: CardType) -> frozenset[str]:
    """The subtypes that are correlated with a card type (CR 205.3b)."""
    return _OF_TYPE.get(card_type, frozenset())


@lru_cache(maxsize=512)
def _of_types(types: frozenset[CardType]) -> frozenset[str]:
    return frozenset[str]().union(*map(subtypes_of_type, types))


def that_fit(subtypes: Iterable[str], types: frozenset[CardType]) -> tuple[str, ...]:
    """Those of the subtypes that an object with these card types can gain.

    Shape: what is no subtype of any card type that is known stays.
    Source: CR 205.3d.
    """
    possible = _of_types(types)
    return tuple(one for one in subtypes if one in possible or one not in SUBTYPES)


STATION_SUBTYPES = frozenset({"Spacecraft", "Planet"})
"""Subtypes of cards with station symbols (CR 721.1)."""
