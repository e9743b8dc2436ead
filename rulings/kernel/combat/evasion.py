"""Evasion abilities: which creatures can't block which (CR 509.1b, 702.14).

What is here: the keywords. What is not: other restrictions, protection (``blocking``).

日本語: 回避能力
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.characteristics.permissions import abilities_to
from rulings.kernel.state.actions import Illegal
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("509.1b", "flying", "reach", "fear", "intimidate", "shadow", "horsemanship", "skulk")
asked_by_name("702.14", "landwalk")


def why_evaded(game: "Game", blocker: ObjectId, attacker: ObjectId) -> Illegal | None:
    """Which evasion ability of the attacker keeps the creature from blocking it (CR 702.9b, 702.13b, 702.14c,
    702.28b, 702.31b, 702.36b, 702.118b)."""
    mine, theirs = game.seen(blocker), game.seen(attacker)
    if theirs.has("flying") and not (mine.has("flying") or mine.has("reach")):
        if not abilities_to(game, blocker, "block as though it had reach"):
            return Illegal("flying", "702.9b")
    if theirs.has("shadow") is not mine.has("shadow"):
        if not (theirs.has("shadow") and abilities_to(game, blocker, "block as though it had shadow")):
            return Illegal("shadow", "702.28b")
    if theirs.has("horsemanship") and not mine.has("horsemanship"):
        return Illegal("horsemanship", "702.31b")
    is_artifact = CardType.ARTIFACT in mine.types
    if theirs.has("fear") and not (is_artifact or Color.BLACK in mine.colors):
        return Illegal("fear", "702.36b")
    if theirs.has("intimidate") and not (is_artifact or mine.colors & theirs.colors):
        return Illegal("intimidate", "702.13b")
    if theirs.has("skulk") and (mine.power or 0) > (theirs.power or 0):
        return Illegal("skulk", "702.118b")
    return _landwalk(game, attacker)


def _landwalk(game: "Game", attacker: ObjectId) -> Illegal | None:
    combat = game.state.combat
    if combat is None or attacker not in combat.attackers:
        return None
    player = defending_player_for(game.view, attacker)
    seen = game.seen(attacker)
    for ability in seen.keyword_abilities("landwalk"):
        for i in battlefield(game.state):
            if game.seen(i).controller == player and _is_land_of(game, i, ability.subtype or ""):
                if not abilities_to(game, attacker, "be blocked as though no landwalk"):
                    return Illegal("landwalk", "702.14c")
    return None


def _is_land_of(game: "Game", object_id: ObjectId, kind: str) -> bool:
    """The land has all the types and supertypes that a landwalk ability names: snow Swamp (CR 702.14a, 702.14c)."""
    seen = game.seen(object_id)
    if CardType.LAND not in seen.types:
        return False
    return all(_is_so(seen, word) for word in kind.split())


def _is_so(seen: Characteristics, word: str) -> bool:
    match word:
        case "nonbasic":
            return Supertype.BASIC not in seen.supertypes
        case "legendary":
            return Supertype.LEGENDARY in seen.supertypes
        case "snow":
            return Supertype.SNOW in seen.supertypes
        case "artifact":
            return CardType.ARTIFACT in seen.types
        case _:
            return word in seen.subtypes
