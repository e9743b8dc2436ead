"""Predicates about combat: attacking, blocking, blocked, and who dealt damage to whom (CR 506.4, 508, 509, 120).

What is here: what holds now, or held when the object was last there (CR 608.2h). What is not: events
(``triggers.matchers``).
"""

from rulings.abilities.filters.combat import IsAttacking, IsBlocked, IsBlockedBy, IsBlocking, IsUnblocked
from rulings.abilities.filters.history import ControllerDealtDamageBy, DealtDamageBy, DealtDamageTo
from rulings.abilities.vocabulary import CardType
from rulings.kernel.questions import finding
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import DamageDealt
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@tests(IsAttacking)
def _is_attacking(view: View, context: Context, object_id: ObjectId, p: IsAttacking) -> bool:
    combat = view.state.combat
    attacked = combat.attackers.get(object_id) if combat is not None else None
    if attacked is None and object_id in view.state.ghosts:
        attacked = view.state.ghosts[object_id].was_attacking
    if attacked is None:
        return False
    if p.whom is None:
        return True
    players = finding.matching_players(view, context, p.whom)
    if p.or_planeswalker and isinstance(attacked, int):
        seen = view.characteristics(ObjectId(attacked))
        return CardType.PLANESWALKER in seen.types and seen.controller in players
    return attacked in players


@tests(IsBlocking)
def _is_blocking(view: View, context: Context, object_id: ObjectId, p: IsBlocking) -> bool:
    combat = view.state.combat
    blocked = combat.blockers.get(object_id, ()) if combat is not None else ()
    if not blocked and object_id in view.state.ghosts:
        blocked = view.state.ghosts[object_id].was_blocking
    if p.whom is None:
        return bool(blocked) or (combat is not None and object_id in combat.blockers)
    # Of an attacker that is gone it counts what blocked it when it was last there (CR 608.2h).
    return any(
        i in blocked or (i in view.state.ghosts and object_id in view.state.ghosts[i].was_blocked_by)
        for i in finding.find_objects(view, context, p.whom)
    )


@tests(IsBlockedBy)
def _is_blocked_by(view: View, context: Context, object_id: ObjectId, p: IsBlockedBy) -> bool:
    combat = view.state.combat
    if combat is None:
        return False
    return any(
        object_id in combat.blockers.get(i, ())
        or (i in view.state.ghosts and object_id in view.state.ghosts[i].was_blocking)
        for i in finding.find_objects(view, context, p.whom)
    )


@tests(IsBlocked)
def _is_blocked(view: View, context: Context, object_id: ObjectId, p: IsBlocked) -> bool:
    combat = view.state.combat
    return combat is not None and object_id in combat.attackers and object_id in combat.blocked


@tests(IsUnblocked)
def _is_unblocked(view: View, context: Context, object_id: ObjectId, p: IsUnblocked) -> bool:
    combat = view.state.combat
    return (
        combat is not None
        and combat.is_blocks_declared
        and object_id in combat.attackers
        and object_id not in combat.blocked
    )


@tests(ControllerDealtDamageBy)
def _controller_dealt(view: View, context: Context, object_id: ObjectId, p: ControllerDealtDamageBy) -> bool:
    controller = view.characteristics(object_id).controller
    sources = finding.find_objects(view, context, p.source)
    return any(
        isinstance(h, DamageDealt)
        and h.to == controller
        and h.source in sources
        and (p.combat is None or h.is_combat is p.combat)
        for h in view.state.history
    )


@tests(DealtDamageBy)
def _dealt_damage_by(view: View, context: Context, object_id: ObjectId, p: DealtDamageBy) -> bool:
    sources = finding.find_objects(view, context, p.source)
    return any(
        isinstance(e, DamageDealt) and e.to == object_id and e.source in sources and e.amount > 0
        for e in view.state.history
    )


@tests(DealtDamageTo)
def _dealt_damage_to(view: View, context: Context, object_id: ObjectId, p: DealtDamageTo) -> bool:
    players = finding.matching_players(view, context, p.player)
    return any(
        isinstance(event, DamageDealt)
        and event.source == object_id
        and event.to in players
        and (event.is_combat or not p.combat)
        for event in view.state.history
    )
