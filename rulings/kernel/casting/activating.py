"""Activating abilities (CR 602, 605, 606)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount
from rulings.abilities.costs.objects import TapSelf, UntapSelf
from rulings.abilities.effects.modal import Modal
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.abilities.mana_abilities import is_mana_ability
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.casting.activation_limits import LIMITS, limit_reached, mark_used
from rulings.kernel.casting.announcing import (
    choose_division,
    choose_modes,
    choose_x,
    limited_by_division,
    note_targets,
    other_x,
)
from rulings.kernel.casting.choosing_targets import can_fill, choose_targets
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.costs.loyalty import (
    AS_INSTANT,
    LOYALTY,
    allows_loyalty,
    is_loyalty,
    most_activations,
    times_of_loyalty,
)
from rulings.kernel.casting.costs.total_cost import TOTAL, ability_cost_changers, ability_total_cost, mana_of
from rulings.kernel.casting.mana.announced_symbols import shown
from rulings.kernel.casting.mana.mana_yields import ManaSource, wanted_of
from rulings.kernel.casting.mana.triggered_mana import resolve_triggered_mana
from rulings.kernel.casting.target_slots import TargetSlot, slot_count, slots_by_mode, slots_of, unique, wanted_slots
from rulings.kernel.casting.targeting import legal_targets
from rulings.kernel.characteristics.permissions import abilities_to, forbids, permissions, restrictions
from rulings.kernel.happening.performing import perform
from rulings.kernel.happening.placing import add_object
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import ActivateAbility, Announcement, Illegal, IllegalActionError
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject, Payment, StackRecord

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TARGETS = cite("601.2c", "choice of an appropriate object or player")
ACTIVATES = cite("602.2", "activate an ability")
MANA_ABILITY = cite("605.3b", "doesn't go on the stack")
LOYALTY_TIMING = Illegal("loyalty abilities are activated once each turn at sorcery speed", "606.3")
CYCLES = cite("702.29c", "cycle")
TYPECYCLES = cite("702.29f", "Typecycling abilities are cycling abilities")
EQUIP_AS_INSTANT = "equip as an instant"
special_words.declare(PlayerMay, EQUIP_AS_INSTANT)
SORCERY_TIMING = Illegal("only as a sorcery", "602.5d")


def why_not_activate(
    game: "Game",
    player: PlayerId,
    object_id: ObjectId,
    place: int,
    *,
    for_mana: bool = False,
    announcement: Announcement | None = None,
) -> Illegal | None:
    """Why a player could not begin to activate an ability now, costs and targets included; ``None`` if they could."""
    obj = game.state.objects.get(object_id)
    if obj is None:
        return Illegal("not there", "602.2")
    ability = activated_abilities(game, object_id)[place]
    if obj.zone not in ability.zones:
        return Illegal("not from this zone", "113.6")
    problem = _timing(game, player, object_id, ability)
    if problem is not None:
        return problem
    if ability.instant_speed and for_mana:
        return Illegal("only as an instant", "602.5e")
    limit = LIMITS.get(ability.keyword or "")
    if limit is not None and not limit(game, object_id, ability):
        return Illegal("only under its condition", "602.5b")
    if limit_reached(game, object_id, ability, place):
        return Illegal("limit of activations reached", "602.5b")
    if forbids(game, player, "activate", object_id) is not None and not (
        is_mana_ability(ability) and forbids(game, player, "activate mana", object_id) is None
    ):
        return Illegal("can't be activated", "602.5")
    if is_mana_ability(ability) and forbids(game, player, "activate mana", object_id) is not None:
        return Illegal("can't be activated", "602.5")
    if _cant_by_itself(game, object_id, ability):
        return Illegal("can't be activated", "602.5")
    said = announcement or Announcement()
    problem = _why_not_with_x(game, player, object_id, ability, said, for_mana=for_mana)
    if problem is None or for_mana:
        return problem
    for other in other_x(said, ability.effect, ability.cost):
        if _why_not_with_x(game, player, object_id, ability, other, for_mana=False) is None:
            return None
    return problem


def _why_not_with_x(
    game: "Game",
    player: PlayerId,
    object_id: ObjectId,
    ability: ActivatedAbility,
    said: Announcement,
    *,
    for_mana: bool,
) -> Illegal | None:
    """Why its costs could not be paid, or nothing be targeted, with the X that is announced, else with 0."""
    x = said.x if said.x is not None else 0
    if ability.x is not None:
        # The text fixes X (CR 107.3c).
        x = numbers.count(game.view, Context(player, object_id), ability.x)
    context = Context(player, object_id, payment=Payment(x=x))
    cost = ability_total_cost(game, context, ability)
    if for_mana:
        # What mana it costs itself is for whoever plans the payment to find (``payment.find_plan``).
        cost = replace(cost, parts=tuple(p for p in cost.parts if not isinstance(p, (ManaCost, ManaPerAmount))))
    if not _can_pay_here(game, context, player, ability, cost) and (
        for_mana or not _can_pay_at_a_target(game, context, player, ability, said)
    ):
        return Illegal("can't pay the cost", "118.3")
    if not for_mana and not _has_targets(game, context, ability):
        return Illegal("no legal target", "601.2c")
    return None


def _can_pay_at_a_target(
    game: "Game", context: Context, player: PlayerId, ability: ActivatedAbility, said: Announcement
) -> bool:
    """What it targets may lower the cost: "equip abilities that target this creature cost {3} less" (CR 601.2c)."""
    slots = unique(slots_of(ability.effect))
    if not slots:
        return False
    here = replace(context, targets=((),) * slot_count(ability.effect))
    options = said.targets[:1] if said.targets else legal_targets(game, here, slots[0].node)
    for target in options:
        aiming = replace(context, targets=((target,),))
        if _can_pay_here(game, aiming, player, ability, ability_total_cost(game, aiming, ability)):
            return True
    return False


def _cant_by_itself(game: "Game", object_id: ObjectId, ability: ActivatedAbility) -> bool:
    for rule, _ in restrictions(game, object_id, "activate"):
        if rule.unless is None or not is_mana_ability(ability):
            return True
    return False


def _can_pay_here(game: "Game", context: Context, player: PlayerId, ability: ActivatedAbility, cost: Cost) -> bool:
    outer, game.activating = game.activating, context.source
    try:
        return _can_pay_ability(game, context, player, ability, cost)
    finally:
        game.activating = outer


def _can_pay_ability(game: "Game", context: Context, player: PlayerId, ability: ActivatedAbility, cost: Cost) -> bool:
    if any(isinstance(p, (TapSelf, UntapSelf)) for p in cost.parts) and abilities_to(
        game, context.source, "activate as though haste"
    ):
        waived = replace(cost, parts=tuple(p for p in cost.parts if not isinstance(p, (TapSelf, UntapSelf))))
        obj = game.object(context.source)
        is_ready = all(
            (not obj.is_tapped if isinstance(p, TapSelf) else obj.is_tapped)
            for p in cost.parts
            if isinstance(p, (TapSelf, UntapSelf))
        )
        return is_ready and can_pay_cost(game, context, player, waived, context.source)
    mana_free = is_mana_ability(ability) and not any(isinstance(p, ManaCost) for p in cost.parts)
    return can_pay_cost(game, context, player, cost, None if mana_free else context.source)


def _timing(game: "Game", player: PlayerId, object_id: ObjectId, ability: ActivatedAbility) -> Illegal | None:
    seen = game.seen(object_id)
    obj = game.object(object_id)
    owner = seen.controller if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else obj.owner
    if isinstance(ability.activator, AnyPlayer):
        pass
    elif player not in finding.matching_players(game.view, Context(owner, object_id), ability.activator):
        return Illegal("not your ability", "602.2")
    if is_loyalty(ability):
        if not at_sorcery_speed(game, player) and not allows_loyalty(game, player, object_id, AS_INSTANT):
            return LOYALTY_TIMING
        if times_of_loyalty(game, object_id) >= most_activations(game, player, object_id):
            return LOYALTY_TIMING
        if forbids(game, player, LOYALTY, object_id) is not None:
            return Illegal("can't be activated", "602.5")
    elif ability.sorcery_speed and not at_sorcery_speed(game, player):
        if ability.keyword != "equip" or not permissions(game, player, EQUIP_AS_INSTANT):
            return SORCERY_TIMING
    if not truth.holds(game.view, Context(player, object_id, payment=obj.payment), ability.instant_timing):
        return Illegal("only under its condition", "602.5b")
    return None


def at_sorcery_speed(game: "Game", player: PlayerId) -> bool:
    """The player's own main phase, nothing on the stack (CR 307.1)."""
    turn = game.state.turn
    stack = [i for i in game.state.zones.get((Zone.STACK, None), ()) if i != game.resolving]
    return turn.active == player and turn.step in (Step.MAIN1, Step.MAIN2) and not stack


def _has_targets(game: "Game", context: Context, ability: ActivatedAbility) -> bool:
    by_mode = slots_by_mode(ability.effect)
    if by_mode is not None:
        return any(_slots_ok(game, context, unique(slots), slot_count(ability.effect)) for slots in by_mode)
    return _slots_ok(game, context, unique(slots_of(ability.effect)), slot_count(ability.effect))


def _slots_ok(game: "Game", context: Context, slots: tuple[TargetSlot, ...], count: int) -> bool:
    here = replace(context, targets=((),) * count)
    return can_fill(game, here, slots)


@plays_action("activate")
def activate(game: "Game", action: ActivateAbility) -> Play[None]:
    """Activates an ability (CR 602.2); mana abilities resolve at once (CR 605.3b).

    Raises:
        IllegalActionError: it can't be activated; the caller puts the game back.
    """
    problem = why_not_activate(game, action.player, action.object, action.ability, announcement=action.announcement)
    if problem is not None:
        raise IllegalActionError(problem)
    ability = activated_abilities(game, action.object)[action.ability]
    if is_mana_ability(ability):
        yield from _activate_mana(game, action.player, action.object, action.ability, action.announcement)
        return
    yield from _announce(game, action, ability)


def _announce(game: "Game", action: ActivateAbility, ability: ActivatedAbility) -> Play[None]:
    player, said = action.player, action.announcement
    stack_id = _put_on_stack(game, player, action.object, ability)
    context = Context(player, action.object, stack_object=stack_id)
    modes = yield from choose_modes(game, context, player, ability.effect, said)
    if ability.x is not None:
        # The text fixes X (CR 107.3c).
        said = replace(said, x=numbers.count(game.view, context, ability.x))
    x = yield from choose_x(game, context, player, ability.cost, said)
    context = replace(context, modes=modes, payment=Payment(x=x))
    slots = limited_by_division(game, context, ability.effect, wanted_slots(ability.effect, modes))
    targets = yield from choose_targets(
        game, context, player, slots, slot_count(ability.effect), said.targets, is_announced=True
    )
    context = replace(context, targets=targets)
    division = yield from choose_division(game, context, player, ability.effect, said)
    record = game.object(stack_id).stack
    assert record is not None
    game.change_object(
        stack_id, stack=replace(record, modes=modes, targets=targets, division=division, payment=context.payment)
    )
    cost = ability_total_cost(game, context, ability)
    changed_by = ability_cost_changers(game, context, ability)
    total = shown(mana_of(game, cost, context)) if changed_by else ()
    paid = yield from pay_cost(game, context, player, cost, stack_id, said.reserve)
    record = game.object(stack_id).stack
    assert record is not None
    payment = Payment(x=x, mana=paid.mana, objects=Map(paid.objects), amounts=Map(paid.amounts))
    game.change_object(stack_id, stack=replace(record, payment=payment))
    mark_used(game, action.object, ability, action.ability)
    flat = tuple(t for slot in targets for t in slot)
    game.emit(
        e.AbilityActivated(
            player=player,
            object=stack_id,
            source=action.object,
            keyword="loyalty" if is_loyalty(ability) else ability.keyword,
            text=ability.text,
            number=action.ability + 1,
            targets=flat,
            total_cost=total,
            cost_changed_by=changed_by,
            x=x,
            citations=(
                ACTIVATES,
                *((TARGETS,) if flat else ()),
                *rule_of(ability.keyword),
                *((TOTAL,) if changed_by else ()),
            ),
        )
    )
    if ability.keyword in ("cycling", "typecycling"):
        # The card was cycled as it was discarded to pay (CR 702.29c).
        cycled = paid.objects.get("discarded", (action.object,))
        rules = (CYCLES, TYPECYCLES) if ability.keyword == "typecycling" else (CYCLES,)
        for i in cycled:
            if x is not None and i in game.state.objects:
                # "When you cycle this card" refers to the X of the cycling cost (CR 107.3e).
                game.change_object(i, payment=Payment(x=x))
        game.emit(*(e.PlayerDid(player=player, verb="cycle", object=i, citations=rules) for i in cycled))
    note_targets(game, stack_id, player, flat)


def _put_on_stack(game: "Game", player: PlayerId, source: ObjectId, ability: ActivatedAbility) -> ObjectId:
    fresh = game.new_id()
    obj = GameObject(
        id=fresh,
        card=fresh,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        definition=None,
        timestamp=game.new_timestamp(),
        stack=StackRecord("activated", source, ability),
    )
    return add_object(game, obj)


def activate_for_mana(
    game: "Game", player: PlayerId, source: ManaSource, reserve: frozenset[ObjectId] = frozenset()
) -> Play[None]:
    """Activates a mana ability as part of paying, making the mana that was planned."""
    said = Announcement(reserve=reserve)
    yield from _activate_mana(
        game, player, source.object, source.ability, said, source.types, additions=wanted_of(source)
    )


def _activate_mana(
    game: "Game",
    player: PlayerId,
    object_id: ObjectId,
    place: int,
    said: Announcement,
    wanted: tuple[str, ...] | None = None,
    additions: Sequence[tuple[ObjectId, tuple[str, ...]]] = (),
) -> Play[None]:
    ability = activated_abilities(game, object_id)[place]
    taps = any(isinstance(p, TapSelf) for p in ability.cost.parts)
    bindings: Map[str, object] = Map({"for mana": True, "tapped for mana": taps})
    if wanted is not None:
        bindings = bindings.set("mana", wanted)
    context = Context(player, object_id, payment=Payment(x=said.x), bindings=bindings, results=Results())
    cost = ability_total_cost(game, context, ability)
    outer, outer_source = game.making_mana, game.activating
    game.making_mana, game.activating = outer | {(object_id, place)}, object_id
    try:
        # What the cost moves stays known to the effect: "sacrifice a creature: add mana equal to its mana value".
        paid = yield from pay_cost(game, context, player, cost, object_id, frozenset({object_id}) | said.reserve)
    finally:
        game.making_mana, game.activating = outer, outer_source
    context = replace(
        context,
        payment=Payment(x=said.x, mana=paid.mana, objects=Map(paid.objects), amounts=Map(paid.amounts)),
    )
    mark_used(game, object_id, ability, place)
    game.emit(
        e.AbilityActivated(
            player=player,
            object=None,
            source=object_id,
            is_mana=True,
            keyword=ability.keyword,
            text=ability.text,
            number=place + 1,
            citations=(MANA_ABILITY,),
        )
    )
    modes: tuple[int, ...] = ()
    if isinstance(ability.effect, Modal):
        modes = yield from choose_modes(game, context, player, ability.effect, said)
    yield from perform(game, replace(context, modes=modes), ability.effect)
    yield from resolve_triggered_mana(game, additions)
