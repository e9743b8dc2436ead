"""Events of combat (CR 508.3, 509.3)."""

from dataclasses import replace

from rulings.abilities.events.combat import Attacks, AttacksUnblocked, BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, Opponent
from rulings.kernel.questions import matching
from rulings.kernel.questions.patterns import fits_slot, is_player, matches
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@matches(Attacks, e.AttackersDeclared)
def _attacks(
    view: View, context: Context, pattern: Attacks, event: e.AttackersDeclared
) -> tuple[e.AttackersDeclared, ...]:
    if pattern.alone and len(event.attackers) != 1:
        return ()
    if pattern.with_others is not None and len(event.attackers) - 1 < pattern.with_others:
        return ()
    fitting = [
        (attacker, defender)
        for attacker, defender in event.attackers
        if fits_slot(view, context, pattern.attacker, attacker)
        and (pattern.whom is None or fits_slot(view, context, pattern.whom, defender))
    ]
    if not fitting:
        return ()
    if pattern.batch and isinstance(pattern.whom, AnyPlayer | Opponent):
        # "One or more of them attack a player": once for each player that they attack (CR 603.2c).
        groups = [tuple(pair for pair in fitting if pair[1] == one) for one in dict.fromkeys(d for _, d in fitting)]
        return tuple(replace(event, attackers=group) for group in groups)
    if pattern.batch:
        return (replace(event, attackers=tuple(fitting)),)
    return tuple(replace(event, attackers=(pair,)) for pair in fitting)


@matches(PlayerAttacks, e.AttackersDeclared)
def _player_attacks(
    view: View, context: Context, pattern: PlayerAttacks, event: e.AttackersDeclared
) -> tuple[e.AttackersDeclared, ...]:
    if not event.attackers or not is_player(view, context, pattern.who, event.player):
        return ()
    fitting = tuple(
        (attacker, defender)
        for attacker, defender in event.attackers
        if (pattern.attackers is None or matching.fits(view, context, attacker, pattern.attackers))
        and (pattern.whom is None or fits_slot(view, context, pattern.whom, defender))
    )
    if isinstance(pattern.whom, Filter | AnyPlayer | Opponent):
        # One event for each permanent or player that is attacked (CR 508.3b, 508.3e).
        attacked = dict.fromkeys(defender for _, defender in fitting)
        groups = [tuple(pair for pair in fitting if pair[1] == one) for one in attacked]
        return tuple(replace(event, attackers=group) for group in groups if len(group) >= pattern.minimum)
    return (replace(event, attackers=fitting),) if len(fitting) >= pattern.minimum else ()


@matches(Blocks, e.BlockersDeclared)
def _blocks(view: View, context: Context, pattern: Blocks, event: e.BlockersDeclared) -> tuple[e.BlockersDeclared, ...]:
    pairs = [
        (blocker, attacker)
        for blocker, attacker in event.blockers
        if fits_slot(view, context, pattern.blocker, blocker)
        and (pattern.blocked is None or fits_slot(view, context, pattern.blocked, attacker))
    ]
    event = replace(event, seen_from="blocker")
    if pattern.batch:
        return (replace(event, blockers=tuple(pairs)),) if pairs else ()
    if pattern.blocked is not None and pattern.at_least is None:
        return tuple(replace(event, blockers=(pair,)) for pair in pairs)
    by_blocker: dict[ObjectId, list[tuple[ObjectId, ObjectId]]] = {}
    for pair in pairs:
        by_blocker.setdefault(pair[0], []).append(pair)
    if pattern.at_least is not None:
        combat = view.state.combat
        for blocker, group in tuple(by_blocker.items()):
            blocked = () if combat is None else combat.blockers.get(blocker, ())
            assert pattern.blocked is not None
            fitting = {i for i in blocked if fits_slot(view, context, pattern.blocked, i)}
            if not _reaches(fitting, {attacker for _, attacker in group}, pattern.at_least):
                del by_blocker[blocker]
    return tuple(replace(event, blockers=tuple(group)) for group in by_blocker.values())


def _reaches(now: set[ObjectId], new: set[ObjectId], number: int) -> bool:
    """Whether there are so many of them with the new ones, which there were not before (CR 509.3e)."""
    return len(now - new) < number <= len(now | new)


@matches(BecomesBlocked, e.BlockersDeclared)
def _becomes_blocked(
    view: View, context: Context, pattern: BecomesBlocked, event: e.BlockersDeclared
) -> tuple[e.BlockersDeclared, ...]:
    event = replace(event, seen_from="attacker", blockers=event.blockers + event.by_band, by_band=())
    if pattern.by is None:
        blocked = tuple(i for i in event.newly_blocked if fits_slot(view, context, pattern.attacker, i))
        groups = (blocked,) if pattern.batch and blocked else () if pattern.batch else tuple((i,) for i in blocked)
        return tuple(
            replace(event, newly_blocked=group, blockers=tuple(x for x in event.blockers if x[1] in group))
            for group in groups
        )
    pairs = [
        pair
        for pair in event.blockers
        if fits_slot(view, context, pattern.attacker, pair[1]) and fits_slot(view, context, pattern.by, pair[0])
    ]
    if pattern.at_least is None:
        return tuple(replace(event, blockers=(pair,), newly_blocked=(pair[1],)) for pair in pairs)
    combat = view.state.combat
    found = []
    for attacker in dict.fromkeys(attacker for _, attacker in pairs):
        mine = tuple(pair for pair in pairs if pair[1] == attacker)
        blockers = () if combat is None else tuple(b for b, whom in combat.blockers.items() if attacker in whom)
        fitting = {i for i in blockers if fits_slot(view, context, pattern.by, i)}
        if _reaches(fitting, {blocker for blocker, _ in mine}, pattern.at_least):
            found.append(replace(event, blockers=mine, newly_blocked=(attacker,)))
    return tuple(found)


@matches(AttacksUnblocked, e.BlockersDeclared)
def _unblocked(
    view: View, context: Context, pattern: AttacksUnblocked, event: e.BlockersDeclared
) -> tuple[e.BlockersDeclared, ...]:
    return tuple(
        replace(event, unblocked=(i,), blockers=(), newly_blocked=(), seen_from="unblocked")
        for i in event.unblocked
        if fits_slot(view, context, pattern.attacker, i)
    )
