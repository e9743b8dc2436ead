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

from .classics import EVENTS

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

SUPPORT = frozenset(name for zones in BOARD.values() for names in zones.values() for name in names) | {
    "Cloudshift",
    "Turn to Frog",
    "Clone",
    "Act of Treason",
    "Armadillo Cloak",
    "Zombify",
    "Altar's Reap",
    "Careful Study",
}


class Kind(StrEnum):
    """What is done with the card."""

    CAST = "cast"
    """A casts it; the stack empties."""
    KICKED = "kicked"
    """A casts it and pays its optional costs."""
    ACTIVATE = "activate"
    """A activates one of its abilities; the stack empties."""
    DIES = "dies"
    """It is on the battlefield; A casts Murder on it."""
    BLINKED = "blinked"
    """It is on the battlefield; A casts Cloudshift on it."""
    BOUNCED = "bounced"
    """It is on the battlefield; A casts Unsummon on it."""
    FROG = "frog"
    """It is on the battlefield; A casts Turn to Frog on it."""
    BURNT = "burnt"
    """It is on the battlefield; A casts Lightning Bolt on it."""
    PUMPED = "pumped"
    """It is on the battlefield; A casts Giant Growth on it."""
    COPIED = "copied"
    """It is on B's battlefield; A casts Clone and copies it."""
    STOLEN = "stolen"
    """It is on B's battlefield; A casts Act of Treason on it."""
    ARMED = "armed"
    """It is on the battlefield; A casts Armadillo Cloak on it."""
    REANIMATED = "reanimated"
    """It is in A's graveyard; A casts Zombify on it."""
    SACRIFICED = "sacrificed"
    """It is on the battlefield; A casts Altar's Reap and sacrifices it."""
    DISCARDED = "discarded"
    """It is in A's hand; A casts Careful Study and discards it."""
    EVENT = "event"
    """It is on the battlefield; A casts another card with which much happens."""
    COMBAT = "combat"
    """It attacks beside A's Grizzly Bears, B blocks with all it has, combat ends."""
    DEFENSE = "defense"
    """It is on B's battlefield; A attacks with all it has, B blocks with all it has."""
    TURN = "turn"
    """It is on the battlefield; everybody passes until A's next main phase."""
    THEIR_TURN = "their turn"
    """It is on B's battlefield; everybody passes until A's next main phase."""


PARTNERS = {
    Kind.DIES: "Murder",
    Kind.BLINKED: "Cloudshift",
    Kind.BOUNCED: "Unsummon",
    Kind.FROG: "Turn to Frog",
    Kind.BURNT: "Lightning Bolt",
    Kind.PUMPED: "Giant Growth",
    Kind.COPIED: "Clone",
    Kind.STOLEN: "Act of Treason",
    Kind.ARMED: "Armadillo Cloak",
    Kind.REANIMATED: "Zombify",
    Kind.SACRIFICED: "Altar's Reap",
    Kind.DISCARDED: "Careful Study",
}
"""The spell that A casts instead of the card itself."""

FIGHTS = (Kind.COMBAT, Kind.DEFENSE)
"""Kinds in which there is combat; they end when it does."""

TURNS = (Kind.TURN, Kind.THEIR_TURN)
"""Kinds in which everybody passes."""

THEIRS = (Kind.COPIED, Kind.STOLEN, Kind.DEFENSE, Kind.THEIR_TURN)
"""Kinds in which B has the card."""


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

    event: str = ""
    """For ``EVENT``: the card that A casts."""

    @property
    def says_yes(self) -> bool:
        """How every "may" and every "unless" is answered."""
        return self.seed % 4 != 3 or self.kind is Kind.COPIED

    @property
    def holder(self) -> str:
        """The player who has the card."""
        return "B" if self.kind in THEIRS else "A"

    @property
    def spell(self) -> str:
        """The name of the card that A casts, or whose ability A activates."""
        return self.event or PARTNERS.get(self.kind, self.card.name)

    def weight(self, label: str) -> int:
        """How much both engines like this option; a partner is always pointed at the card."""
        if not label:
            return -1
        if self.kind in PARTNERS and label == f"{self.holder}:{self.card.name}":
            return 1 << 60
        return int.from_bytes(hashlib.blake2b(f"{self.seed} {label}".encode(), digest_size=6).digest())

    def zones(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """The board with the card where the situation wants it."""
        zones = {player: dict(there) for player, there in BOARD.items()}
        partner = self.event or PARTNERS.get(self.kind)
        if partner is not None:
            for zone in ("library", "graveyard", "hand"):
                zones["A"][zone] = tuple(name for name in zones["A"][zone] if name != partner)
            for zone in ("library", "graveyard", "hand"):
                zones["B"][zone] = tuple(name for name in zones["B"][zone] if name != partner)
            zones["A"]["hand"] = (*zones["A"]["hand"], partner)
        zone = {
            Kind.CAST: "hand", Kind.KICKED: "hand", Kind.DISCARDED: "hand", Kind.REANIMATED: "graveyard",
        }.get(self.kind, "battlefield")  # fmt: skip
        zones[self.holder][zone] = (*zones[self.holder][zone], self.card.name)
        for player, other in self.others:
            zones[player]["battlefield"] = (*zones[player]["battlefield"], other.name)
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
        and face.toughness != "0"
        and works
        and "at random" not in face.oracle_text
        and "huffle" not in face.oracle_text
        and not {"Saga", "Class", "Vehicle"} & set(face.subtypes)
    )


HIDDEN = ("at random", "huffle", "lip a coin", "Crew", "roll a d", "Cleave", "phases out", "xplore")
"""Words of what both engines can't be made to do alike."""


def situations_of(card: Card, seed: int) -> list[Situation]:
    """The situations in which this card can show something."""
    face = card.faces[0]
    if card.layout not in (Layout.NORMAL, Layout.SAGA) or card.name in SUPPORT:
        return []
    if any(word in face.oracle_text for word in HIDDEN):
        return []
    return [
        Situation(card, kind, seed, place, event=EVENTS[(seed + place) % len(EVENTS)] if kind is Kind.EVENT else "")
        for kind, place in kinds_of(card)
    ]


def kinds_of(card: Card) -> list[tuple[Kind, int]]:
    """What may be done with the card, with the place of an ability."""
    face = card.faces[0]
    text, types = face.oracle_text, set(face.types)
    found = [] if "Land" in types else [(Kind.CAST, 0)]
    if re.search(r"[Kk]icke[dr]|Buyback|Entwine|Replicate|Bargain|Offspring|Gift", text):
        found.append((Kind.KICKED, 0))
    if {"Instant", "Sorcery"} & types:
        return found + ([(Kind.DISCARDED, 0)] if "discard" in text and "your graveyard" in text else [])
    if "Aura" in face.subtypes:
        return found
    if re.search(r"Whenever|When |would|[Ee]ach|[Aa]ll |get ", text):
        found += [(Kind.EVENT, n) for n in range(3)]
    if re.search(r"[:\]]|Equip", text):
        found += [(Kind.ACTIVATE, n) for n in range(3)]
    if "Creature" in types:
        found += creature_kinds(text)
    if re.search(r" step|upkeep|turn|Saga|chapter", text):
        found += [(Kind.TURN, 0)]
        if re.search(r"each|opponent", text):
            found += [(Kind.THEIR_TURN, 0)]
    return found


def creature_kinds(text: str) -> list[tuple[Kind, int]]:
    """What may be done with a creature of this text."""
    words = {
        Kind.DIES: r"dies|leaves|graveyard",
        Kind.SACRIFICED: r"dies|leaves|acrific",
        Kind.BLINKED: r"enters|leaves|as long as|counter",
        Kind.BOUNCED: r"leaves|return|target|until this",
        Kind.FROG: r"gets|has|have|can't|equal|Whenever",
        Kind.BURNT: r"damage|toughness|target",
        Kind.PUMPED: r"power|toughness|target|double",
        Kind.COPIED: r"enters|equal|chosen|[Aa]s |other",
        Kind.STOLEN: r"you control|your|owner|opponent|control",
        Kind.ARMED: r"enchant|attach|Aura|target",
        Kind.REANIMATED: r"enters|cast",
        Kind.DISCARDED: r"discard|graveyard",
        Kind.DEFENSE: r"block|attack|damage|gets|have|has",
    }
    return [(kind, 0) for kind, pattern in words.items() if re.search(pattern, text)] + [(Kind.COMBAT, 0)]


def best(situation: Situation, labels: Sequence[str], number: int) -> tuple[int, ...]:
    """The places of the options that both engines like most."""
    order = sorted(range(len(labels)), key=lambda place: -situation.weight(labels[place]))
    return tuple(sorted(order[:number]))
