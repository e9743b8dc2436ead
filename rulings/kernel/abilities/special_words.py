"""The words in ``what`` fields that rules code asks for, by kind of node.

Rules code that asks for a word declares it with ``declare``, or it stands in the table here with the modules that ask.
"""

from rulings.abilities.ability import Ability
from rulings.abilities.changes.permissions import CanDo, CantDo, CostChange, MustDo, PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, COLOR_OR_ARTIFACTS, MakeChoice
from rulings.abilities.events.moving import REVEALED_DRAWS
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.history import Did
from rulings.abilities.node import Node

_WORDS: dict[type[Node], set[str]] = {
    CantDo: {
        "attack",
        "attack alone",
        "attack with others",
        "attack or block",
        "be attached",
        "be blocked",
        "be countered",
        "be enchanted",
        "be equipped",
        "be regenerated",
        "be sacrificed",
        "be targeted",
        "block",
        "block alone",
        "enter the battlefield",
        "have counters",
        "have more counters",
        "activate",
        "untap",
    },
    MustDo: {"attack", "block", "be blocked"},
    CanDo: {
        "activate as though haste",
        "assign by toughness",
        "assign damage as though unblocked",
        "assign no combat damage",
        "attack as though it didn't have defender",
        "be blocked as though no landwalk",
        "boast twice",
        "be targeted despite hexproof",
        "block additional",
        "block any number",
        "block as though it had reach",
        "block as though it had shadow",
        "block while tapped",
        "choose not to untap",
        "ignore legend rule",
        "untap in other untap steps",
    },
    PlayerCant: {
        "activate",
        "activate mana",
        "attack with more than",
        "be attacked by more than",
        "block with more than",
        "cast",
        "cast except at sorcery speed",
        "draw",
        "draw more than",
        "gain life",
        "get counters",
        "get poison counters",
        "lose life",
        "lose the game",
        "lose the game for 0 life",
        "pay life",
        "pay life as a cost",
        "play land",
        "sacrifice as a cost",
        "have themselves search",
        "search",
        "untap more than",
        "win the game",
    },
    PlayerHas: {
        "be targeted despite hexproof",
        "controls opponents who search",
        "doesn't lose unspent mana",
        "hexproof",
        "is damaged as though by infect",
        "maximum hand size",
        "maximum hand size increased",
        "maximum hand size reduced",
        *REVEALED_DRAWS.values(),
        "no legend rule",
        "no maximum hand size",
        "protection",
        "searches only the top of libraries",
        "shroud",
        "skips draw",
        "skips untap",
        "skips upkeep",
        "skips extra turns",
        "skips turn",
        "takes what opponents find",
        "top card revealed",
        "hand revealed",
    },
    # "look at top card" and what is revealed only tell players something; no rule depends on it.
    PlayerMay: {
        "look at top card",
        "cast",
        "cast as though flash",
        "pay rather",
        "play",
        "play additional land",
        "play land",
    },
    CostChange: {
        "activated ability",
        "boast ability",
        "cycling ability",
        "equip ability",
        "exhaust ability",
        "ninjutsu ability",
        "non-mana activated ability",
        "power-up ability",
        "spell",
    },
    MakeChoice: {
        "basic land type",
        *CARD_NAME_CHOICES,
        "card type",
        "color",
        COLOR_OR_ARTIFACTS,
        "creature type",
        "land type",
        "number",
        "opponent",
        "player",
    },
    Did: {
        "attacked",
        "attacked or blocked",
        "blocked",
        "blocked or was blocked",
        "was blocked",
        "drawn",
        "entered",
        "exerted",
        "put into graveyard",
        "put into graveyard from battlefield",
        "was dealt damage",
    },
    Does: {
        "commit a crime",
        "connive",
        "cycle",
        "exert",
        "explore",
        "fight",
        "explore land",
        "explore nonland",
        "investigate",
        "monstrous",
        "renowned",
        "scry",
        "scry or surveil",
        "search",
        "shuffle",
        "surveil",
    },
    InStep: {
        "after combat",
        "after upkeep",
        "before attackers",
        "before blockers",
        "before combat",
        "before combat damage",
        "before end step",
        "combat after blockers",
        "combat before blockers",
        "combat damage step",
        "combat",
        "declare attackers step",
        "declare blockers step",
        "draw step",
        "end of combat step",
        "end step",
        "main phase",
        "turn",
        "upkeep",
    },
}

_ABILITIES: set[type[Ability]] = set()


def declare(kind: type[Node], *words: str) -> None:
    """Declares words of a kind of node that the calling module asks for."""
    _WORDS.setdefault(kind, set()).update(words)


def declare_ability(kind: type[Ability]) -> None:
    """Declares a kind of ability that the calling module plays."""
    _ABILITIES.add(kind)


def knows(kind: type[Node], word: str) -> bool:
    """Rules code asks for this word of this kind of node."""
    return word in _WORDS.get(kind, ())


def plays_ability(kind: type[Ability]) -> bool:
    """Rules code plays this kind of ability."""
    return kind in _ABILITIES


def words(kind: type[Node]) -> tuple[str, ...]:
    """All known words of a kind of node, sorted."""
    return tuple(sorted(_WORDS.get(kind, ())))
