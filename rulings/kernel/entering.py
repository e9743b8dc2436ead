"""How permanents enter the battlefield: tapped, with counters, as copies, after choices (CR 614.1c, 614.12, 303.4f)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import finding, numbers, truth
from rulings.kernel import proposals as pr
from rulings.kernel.context import Context, Results
from rulings.kernel.decisions import Play
from rulings.kernel.functions import by_kind
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.objects import GameObject
from rulings.kernel.patterns import fits_slot
from rulings.kernel.replacement import ENTERS_WITH, Applicable, Category, note
from rulings.kernel.state import with_object

if TYPE_CHECKING:
    from rulings.kernel.game import Game
    from rulings.kernel.projection import Projection

CANT = cite("101.2", "can't")
AS_IT_WOULD = cite("614.12", "as it would exist on the battlefield")


def hypothetical(game: "Game", proposal: pr.ProposedMove) -> "tuple[Projection, GameObject]":
    """The state with the object already there, to see what it will be (CR 614.12); nothing is changed for real."""
    from rulings.kernel.moving import new_object, put_in
    from rulings.kernel.projection import Projection

    obj = game.state.objects[proposal.object]
    fresh = ObjectId(game.state.next_id)
    new = new_object(game, obj, proposal, fresh, game.state.clock + 1)
    state = put_in(with_object(game.state, new), new)
    return game.view.carried_to(state) or Projection(state), new


def entering_controller(game: "Game", proposal: pr.ProposedMove) -> PlayerId:
    """Under whose control the object would enter."""
    obj = game.state.objects[proposal.object]
    if proposal.entrance is not None and proposal.entrance.controller is not None:
        return proposal.entrance.controller
    if obj.zone is Zone.STACK:
        return game.seen(obj.id).controller
    return proposal.by_player or obj.owner


def entering_replacements(game: "Game", proposal: pr.ProposedMove) -> list[Applicable]:
    """Replacement effects on how an object enters: its own, and those of other objects."""
    from rulings.kernel.intrinsic_entering import intrinsic_replacements

    there, new = hypothetical(game, proposal)
    seen = there.characteristics(new.id)
    found = intrinsic_replacements(game, proposal, seen, new)
    for place, ability in by_kind(seen.abilities)[2]:
        if ability.as_enters and Zone.BATTLEFIELD in ability.zones and _is_about_itself(ability):
            context = Context(
                seen.controller,
                proposal.object,
                event=proposal,
                payment=new.payment,
            )
            # What else is there is counted without it (614.12 looks ahead for its own characteristics alone).
            if truth.holds(game.view, context, ability.condition):
                found.append(_applicable(("own", proposal.object, place, id(ability)), context, ability))
    for source, place, ability in game.view.replacement_abilities():
        if not ability.as_enters or not isinstance(ability.event, Moves) or source == proposal.object:
            continue
        context = Context(game.seen(source).controller, source, event=proposal)
        if not fits_slot(there, context, ability.event.object, new.id):
            continue
        if ability.event.origin is not None and game.object(proposal.object).zone is not ability.event.origin:
            continue
        if truth.holds(game.view, context, ability.condition):
            found.append(_applicable((source, place, id(ability)), context, ability))
    for effect in game.state.effects:
        lasting = effect.replacement
        if lasting is None or not lasting.as_enters or not isinstance(lasting.event, Moves):
            continue
        context = replace(effect.context, event=proposal, results=None)
        if fits_slot(there, context, lasting.event.object, new.id):
            found.append(_applicable(("effect", effect.id), context, lasting))
    return found


def own_counter_replacements(game: "Game", proposal: pr.ProposedCounters) -> Iterator[tuple[int, Replacement]]:
    """What an entering permanent itself says of counters put on it (CR 614.12)."""
    from rulings.abilities.references import This

    if proposal.entering is None:
        return
    there, new = proposal.entering
    for place, ability in by_kind(there.characteristics(new).abilities)[2]:
        if isinstance(ability.event, CountersPutOn) and isinstance(ability.event.on, This):
            yield place, ability


def _is_about_itself(ability: Replacement) -> bool:
    from rulings.abilities.references import This

    return isinstance(ability.event, Moves) and isinstance(ability.event.object, This)


_BACK_FACE_UP: list[type[Effect]] = []


def enters_back_face_up(kind: type[Effect]) -> type[Effect]:
    """Declares an effect that makes a card enter with its back face up: it comes before the others (CR 616.1d)."""
    _BACK_FACE_UP.append(kind)
    return kind


def _applicable(key: pr.AppliedKey, context: Context, ability: Replacement) -> Applicable:
    from rulings.abilities.changes.copying import BecomeCopy

    def change(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
        from rulings.kernel.modifying import modify

        here = replace(context, event=proposal, results=Results())
        return (yield from modify(game, here, ability.instead, proposal, None))

    instead = ability.instead
    is_copy = isinstance(instead, EntersWith) and any(isinstance(c, BecomeCopy) for c in walk(instead))
    category = Category.OTHER
    if isinstance(instead, EntersWith) and instead.under_control_of is not None:
        category = Category.CONTROL
    elif is_copy:
        category = Category.COPY
    elif isinstance(instead, EntersWith) and isinstance(instead.effect, tuple(_BACK_FACE_UP)):
        category = Category.BACK_FACE
    return Applicable(
        key=key,
        source=context.source,
        text=ability.text,
        change=change,
        category=category,
        optional=None,
        citations=(ENTERS_WITH,),
        how="EntersWith",
    )


def enters_with(game: "Game", context: Context, how: EntersWith, proposal: pr.ProposedMove) -> Play[pr.ProposedMove]:
    """Adds to how the object will enter: tapped, counters, choices, copying."""
    entrance = proposal.entrance or pr.Entrance()
    if how.effect is not None:
        # Choices and payments are made before it enters (CR 614.12b); they land in the entrance's memory.
        from rulings.kernel.entering_choices import choose_as_enters

        entrance = yield from choose_as_enters(game, context, how.effect, proposal, entrance)
        context = replace(context, bindings=context.bindings.update(entrance.memory))
    if how.tapped:
        entrance = replace(entrance, is_tapped=True)
    for counters in how.counters:
        assert isinstance(counters, PutCounters)
        amount = numbers.count(game.view, context, counters.amount)
        entrance = yield from add_entering_counters(game, proposal, entrance, counters.kind, amount)
    if how.under_control_of is not None:
        players = finding.find_players(game.view, context, how.under_control_of)
        if players:
            entrance = replace(entrance, controller=players[0])
    if how.changes:
        entrance = replace(entrance, changes=(*entrance.changes, *how.changes))
    if how.tapped or how.counters or how.changes:
        note(game, context.source, proposal, "enters with", (ENTERS_WITH,))
    return replace(proposal, entrance=entrance)


def add_entering_counters(
    game: "Game", proposal: pr.ProposedMove, entrance: pr.Entrance, kind: str, amount: int
) -> Play[pr.Entrance]:
    """Adds counters to the entrance; effects that change how many are put apply (CR 122.6, 614.16)."""
    from rulings.kernel.replacement import replaced

    if amount <= 0:
        return entrance
    there, new = hypothetical(game, replace(proposal, entrance=entrance))
    if _cannot_have(there, new.id, kind):
        game.emit(e.CantHappen(what="put counters", object=proposal.object, citations=(CANT, AS_IT_WOULD)))
        return entrance
    results = yield from replaced(
        game,
        pr.ProposedCounters(
            on=proposal.object,
            kind=kind,
            amount=amount,
            by_player=entering_controller(game, proposal),
            entering=(there, new.id),
        ),
    )
    for one in results:
        if isinstance(one, pr.ProposedCounters) and one.amount > 0:
            have = entrance.counters.get(one.kind, 0)
            entrance = replace(entrance, counters=entrance.counters.set(one.kind, have + one.amount))
    return entrance


def _cannot_have(there: "Projection", object_id: ObjectId, kind: str) -> bool:
    """Counters can't be put on what it would be there (CR 101.2, 614.12)."""
    return any(
        isinstance(rule, CantDo) and rule.what == "have counters" and rule.kind in (None, kind)
        for rule, _ in there.characteristics(object_id).restrictions
    )


def with_counters_replaced(game: "Game", proposal: pr.ProposedMove) -> Play[pr.ProposedMove]:
    """Counters that an effect puts it onto the battlefield with, as many as replacement effects make of them."""
    entrance = proposal.entrance
    if entrance is None or not entrance.counters or proposal.destination is not Zone.BATTLEFIELD:
        return proposal
    said, entrance = entrance.counters, replace(entrance, counters=Map())
    for kind, amount in sorted(said.items()):
        entrance = yield from add_entering_counters(game, replace(proposal, entrance=entrance), entrance, kind, amount)
    return replace(proposal, entrance=entrance)
