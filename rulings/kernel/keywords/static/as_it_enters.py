"""Choices as a permanent enters: riot, unleash, tribute, devour, amplify (CR 702.38, 702.82, 702.98, 702.104, 702.136).

日本語: 暴動、解鎖、貢納、貪り、増幅
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility, Replacement, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import Devoured
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, HASTE, SELF, number
from rulings.kernel.actions.sacrificing import can_sacrifice, sacrifice
from rulings.kernel.happening.choosing_opponents import choose_opponent
from rulings.kernel.happening.entering import add_entering_counters, enters_after
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching, numbers
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import battlefield, left_behind, zone_of
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(HasProperty, "riotous", "tribute")

RIOT = cite("702.136a", "additional +1/+1 counter")
UNLEASH = cite("702.98a", "additional +1/+1 counter")
TRIBUTE = cite("702.104a", "choose an opponent")
DEVOUR = cite("702.82a", "sacrifice any number of creatures")
AMPLIFY = cite("702.38a", "reveal any number of cards")


@dataclass(frozen=True, slots=True)
class ChooseAsEnters(Effect):
    """The choice of one of these keywords, made before the permanent is there."""

    keyword: str
    amount: Amount
    quality: Filter | None = None


@enters_after(ChooseAsEnters)
def _choose(
    game: "Game", context: Context, effect: ChooseAsEnters, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    from dataclasses import replace

    you = context.controller
    amount = numbers.count(game.view, context, effect.amount)
    match effect.keyword:
        case "riot":
            if not (yield from game.ask_may(you, "riot", context.source, (RIOT,))):
                return replace(entrance, memory=entrance.memory.set("riotous", True))
        case "unleash":
            if not (yield from game.ask_may(you, "unleash", context.source, (UNLEASH,))):
                return entrance
        case "tribute":
            opponent = yield from choose_opponent(game, you, context.source, TRIBUTE)
            if not (yield from game.ask_may(opponent, "tribute", context.source, (TRIBUTE,))):
                return entrance
            entrance = replace(entrance, memory=entrance.memory.set("tribute", True))
        case "devour":
            devoured = yield from _devour(game, context, effect)
            # "It devoured": what was sacrificed, not the counters that came of it (CR 702.82b).
            before = entrance.memory.get("devoured")
            eaten = (*before, *devoured) if isinstance(before, tuple) else devoured
            entrance = replace(entrance, memory=entrance.memory.set("devoured", eaten))
            amount *= len(devoured)
        case "amplify":
            amount *= yield from _amplify(game, context)
    return add_entering_counters(game, proposal, entrance, "+1/+1", amount)


def _devour(game: "Game", context: Context, effect: ChooseAsEnters) -> Play[tuple[ObjectId, ...]]:
    """Any number of creatures, or permanents of a quality, are sacrificed; which (CR 702.82a, 702.82c)."""
    you = context.controller
    objects = tuple(
        i
        for i in battlefield(game.state)
        if can_sacrifice(game, you, i)
        and (
            matching.fits(game.view, context, i, effect.quality)
            if effect.quality is not None
            else game.seen(i).is_creature
        )
    )
    chosen = yield from pick_among(
        game, you, objects, 0, len(objects), "devour", source=context.source, citations=(DEVOUR,)
    )
    yield from sacrifice(game, you, chosen, by=context.source)
    return chosen


def _amplify(game: "Game", context: Context) -> Play[int]:
    """Any number of cards in hand that share a creature type with it are revealed; how many (CR 702.38a)."""
    you: PlayerId = context.controller
    types = game.seen(context.source).subtypes & CREATURE_TYPES
    # Neither it nor what enters at the same time.
    hand = left_behind(game.state, zone_of(game.state, Zone.HAND, you))
    cards = tuple(i for i in hand if i != context.source and game.seen(i).subtypes & types)
    chosen = yield from pick_among(
        game, you, cards, 0, len(cards), "reveal", source=context.source, citations=(AMPLIFY,)
    )
    if chosen:
        game.emit(e.Revealed(player=you, objects=chosen, citations=(AMPLIFY,)))
    return len(chosen)


def _as_enters(ability: KeywordAbility) -> Replacement:
    quality = ability.quality if isinstance(ability.quality, Filter) else None
    return Replacement(
        text=ability.text,
        event=ENTERS,
        instead=EntersWith(effect=ChooseAsEnters(ability.name, number(ability), quality)),
        as_enters=True,
    )


@expands("tribute", "devour", "amplify")
def counters_by_choice(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with +1/+1 counters as was chosen (CR 702.38a, 702.82a, 702.104a)."""
    return (_as_enters(ability),)


@expands("riot")
def riot(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with a +1/+1 counter or gains haste (CR 702.136a)."""
    chose_haste = Fits(SELF, Filter(Kind.SOURCE, (HasProperty("riotous"),)))
    return (
        _as_enters(ability),
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(GainAbilities((HASTE,)),),
            condition=chose_haste,
            keyword=ability.name,
        ),
    )


@expands("unleash")
def unleash(ability: KeywordAbility) -> tuple[Ability, ...]:
    """May enter with a +1/+1 counter; can't block while it has one (CR 702.98a)."""
    has_one = Fits(SELF, Filter(Kind.SOURCE, (HasCounter("+1/+1"),)))
    return (
        _as_enters(ability),
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(CantDo("block"),),
            condition=has_one,
            keyword=ability.name,
        ),
    )


@counts(Devoured)
def _devoured(view: View, context: Context, amount: Devoured) -> int:
    eaten = known(view, context.source).memory.get("devoured", ())
    if not isinstance(eaten, tuple):
        return 0
    return sum(matching.fits_facts(view, context, i, amount.filter) for i in eaten)
