"""Soulbond (CR 702.95).

日本語: 結魂
"""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.conditions.condition import Condition, HasDesignation
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.references import PairedCreatures
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ANOTHER_CREATURE_YOU_CONTROL, ENTERS, EVENT_OBJECT, triggered
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import finds
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View, known

special_words.declare(HasDesignation, "paired")

PAIRS = cite("702.95a", "both remain creatures on the battlefield under your control")
UNPAIRED = cite("702.95e", "becomes unpaired")
_PAIRS = "pairs"


@finds(PairedCreatures)
def _paired_creatures(view: View, context: Context, ref: PairedCreatures) -> tuple[Recipient, ...]:
    partner = known(view, context.source).memory.get("paired")
    return (context.source, ObjectId(partner)) if isinstance(partner, int) else ()


def can_pair(view: View, object_id: ObjectId, player: PlayerId) -> bool:
    """It is an unpaired creature on the battlefield under the player's control."""
    obj = view.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.memory.get("paired"):
        return False
    seen = view.characteristics(object_id)
    return seen.is_creature and seen.controller == player


@dataclass(frozen=True, slots=True)
class CanPair(Condition):
    """You control this creature and another (or the one that entered), and both are unpaired."""

    with_newcomer: bool


@judges(CanPair)
def _can_pair(view: View, context: Context, condition: CanPair) -> bool:
    you = context.controller
    if not can_pair(view, context.source, you):
        return False
    others = finding.find_objects(view, context, EVENT_OBJECT) if condition.with_newcomer else battlefield(view.state)
    return any(i != context.source and can_pair(view, i, you) for i in others)


@dataclass(frozen=True, slots=True)
class Pair(Effect):
    """You may pair this creature with another, or with the one that entered."""

    with_newcomer: bool


@performs(Pair)
def _pair(game: Game, context: Context, effect: Pair) -> Play[None]:
    you = context.controller
    if not can_pair(game.view, context.source, you):
        return
    found = finding.find_objects(game.view, context, EVENT_OBJECT) if effect.with_newcomer else battlefield(game.state)
    others = tuple(i for i in found if i != context.source and can_pair(game.view, i, you))
    if not others:
        return
    if effect.with_newcomer:
        chosen = others[:1] if (yield from game.ask_may(you, "pair", context.source, (PAIRS,))) else ()
    else:
        chosen = yield from pick_among(game, you, others, 0, 1, "pair", source=context.source, citations=(PAIRS,))
    if chosen:
        _set_pair(game, context.source, chosen[0])


def _pairs(game: Game) -> tuple[tuple[ObjectId, ObjectId, PlayerId], ...]:
    value = game.state.monitor.get(_PAIRS, ())
    return value if isinstance(value, tuple) else ()


def _set_pair(game: Game, first: ObjectId, second: ObjectId) -> None:
    for one, other in ((first, second), (second, first)):
        game.change_object(one, memory=game.object(one).memory.set("paired", other))
    controller = game.seen(first).controller
    game.change(monitor=game.state.monitor.set(_PAIRS, (*_pairs(game), (first, second, controller))))
    game.emit(e.StatusChanged(object=first, what="paired", player=controller, citations=(PAIRS,)))


@immediately
def unpaired(game: Game, happened: tuple[Event, ...]) -> None:
    """A pair parts as soon as either leaves, changes controllers or is no creature (CR 702.95e)."""
    for pair in _pairs(game):
        first, second, controller = pair
        if all(_is_bound(game, i, controller) for i in (first, second)):
            continue
        game.change(monitor=game.state.monitor.set(_PAIRS, tuple(p for p in _pairs(game) if p != pair)))
        for i in (first, second):
            if i in game.state.objects and game.object(i).memory.get("paired"):
                game.change_object(i, memory=game.object(i).memory.delete("paired"))
                game.emit(e.StatusChanged(object=i, what="unpaired", player=controller, citations=(UNPAIRED,)))


def _is_bound(game: Game, object_id: ObjectId, controller: PlayerId) -> bool:
    obj = game.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    seen = game.seen(object_id)
    return seen.is_creature and seen.controller == controller


@expands("soulbond")
def soulbond(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It or another creature you control enters: you may pair them (CR 702.95a)."""
    newcomer = Moves(ANOTHER_CREATURE_YOU_CONTROL, destination=Zone.BATTLEFIELD)
    return (
        triggered(ability, event=ENTERS, condition=CanPair(with_newcomer=False), effect=Pair(with_newcomer=False)),
        triggered(ability, event=newcomer, condition=CanPair(with_newcomer=True), effect=Pair(with_newcomer=True)),
    )
