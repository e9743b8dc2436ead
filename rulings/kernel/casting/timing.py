"""When spells may be cast (CR 117.1a, 304.1, 307.1, 601.3, 702.8)."""

from typing import TYPE_CHECKING

from rulings.abilities.ability import CastTiming, KeywordAbility
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.as_spell import fits_as_cast
from rulings.kernel.casting.ways_to_cast import CastingWay
from rulings.kernel.characteristics.permissions import permissions, prohibitions
from rulings.kernel.questions import truth
from rulings.kernel.state.actions import Illegal
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("601.3", "flash")


def why_not_timing(
    game: "Game", trial: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay
) -> Illegal | None:
    """Why now is not a time to cast this; ``None`` if it is. ``trial`` shows the card as the spell it would be."""
    context = Context(player, object_id)
    for ability in way.definition.abilities:
        if isinstance(ability, CastTiming) and not ability.as_flash:
            if not truth.holds(game.view, context, ability.condition):
                return Illegal("only under its condition", "601.3")
    for effect, rule in prohibitions(game, player, "cast except at sorcery speed"):
        if not at_sorcery_speed(game, player) and _fits(game, trial, effect.context, rule.filter, object_id):
            return Illegal("only as a sorcery", "601.3")
    if at_sorcery_speed(game, player):
        return None
    if CardType.INSTANT in way.definition.types and way.face_down is None:
        return None
    if way.as_flash or _has_flash(game, trial, player, object_id, way):
        return None
    return Illegal("only as a sorcery", "307.1")


def _has_flash(game: "Game", trial: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay) -> bool:
    if way.face_down is None:
        if any(isinstance(a, KeywordAbility) and a.name == "flash" for a in way.definition.abilities):
            return True
        if trial.seen(object_id).has("flash"):
            return True
    context = Context(player, object_id)
    for ability in way.definition.abilities:
        if not isinstance(ability, CastTiming) or not ability.as_flash or ability.more is not None:
            continue
        if truth.holds(game.view, context, ability.condition):
            return True
    return any(
        _fits(game, trial, effect.context, rule.filter, object_id)
        for effect, rule in permissions(game, player, "cast as though flash")
    )


def _fits(game: "Game", trial: "Game", context: Context, filter_: object, object_id: ObjectId) -> bool:
    if filter_ is None:
        return True
    return isinstance(filter_, Filter) and fits_as_cast(game, trial, context, object_id, filter_)
