"""Subtypes of the edition of 2026-01-16 (CR 205.3), and their plurals.

What is here: closed lists of names. What is not: anything about what a subtype does.
"""

ARTIFACT_TYPES = frozenset(
    """
    Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
    Lander Map Powerstone Spacecraft Stone Treasure Vehicle
    """.split()
)
"""Artifact types (CR 205.3g)."""

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
