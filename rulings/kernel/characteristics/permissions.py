"""What players and objects can't do, or may do, by continuous effects (CR 101.2, 613.11)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo, PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import EachPlayer, PlayerRef
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.questions import finding, matching, truth
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def player_rules(game: "Game", kind: type[Change]) -> list[tuple[ActiveEffect, Change]]:
    """All rules of one kind that continuous effects set now."""
    return [
        (effect, change)
        for effect in game.view.static_effects()
        for change in effect.changes
        if isinstance(change, kind) and game.view.applies_now(effect)
    ]


def concerns(game: "Game", effect: ActiveEffect, player: PlayerId, who: PlayerRef) -> bool:
    """Whether a rule for ``who`` is about this player."""
    if effect.affected is not None and any(isinstance(i, str) for i in effect.affected):
        return player in effect.affected
    return player in finding.matching_players(game.view, effect.context, who)


def prohibitions(game: "Game", player: PlayerId, what: str) -> list[tuple[ActiveEffect, PlayerCant]]:
    """The rules that forbid a player something now."""
    found = []
    for effect, change in player_rules(game, PlayerCant):
        assert isinstance(change, PlayerCant)
        if change.what != what or not concerns(game, effect, player, change.who):
            continue
        if change.ignored_for is not None and ignores(game, player, effect.source):
            continue
        if _speaks_of_each(change):
            effect = _for_player(effect, player)
        if change.when is not None and not truth.holds(game.view, effect.context, change.when):
            continue
        found.append((effect, change))
    return found


IGNORED = "ignored effects"
"""Key of the monitor: who ignores the effect of which object, and in which turn (CR 116.2d)."""


def ignores(game: "Game", player: PlayerId, source: ObjectId) -> bool:
    """Whether a player ignores this turn what the ability of an object forbids."""
    noted = game.state.monitor.get(IGNORED, ())
    assert isinstance(noted, tuple)
    return (player, source, game.state.turn_serial) in noted


@remember
def _speaks_of_each(change: PlayerCant) -> bool:
    """It says "they" or "their own" of each player that it is about."""
    return any(isinstance(node, Antecedent) and node.role == "each player" for node in walk(change))


def player_cant(game: "Game", player: PlayerId, what: str) -> bool:
    """Whether a player can't do something at all."""
    return any(c.filter is None and c.limit is None and c.unless is None for _, c in prohibitions(game, player, what))


def forbids(game: "Game", player: PlayerId, what: str, object_id: ObjectId) -> ActiveEffect | None:
    """The effect that forbids a player to do this with this object (cast it, activate its abilities), if any."""
    for effect, change in prohibitions(game, player, what):
        if change.limit is not None:
            continue
        if isinstance(change.unless, Condition) and truth.holds(game.view, effect.context, change.unless):
            continue
        if isinstance(change.filter, Filter):
            if what.startswith("activate") and change.filter.kind is Kind.PERMANENT:
                # "Abilities of artifacts": of permanents, not of cards elsewhere (CR 109.2).
                if game.object(object_id).zone is not Zone.BATTLEFIELD:
                    continue
            if matching.fits_facts(game.view, effect.context, object_id, change.filter):
                return effect
        elif change.filter is None or object_id in finding.find_objects(game.view, effect.context, change.filter):
            return effect
    return None


def has_rule(game: "Game", player: PlayerId, what: str) -> bool:
    """Whether a continuous effect says this of the player: no maximum hand size, hexproof, ..."""
    return bool(facts(game, player, what))


def facts(game: "Game", player: PlayerId, what: str) -> list[tuple[ActiveEffect, PlayerHas]]:
    """The rules that say this of the player."""
    return [
        (effect, change)
        for effect, change in player_rules(game, PlayerHas)
        if isinstance(change, PlayerHas) and change.what == what and concerns(game, effect, player, change.who)
    ]


def permissions(game: "Game", player: PlayerId, what: str) -> list[tuple[ActiveEffect, PlayerMay]]:
    """The rules that allow a player something; where each player is allowed what is theirs, "they" is this one."""
    return [
        (_for_player(effect, player) if isinstance(change.who, EachPlayer) else effect, change)
        for effect, change in player_rules(game, PlayerMay)
        if isinstance(change, PlayerMay) and change.what == what and concerns(game, effect, player, change.who)
    ]


def _for_player(effect: ActiveEffect, player: PlayerId) -> ActiveEffect:
    bindings = effect.context.bindings.set("each player", player)
    return replace(effect, context=replace(effect.context, bindings=bindings))


def restrictions(game: "Game", object_id: ObjectId, what: str) -> list[tuple[CantDo, ObjectId]]:
    """Restrictions on an object, each with the object whose effect it is."""
    return [
        (change, source)
        for change, source in game.seen(object_id).restrictions
        if isinstance(change, CantDo) and change.what == what
    ]


def requirements(game: "Game", object_id: ObjectId, what: str) -> list[tuple[MustDo, ObjectId]]:
    """Requirements on an object."""
    return [
        (change, source)
        for change, source in game.seen(object_id).restrictions
        if isinstance(change, MustDo) and change.what == what
    ]


def abilities_to(game: "Game", object_id: ObjectId, what: str) -> list[tuple[CanDo, ObjectId]]:
    """Permissions on an object."""
    return [
        (change, source)
        for change, source in game.seen(object_id).restrictions
        if isinstance(change, CanDo) and change.what == what
    ]


def source_context(game: "Game", source: ObjectId) -> Context:
    """The context of a continuous effect of an object: "you" is its controller."""
    return Context(game.seen(source).controller, source)
