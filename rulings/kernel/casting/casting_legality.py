"""Why a card can or can't be cast (CR 601.3, 601.2b, 601.2e).

What is here: looking only. What is not: casting (``casting``).

日本語: 唱えられるかどうか
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import SpellAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.filters.filter import Filter
from rulings.cite import cite
from rulings.kernel.casting.announcing import MOST_X, has_modes, other_x
from rulings.kernel.casting.as_spell import as_spell, fits_as_cast
from rulings.kernel.casting.aura_spells import creature_enchant, enchant_effect
from rulings.kernel.casting.choosing_targets import can_fill
from rulings.kernel.casting.costs.cost_help import could_help
from rulings.kernel.casting.costs.costs import can_pay_cost
from rulings.kernel.casting.costs.kicker import kicked_choices
from rulings.kernel.casting.costs.optional_costs import lowering_choices, possible_choices
from rulings.kernel.casting.costs.paying_for_less import lower_by_paying
from rulings.kernel.casting.renumbering import renumbered
from rulings.kernel.casting.repeated_modes import with_repeats
from rulings.kernel.casting.target_slots import as_paid, slot_count, slots_of, unique
from rulings.kernel.casting.targeting import legal_targets
from rulings.kernel.casting.timing import why_not_timing
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_ways, spell_total_cost
from rulings.kernel.characteristics.permissions import prohibitions
from rulings.kernel.happening.game import Game
from rulings.kernel.questions import matching, numbers, truth
from rulings.kernel.questions.cost_symbols import has_x
from rulings.kernel.questions.finding import find_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Announcement, CastSpell, Illegal
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import Payment
from rulings.kernel.state.state import GameState

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

FREE_X = cite("107.3b", "X is 0")
NO_TARGET = Illegal("no legal target", "601.2c")
FORBIDDEN = Illegal("can't be cast", "601.3")
ONLY_NOTHING = Illegal("X can only be 0", "107.3b")


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
    return way.fits(action.announcement) and action.from_zone in (None, way.zone)


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
    here = replace(context, targets=((),) * slot_count(effect), stack_object=context.source)
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
    here = replace(context, targets=((),) * slot_count(effect), stack_object=context.source)
    if isinstance(effect, Modal):
        return has_modes(game, here, effect)
    return can_fill(game, here, unique(slots_of(effect)))


def why_not_way_by_effect(game: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay) -> Illegal | None:
    """Why an effect that lets a player cast this now does not help; timing by type does not matter (CR 608.2g)."""
    return why_not_way(game, CastSpell(player, object_id), way)


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
