"""Banding and "bands with other" (CR 702.22).

日本語: バンド
What is here: forming attacking bands, who is blocked along with a creature, and who divides whose damage.
"""

from typing import TYPE_CHECKING

from rulings.abilities.filters.filter import Filter
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.22", "banding", "bands with other")

BANDS = cite("702.22c", "are all in a “band.”")
OTHERS = cite("702.22c", "any number of other attacking [quality] creatures")
DIVIDES_ATTACK = cite("702.22j", "the defending player (rather than the active player) chooses")
DIVIDES_BLOCK = cite("702.22k", "the active player (rather than the defending player) chooses")

Bands = tuple[frozenset[ObjectId], ...]


def form_bands(game: "Game", player: PlayerId, declaration: dict[ObjectId, Recipient]) -> Play[Bands]:
    """The attacking player says which attackers are banded (CR 508.1e): creatures with banding and at most one without,
    or creatures of a quality; each in one band only, all attacking the same (CR 702.22c, 702.22d)."""
    bands: list[frozenset[ObjectId]] = []
    for attacker in declaration:
        if not _may_lead(game, attacker) or any(attacker in band for band in bands):
            continue
        free = tuple(
            i
            for i in declaration
            if i != attacker and declaration[i] == declaration[attacker] and not any(i in band for band in bands)
        )
        members = yield from _band_with(game, player, attacker, free)
        if members:
            bands.append(frozenset({attacker, *members}))
    return tuple(bands)


def _may_lead(game: "Game", attacker: ObjectId) -> bool:
    seen = game.seen(attacker)
    return seen.has("banding") or bool(seen.keyword_abilities("bands with other"))


def _band_with(
    game: "Game", player: PlayerId, attacker: ObjectId, free: tuple[ObjectId, ...]
) -> Play[tuple[ObjectId, ...]]:
    if game.seen(attacker).has("banding"):
        banding = tuple(i for i in free if game.seen(i).has("banding"))
        most = len(banding)
        chosen = yield from pick_among(game, player, banding, 0, most, "band with", source=attacker, citations=(BANDS,))
        others = tuple(i for i in free if i not in banding)
        last = yield from pick_among(
            game, player, others, 0, 1, "band with one without banding", source=attacker, citations=(BANDS,)
        )
        if chosen or last:
            return (*chosen, *last)
    for quality in _qualities(game, attacker):
        kin = tuple(i for i in free if _fits(game, attacker, i, quality))
        chosen = yield from pick_among(
            game, player, kin, 0, len(kin), "band with", source=attacker, citations=(OTHERS,)
        )
        if chosen:
            return chosen
    return ()


def _qualities(game: "Game", creature: ObjectId) -> list[Filter]:
    """The qualities of its "bands with other" abilities that it has itself."""
    found = [a.quality for a in game.seen(creature).keyword_abilities("bands with other")]
    return [q for q in found if isinstance(q, Filter) and _fits(game, creature, creature, q)]


def _fits(game: "Game", source: ObjectId, creature: ObjectId, quality: Filter) -> bool:
    context = Context(game.seen(source).controller, source)
    return matching.fits(game.view, context, creature, quality)


def banded_with(game: "Game", attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The other attackers in its band that are still attacking (CR 702.22e, 702.22f)."""
    combat = game.state.combat
    if combat is None:
        return ()
    band = next((one for one in combat.bands if attacker in one), frozenset())
    return tuple(i for i in combat.attackers if i in band and i != attacker)


def blocked_along(game: "Game", pairs: list[tuple[ObjectId, ObjectId]]) -> tuple[tuple[ObjectId, ObjectId], ...]:
    """Blocker and attacker for each attacker that becomes blocked because another of its band does (CR 702.22h)."""
    found: dict[tuple[ObjectId, ObjectId], None] = {}
    for blocker, attacker in pairs:
        for other in banded_with(game, attacker):
            if (blocker, other) not in pairs:
                found.setdefault((blocker, other))
    return tuple(found)


def hands_over(game: "Game", creatures: list[ObjectId]) -> bool:
    """Whether these creatures that fight against one let their own side divide its damage (CR 702.22j, 702.22k)."""
    if any(game.seen(i).has("banding") for i in creatures):
        return True
    for i in creatures:
        for quality in _qualities(game, i):
            if any(j != i and _fits(game, i, j, quality) for j in creatures):
                return True
    return False
