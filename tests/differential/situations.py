"""Small situations made of one random card on a fixed board, and how both engines choose in them.

What is here: the board, the kinds of situation and the order in which either engine prefers one option to another, so
that both choose alike without knowing each other. What is not: playing (``ours``, ``theirs``).
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rulings.corpus.cards import Card, Layout

BOARD = {
    "A": {
        "battlefield": (
            "Grizzly Bears", "Serra Angel", "Ornithopter", "Llanowar Elves", "Mass Hysteria", "Bonesplitter",
            "Forest", "Plains", "Swamp",
        ),
        "hand": ("Opt", "Wind Drake", "Goblin Piker", "Tundra"),
        "library": ("Divination", "Hill Giant", "Mountain", "Ancient Carp", "Pacifism", "Sol Ring", "Murder", "Taiga"),
        "graveyard": ("Air Elemental", "Lightning Bolt", "Darksteel Relic", "Savannah"),
    },
    "B": {
        "battlefield": (
            "Giant Spider", "Walking Corpse", "Glory Seeker", "Craw Wurm", "Honor of the Pure", "Leonin Scimitar",
            "Island", "Badlands",
        ),
        "hand": ("Shock", "Gray Ogre", "Elvish Warrior"),
        "library": ("Unsummon", "Horned Turtle", "Bayou", "Runeclaw Bear", "Holy Strength", "Mind Stone", "Duress"),
        "graveyard": ("Fugitive Wizard", "Giant Growth", "Millstone", "Scrubland"),
    },
}  # fmt: skip
"""Names by player and zone; no name is there twice, so that a name and an owner tell which object is meant."""

SUPPORT = frozenset(name for zones in BOARD.values() for names in zones.values() for name in names)


class Kind(StrEnum):
    """What is done with the card."""

    CAST = "cast"
    """A casts it; the stack empties."""
    ACTIVATE = "activate"
    """A activates one of its abilities; the stack empties."""
    DIES = "dies"
    """It is on the battlefield; A casts Murder on it."""
    COMBAT = "combat"
    """It attacks beside A's Grizzly Bears, B blocks with all it has, combat ends."""
    TURN = "turn"
    """It is on the battlefield; everybody passes until A's next main phase."""


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation."""

    card: Card
    kind: Kind
    seed: int
    ability: int = 0
    """For ``ACTIVATE``: its place among the activated abilities."""
    others: tuple[tuple[str, Card], ...] = ()
    """Other random permanents on the battlefield, each with its player."""

    @property
    def says_yes(self) -> bool:
        """How every "may" and every "unless" is answered."""
        return self.seed % 4 != 3

    def weight(self, label: str) -> int:
        """How much both engines like this option."""
        return int.from_bytes(hashlib.blake2b(f"{self.seed} {label}".encode(), digest_size=6).digest())

    def zones(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """The board with the card where the situation wants it."""
        zones = {player: dict(there) for player, there in BOARD.items()}
        zone = "hand" if self.kind is Kind.CAST else "battlefield"
        zones["A"][zone] = (*zones["A"][zone], self.card.name)
        for player, other in self.others:
            zones[player]["battlefield"] = (*zones[player]["battlefield"], other.name)
        if self.kind is Kind.DIES:
            zones["A"]["library"] = tuple(name for name in zones["A"]["library"] if name != "Murder")
            zones["A"]["hand"] = (*zones["A"]["hand"], "Murder")
        return zones


def is_bystander(card: Card) -> bool:
    """Whether it can lie on the battlefield as one of the others: an ability that works by itself, nothing random."""
    face = card.faces[0]
    is_permanent = {"Creature", "Artifact", "Enchantment"} & set(face.types) and "Aura" not in face.subtypes
    works = re.search(r"(^|\n)(?!When this)[^:\n(]{25,}", face.oracle_text)
    return bool(
        card.layout is Layout.NORMAL
        and card.name not in SUPPORT
        and is_permanent
        and works
        and "at random" not in face.oracle_text
        and "huffle" not in face.oracle_text
        and not {"Saga", "Class", "Vehicle"} & set(face.subtypes)
    )


def situations_of(card: Card, seed: int) -> list[Situation]:
    """The situations in which this card can show something."""
    face = card.faces[0]
    if card.layout is not Layout.NORMAL or card.name in SUPPORT:
        return []
    if any(word in face.oracle_text for word in ("at random", "huffle", "flip a coin", "Crew", "roll a d")):
        return []
    found = []
    if "Land" not in face.types:
        found.append(Situation(card, Kind.CAST, seed))
    if {"Instant", "Sorcery"} & set(face.types) or "Aura" in face.subtypes:
        return found
    text = face.oracle_text
    found += [Situation(card, Kind.ACTIVATE, seed, n) for n in range(2) if ":" in text]
    if "Creature" in face.types:
        if "dies" in text or "leaves" in text:
            found.append(Situation(card, Kind.DIES, seed))
        found.append(Situation(card, Kind.COMBAT, seed))
    if " step" in text or "upkeep" in text or "turn" in text:
        found.append(Situation(card, Kind.TURN, seed))
    return found


def best(situation: Situation, labels: Sequence[str], number: int) -> tuple[int, ...]:
    """The places of the options that both engines like most."""
    order = sorted(range(len(labels)), key=lambda place: -situation.weight(labels[place]))
    return tuple(sorted(order[:number]))
