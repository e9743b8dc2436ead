"""What comes into the pool when a mana ability is activated: what it makes after replacement effects (CR 106.12b,
614), and what triggered mana abilities add to it at once (CR 605.4a).

What is here: foreseeing it, for whoever plans a payment. What is not: making it happen
(``casting.mana.mana_production``, ``triggered_mana``).
"""

from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.vocabulary import Supertype
from rulings.kernel.abilities.mana_abilities import is_mana_trigger, is_triggered_mana_ability
from rulings.kernel.casting.mana.foreseeing import copy_of, foresee
from rulings.kernel.casting.mana.mana import Need
from rulings.kernel.casting.mana.producible_mana import mana_now, producible
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, truth
from rulings.kernel.questions.patterns import can_match, occurrences
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import Bound, check
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.proposals import ProposedMana
from rulings.kernel.triggers.triggers import repeated_by, times_this_turn

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class ManaSource:
    """One mana ability that could be activated now and one way in which it makes mana."""

    object: ObjectId
    ability: int
    """Place among the object's activated abilities."""
    types: tuple[str, ...]
    burden: int
    """How much else it costs: 0 taps only, 1 also life or mana, 2 gives up something for good."""
    flexibility: int
    """In how many ways the object could make mana."""
    mixes: bool = False
    """Each unit may be of any colour."""
    price: tuple[Need, ...] = ()
    """The mana that it costs itself: a Signet's {1}."""
    pays: tuple[str, ...] = ()
    """In a plan: the mana that its price is paid with."""
    made: tuple[str, ...] | None = None
    """What comes of ``types`` after replacement effects; ``None``: just that."""
    extras: tuple[tuple[Mana, ...], ...] = ()
    """What triggered mana abilities add to it (CR 605.4a)."""
    shares: bool = False
    """It costs what other abilities could be paid with too, or what is left for other times: life, creatures."""
    is_spent: bool = False
    """Its object is given up for it: sacrificed, exiled, returned."""
    rides_along: bool = False
    """Its mana does something to what it is spent on, or triggers as it is spent (CR 106.6)."""
    repeats: bool = False
    """It does not tap: it may be activated again (CR 602.2)."""


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
    ways = prod(map(len, by_trigger))
    check(Bound.SEARCH, ways)
    game.effort.spend(ways)
    return [replace(source, made=made, extras=extras) for extras in product(*by_trigger)]


def _after_replacement(game: "Game", player: PlayerId, source: ManaSource, *, taps: bool) -> tuple[str, ...]:
    trial = copy_of(game)
    proposal = ProposedMana(player=player, types=source.types, source=source.object, tapped=taps)
    results = foresee(replaced(trial, proposal))
    return tuple(t for one in results if isinstance(one, ProposedMana) and one.player == player for t in one.types)


def _adds(
    game: "Game", player: PlayerId, source: ManaSource, made: tuple[str, ...], trigger: _Trigger, *, taps: bool
) -> list[list[tuple[Mana, ...]]]:
    """What a trigger adds to the player's pool: a list of choices for each time it triggers."""
    happened = (
        e.AbilityActivated(player=player, object=None, source=source.object, is_mana=True, number=source.ability + 1),
        *((e.ManaAdded(player=player, types=made, source=source.object, tapped=taps),) if made else ()),
    )
    found: list[list[tuple[Mana, ...]]] = []
    for event in happened:
        if not can_match(trigger.event, type(event)):
            continue
        for occurrence in occurrences(game.view, replace(trigger.context, event=event), trigger.event, event):
            context = replace(trigger.context, event=occurrence)
            if not truth.holds(game.view, context, trigger.condition):
                continue
            effect = mana_now(game, context, trigger.effect)
            if effect is None or player not in finding.find_players(game.view, context, effect.who):
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
