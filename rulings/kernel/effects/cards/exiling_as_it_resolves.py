"""Exiling the card of a spell instead of putting it into the graveyard as it resolves (CR 608.2n, 614.1a).

日本語: 解決に際し、墓地に置く代わりに追放する
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import ExileAsItResolves
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.spell_forms import Goes, sent_elsewhere
from rulings.kernel.happening.continuous_effects import frozen
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

INSTEAD = cite("614.1a", "instead")
_GOES = "exiled as it resolves"


@performs(ExileAsItResolves)
@asks_nothing
def _note(game: "Game", context: Context, effect: ExileAsItResolves) -> None:
    """The spell remembers it; it happens only if the spell resolves."""
    for i in finding.find_objects(game.view, context, effect.what):
        obj = game.state.objects.get(i)
        if obj is not None and obj.stack is not None and obj.stack.kind == "spell":
            game.change_object(i, memory=obj.memory.set(_GOES, (effect, frozen(context))))


@sent_elsewhere
def exiled(game: "Game", obj: GameObject) -> Goes | None:
    """Where the card goes, with which counters, and what is done then."""
    found = obj.memory.get(_GOES)
    if not isinstance(found, tuple):
        return None
    effect, context = found
    assert isinstance(effect, ExileAsItResolves)
    assert isinstance(context, Context)
    counters: Map[str, int] = Map()
    for one in effect.counters:
        assert isinstance(one, PutCounters)
        counters = counters.set(one.kind, numbers.count(game.view, context, one.amount))

    def then(game: "Game", moved: ObjectId) -> Play[None]:
        if effect.then is not None:
            yield from _afterward(game, context, obj.id, effect.then)

    return Goes(Zone.EXILE, counters=counters, citations=(INSTEAD,), then=then)


def _afterward(game: "Game", context: Context, spell: ObjectId, effect: Effect) -> Play[None]:
    """What follows knows the card that the spell has become (CR 400.7j)."""
    results = Results()
    results.followed.add(spell)
    yield from perform(game, replace(context, results=results), effect)
