"""Declaring attackers: restrictions, requirements, costs (CR 508.1).

日本語: 攻撃クリーチャーの指定
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.tapping import tap
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.characteristics.permissions import abilities_to, prohibitions, restrictions, source_context
from rulings.kernel.combat.attack_requirements import Required, attack_requirements
from rulings.kernel.combat.choosing_combatants import ATTACKERS, refuse_cost, who_chooses
from rulings.kernel.combat.combat_costs import attack_cost, is_whom
from rulings.kernel.combat.company import company_of, has_lonely
from rulings.kernel.combat.nested_groups import are_nested
from rulings.kernel.combat.required_attacks import AttackProblem, most_required
from rulings.kernel.happening.banding import form_bands
from rulings.kernel.happening.game import Game
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.questions.finding_players import DEFENDS
from rulings.kernel.questions.summoning import is_summoning_sick
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import combat_context
from rulings.kernel.state.decisions import DeclareAttackers, Play
from rulings.kernel.state.defending import begin_to_attack, defender_of, defenders
from rulings.kernel.state.effort import MOST, Bound
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("508.1", "defender", "vigilance")

DECLARES = cite("508.1", "declares attackers")
TAPS = cite("508.1f", "taps the chosen creatures")
VIGILANCE = cite("702.20b", "Attacking doesn't cause creatures with vigilance to tap")

Declaration = dict[ObjectId, Recipient]


def why_cant_attack(game: "Game", attacker: ObjectId, defender: Recipient) -> Illegal | None:
    """Why this creature, looked at alone, could not be declared as attacking this."""
    obj = game.state.objects.get(attacker)
    if obj is None or not game.seen(attacker).is_creature:
        return Illegal("not a creature", "508.1a")
    seen = game.seen(attacker)
    if CardType.BATTLE in seen.types:
        return Illegal("a battle can't attack", "508.1a")
    if seen.controller != game.state.turn.active:
        return Illegal("not controlled by the active player", "508.1a")
    if obj.is_tapped:
        return Illegal("tapped", "508.1a")
    if is_summoning_sick(game, attacker):
        return Illegal("summoning sickness", "302.6")
    if seen.has("defender") and not abilities_to(game, attacker, "attack as though it didn't have defender"):
        return Illegal("defender", "702.3b")
    for what in ("attack", "attack or block"):
        for rule, source in restrictions(game, attacker, what):
            if not _restricts(game, source, rule.unless, rule.whom, attacker, defender):
                continue
            return Illegal("can't attack", "508.1c")
    return None


def _restricts(
    game: "Game",
    source: ObjectId,
    unless: Node | None,
    whom: Node | None,
    attacker: ObjectId,
    defender: Recipient,
) -> bool:
    context = source_context(game, source)
    if whom is not None and not is_whom(game, context, whom, defender):
        return False
    if isinstance(unless, Condition):
        here = replace(context, bindings=context.bindings.set(DEFENDS, defender_of(game.view, defender)))
        return not truth.holds(game.view, here, unless)
    # A cost is paid, and company looked for, as attackers are declared (CR 508.1c, 508.1h).
    return not isinstance(unless, Cost | InCompany)


def candidates(game: "Game") -> tuple[ObjectId, ...]:
    """Creatures that could attack something, looked at one by one."""
    active = game.state.turn.active
    possible = defenders(game, active)
    return tuple(
        i
        for i in battlefield(game.state)
        if game.seen(i).controller == active and any(why_cant_attack(game, i, d) is None for d in possible)
    )


def why_illegal(game: "Game", declaration: Declaration) -> Illegal | None:
    """Why a declaration as a whole is illegal (CR 508.1c, 508.1d)."""
    possible = set(defenders(game, game.state.turn.active))
    for attacker, defender in declaration.items():
        if defender not in possible:
            return Illegal("can't be attacked", "508.1b")
        problem = why_cant_attack(game, attacker, defender)
        if problem is not None:
            return problem
    problem = _group_problem(game, declaration)
    if problem is not None:
        return problem
    able = candidates(game)
    required = [one for one in attack_requirements(game, able) if one.holds(game, declaration)]
    best = _best(game, able, required)
    if sum(one.is_obeyed(game, declaration) for one in required) < sum(one.is_obeyed(game, best) for one in required):
        return Illegal("a creature that must attack does not", "508.1d")
    return _why_not_paid(game, declaration)


def _why_not_paid(game: "Game", declaration: Declaration) -> Illegal | None:
    cost = attack_cost(game, declaration)
    if not cost.parts:
        return None
    active = game.state.turn.active
    # The attackers are tapped before costs are paid: they can't be tapped for mana then (CR 508.1f, 508.1i).
    trial = Game(game.state, seed=game.seed, effort=game.effort)
    trial.mana_is_free = game.mana_is_free
    for i in _to_tap(game, declaration):
        trial.change_object(i, is_tapped=True)
    if not can_pay_cost(trial, combat_context(active, next(iter(declaration))), active, cost):
        return Illegal("can't pay the cost to attack", "508.1j")
    return None


def _to_tap(game: "Game", declaration: Declaration) -> tuple[ObjectId, ...]:
    return tuple(i for i in declaration if not game.seen(i).has("vigilance"))


def _group_problem(game: "Game", declaration: Declaration) -> Illegal | None:
    if (lonely := has_lonely(game, declaration, "attack")) is not None:
        is_any = bool(restrictions(game, lonely, "attack alone"))
        return Illegal("can't attack alone" if is_any else "can't attack without certain others", "508.1c")
    if len(declaration) > 1 and any(restrictions(game, i, "attack with others") for i in declaration):
        return Illegal("can only attack alone", "508.1c")
    if len(declaration) > _most_attackers(game):
        return Illegal("too many attackers", "508.1c")
    attacked = Counter(d for d in declaration.values() if isinstance(d, str))
    if any(attackers > _most_against(game, PlayerId(player)) for player, attackers in attacked.items()):
        return Illegal("too many attackers", "508.1c")
    return None


def _limits(game: "Game") -> list[tuple[ActiveEffect, Amount]]:
    return [
        (effect, rule.limit)
        for effect, rule in prohibitions(game, game.state.turn.active, "attack with more than")
        if rule.limit is not None
    ]


def best_declaration(game: "Game") -> Declaration:
    """A declaration that meets as many requirements as can be, with no more attackers than that needs.

    Raises: UnboundReferenceError: requirements that hold only alongside others go round in a circle.
    """
    able = candidates(game)
    required = attack_requirements(game, able)
    declaration: Declaration = {}
    for _ in range(len(required) + 1):
        # What must attack alongside others may bring along still others (CR 508.1d).
        holding = [one for one in required if one.holds(game, declaration)]
        declaration = _best(game, able, holding)
        if [one for one in required if one.holds(game, declaration)] == holding:
            return declaration
    raise finding.UnboundReferenceError("creatures that must attack if others do")


def _best(game: "Game", able: tuple[ObjectId, ...], required: list[Required]) -> Declaration:
    """The declaration that meets most of these requirements without disobeying a restriction or paying (CR 508.1d)."""
    if not required:
        return {}
    possible = defenders(game, game.state.turn.active)
    problem = AttackProblem({}, effort=game.effort)
    for attacker in able:
        # Nobody has to pay to meet a requirement (CR 508.1d).
        problem.able[attacker] = [
            defender
            for defender in possible
            if why_cant_attack(game, attacker, defender) is None and not attack_cost(game, {attacker: defender}).parts
        ]
        problem.company[attacker] = company_of(game, attacker, "attack", able)
    for one in required:
        if one.creature is None:
            problem.by_any.append(frozenset(d for d in possible if one.is_for(game, d)))
            continue
        for defender in problem.able[one.creature]:
            if one.is_for(game, defender):
                pair = (one.creature, defender)
                problem.pairs[pair] = problem.pairs.get(pair, 0) + 1
    if not are_nested(problem.by_any):
        raise finding.UnboundReferenceError("overlapping players that must be attacked")
    problem.solitary = frozenset(i for i in able if restrictions(game, i, "attack with others"))
    problem.most = _most_attackers(game)
    problem.most_against = {d: _most_against(game, PlayerId(d)) for d in possible if isinstance(d, str)}
    return most_required(problem)


def _most_against(game: "Game", player: PlayerId) -> int:
    """ "No more than two creatures can attack you each combat"."""
    limits = [
        numbers.count(game.view, effect.context, rule.limit)
        for effect, rule in prohibitions(game, player, "be attacked by more than")
        if rule.limit is not None
    ]
    return min(limits, default=MOST[Bound.OBJECTS])


def _most_attackers(game: "Game") -> int:
    limits = [numbers.count(game.view, effect.context, limit) for effect, limit in _limits(game)]
    return min(limits, default=MOST[Bound.OBJECTS])


AsTheyAttack = Callable[["Game", PlayerId, tuple[ObjectId, ...]], Play[None]]
_AS_THEY_ATTACK: list[AsTheyAttack] = []


def as_they_attack(function: AsTheyAttack) -> AsTheyAttack:
    """Declares optional costs of attacking (CR 508.1g): game, attacking player, attackers."""
    _AS_THEY_ATTACK.append(function)
    return function


def declare_attackers(game: "Game") -> Play[None]:
    """The active player declares attackers; they are tapped and become attacking (CR 508.1)."""
    active = game.state.turn.active
    able = candidates(game)
    declaration: Declaration = {}
    if able:
        chooser = who_chooses(game, ATTACKERS, active)
        possible = defenders(game, active)
        if chooser != active and len(possible) > 1:
            # The active player still chooses what each of them attacks (CR 508.1b).
            raise finding.UnboundReferenceError("what creatures attack that another player chose")
        answer = yield DeclareAttackers(chooser, able, possible)
        declaration = dict(answer) if answer is not None else best_declaration(game)
        problem = why_illegal(game, declaration)
        if problem is not None:
            raise IllegalActionError(problem)
        if chooser != active:
            refuse_cost(attack_cost(game, declaration))
    if not declaration:
        return
    state = game.state
    bands = yield from form_bands(game, active, declaration)
    tap(game, _to_tap(game, declaration))
    for function in _AS_THEY_ATTACK:
        yield from function(game, active, tuple(declaration))
    cost = attack_cost(game, declaration)
    if cost.parts:
        try:
            yield from pay_cost(game, combat_context(active, next(iter(declaration))), active, cost)
        except IllegalActionError:
            game.state = state
            raise
    # What was given up to pay does not attack (CR 508.1k).
    declaration = {
        i: whom for i, whom in declaration.items() if i in game.state.objects and game.seen(i).controller == active
    }
    combat = game.state.combat
    assert combat is not None
    game.change(combat=replace(combat, bands=combat.bands + bands, was_attacked=True))
    begin_to_attack(game, declaration)
    powers = tuple(game.seen(i).power or 0 for i in declaration)
    attackers = tuple(declaration.items())
    stays_untapped = any(game.seen(i).has("vigilance") for i in declaration)
    rules = (DECLARES, TAPS, VIGILANCE) if stays_untapped else (DECLARES, TAPS)
    game.emit(e.AttackersDeclared(player=active, attackers=attackers, powers=powers, citations=rules))
