"""Choosing objects on resolution: "a creature you control", "up to two cards", "any number of lands" (CR 608.2d)."""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf, Amount, AnyNumber, UpTo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import AnyTarget, Choose, Every, Several, Target
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state.components import came_with
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import left_behind

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LOOKED_ARE_TARGETS = "looked are targets"
"""Note of the results: what "the rest" and "the other" are left of is several targets of one word "target"."""

CHOICES = cite("608.2d", "choice")


def bounds(game: "Game", context: Context, amount: Amount, available: int) -> tuple[int, int]:
    """Least and most that may be picked: exactly so many as far as there are, up to so many, or any number."""
    match amount:
        case AnyNumber():
            return 0, available
        case AllOf():
            return available, available
        case UpTo(amount=inner):
            return 0, min(available, numbers.count(game.view, context, inner))
    wanted = numbers.count(game.view, context, amount)
    return min(wanted, available), min(wanted, available)


def runs_out(game: "Game", context: Context, amount: Amount, available: int) -> bool:
    """Whether "any number" or "up to so many" would let more be picked than are there."""
    match amount:
        case AnyNumber():
            return True
        case UpTo(amount=inner):
            return numbers.count(game.view, context, inner) > available
    return False


def options_for(game: "Game", objects: tuple[ObjectId, ...]) -> tuple[Option, ...]:
    """One option an object, named by its current name."""
    return tuple(Option(game.seen(i).name, object=i, value=i) for i in objects)


def pick_among(
    game: "Game",
    player: PlayerId,
    objects: tuple[ObjectId, ...],
    minimum: int,
    maximum: int,
    prompt: str,
    *,
    source: ObjectId | None = None,
    citations: tuple[Citation, ...] = (CHOICES,),
    runs_out: bool = False,
) -> Play[tuple[ObjectId, ...]]:
    """Has a player pick between ``minimum`` and ``maximum`` of the objects."""
    if maximum <= 0 or not objects:
        return ()
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OBJECTS,
            prompt,
            options_for(game, objects),
            minimum=min(minimum, len(objects)),
            maximum=min(maximum, len(objects)),
            source=source,
            citations=citations,
            default=tuple(range(min(minimum, len(objects)))),
            runs_out=runs_out,
        )
    )
    return tuple(ObjectId(o.object) for o in picked if o.object is not None)


def pick(
    game: "Game",
    context: Context,
    player: PlayerId,
    ref: Node,
    prompt: str,
    *,
    is_optional: bool = False,
    besides: tuple[ObjectId, ...] = (),
    moves: bool = False,
) -> Play[tuple[ObjectId, ...]]:
    """The objects of a reference, chosen by ``player`` where the reference leaves a choice, ``besides`` those chosen.

    ``moves``: they are to change zones, for which nothing can be chosen that is entering (CR 614.13a).
    Shape: objects that can be acted on now; of gone objects nothing is returned unless this ability may follow them.
    """
    if isinstance(ref, Choose):
        chosen = yield from _pick_chosen(game, context, player, ref, prompt, is_optional=is_optional, moves=moves)
        if context.results is not None:
            context.results.note_named(ref, chosen)
            if context.results.done.get(LOOKED_ARE_TARGETS):
                # "The other" is that of the targets which was not picked (CR 608.2c).
                context.results.looked = tuple(i for i in context.results.looked if i not in chosen)
        return chosen
    if isinstance(ref, Several):
        found: list[ObjectId] = []
        for part in ref.parts:
            # "A creature and a land" are two objects, also where one could be either.
            found.extend((yield from pick(game, context, player, part, prompt, besides=tuple(found), moves=moves)))
        return tuple(dict.fromkeys(found))
    if isinstance(ref, Every) and context.results is not None:
        found_now = finding.find_objects(game.view, context, ref)
        context.results.note_named(ref, found_now)
        return found_now
    return acting_objects(game, context, ref)


def _pick_chosen(
    game: "Game", context: Context, player: PlayerId, ref: Choose, prompt: str, *, is_optional: bool, moves: bool
) -> Play[tuple[ObjectId, ...]]:
    objects = tuple(i for i in choosable(game, context, player, ref.filter) if not _is_taken(game, i))
    if moves:
        objects = left_behind(game.state, objects)
    least, most = bounds(game, context, ref.amount, len(objects))
    is_all_there_is = runs_out(game, context, ref.amount, len(objects))
    if ref.at_random:
        return tuple(game.random().sample(objects, least))
    if not is_optional:
        return (
            yield from pick_among(
                game, player, objects, least, most, prompt, source=context.source, runs_out=is_all_there_is
            )
        )
    found = yield from pick_among(
        game, player, objects, 0, most, prompt, source=context.source, runs_out=is_all_there_is
    )
    if 0 < len(found) < least:
        # "You may sacrifice two creatures": none or both (CR 608.2d).
        rest, missing = tuple(i for i in objects if i not in found), least - len(found)
        found += yield from pick_among(game, player, rest, missing, missing, prompt, source=context.source)
    return found


def _is_taken(game: "Game", one: ObjectId) -> bool:
    """A card that was picked before and went where it is a new object is no longer among the others (CR 400.7)."""
    became = None if one in game.state.objects else game.state.moved.get(one)
    now = game.state.objects.get(became) if became is not None else None
    return now is not None and now.zone in (Zone.HAND, Zone.LIBRARY, Zone.BATTLEFIELD)


def choosable(game: "Game", context: Context, player: PlayerId, filter_: Filter) -> tuple[ObjectId, ...]:
    """Objects that fit the filter; "you" in it is the ability's controller, and the doer is bound for "they"."""
    bound = context if player == context.controller else _with_chooser(context, player)
    return matching.candidates(game.view, bound, filter_)


def _with_chooser(context: Context, player: PlayerId) -> Context:
    from dataclasses import replace

    return replace(context, bindings=context.bindings.set("chooser", player))


def acting_objects(game: "Game", context: Context, ref: Node) -> tuple[ObjectId, ...]:
    """The objects of a reference that can be acted on now (CR 400.7, 608.2b).

    "Return target card from your graveyard" acts on what was a target: that card is no longer one where the ability
    itself has moved it elsewhere before; only "it" and "that card" would still find it (CR 400.7j).
    """
    found: list[ObjectId] = []
    is_target = isinstance(ref, Target | AnyTarget)
    for i in finding.find_objects(game.view, context, ref):
        now = finding.current(game.view, context, i)
        if now is None or (is_target and now != i):
            continue
        found.append(now)
        if now != i:
            # Of a merged permanent all cards are found (CR 729.3c).
            with_it = came_with(game.state.objects[now])
            found.extend(one for one in with_it if one in game.state.objects)
    return tuple(dict.fromkeys(found))
