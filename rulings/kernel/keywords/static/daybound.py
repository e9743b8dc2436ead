"""Daybound and nightbound (CR 702.145).

日本語: 日暮、夜明
"""

from dataclasses import dataclass, replace

from rulings.abilities.ability import Ability, KeywordAbility, Replacement, StaticAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.permanents import Transforms
from rulings.abilities.modifications import EntersWith
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands, unplayable_if
from rulings.kernel.abilities.keyword_nodes import ENTERS, SELF
from rulings.kernel.effects.players.day_and_night import become, turn_bound
from rulings.kernel.happening.double_faced import is_double_faced
from rulings.kernel.happening.entering import enters_after, enters_back_face_up
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.events import Event
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, ProposedMove


@unplayable_if("daybound", "nightbound")
def _acts_as_it_transforms(face: FaceDefinition, ability: KeywordAbility) -> str | None:
    """What is done as it transforms can need choices, which turning at once leaves no room for."""
    has_one = any(isinstance(one, Replacement) and isinstance(one.event, Transforms) for one in face.abilities)
    return "daybound with an ability as it transforms" if has_one else None


special_words.declare(CantDo, "transform")

BECOMES_DAY = cite("702.145d", "if it’s neither day nor night, it becomes day")
BECOMES_NIGHT = cite("702.145g", "it becomes night")


@enters_back_face_up
@dataclass(frozen=True, slots=True)
class EntersTransformed(Effect):
    """It enters with its back face up."""


@enters_after(EntersTransformed)
@asks_nothing
def _transformed(
    game: Game, context: Context, effect: EntersTransformed, proposal: ProposedMove, entrance: Entrance
) -> Entrance:
    definition = game.object(proposal.object).definition
    if definition is None or not is_double_faced(definition):
        return entrance
    if definition.faces[1].types & {CardType.INSTANT, CardType.SORCERY}:
        raise UnboundReferenceError("entering transformed with the face of an instant or sorcery")
    return replace(entrance, face=1)


def _only_by_itself(ability: KeywordAbility) -> StaticAbility:
    return StaticAbility(text=ability.text, affected=SELF, changes=(CantDo("transform"),), keyword=ability.name)


@expands("daybound")
def daybound(ability: KeywordAbility) -> tuple[Ability, ...]:
    """At night it enters transformed; nothing else transforms it (CR 702.145b)."""
    at_night = Replacement(
        text=ability.text,
        event=ENTERS,
        condition=HasDesignation("night"),
        instead=EntersWith(effect=EntersTransformed()),
        as_enters=True,
    )
    return (at_night, _only_by_itself(ability))


@expands("nightbound")
def nightbound(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Nothing but its own ability transforms it (CR 702.145e)."""
    return (_only_by_itself(ability),)


def _is_daybound(obj: GameObject, seen: Characteristics) -> bool:
    return seen.has("daybound")


def _is_nightbound(obj: GameObject, seen: Characteristics) -> bool:
    return seen.has("nightbound")


@immediately
def bound(game: Game, happened: tuple[Event, ...]) -> None:
    """With a daybound permanent it becomes day, with only nightbound ones night; then both keep to it (CR 702.145c,
    702.145d, 702.145f, 702.145g)."""
    kinds = (e.ZoneChanged, e.StepBegan, e.StatusChanged, e.EffectBegan)
    if happened and not any(isinstance(h, kinds) for h in happened):
        return
    permanents = game.view.permanents
    by_day = bool(permanents.that(_is_daybound))
    if not by_day and not permanents.that(_is_nightbound):
        return
    if game.state.turn.day is None:
        become(game, is_day=by_day, citations=(BECOMES_DAY if by_day else BECOMES_NIGHT,))
    else:
        turn_bound(game)
