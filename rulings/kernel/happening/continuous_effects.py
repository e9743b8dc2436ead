"""The continuous effects in force: one begins, and goes on applying to what a spell becomes (CR 611.2, 400.7a).

What is here: writing an effect down. What is not: what it does (``layers``, ``permissions``, ``replacement``), and the
instructions that begin one (``effects.permanents.continuous``).

日本語: 継続的効果
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.filters.filter import Filter
from rulings.kernel.characteristics.layers import layer_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def frozen(context: Context) -> Context:
    """What a continuous effect remembers of where it came from: nothing that goes on being counted."""
    results = context.results
    bindings = context.bindings
    if results is not None:
        for verb, objects in results.objects.items():
            bindings = bindings.set(verb, objects)
        for verb, players in results.players.items():
            bindings = bindings.set(f"players {verb}", players)
        for verb, number in results.amounts.items():
            bindings = bindings.set(f"amount {verb}", number)
    return replace(context, results=None, bindings=bindings)


def add_floating(
    game: "Game",
    context: Context,
    duration: Duration,
    *,
    affected: tuple[Recipient, ...] | None = None,
    filter_: Filter | None = None,
    changes: tuple[Change, ...] = (),
    replacement: Replacement | None = None,
    uses: int | None = None,
    bindings: dict[str, object] | None = None,
    condition: Condition | None = None,
    is_for_whole_event: bool = False,
) -> int:
    """Begins a continuous effect; returns its number."""
    number = game.new_id()
    stamp = game.new_timestamp()
    kept = frozen(context)
    if bindings:
        kept = replace(kept, bindings=kept.bindings.update(Map(bindings)))
    effect = FloatingEffect(
        id=number,
        timestamp=stamp,
        context=kept,
        duration=duration,
        affected=affected,
        filter=filter_,
        changes=changes,
        replacement=replacement,
        uses=uses,
        began_turn=game.state.turn_serial,
        condition=condition,
        is_for_whole_event=is_for_whole_event,
    )
    game.change(effects=(*game.state.effects, effect))
    return number


def go_on_applying(game: "Game", spell: ObjectId, permanent: ObjectId) -> None:
    """What changed the characteristics of a permanent spell goes on doing so for the permanent (CR 400.7a)."""
    effects = tuple(
        replace(effect, affected=(*effect.affected, permanent))
        if effect.affected is not None
        and spell in effect.affected
        and any(layer_of(change) is not None for change in effect.changes)
        else effect
        for effect in game.state.effects
    )
    if effects != game.state.effects:
        game.change(effects=effects)


def begin_entering_changes(game: "Game", object_id: ObjectId, changes: tuple[Change, ...]) -> None:
    """Changes of an object that was put onto the battlefield with them: they last while it is there."""
    obj = game.object(object_id)
    add_floating(game, Context(obj.controller, object_id), Forever(), affected=(object_id,), changes=changes)
