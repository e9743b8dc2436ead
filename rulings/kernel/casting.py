"""Casting spells (CR 601).

日本語: 呪文を唱える
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import CastTiming, SpellAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.corpus.cards import Layout
from rulings.kernel import events as e
from rulings.kernel import matching, numbers, truth
from rulings.kernel.actions import Announcement, CastSpell, Illegal, IllegalActionError
from rulings.kernel.activating import at_sorcery_speed
from rulings.kernel.announcing import (
    MOST_X,
    choose_division,
    choose_modes,
    choose_x,
    has_modes,
    limited_by_division,
    note_targets,
    other_x,
)
from rulings.kernel.as_cast import facts_as_cast, note_as_cast
from rulings.kernel.as_spell import as_spell, fits_as_cast
from rulings.kernel.aura_spells import creature_enchant, enchant_effect
from rulings.kernel.cast_this_way import memory_of_way, note_permission
from rulings.kernel.casting_costs import (
    CastingWay,
    casting_ways,
    choose_optional_costs,
    keyword_of,
    spell_cost_changers,
    spell_total_cost,
)
from rulings.kernel.context import Context
from rulings.kernel.cost_help import could_help, help_to_pay
from rulings.kernel.cost_symbols import has_x
from rulings.kernel.costs import can_pay_cost, pay_cost
from rulings.kernel.decisions import Play, asks_nothing
from rulings.kernel.entwining import is_entwined
from rulings.kernel.finding import find_objects
from rulings.kernel.game import Game
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.keywords.kicker import kicked_choices, may_entwine
from rulings.kernel.keywords.optional_costs import lowering_choices, possible_choices
from rulings.kernel.keywords.rules import rule_of
from rulings.kernel.memo import remember
from rulings.kernel.moving import apply_moves
from rulings.kernel.objects import Payment, StackRecord
from rulings.kernel.paying_for_less import lower_by_paying
from rulings.kernel.permissions import prohibitions
from rulings.kernel.proposals import ProposedMove
from rulings.kernel.renumbering import renumbered
from rulings.kernel.repeated_modes import with_repeats
from rulings.kernel.rules_of_actions import plays_action
from rulings.kernel.spell_forms import way_of_spell
from rulings.kernel.state import GameState
from rulings.kernel.targeting import (
    as_paid,
    can_fill,
    choose_targets,
    legal_targets,
    slot_count,
    slots_of,
    unique,
    wanted_slots,
)
from rulings.kernel.timing import why_not_timing
from rulings.kernel.total_cost import TOTAL, cost_changes, mana_of

if TYPE_CHECKING:
    from rulings.kernel.game import Game

FREE_X = cite("107.3b", "X is 0")
NO_TARGET = Illegal("no legal target", "601.2c")
FORBIDDEN = Illegal("can't be cast", "601.3")
ONLY_NOTHING = Illegal("X can only be 0", "107.3b")
CAST_LATE = "cast when a sorcery could not have been"
CASTS = cite("601.2a", "from where it is to the stack")
TARGETS = cite("601.2c", "choice of an appropriate object or player")
IN_RESOLUTION = cite("608.2g", "cast a spell during resolution")
HALF = cite("709.3", "which half of a split card")
CHOSEN_X = cite("107.3a", "chooses and announces the value of X")
BECOMES_CAST = cite("601.2i", "becomes cast")


@remember
def spell_effect(face: FaceDefinition) -> Effect:
    """What an instant or sorcery does: its spell abilities in the order printed; for permanents nothing.

    Target numbers run on from one ability to the next.
    """
    parts = [a.effect for a in face.abilities if isinstance(a, SpellAbility)]
    if len(parts) == 1:
        return with_repeats(parts[0])
    return Sequence(renumbered(tuple(parts)))


def aura_target(face: FaceDefinition) -> Effect | None:
    """The target of an Aura spell comes from its enchant ability (CR 303.4a)."""
    return enchant_effect(face) if "Aura" in face.subtypes else None


def effect_of_spell(face: FaceDefinition, way: CastingWay) -> Effect:
    """The effect whose targets are announced for a spell cast in this way."""
    if way.effect is not None:
        return way.effect
    if way.face_down is not None:
        return Sequence(())
    aura = aura_target(face)
    if aura is not None and not way.no_aura:
        return aura
    if way.as_aura:
        return creature_enchant()
    return spell_effect(face)


def why_not_cast(game: "Game", action: CastSpell) -> Illegal | None:
    """Why a player could not begin to cast this card now in any way that the announcement allows; ``None`` if they
    could."""
    obj = game.state.objects.get(action.object)
    if obj is None:
        return Illegal("not there", "601.2a")
    ways = [w for w in casting_ways(game, action.player, action.object) if _fits_announcement(w, action)]
    if not ways:
        return Illegal("can't be cast from there", "601.3")
    problem: Illegal | None = None
    for way in ways:
        problem = why_not_way(game, action, way)
        if problem is None:
            return None
    return problem


def _fits_announcement(way: CastingWay, action: CastSpell) -> bool:
    said = action.announcement
    if said.face is not None and way.face != said.face:
        return False
    if said.alternative is not None and way.alternative != said.alternative:
        return False
    return action.from_zone is None or way.zone is action.from_zone


def why_not_way(game: "Game", action: CastSpell, way: CastingWay) -> Illegal | None:
    """Why a spell could not be cast in this way, whatever X is unless that was announced."""
    problem = _why_not_with_x(game, action, way)
    if problem is None or way.is_free:
        return problem
    if problem == FORBIDDEN and action.announcement.x is None and "{X}" in (way.definition.mana_cost or ()):
        # With another X it may not be what is forbidden (CR 601.3a).
        others = [replace(action.announcement, x=x) for x in range(1, MOST_X + 1)]
    elif problem.rule == NO_TARGET.rule:
        others = list(other_x(action.announcement, effect_of_spell(way.definition, way)))
    else:
        return problem
    for said in others:
        if _why_not_with_x(game, replace(action, announcement=said), way) is None:
            return None
    return problem


def _why_not_with_x(game: "Game", action: CastSpell, way: CastingWay) -> Illegal | None:
    player, said = action.player, action.announcement
    trial = as_spell(game, player, action.object, way, said.x)
    problem = why_not_timing(game, trial, player, action.object, way)
    if problem is not None:
        return problem
    problem = why_forbidden(game, trial, player, action.object)
    if problem is not None:
        return problem
    face = way.definition
    context = Context(player, action.object, payment=Payment(x=said.x, alternative=way.alternative))
    effect = effect_of_spell(face, way)
    if said.targets is None and not any(
        _could_target(game, context, as_paid(effect, replace(context.payment, times=times)))
        for times in possible_choices(trial, context, action.object, way, said)
    ):
        return NO_TARGET
    # What it targets may change what it costs: with targets announced beforehand the price is that of casting at them.
    priced = replace(context, targets=(said.targets,)) if said.targets else context
    if way.mana_cost() is None:
        return Illegal("no mana cost", "118.6")
    if said.x and _is_x_nothing(trial, context, action.object, way):
        return ONLY_NOTHING
    # What is said to be paid besides decides whether this is a way to cast it (CR 601.2b).
    aiming = replace(context, targets=_possible_targets(game, context, as_paid(effect, context.payment), said))
    choices = kicked_choices(face, said.kicked or 0)
    if any(_could_pay(trial, action, way, kicked, context, priced, aiming) for kicked in choices):
        return None
    return Illegal("can't pay the cost", "601.2h")


def _could_pay(
    trial: "Game",
    action: CastSpell,
    way: CastingWay,
    kicked: Map[str, int],
    context: Context,
    priced: Context,
    aiming: Context,
) -> bool:
    """The cost could be paid with these kickers: as announced, with other costs that lower it, or at some targets."""
    player = action.player
    cost = spell_total_cost(trial, priced, action.object, way, kicked)
    cost = could_help(trial, player, action.object, cost, context)
    if can_pay_cost(trial, context, player, cost, action.object):
        return True
    # What is paid besides may lower the cost: "costs {2} less to cast if it's bargained".
    lowered = (*lowering_choices(trial, context, action.object, way), *lower_by_paying(trial, context, action.object))
    for lowering in lowered:
        times = kicked.update(lowering)
        paying = replace(context, payment=replace(context.payment, times=times))
        cost = spell_total_cost(trial, paying, action.object, way, times)
        cost = could_help(trial, player, action.object, cost, paying)
        if can_pay_cost(trial, paying, player, cost, action.object):
            return True
    # So may what it targets: "costs {3} less to cast if it targets a creature".
    cost = spell_total_cost(trial, aiming, action.object, way, kicked)
    cost = could_help(trial, player, action.object, cost, aiming)
    return can_pay_cost(trial, aiming, player, cost, action.object)


def _possible_targets(
    game: "Game", context: Context, effect: Effect, said: Announcement
) -> tuple[tuple[Recipient, ...], ...]:
    """What it would target: those announced, else everything that it could."""
    if said.targets is not None:
        return (tuple(said.targets),)
    here = replace(context, targets=((),) * slot_count(effect))
    return tuple(tuple(legal_targets(game, here, s.node)) for s in unique(slots_of(effect)))


def why_forbidden(game: "Game", trial: "Game", player: PlayerId, object_id: ObjectId) -> Illegal | None:
    """A rule that forbids the player to cast this (CR 101.2, 601.3); ``trial`` shows it as the spell it would be."""
    for effect, change in prohibitions(game, player, "cast"):
        if change.limit is not None:
            continue
        if isinstance(change.unless, Condition) and truth.holds(game.view, effect.context, change.unless):
            continue
        if isinstance(change.filter, Filter):
            fits = fits_as_cast(game, trial, effect.context, object_id, change.filter)
        else:
            fits = change.filter is None or object_id in find_objects(game.view, effect.context, change.filter)
        if fits:
            return FORBIDDEN

    for effect, change in prohibitions(game, player, "cast"):
        if change.limit is None:
            continue
        limit = numbers.count(game.view, effect.context, change.limit)
        filter_ = change.filter if isinstance(change.filter, Filter) else None
        if filter_ is not None and not fits_as_cast(game, trial, effect.context, object_id, filter_):
            continue
        cast = sum(
            isinstance(h, e.SpellCast)
            and h.player == player
            and (filter_ is None or matching.fits_facts(game.view, effect.context, h.object, filter_))
            for h in game.state.history
        )
        if cast >= limit:
            return Illegal("no more spells may be cast", "601.3")
    return None


def _could_target(game: "Game", context: Context, effect: Effect) -> bool:
    here = replace(context, targets=((),) * slot_count(effect))
    if isinstance(effect, Modal):
        return has_modes(game, here, effect)
    return can_fill(game, here, unique(slots_of(effect)))


def cast(game: "Game", action: CastSpell) -> Play[ObjectId]:
    """Casts a spell: the steps of 601.2 in order; returns the spell.

    Raises:
        IllegalActionError: it can't be cast; the caller puts the game back (CR 732.1).
    """
    problem = why_not_cast(game, action)
    if problem is not None:
        raise IllegalActionError(problem)
    way = yield from _choose_way(game, action)
    return (yield from cast_in_way(game, action, way))


def why_not_way_by_effect(game: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay) -> Illegal | None:
    """Why an effect that lets a player cast this now does not help; timing by type does not matter (CR 608.2g)."""
    return why_not_way(game, CastSpell(player, object_id), way)


@plays_action("cast")
def cast_in_way(game: "Game", action: CastSpell, way: CastingWay) -> Play[ObjectId]:
    """Casts a spell in a way that was found to be possible.

    Raises:
        IllegalActionError: a step of casting could not be done.
    """
    player, said = action.player, action.announcement
    origin = game.object(action.object).zone
    before = game.state
    # In the middle of a resolution a sorcery could not be cast on its own either.
    is_late = game.resolving is not None or not at_sorcery_speed(game, player)
    spell = _to_stack(game, action, way)
    note_permission(game, player, spell, way)
    face = way.definition
    context = Context(player, spell, stack_object=spell, payment=Payment(x=said.x, alternative=way.alternative))
    begun = facts_as_cast(game, context, face)
    effect = effect_of_spell(face, way)
    modes = yield from choose_modes(
        game, context, player, effect, said, may_entwine=may_entwine(game, context, spell, way, said)
    )
    optional = yield from choose_optional_costs(game, context, spell, way, said, effect, modes)
    if is_late and any(isinstance(a, CastTiming) and a.is_sacrificed for a in face.abilities):
        optional = optional.set(CAST_LATE, 1)
    context = replace(context, modes=modes, payment=replace(context.payment, times=optional))
    x = yield from _choose_x(game, context, spell, way, action)
    if x and _is_forbidden_with(game, before, action, way, x):
        raise IllegalActionError(FORBIDDEN)
    context = replace(context, payment=replace(context.payment, x=x))
    _set_record(game, spell, payment=context.payment, modes=modes)
    # What was chosen so far can have added to the text: spliced cards (CR 702.47a).
    effect = effect_of_spell(face, way_of_spell(game, game.object(spell)))
    targets = yield from choose_targets(
        game,
        context,
        player,
        limited_by_division(game, context, effect, wanted_slots(as_paid(effect, context.payment), modes)),
        slot_count(effect),
        said.targets,
        is_announced=True,
    )
    context = replace(context, targets=targets)
    division = yield from choose_division(game, context, player, effect, said)
    _set_record(game, spell, targets=targets, division=division)
    cost = spell_total_cost(game, context, spell, way, optional)
    changed_by = spell_cost_changers(game, context, spell, way, optional)
    total = mana_of(game, cost, context) if changed_by else ()
    cost, helped = yield from help_to_pay(game, context, player, spell, cost)
    paid = yield from pay_cost(game, context, player, cost, spell, said.reserve)
    for verb, objects in helped.items():
        paid.add(verb, objects)
    payment = replace(
        context.payment, mana=paid.mana, spent=paid.spent, objects=Map(paid.objects), amounts=Map(paid.amounts)
    )
    _set_record(game, spell, payment=payment)
    note_as_cast(game, spell, begun, facts_as_cast(game, context, face))
    flat = tuple(t for slot in targets for t in slot)
    game.emit(
        e.SpellCast(
            player=player,
            object=spell,
            origin=origin,
            nth_this_turn=1 + sum(isinstance(h, e.SpellCast) and h.player == player for h in game.state.history),
            targets=flat,
            alternative=way.alternative,
            total_cost=total,
            cost_changed_by=changed_by,
            x=x if x or "{X}" in (game.seen(spell).mana_cost or ()) else None,
            citations=(
                BECOMES_CAST,
                *((TARGETS,) if flat else ()),
                *((CHOSEN_X,) if x is not None else ()),
                *((IN_RESOLUTION,) if game.resolving is not None else ()),
                *((HALF,) if _is_half(game, spell, way) else ()),
                *(rule_of("entwine") if is_entwined(effect, modes) and keyword_of(face, "entwine") else ()),
                *rule_of(way.alternative),
                *cost_rules(game, context, spell, changed_by),
            ),
        )
    )
    note_targets(game, spell, player, flat)
    return spell


def _choose_x(game: "Game", context: Context, spell: ObjectId, way: CastingWay, action: CastSpell) -> Play[int | None]:
    if _is_x_nothing(game, context, spell, way):
        if action.announcement.x:
            raise IllegalActionError(ONLY_NOTHING)
        return 0
    unchosen = replace(context, payment=replace(context.payment, x=None))
    cost = spell_total_cost(game, unchosen, spell, way, context.payment.times)
    kickers = keyword_of(way.definition, "kicker") if context.payment.times.get("kicker") else []
    least = 1 if any(one.subtype == "X is not 0" for one in kickers) else 0
    return (yield from choose_x(game, context, action.player, cost, action.announcement, least))


def _is_x_nothing(game: "Game", context: Context, spell: ObjectId, way: CastingWay) -> bool:
    """Its mana cost has an {X}, and nothing that is paid has: X is 0 (CR 107.3b)."""
    unchosen = replace(context, payment=replace(context.payment, x=None))
    return "{X}" in (way.definition.mana_cost or ()) and not has_x(
        spell_total_cost(game, unchosen, spell, way, context.payment.times)
    )


def _is_forbidden_with(game: "Game", before: GameState, action: CastSpell, way: CastingWay, x: int) -> bool:
    """Whether a spell that was begun can't be cast with the X that was chosen after all (CR 601.2e)."""
    if "{X}" not in (way.definition.mana_cost or ()):
        return False
    then = Game(before, seed=game.seed, effort=game.effort)
    trial = as_spell(then, action.player, action.object, way, x)
    return why_forbidden(then, trial, action.player, action.object) == FORBIDDEN


@asks_nothing
def _choose_way(game: "Game", action: CastSpell) -> CastingWay:
    """The way to cast: as announced, else the ordinary one first."""
    ways = [
        w
        for w in casting_ways(game, action.player, action.object)
        if _fits_announcement(w, action) and why_not_way(game, action, w) is None
    ]
    if not ways:
        raise IllegalActionError(why_not_cast(game, action) or Illegal("can't be cast", "601.3"))
    return ways[0]


def _to_stack(game: "Game", action: CastSpell, way: CastingWay) -> ObjectId:
    obj = game.object(action.object)
    moved = apply_moves(
        game,
        [
            ProposedMove(
                object=action.object,
                destination=Zone.STACK,
                cause="cast",
                by_player=action.player,
                memory=memory_of_way(_spell_memory(obj.memory, way), way),
            )
        ],
        (CASTS,),
    )
    spell = moved[0].new
    game.change_object(
        spell,
        face=way.face,
        face_down=way.face_down,
        copiable=way.copiable,
        stack=StackRecord(
            "spell",
            spell,
            cast_from=obj.zone,
            cast_by=action.player,
            face=way.face,
            payment=Payment(alternative=way.alternative),
        ),
    )
    return spell


def _spell_memory(memory: Map[str, object], way: CastingWay) -> Map[str, object]:
    """What the spell remembers of the card it was, and of its form (CR 702.103b)."""
    kept: Map[str, object] = memory if way.keeps_memory else Map()
    return kept.set("bestowed", True) if way.as_aura else kept


def _set_record(game: "Game", spell: ObjectId, **changes: object) -> None:
    record = game.object(spell).stack
    assert record is not None
    game.change_object(spell, stack=replace(record, **changes))  # type: ignore[arg-type]


def _is_half(game: "Game", spell: ObjectId, way: CastingWay) -> bool:
    """It is one half of a split card (CR 709.3)."""
    definition = game.object(spell).definition
    return definition is not None and definition.layout is Layout.SPLIT and way.alternative != "fuse"


def cost_rules(
    game: "Game", context: Context, spell: ObjectId, changed_by: tuple[ObjectId, ...]
) -> tuple[Citation, ...]:
    """The rules that changed what a spell cost."""
    rules: dict[Citation, None] = {}
    if context.payment.alternative == "free" and "{X}" in (game.seen(spell).mana_cost or ()):
        rules.setdefault(FREE_X)
    for effect, _ in cost_changes(game, context.controller, "spell", spell, context):
        if effect.source not in (spell, *changed_by):
            continue  # it took away mana that the cost does not have
        rules.setdefault(TOTAL)
        if effect.ability is not None:
            for rule in rule_of(effect.ability.keyword):
                rules.setdefault(rule)
    if context.payment.times and TOTAL not in rules:
        rules.setdefault(TOTAL)
    return tuple(rules)


def could_cast_any_way(game: "Game", player: PlayerId, object_id: ObjectId) -> bool:
    """Whether the card could be cast now in any way."""
    return why_not_cast(game, CastSpell(player, object_id)) is None
