"""Closed lists of the game's words that nodes refer to."""

from enum import StrEnum


class Color(StrEnum):
    """A colour (CR 105.1)."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


class Zone(StrEnum):
    """A zone (CR 400.1)."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    OUTSIDE = "outside the game"
    """No zone, but a place where a card or a copy of one can be (CR 400.11)."""


class CardType(StrEnum):
    """A card type (CR 205.2a)."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CONSPIRACY = "conspiracy"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PHENOMENON = "phenomenon"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SCHEME = "scheme"
    SORCERY = "sorcery"
    VANGUARD = "vanguard"


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)
"""The permanent types (CR 110.4)."""


class Supertype(StrEnum):
    """A supertype (CR 205.4a)."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


class Stat(StrEnum):
    """A number that an object has."""

    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"
    LOYALTY = "loyalty"
    BASE_POWER = "base power"
    BASE_TOUGHNESS = "base toughness"


class Comparison(StrEnum):
    """How two numbers are compared."""

    EQUAL = "=="
    NOT_EQUAL = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    GREATER = ">"
    LESS = "<"


class Step(StrEnum):
    """A step or phase, as the table format names them (CR 500)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN1 = "main1"
    BEGIN_COMBAT = "begin_combat"
    DECLARE_ATTACKERS = "declare_attackers"
    DECLARE_BLOCKERS = "declare_blockers"
    FIRST_STRIKE_DAMAGE = "first_strike_damage"
    COMBAT_DAMAGE = "combat_damage"
    END_COMBAT = "end_combat"
    MAIN2 = "main2"
    END = "end"
    CLEANUP = "cleanup"


class Kind(StrEnum):
    """What sort of thing a filter picks out (CR 109.2: a type alone means a permanent)."""

    PERMANENT = "permanent"
    CARD = "card"
    SPELL = "spell"
    ABILITY = "ability"
    SPELL_OR_ABILITY = "spell or ability"
    SPELL_OR_PERMANENT = "spell or permanent"
    SOURCE = "source"
    TOKEN_OR_CARD = "card or token"
