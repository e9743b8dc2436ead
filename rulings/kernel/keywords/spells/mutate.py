"""Mutate (CR 702.140).

日本語: 変容
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.history import TimesMutated
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.players import OwnerOf, You
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.spell_forms import instead_of_entering, loses_its_form, spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.happening.merging import merge
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.140", "mutate")
special_words.declare(Does, "mutate")

MERGES = cite("702.140c", "merges with the target creature")
TRIGGERS = cite("702.140d", "when a spell merges with a creature")
NO_TARGET = cite("702.140b", "ceases to be a mutating creature spell")
_TIMES = "times mutated"

_HOST = Target(
    Filter(
        Kind.PERMANENT,
        (Not(HasSubtype("Human")), HasType(CardType.CREATURE), OwnedBy(OwnerOf(This("spell")))),
    ),
    slot=0,
)
ONTO: Effect = ChooseObjects(You(), _HOST)
"""What a mutating creature spell targets: a non-Human creature with the same owner (CR 702.140a)."""


@casting_way
def mutating(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its mutate cost (CR 702.140a)."""
    return [
        replace(way, alternative="mutate", cost=ability.cost, effect=ONTO)
        for way in ordinary_ways(game, player, object_id)
        for ability in keyword_of(way.definition, "mutate")
        if ability.cost is not None
    ]


def _is_mutating(obj: GameObject) -> bool:
    return obj.stack is not None and obj.stack.payment.alternative == "mutate" and obj.face_down is None


@spell_form
def mutating_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A mutating creature spell, or a copy of one, has its target."""
    record = obj.stack
    if record is None or not _is_mutating(obj):
        return None
    return CastingWay(record.cast_from or obj.zone, face_of(obj), record.face, alternative="mutate", effect=ONTO)


@loses_its_form
def enters_after_all(game: "Game", obj: GameObject) -> bool:
    """With an illegal target it goes on resolving as a creature spell (CR 702.140b)."""
    record = obj.stack
    if record is None or not _is_mutating(obj):
        return False
    payment = replace(record.payment, alternative=None)
    game.change_object(obj.id, stack=replace(record, payment=payment, targets=()))
    game.emit(e.StatusChanged(object=obj.id, what="not mutating", citations=(NO_TARGET,)))
    return True


@instead_of_entering
def merges(game: "Game", obj: GameObject, context: Context) -> Play[bool]:
    """It merges with the creature, on top or under it as its controller chooses (CR 702.140c)."""
    if not _is_mutating(obj):
        return False
    (host,) = (ObjectId(t) for slot in context.targets for t in slot if isinstance(t, int))
    options = (Option("on top", number=1, value=True), Option("on the bottom", number=2, value=False))
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.OPTION,
            "mutate on top or on the bottom",
            options,
            source=obj.id,
            citations=(MERGES,),
            default=(0,),
        )
    )
    merge(game, obj.id, host, on_top=bool(picked[0].value))
    times = times_mutated(game.view, host) + 1
    game.change_object(host, memory=game.object(host).memory.set(_TIMES, times))
    game.emit(
        e.PlayerDid(player=context.controller, verb="mutate", object=host, number=times, citations=(MERGES, TRIGGERS))
    )
    return True


def times_mutated(view: View, object_id: ObjectId) -> int:
    """How often the permanent has mutated."""
    found = known(view, object_id).memory.get(_TIMES, 0)
    return found if isinstance(found, int) else 0


@counts(TimesMutated)
def _times(view: View, context: Context, amount: TimesMutated) -> int:
    return sum(times_mutated(view, i) for i in finding.find_objects(view, context, amount.of))
