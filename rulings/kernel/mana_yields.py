"""What comes into the pool when a mana ability is activated: what it makes after replacement effects (CR 106.12b,
614), and what triggered mana abilities add to it at once (CR 605.4a).

What is here: foreseeing it, for whoever plans a payment. What is not: making it happen (``effects.mana_production``,
``triggered_mana``).
"""

from dataclasses import dataclass, replace
from itertools import islice, product
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.vocabulary import Supertype
from rulings.kernel import events as e
from rulings.kernel import finding, truth
from rulings.kernel.context import Context
from rulings.kernel.foreseeing import copy_of, foresee
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.mana_abilities import ManaSource, is_mana_trigger, is_triggered_mana_ability, mana_effect
from rulings.kernel.patterns import can_match, occurrences
from rulings.kernel.proposals import ProposedMana
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

MOST_COMBINATIONS = 64
"""Ways in which several triggered abilities can choose what they add, for one source."""


@dataclass(frozen=True, slots=True)
class _Trigger:
    """A triggered mana ability that waits for something to be tapped for mana."""

    context: Context
    event: EventPattern
    condition: Condition | None
    effect: Effect
    ability: TriggeredAbility | None = None
    place: int = 0


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What mana abilities set off as things are now."""

    triggers: tuple[_Trigger, ...]
    is_replaced: bool
    """Some effect replaces how mana is produced."""


def surroundings(game: "Game") -> Surroundings:
    """Looks for what adds to mana or replaces it."""
    triggers = [
        _Trigger(
            Context(game.seen(source).controller, source, payment=game.object(source).payment),
            ability.event,
            ability.condition,
            ability.effect,
            ability,
            place,
        )
        for source, place, ability in game.view.triggered_abilities()
        if is_triggered_mana_ability(ability)
    ]
    triggers += [
        _Trigger(replace(d.context, bindings=d.context.bindings.update(d.bindings)), d.event, d.condition, d.effect)
        for d in game.state.delayed
        if is_mana_trigger(d.event, d.effect)
    ]
    is_replaced = any(can_match(a.event, ProposedMana) for _, _, a in game.view.replacement_abilities()) or any(
        one.replacement is not None and can_match(one.replacement.event, ProposedMana) for one in game.state.effects
    )
    return Surroundings(tuple(triggers), is_replaced)


def with_yield(
    game: "Game", player: PlayerId, source: ManaSource, around: Surroundings, *, taps: bool
) -> list[ManaSource]:
    """The same way of making mana with what else comes of it: one for each way in which triggers can choose."""
    made = source.types
    if around.is_replaced:
        made = _after_replacement(game, player, source, taps=taps)
    by_trigger: list[list[tuple[Mana, ...]]] = []
    for trigger in around.triggers:
        by_trigger += _adds(game, player, source, made, trigger, taps=taps)
    if made == source.types and not by_trigger:
        return [source]
    combinations = islice(product(*by_trigger), MOST_COMBINATIONS)
    return [replace(source, made=made, extras=extras) for extras in combinations]


def _after_replacement(game: "Game", player: PlayerId, source: ManaSource, *, taps: bool) -> tuple[str, ...]:
    from rulings.kernel.replacement import replaced

    trial = copy_of(game)
    proposal = ProposedMana(player=player, types=source.types, source=source.object, tapped=taps)
    results = foresee(replaced(trial, proposal))
    return tuple(t for one in results if isinstance(one, ProposedMana) and one.player == player for t in one.types)


def _adds(
    game: "Game", player: PlayerId, source: ManaSource, made: tuple[str, ...], trigger: _Trigger, *, taps: bool
) -> list[list[tuple[Mana, ...]]]:
    """What a trigger adds to the player's pool: a list of choices for each time it triggers."""
    from rulings.kernel.effects.mana_production import producible
    from rulings.kernel.triggers import repeated_by, times_this_turn

    happened = (
        e.AbilityActivated(player=player, object=None, source=source.object, is_mana=True, number=source.ability + 1),
        *((e.ManaAdded(player=player, types=made, source=source.object, tapped=taps),) if made else ()),
    )
    effect = mana_effect(trigger.effect)
    found: list[list[tuple[Mana, ...]]] = []
    for event in happened:
        if effect is None or not can_match(trigger.event, type(event)):
            continue
        for occurrence in occurrences(game.view, replace(trigger.context, event=event), trigger.event, event):
            context = replace(trigger.context, event=occurrence)
            if not truth.holds(game.view, context, trigger.condition):
                continue
            if player not in finding.find_players(game.view, context, effect.who):
                continue
            times = 1
            if trigger.ability is not None:
                limit = trigger.ability.limit_per_turn
                if limit is not None and times_this_turn(game, context.source, trigger.place) >= limit:
                    continue
                times += len(repeated_by(game, game.view, context, trigger.ability, occurrence))
            is_snow = Supertype.SNOW in game.seen(context.source).supertypes
            ways = [
                tuple(Mana(t, restriction=effect.restriction, is_snow=is_snow, source=context.source) for t in way)
                for way in producible(game, context, effect)
            ]
            if ways:
                found += [ways] * times
    return found


def wanted_of(source: ManaSource) -> list[tuple[ObjectId, tuple[str, ...]]]:
    """What the plan has each triggered mana ability add: its source, and types."""
    return [(extra[0].source, tuple(m.type for m in extra)) for extra in source.extras if extra and extra[0].source]
