"""What continuous effects have made of a permanent, in a few words for its tile.

What is here: types, colours and abilities that differ from the permanent's copiable values (CR 613, 707.2). What is
not: power and toughness, counters, state, which a tile shows anyway.
"""

from typing import Final

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.history import PutThereWith, Sparing
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.abilities.vocabulary import CardType, Color, Supertype, Zone
from rulings.kernel.abilities.intrinsic_mana import intrinsic_abilities
from rulings.kernel.happening.game import Game
from rulings.kernel.state.base_values import base_characteristics
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.ids import ObjectId
from rulings.language import Language
from rulings.narrate.catalogue import message, term, word

_SUPERTYPES: Final = (Supertype.BASIC, Supertype.LEGENDARY, Supertype.ONGOING, Supertype.SNOW, Supertype.WORLD)
_TYPES: Final = (
    CardType.KINDRED,
    CardType.ENCHANTMENT,
    CardType.ARTIFACT,
    CardType.LAND,
    CardType.CREATURE,
    CardType.PLANESWALKER,
    CardType.BATTLE,
)
"""Card types in the order in which type lines print them."""

_COLORS: Final = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}


def alterations(game: Game, object_id: ObjectId, language: Language) -> tuple[str, ...]:
    """What is different about a permanent: its type line, its colours, what it lost and what it was given.

    Shape: each in a few words; nothing for a permanent that is what its copiable values say.
    Example:
        ("Land — Mountain", "loses its own abilities")
    """
    return differences(base_characteristics(game.object(object_id)), game.seen(object_id), language)


def differences(base: Characteristics, seen: Characteristics, language: Language) -> tuple[str, ...]:
    """What types, colours and abilities are after and were not before."""
    told: list[str] = []
    if (base.supertypes, base.types, base.subtypes) != (seen.supertypes, seen.types, seen.subtypes):
        told.append(_type_line(seen, language))
    if base.colors != seen.colors:
        told.append(_colors(seen.colors, language))
    intrinsic: set[Ability] = {*intrinsic_abilities(seen.subtypes), *intrinsic_abilities(base.subtypes)}
    told += _lost(base, seen, intrinsic, language)
    told += _gained(base, seen, intrinsic, language)
    return tuple(told)


def _type_line(seen: Characteristics, language: Language) -> str:
    supertypes = [term(language, "supertype", s.value) for s in _SUPERTYPES if s in seen.supertypes]
    types = [term(language, "card_type", t.value) for t in _TYPES if t in seen.types]
    others = sorted(seen.subtypes)
    if seen.subtypes >= CREATURE_TYPES:
        others = sorted(seen.subtypes - CREATURE_TYPES)
    subtypes = [term(language, "subtype", s) for s in others]
    if seen.subtypes >= CREATURE_TYPES:
        subtypes.append(word(language, "altered", "every_creature_type"))
    if language is Language.JA:
        shown, joined = "".join(supertypes) + "・".join(types), "・".join(subtypes)
    else:
        shown, joined = " ".join((*supertypes, *types)).title(), " ".join(subtypes)
    return message(language, "altered", "types", types=shown, subtypes=joined) if joined else shown


def _colors(colors: frozenset[Color], language: Language) -> str:
    if not colors:
        return word(language, "altered", "colorless")
    return _listed([word(language, "value", name) for color, name in _COLORS.items() if color in colors], language)


def _lost(base: Characteristics, seen: Characteristics, intrinsic: set[Ability], language: Language) -> list[str]:
    own = [one for one in base.abilities if one not in intrinsic]
    lost = [one for one in own if one not in seen.abilities]
    if not lost:
        return []
    if len(lost) == len(own):
        return [word(language, "altered", "lost_all")]
    named = _listed([_ability(one, language) for one in lost], language)
    return [message(language, "altered", "lost", abilities=named)]


def _gained(base: Characteristics, seen: Characteristics, intrinsic: set[Ability], language: Language) -> list[str]:
    given = [one for one in seen.abilities if one not in base.abilities and one not in intrinsic]
    named = [_ability(one, language) for one in given if one.text or isinstance(one, KeywordAbility)]
    return list(dict.fromkeys(named))


def _ability(ability: Ability, language: Language) -> str:
    if not isinstance(ability, KeywordAbility):
        return message(language, "altered", "quoted", text=ability.text)
    name = term(language, "keyword", ability.name)
    if ability.cost is not None and all(isinstance(part, ManaCost) for part in ability.cost.parts):
        symbols = "".join(s for part in ability.cost.parts if isinstance(part, ManaCost) for s in part.symbols)
        return f"{name}{symbols}" if language is Language.JA else f"{name} {symbols}"
    if isinstance(ability.amount, Fixed):
        return f"{name}{ability.amount.value}" if language is Language.JA else f"{name} {ability.amount.value}"
    if ability.name == "enchant":
        return _enchant(ability.quality, language) or name
    if ability.name == "landwalk" and ability.subtype is not None and ability.quality is None:
        return message(language, "altered", "walk", land=term(language, "subtype", ability.subtype)).lower()
    colors = _named_colors(ability.quality, language)
    return message(language, "altered", "from", keyword=name, what=colors) if colors else name


def _enchant(quality: Node | None, language: Language) -> str:
    """What an Aura enchants, where two abilities of one name would else be told apart by nothing (CR 702.5)."""
    predicates = quality.predicates if isinstance(quality, Filter) else ()
    if any(isinstance(one, PutThereWith) for one in predicates):
        return word(language, "altered", "enchant_put_with_it")
    if any(isinstance(one, InZone) and one.zone is Zone.GRAVEYARD for one in predicates):
        return word(language, "altered", "enchant_in_graveyard")
    return ""


def _named_colors(quality: Node | None, language: Language) -> str:
    """The colours that protection or hexproof is from, where it is from colours alone."""
    if isinstance(quality, Sparing):
        quality = quality.quality
    if not isinstance(quality, Filter):
        return ""
    parts = [part for one in quality.predicates for part in (one.options if isinstance(one, Either) else (one,))]
    if not parts or not all(isinstance(part, IsColor) for part in parts):
        return ""
    return _listed([word(language, "value", _COLORS[p.color]) for p in parts if isinstance(p, IsColor)], language)


def _listed(words: list[str], language: Language) -> str:
    return ("、" if language is Language.JA else ", ").join(words)
