"""How permanents enter the battlefield: tapped, with counters, as copies, after choices (CR 614.1c, 614.12, 303.4f)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from immutables import Map

from rulings.abilities.ability import Ability, Replacement
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.performing import perform
from rulings.kernel.happening.placing import new_object, put_in
from rulings.kernel.happening.replacement import (
    ENTERS_WITH,
    Applicable,
    Category,
    Changed,
    applicable,
    as_entering,
    modifies,
    modify,
    note,
)
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.questions.patterns import fits_slot
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import with_object

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game

CANT = cite("101.2", "can't")
CANT_ENTER = "enter the battlefield"
"""What a prohibition says."""
AS_IT_WOULD = cite("614.12", "as it would exist on the battlefield")


def hypothetical(game: "Game", proposal: pr.ProposedMove) -> "tuple[Projection, GameObject]":
    """The state with the object already there, to see what it will be (CR 614.12); nothing is changed for real."""
    obj = game.state.objects[proposal.object]
    fresh = ObjectId(game.state.next_id)
    new = new_object(game, obj, proposal, fresh, game.state.clock + 1)
    state = put_in(with_object(game.state, new), new)
    return game.view.carried_to(state) or Projection(state, effort=game.effort), new


def cannot_be_there(game: "Game", proposal: pr.ProposedMove) -> bool:
    """ "Lands can't enter the battlefield": whether it would enter as such a permanent, whatever it is now (CR
    614.17d)."""
    if proposal.destination is not Zone.BATTLEFIELD or not any(
        isinstance(change, CantDo) and change.what == CANT_ENTER
        for effect in game.view.static_effects()
        for change in effect.changes
    ):
        return False
    there, new = hypothetical(game, proposal)
    restrictions = there.characteristics(new.id).restrictions
    return any(isinstance(change, CantDo) and change.what == CANT_ENTER for change, _ in restrictions)


def entering_controller(game: "Game", proposal: pr.ProposedMove) -> PlayerId:
    """Under whose control the object would enter."""
    obj = game.state.objects[proposal.object]
    if proposal.entrance is not None and proposal.entrance.controller is not None:
        return proposal.entrance.controller
    if obj.zone is Zone.STACK:
        return game.seen(obj.id).controller
    return proposal.by_player or obj.owner


@as_entering
def _entering_replacements(game: "Game", proposal: pr.ProposedMove) -> list[Applicable]:
    """Replacement effects on how an object enters: its own, and those of other objects."""
    from rulings.kernel.happening.intrinsic_entering import intrinsic_replacements

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
    for place, ability in by_kind(_given_to_the_spell(game, proposal.object))[2]:
        if ability.as_enters and _is_about_itself(ability):
            context = Context(seen.controller, proposal.object, event=proposal, payment=new.payment)
            if truth.holds(game.view, context, ability.condition):
                found.append(_applicable(("given", proposal.object, place, id(ability)), context, ability))
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


def _given_to_the_spell(game: "Game", object_id: ObjectId) -> tuple[Ability, ...]:
    """What an effect gave a permanent spell besides its own abilities: the permanent enters with it (CR 400.7a)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.STACK or obj.stack is None:
        return ()
    printed, now = copiable_face(game.view, object_id).abilities, game.seen(object_id).abilities
    if now == printed:
        return ()
    own = Counter(printed)
    given: list[Ability] = []
    for one in now:
        if own[one] > 0:
            own[one] -= 1
        else:
            given.append(one)
    return tuple(given)


def _is_about_itself(ability: Replacement) -> bool:
    return isinstance(ability.event, Moves) and isinstance(ability.event.object, This)


_BACK_FACE_UP: list[type[Effect]] = []


def enters_back_face_up(kind: type[Effect]) -> type[Effect]:
    """Declares an effect that makes a card enter with its back face up: it comes before the others (CR 616.1d)."""
    _BACK_FACE_UP.append(kind)
    return kind


def _applicable(key: pr.AppliedKey, context: Context, ability: Replacement) -> Applicable:
    def change(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
        here = replace(context, event=proposal, results=Results())
        assert ability.instead is not None
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


F = TypeVar("F", bound=Effect)
AsEnters = Callable[["Game", Context, F, pr.ProposedMove, pr.Entrance], Play[pr.Entrance]]
_AS_ENTERS: dict[type[Effect], AsEnters[Any]] = {}


def enters_after(kind: type[F]) -> Callable[[AsEnters[F]], AsEnters[F]]:
    """Declares how a kind of choice is made before the permanent is there."""

    def register(function: AsEnters[F]) -> AsEnters[F]:
        _AS_ENTERS[kind] = function
        return function

    return register


def is_known_choice(kind: type[Effect]) -> bool:
    """The kernel can make this kind of choice as a permanent enters."""
    return kind in _AS_ENTERS


def choose_as_enters(
    game: "Game", context: Context, effect: Effect, proposal: pr.ProposedMove, entrance: pr.Entrance
) -> Play[pr.Entrance]:
    """Does what is done as the object enters, before it is there; what was chosen is kept with the entrance."""
    if type(effect) in _AS_ENTERS:
        return (yield from _AS_ENTERS[type(effect)](game, context, effect, proposal, entrance))
    yield from perform(game, context, effect)
    return entrance


@modifies(EntersWith)
def _enters_with(
    game: "Game", context: Context, how: EntersWith, proposal: pr.Proposal, floating: FloatingEffect | None
) -> Play[list[pr.Proposal]]:
    """Adds to how the object will enter: tapped, counters, choices, copying."""
    assert isinstance(proposal, pr.ProposedMove)
    entrance = proposal.entrance or pr.Entrance()
    if how.effect is not None:
        # Choices and payments are made before it enters (CR 614.12b); they land in the entrance's memory.
        entrance = yield from choose_as_enters(game, context, how.effect, proposal, entrance)
        context = replace(context, bindings=context.bindings.update(entrance.memory))
    if how.tapped:
        entrance = replace(entrance, is_tapped=True)
    for counters in how.counters:
        assert isinstance(counters, PutCounters)
        amount = numbers.count(game.view, context, counters.amount)
        entrance = add_entering_counters(game, proposal, entrance, counters.kind, amount)
    if how.under_control_of is not None:
        players = finding.find_players(game.view, context, how.under_control_of)
        if players:
            entrance = replace(entrance, controller=players[0])
    if how.changes:
        entrance = replace(entrance, changes=(*entrance.changes, *how.changes))
    if how.tapped or how.counters or how.changes:
        note(game, context.source, proposal, "enters with", (ENTERS_WITH,))
    return [replace(proposal, entrance=entrance)]


def add_entering_counters(
    game: "Game", proposal: pr.ProposedMove, entrance: pr.Entrance, kind: str, amount: int
) -> pr.Entrance:
    """Adds counters to the entrance.

    Effects that change how many counters are put apply to the whole entering, once each, since all of its counters are
    put in one event (CR 122.6, 614.5, 614.16): see ``_counters_replaced``.
    """
    if amount <= 0:
        return entrance
    there, new = hypothetical(game, replace(proposal, entrance=entrance))
    if _cannot_have(there, new.id, kind):
        game.emit(e.CantHappen(what="put counters", object=proposal.object, citations=(CANT, AS_IT_WOULD)))
        return entrance
    have = entrance.counters.get(kind, 0)
    return replace(entrance, counters=entrance.counters.set(kind, have + amount))


@as_entering
def _counters_replaced(game: "Game", proposal: pr.ProposedMove) -> list[Applicable]:
    """What changes how many counters are put applies to all those that it enters with (CR 614.5, 614.16, 616.1)."""
    if proposal.entrance is None or not proposal.entrance.counters:
        return []
    there, new = hypothetical(game, proposal)
    found: dict[pr.AppliedKey, Applicable] = {}
    for kind, amount in sorted(proposal.entrance.counters.items()):
        for one in applicable(game, _counters_of(game, proposal, (there, new.id), kind, amount)):
            found.setdefault(one.key, one)
    return [replace(one, change=_to_counters(one.key)) for one in found.values()]


def _counters_of(
    game: "Game", proposal: pr.ProposedMove, entering: tuple[Projection, ObjectId], kind: str, amount: int
) -> pr.ProposedCounters:
    return pr.ProposedCounters(
        on=proposal.object,
        kind=kind,
        amount=amount,
        by_player=entering_controller(game, proposal),
        entering=entering,
        applied=proposal.applied,
    )


def _to_counters(key: pr.AppliedKey) -> Changed:
    def change(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
        assert isinstance(proposal, pr.ProposedMove)
        assert proposal.entrance is not None
        there, new = hypothetical(game, proposal)
        counters: Map[str, int] = Map()
        for kind, amount in sorted(proposal.entrance.counters.items()):
            would = _counters_of(game, proposal, (there, new.id), kind, amount)
            here = next((one for one in applicable(game, would) if one.key == key), None)
            for result in [would] if here is None else (yield from here.change(game, would)):
                if isinstance(result, pr.ProposedCounters) and result.amount > 0:
                    counters = counters.set(result.kind, counters.get(result.kind, 0) + result.amount)
        return [replace(proposal, entrance=replace(proposal.entrance, counters=counters))]

    return change


def _cannot_have(there: "Projection", object_id: ObjectId, kind: str) -> bool:
    """Counters can't be put on what it would be there (CR 101.2, 614.12)."""
    return any(
        isinstance(rule, CantDo) and rule.what == "have counters" and rule.kind in (None, kind)
        for rule, _ in there.characteristics(object_id).restrictions
    )


def with_possible_counters(game: "Game", proposal: pr.ProposedMove) -> pr.ProposedMove:
    """Of the counters that an effect puts it onto the battlefield with those that it can have there."""
    entrance = proposal.entrance
    if entrance is None or not entrance.counters or proposal.destination is not Zone.BATTLEFIELD:
        return proposal
    said, entrance = entrance.counters, replace(entrance, counters=Map())
    for kind, amount in sorted(said.items()):
        entrance = add_entering_counters(game, replace(proposal, entrance=entrance), entrance, kind, amount)
    return replace(proposal, entrance=entrance)
