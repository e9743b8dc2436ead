"""Casting spells (CR 601).

日本語: 呪文を唱える
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import CastTiming
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.announcing import choose_division, choose_modes, choose_x, limited_by_division, note_targets
from rulings.kernel.casting.cast_this_way import memory_of_way, note_permission
from rulings.kernel.casting.casting_legality import (
    FORBIDDEN,
    FREE_X,
    ONLY_NOTHING,
    _fits_announcement,
    _is_forbidden_with,
    _is_x_nothing,
    effect_of_spell,
    why_not_cast,
    why_not_way,
)
from rulings.kernel.casting.choosing_targets import choose_targets
from rulings.kernel.casting.costs.cost_help import help_to_pay
from rulings.kernel.casting.costs.costs import pay_cost
from rulings.kernel.casting.costs.kicker import may_entwine
from rulings.kernel.casting.costs.total_cost import TOTAL, cost_changes, mana_of
from rulings.kernel.casting.mana.announced_symbols import shown
from rulings.kernel.casting.repeated_modes import is_entwined
from rulings.kernel.casting.spell_forms import way_of_spell
from rulings.kernel.casting.target_slots import as_paid, slot_count, wanted_slots
from rulings.kernel.casting.ways_to_cast import (
    CastingWay,
    casting_ways,
    choose_optional_costs,
    keyword_of,
    spell_cost_changers,
    spell_total_cost,
)
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.moving import apply_moves
from rulings.kernel.questions.as_cast import facts_as_cast, note_as_cast
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import CastSpell, Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import Payment, StackRecord
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CAST_LATE = "cast when a sorcery could not have been"
CASTS = cite("601.2a", "from where it is to the stack")
TARGETS = cite("601.2c", "choice of an appropriate object or player")
IN_RESOLUTION = cite("608.2g", "cast a spell during resolution")
HALF = cite("709.3", "which half of a split card")
CHOSEN_X = cite("107.3a", "chooses and announces the value of X")
BECOMES_CAST = cite("601.2i", "becomes cast")


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
    if way.keyword is not None:
        optional = optional.set(way.keyword, 1)
    context = replace(context, modes=modes, payment=replace(context.payment, times=optional))
    x = yield from _choose_x(game, context, spell, way, action)
    if x and _is_forbidden_with(game, before, action, way, x):
        raise IllegalActionError(FORBIDDEN)
    context = replace(context, payment=replace(context.payment, x=x))
    game.change_object(spell, stack=replace(_record(game, spell), payment=context.payment, modes=modes))
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
    game.change_object(spell, stack=replace(_record(game, spell), targets=targets, division=division))
    cost = spell_total_cost(game, context, spell, way, optional)
    changed_by = spell_cost_changers(game, context, spell, way, optional)
    total = shown(mana_of(game, cost, context)) if changed_by else ()
    cost, helped = yield from help_to_pay(game, context, player, spell, cost)
    paid = yield from pay_cost(game, context, player, cost, spell, said.reserve)
    for verb, objects in helped.items():
        paid.add(verb, objects)
    payment = replace(
        context.payment, mana=paid.mana, spent=paid.spent, objects=Map(paid.objects), amounts=Map(paid.amounts)
    )
    game.change_object(spell, stack=replace(_record(game, spell), payment=payment))
    note_as_cast(game, spell, begun, facts_as_cast(game, context, face))
    flat = tuple(t for slot in targets for t in slot)
    game.emit(
        e.SpellCast(
            player=player,
            object=spell,
            origin=origin,
            nth_this_turn=1 + sum(isinstance(h, e.SpellCast) and h.player == player for h in game.state.history),
            targets=flat,
            alternative=way.alternative or way.keyword,
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
                *rule_of(way.keyword),
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


def _record(game: "Game", spell: ObjectId) -> StackRecord:
    record = game.object(spell).stack
    assert record is not None
    return record


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
