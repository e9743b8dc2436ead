"""Creatures that become Auras until somebody pays for the end of it (CR 116.2c, 303.4).

日本語: オーラになるクリーチャー
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities, LoseThisAbility, SetTypes
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import UntilPaid
from rulings.abilities.effects.permanents import BecomeAura
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.kernel.actions.attachment import attach
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.special_actions import special_action
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.effects.permanents.continuous import FIXED_SET
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.keeping import end_effect
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions.finding import find_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, SpecialAction
from rulings.kernel.state.base_values import keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ENDS = cite("116.2c", "to end a continuous effect")
IS_AURA = cite("303.4m", "enchanted")
ENCHANT_CREATURE = KeywordAbility(
    text="Enchant creature", name="enchant", quality=Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
)


@applies(LoseThisAbility, Layer.ABILITY)
def lose_this_ability(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: LoseThisAbility
) -> None:
    """Takes every instance of that one ability away."""
    seen.abilities = tuple(one for one in seen.abilities if one != change.ability)
    seen.granted = tuple(one for one in seen.granted if one != change.ability)
    seen.keywords = keyword_names(seen.abilities)


@performs(BecomeAura)
@asks_nothing
def _become_aura(game: "Game", context: Context, effect: BecomeAura) -> None:
    """It is no creature any more, and no other type, as "becomes an Aura enchantment" sets its types (CR 205.1a)."""
    here = [i for i in acting_objects(game, context, effect.what) if game.object(i).zone is Zone.BATTLEFIELD]
    results_of(context).last = bool(here)
    for i in here:
        changes = (
            *_loses(game, context),
            SetTypes((CardType.ENCHANTMENT,), ("Aura",), in_addition=False),
            GainAbilities((ENCHANT_CREATURE,)),
        )
        before = game.view
        number = add_floating(game, context, UntilPaid(effect.end_cost), affected=(i,), changes=changes)
        began = e.EffectBegan(source=context.source, affected=(i,), effect_id=number, citations=(FIXED_SET, IS_AURA))
        game.emit(began, before=before)
        for host in find_objects(game.view, context, effect.to):
            if host in game.state.objects:
                attach(game, i, host)


def _loses(game: "Game", context: Context) -> tuple[LoseThisAbility, ...]:
    resolving = game.state.objects.get(context.stack_object) if context.stack_object is not None else None
    if resolving is None or resolving.stack is None or resolving.stack.ability is None:
        return ()
    return (LoseThisAbility(resolving.stack.ability),)


def _to_end(game: "Game", action: SpecialAction) -> FloatingEffect | None:
    """The effect on this object that the player may end: it is up to the controller of the effect."""
    for one in game.state.effects:
        is_mine = one.context.controller == action.player and one.affected is not None
        if is_mine and isinstance(one.duration, UntilPaid) and action.object in (one.affected or ()):
            return one
    return None


def _cost(effect: FloatingEffect) -> Cost:
    assert isinstance(effect.duration, UntilPaid)
    assert isinstance(effect.duration.cost, Cost)
    return effect.duration.cost


def _why_not_end(game: "Game", action: SpecialAction) -> Illegal | None:
    effect = _to_end(game, action)
    if effect is None:
        return Illegal("no effect of yours to end", "116.2c")
    if not can_pay_cost(game, Context(action.player, action.object), action.player, _cost(effect)):
        return Illegal("can't pay the cost", "118.3")
    return None


@special_action("end effect", _why_not_end)
def end_by_paying(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays, and the effect is over."""
    effect = _to_end(game, action)
    assert effect is not None
    yield from pay_cost(
        game, Context(action.player, action.object), action.player, _cost(effect), None, action.announcement.reserve
    )
    before = game.view
    end_effect(game, effect)
    game.emit(e.EffectEnded(source=action.object, effect_id=effect.id, citations=(ENDS,)), before=before)
