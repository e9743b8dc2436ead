"""Declaring blockers: restrictions, requirements, costs (CR 509.1).

What is here: the declaration. What is not: evasion abilities (``evasion``), which declaration meets most requirements
(``required_blocks``).

日本語: ブロック・クリーチャーの指定
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.protection import is_protected
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.characteristics.permissions import (
    abilities_to,
    prohibitions,
    requirements,
    restrictions,
    source_context,
)
from rulings.kernel.combat.choosing_combatants import BLOCKS, refuse_cost, who_chooses
from rulings.kernel.combat.combat_costs import block_cost
from rulings.kernel.combat.company import company_of, has_lonely
from rulings.kernel.combat.evasion import why_evaded
from rulings.kernel.combat.nested_groups import are_nested
from rulings.kernel.combat.required_blocks import BlockProblem, Blocks, ByNumber, most_required
from rulings.kernel.happening.banding import blocked_along
from rulings.kernel.happening.block_changes import add_blocks
from rulings.kernel.questions import finding, matching, numbers, truth
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import Context, combat_context
from rulings.kernel.state.decisions import DeclareBlockers, Play
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.effort import MOST, Bound
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield, players_from

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("509.1b", "menace")

DECLARES = cite("509.1", "declares blockers")
BY_BAND = cite("702.22h", "becomes blocked by that same blocking creature")
BLOCKED = cite("509.1h", "blocked creature")

Evasion = Callable[["Game", ObjectId, ObjectId], Illegal | None]


def why_cant_block(game: "Game", blocker: ObjectId, attacker: ObjectId, *, is_declared: bool = True) -> Illegal | None:
    """Why this creature, looked at alone, can't block that attacker (CR 509.1a, 509.1b).

    Only where blockers are declared it must be untapped.
    """
    obj = game.state.objects.get(blocker)
    if obj is None or not game.seen(blocker).is_creature:
        return Illegal("not a creature", "509.1a")
    if CardType.BATTLE in game.seen(blocker).types:
        return Illegal("a battle can't block", "509.1a")
    if is_declared and obj.is_tapped and not abilities_to(game, blocker, "block while tapped"):
        return Illegal("tapped", "509.1a")
    if is_protected(game, attacker, blocker):
        return Illegal("protection", "702.16f")
    problem = why_evaded(game, blocker, attacker)
    if problem is not None:
        return problem
    for what in ("block", "attack or block"):
        for rule, source in restrictions(game, blocker, what):
            if _applies(game, rule, source, attacker):
                return Illegal("can't block", "509.1b")
    for rule, source in restrictions(game, attacker, "be blocked"):
        if _cant_be_blocked_by(game, rule, source, blocker, attacker):
            return Illegal("can't be blocked by it", "509.1b")
    return None


def _applies(game: "Game", rule: CantDo, source: ObjectId, attacker: ObjectId) -> bool:
    context = source_context(game, source)
    if isinstance(rule.unless, Condition) and truth.holds(game.view, context, rule.unless):
        return False
    if isinstance(rule.unless, Cost | InCompany):
        return False  # It is paid for, and its company looked for, as blockers are declared (CR 509.1b, 509.1d).
    if isinstance(rule.unless, Filter):
        # "Can block only creatures with flying".
        return not matching.fits(game.view, context, attacker, rule.unless)
    return rule.whom is None or _fits(game, context, rule.whom, attacker)


def _fits(game: "Game", context: Context, node: Node, object_id: ObjectId) -> bool:
    if isinstance(node, Filter):
        return matching.fits(game.view, context, object_id, node)
    return object_id in finding.find_objects(game.view, context, node)


def _cant_be_blocked_by(game: "Game", rule: CantDo, source: ObjectId, blocker: ObjectId, attacker: ObjectId) -> bool:
    if rule.minimum is not None or rule.maximum is not None:
        return False
    context = source_context(game, source)
    # "By creatures with greater power": than the one that the rule is about.
    context = replace(context, bindings=context.bindings.set("affected", attacker))
    if isinstance(rule.unless, Condition):
        return not truth.holds(game.view, context, rule.unless)
    if isinstance(rule.unless, Filter):
        return not matching.fits(game.view, context, blocker, rule.unless)
    if isinstance(rule.unless, Cost):
        return False  # It is paid for as blockers are declared (CR 509.1d).
    return rule.by is None or _fits(game, context, rule.by, blocker)


def attackers_against(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    """The attacking creatures that this defending player may block (CR 509.1a)."""
    combat = game.state.combat
    if combat is None:
        return ()
    return tuple(a for a in combat.attackers if defending_player_for(game.view, a) == player)


def candidates(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    """Creatures of the player that could block something, looked at one by one."""
    attackers = attackers_against(game, player)
    return tuple(
        i
        for i in battlefield(game.state)
        if game.seen(i).controller == player and any(why_cant_block(game, i, a) is None for a in attackers)
    )


def most_blocked(game: "Game", blocker: ObjectId) -> int:
    """How many attackers one creature may block (CR 509.1a)."""
    extra = 0
    for rule, source in abilities_to(game, blocker, "block additional"):
        extra += 1 if rule.amount is None else numbers.count(game.view, source_context(game, source), rule.amount)
    if abilities_to(game, blocker, "block any number"):
        return MOST[Bound.OBJECTS]
    return 1 + extra


def why_illegal(game: "Game", player: PlayerId, blocks: Blocks) -> Illegal | None:
    """Why a declaration of blockers is illegal as a whole (CR 509.1b, 509.1c)."""
    attackers = set(attackers_against(game, player))
    for blocker, blocked in blocks.items():
        if game.seen(blocker).controller != player:
            return Illegal("not controlled by the defending player", "509.1a")
        if len(blocked) > most_blocked(game, blocker):
            return Illegal("blocks too many", "509.1a")
        for attacker in blocked:
            if attacker not in attackers:
                return Illegal("not attacking that player", "509.1a")
            problem = why_cant_block(game, blocker, attacker)
            if problem is not None:
                return problem
    problem = _group_problem(game, blocks)
    if problem is not None:
        return problem
    if _has_requirements(game, player) and (_met(game, player, blocks) < _met(game, player, best_blocks(game, player))):
        return Illegal("a requirement to block is not met", "509.1c")
    cost = block_cost(game, blocks)
    if cost.parts and not can_pay_cost(game, combat_context(player, next(iter(blocks))), player, cost):
        return Illegal("can't pay the cost to block", "509.1f")
    return None


def _group_problem(game: "Game", blocks: Blocks) -> Illegal | None:
    count: dict[ObjectId, int] = {}
    for blocked in blocks.values():
        for attacker in blocked:
            count[attacker] = count.get(attacker, 0) + 1
    for attacker, number in count.items():
        if game.seen(attacker).has("menace") and number < 2:
            return Illegal("menace", "702.111b")
        for rule, source in restrictions(game, attacker, "be blocked"):
            context = source_context(game, source)
            if rule.minimum is not None and number < numbers.count(game.view, context, rule.minimum):
                return Illegal("not enough blockers", "509.1b")
            if rule.maximum is not None and number > numbers.count(game.view, context, rule.maximum):
                return Illegal("too many blockers", "509.1b")
    if (lonely := has_lonely(game, blocks, "block")) is not None:
        is_any = bool(restrictions(game, lonely, "block alone"))
        return Illegal("can't block alone" if is_any else "can't block without certain others", "509.1b")
    for player in dict.fromkeys(game.seen(blocker).controller for blocker in blocks):
        limit = _most_blockers(game, player)
        if limit is not None and len(blocks) > limit:
            return Illegal("too many blockers", "509.1b")
    return None


def _most_blockers(game: "Game", player: PlayerId) -> int | None:
    """ "No more than one creature can block each combat"; ``None`` where nothing limits it."""
    limits = [
        numbers.count(game.view, effect.context, rule.limit)
        for effect, rule in prohibitions(game, player, "block with more than")
        if rule.limit is not None
    ]
    return min(limits, default=None)


def _met(game: "Game", player: PlayerId, blocks: Blocks) -> int:
    """How many requirements a declaration meets."""
    met = 0
    for blocker in candidates(game, player):
        blocked = blocks.get(blocker, ())
        for rule, source in requirements(game, blocker, "block"):
            context = source_context(game, source)
            if rule.whom is None:
                met += bool(blocked)
                continue
            fitting = sum(_fits(game, context, rule.whom, a) for a in blocked)
            met += fitting if rule.all_able else bool(fitting)
        for attacker in blocked:
            for rule, source in requirements(game, attacker, "be blocked"):
                if rule.all_able and (
                    rule.whom is None or _fits(game, source_context(game, source), rule.whom, blocker)
                ):
                    met += 1
    for attacker in attackers_against(game, player):
        mine = [b for b, blocked in blocks.items() if attacker in blocked]
        for rule, source in requirements(game, attacker, "be blocked"):
            if rule.all_able:
                continue
            context = source_context(game, source)
            if (by_number := _by_number(attacker, rule)) is not None:
                met += by_number.is_obeyed(len(mine))
            else:
                met += any(rule.whom is None or _fits(game, context, rule.whom, b) for b in mine)
    return met


def _by_number(attacker: ObjectId, rule: MustDo) -> ByNumber | None:
    """The requirement as one to be blocked by so many creatures, if it is one."""
    return None if rule.least is None else ByNumber(attacker, rule.least, rule.most)


def _has_requirements(game: "Game", player: PlayerId) -> bool:
    return any(requirements(game, i, "block") for i in candidates(game, player)) or any(
        requirements(game, a, "be blocked") for a in attackers_against(game, player)
    )


def best_blocks(game: "Game", player: PlayerId) -> Blocks:
    """The declaration with fewest blockers among those that meet most requirements (CR 509.1c)."""
    if not _has_requirements(game, player):
        return {}
    return most_required(_problem(game, player))


def _problem(game: "Game", player: PlayerId) -> BlockProblem:
    """What restricts and requires blocks, each creature and each pair looked at by itself."""
    blockers = candidates(game, player)
    attackers = attackers_against(game, player)
    problem = BlockProblem({}, {b: most_blocked(game, b) for b in blockers}, effort=game.effort)
    for b in blockers:
        # Nobody has to pay to meet a requirement (CR 509.1c).
        problem.able[b] = [
            a for a in attackers if why_cant_block(game, b, a) is None and not block_cost(game, {b: (a,)}).parts
        ]
        for rule, source in requirements(game, b, "block"):
            if rule.whom is None:
                problem.own[b] = problem.own.get(b, 0) + 1
                continue
            context = source_context(game, source)
            fitting = [a for a in problem.able[b] if _fits(game, context, rule.whom, a)]
            if not rule.all_able and problem.most[b] > 1 and len(fitting) > 1:
                problem.any_of.setdefault(b, []).append(frozenset(fitting))
                continue
            for a in fitting:
                problem.pairs[b, a] = problem.pairs.get((b, a), 0) + 1
    problem.most_blockers = _most_blockers(game, player)
    problem.company = {b: company_of(game, b, "block", blockers) for b in blockers}
    for a in attackers:
        _note_attacker(game, problem, a)
    if not all(are_nested(groups) for groups in (*problem.any_of.values(), *problem.wanted.values())):
        raise finding.UnboundReferenceError("overlapping kinds of creatures that must block or be blocked")
    return problem


def _note_attacker(game: "Game", problem: BlockProblem, attacker: ObjectId) -> None:
    able = [b for b, whom in problem.able.items() if attacker in whom]
    for rule, source in requirements(game, attacker, "be blocked"):
        context = source_context(game, source)
        fitting = [b for b in able if rule.whom is None or _fits(game, context, rule.whom, b)]
        if (by_number := _by_number(attacker, rule)) is not None:
            problem.by_number.append(by_number)
            continue
        if not rule.all_able:
            if fitting:
                problem.wanted.setdefault(attacker, []).append(frozenset(fitting))
            continue
        for b in fitting:
            problem.pairs[b, attacker] = problem.pairs.get((b, attacker), 0) + 1
    least, most = numbers_of_blockers(game, attacker)
    if least > 1:
        problem.least[attacker] = least
    if most is not None:
        problem.limit[attacker] = most


def numbers_of_blockers(game: "Game", attacker: ObjectId) -> tuple[int, int | None]:
    """How many creatures at least and at most must block it if any do (CR 509.1b, 702.111b)."""
    least, most = (2 if game.seen(attacker).has("menace") else 1), None
    for rule, source in restrictions(game, attacker, "be blocked"):
        context = source_context(game, source)
        if rule.minimum is not None:
            least = max(least, numbers.count(game.view, context, rule.minimum))
        if rule.maximum is not None:
            limit = numbers.count(game.view, context, rule.maximum)
            most = limit if most is None else min(most, limit)
    return least, most


def declare_blockers(game: "Game") -> Play[None]:
    """Defending players declare blockers; attackers become blocked or stay unblocked (CR 509.1)."""
    combat = game.state.combat
    assert combat is not None
    active = game.state.turn.active
    pairs: list[tuple[ObjectId, ObjectId]] = []
    for player in players_from(game.state, active)[1:]:
        able = candidates(game, player)
        if not able:
            continue
        chooser = who_chooses(game, BLOCKS, player)
        answer = yield DeclareBlockers(chooser, able, attackers_against(game, player), player)
        blocks: Blocks = dict(answer) if answer is not None else best_blocks(game, player)
        problem = why_illegal(game, player, blocks)
        if problem is not None:
            raise IllegalActionError(problem)
        cost = block_cost(game, blocks)
        if chooser != player:
            refuse_cost(cost)
        if cost.parts:
            yield from pay_cost(game, combat_context(player, next(iter(blocks))), player, cost)
        for blocker, blocked in blocks.items():
            pairs.extend((blocker, attacker) for attacker in blocked)
    combat = game.state.combat
    assert combat is not None
    # What was given up to pay does not block (CR 509.1g).
    pairs = [pair for pair in pairs if all(i in game.state.objects for i in pair)]
    by_band = blocked_along(game, pairs)
    newly = add_blocks(game, (*pairs, *by_band))
    assert game.state.combat is not None
    combat = replace(game.state.combat, is_blocks_declared=True)
    game.change(combat=combat)
    unblocked = tuple(a for a in combat.attackers if a not in combat.blocked)
    game.emit(
        e.BlockersDeclared(
            player=players_from(game.state, active)[-1],
            blockers=tuple(pairs),
            by_band=by_band,
            newly_blocked=newly,
            unblocked=unblocked,
            citations=((DECLARES, BLOCKED) if newly else (DECLARES,)) + ((BY_BAND,) if by_band else ()),
        )
    )
