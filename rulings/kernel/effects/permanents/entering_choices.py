"""Choices made as a permanent enters: colours, types, names, players, payments, copies (CR 614.12a, 614.12b, 707.5)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, ExceptIf, ExceptIfCopied, ExceptIfEmbalmed
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.conditional import If, Unless
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.moving import Exile
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.references import It, This
from rulings.kernel.actions.attachment import choose_host
from rulings.kernel.casting.costs.costs import offer_payment
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face, with_exceptions
from rulings.kernel.effects.players.choosing import choose_value
from rulings.kernel.happening.entering import add_entering_counters, choose_as_enters, enters_after, hypothetical
from rulings.kernel.happening.performing import perform
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions import matching, numbers, truth
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

WITH_THE_COPY = "counters with the copy"
"""In the memory of what enters: the counters that an exception of a copy effect has added."""


@enters_after(Sequence)
def _in_order(
    game: "Game", context: Context, effect: Sequence, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    for one in effect.effects:
        entrance = yield from choose_as_enters(game, context, one, proposal, entrance)
    return entrance


@enters_after(MakeChoice)
def _make_choice(
    game: "Game", context: Context, effect: MakeChoice, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    what, value = yield from choose_value(game, context, effect)
    return replace(entrance, memory=entrance.memory.set(f"chosen {what}", value))


@enters_after(May)
def _may(game: "Game", context: Context, effect: May, proposal: ProposedMove, entrance: Entrance) -> Play[Entrance]:
    inner = effect.effect
    if isinstance(inner, Continuous) and any(isinstance(c, BecomeCopy) for c in inner.changes):
        return (yield from _copy(game, context, inner, proposal, entrance, is_optional=True))
    if isinstance(inner, Sequence) and isinstance(inner.effects[0], Continuous):
        # "Enter tapped as a copy": one choice, and only a copy enters so.
        copied = yield from _copy(game, context, inner.effects[0], proposal, entrance, is_optional=True)
        if copied.copiable is entrance.copiable:
            return entrance
        for one in inner.effects[1:]:
            copied = yield from choose_as_enters(game, context, one, proposal, copied)
        return copied
    wants = yield from game.ask_may(context.controller, "as it enters", context.source)
    if wants:
        return (yield from choose_as_enters(game, context, inner, proposal, entrance))
    return entrance


@enters_after(If)
def _if(game: "Game", context: Context, effect: If, proposal: ProposedMove, entrance: Entrance) -> Play[Entrance]:
    branch = effect.then if truth.holds(game.view, context, effect.condition) else effect.otherwise
    if branch is not None:
        return (yield from choose_as_enters(game, context, branch, proposal, entrance))
    return entrance


@enters_after(MayPay)
def _may_pay(
    game: "Game", context: Context, effect: MayPay, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    paid = yield from offer_payment(game, context, context.controller, effect.cost)
    branch = effect.then if paid else effect.otherwise
    if branch is not None:
        return (yield from choose_as_enters(game, context, branch, proposal, entrance))
    return entrance


@enters_after(Unless)
def _unless(
    game: "Game", context: Context, effect: Unless, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    paid = yield from offer_payment(game, context, context.controller, effect.cost)
    if not paid:
        return (yield from choose_as_enters(game, context, effect.effect, proposal, entrance))
    return entrance


@enters_after(Tap)
def _tap(game: "Game", context: Context, effect: Tap, proposal: ProposedMove, entrance: Entrance) -> Play[Entrance]:
    if _is_itself(effect.what):
        return replace(entrance, is_tapped=True)
    yield from perform(game, context, effect)
    return entrance


@enters_after(PutCounters)
def _put_counters(
    game: "Game", context: Context, effect: PutCounters, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    if _is_itself(effect.on):
        amount = numbers.count(game.view, context, effect.amount)
        return add_entering_counters(game, proposal, entrance, effect.kind, amount)
    yield from perform(game, context, effect)
    return entrance


@enters_after(Continuous)
def _begin(
    game: "Game", context: Context, effect: Continuous, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    if any(isinstance(c, BecomeCopy) for c in effect.changes):
        return (yield from _copy(game, context, effect, proposal, entrance, is_optional=False))
    yield from perform(game, context, effect)
    return entrance


@enters_after(Exile)
def _exile(game: "Game", context: Context, effect: Exile, proposal: ProposedMove, entrance: Entrance) -> Play[Entrance]:
    """What was exiled is kept for the linked ability (CR 607.2a)."""
    yield from perform(game, context, effect)
    assert context.results is not None
    exiled = context.results.objects.get("exiled", ())
    if exiled:
        entrance = replace(entrance, memory=entrance.memory.set("exiled", exiled))
    return entrance


def _is_itself(what: object) -> bool:
    """What enters, by its name or by a pronoun."""
    return isinstance(what, This) or (isinstance(what, It) and isinstance(what.antecedent, This))


def _copy(
    game: "Game",
    context: Context,
    effect: Continuous,
    proposal: ProposedMove,
    entrance: Entrance,
    *,
    is_optional: bool,
) -> Play[Entrance]:
    """Enters as a copy: chosen now, copiable values taken now (CR 707.2, 707.5)."""
    copying = next(c for c in effect.changes if isinstance(c, BecomeCopy))
    chosen = yield from pick(game, context, context.controller, copying.of, "copy", is_optional=is_optional)
    if not chosen:
        return entrance
    copied = copiable_face(game.view, chosen[0])
    entrance = _without_more(entrance)
    copying = replace(copying, exceptions=_that_hold(game, context, copying.exceptions, chosen[0], proposal, entrance))
    face = with_exceptions(game.view, context, copied, copying.exceptions)
    entrance = _with_more(game, context, copying, proposal, replace(entrance, copiable=face))
    if "Aura" in face.subtypes and entrance.attached_to is None:
        host = yield from _host_of_copy(game, context, proposal.object, face)
        entrance = replace(entrance, attached_to=host)
    return entrance


def _host_of_copy(game: "Game", context: Context, entering: ObjectId, face: FaceDefinition) -> Play[Recipient | None]:
    """What a copy of an Aura will enchant: its controller chooses as it enters, by the copied enchant ability (CR
    303.4f, 707.5)."""
    before = game.object(entering).copiable
    game.change_object(entering, copiable=face)
    host = yield from choose_host(game, entering, context.controller)
    game.change_object(entering, copiable=before)
    return host


def _that_hold(
    game: "Game",
    context: Context,
    exceptions: tuple[Change, ...],
    original: ObjectId,
    proposal: ProposedMove,
    entrance: Entrance,
) -> tuple[Change, ...]:
    """The exceptions with those that hold only sometimes told apart: by what the permanent would be without them (CR
    707.9f), or by what it copies."""
    always = tuple(one for one in exceptions if not isinstance(one, ExceptIf | ExceptIfCopied | ExceptIfEmbalmed))
    if always == exceptions:
        return exceptions
    face = with_exceptions(game.view, context, copiable_face(game.view, original), always)
    there, new = hypothetical(game, replace(proposal, entrance=replace(entrance, copiable=face)))
    held: list[Change] = []
    for one in exceptions:
        match one:
            case ExceptIf(filter=filter, changes=changes):
                held += changes if matching.fits_facts(there, context, new.id, filter) else ()
            case ExceptIfEmbalmed(changes=changes):
                held += changes if entrance.memory.get("embalm") else ()
            case ExceptIfCopied(filter=filter, changes=changes):
                held += changes if matching.fits(game.view, context, original, filter) else ()
            case _:
                held.append(one)
    return tuple(held)


def _with_more(
    game: "Game", context: Context, copying: BecomeCopy, proposal: ProposedMove, entrance: Entrance
) -> Entrance:
    """Counters that are an exception of the copy effect, looked at as the copy that it will be (CR 707.9e)."""
    for one in copying.exceptions:
        if not isinstance(one, EntersWithMore) or not isinstance(one.counters, PutCounters):
            continue
        there, new = hypothetical(game, replace(proposal, entrance=entrance))
        if one.filter is None or matching.fits_facts(there, context, new.id, one.filter):
            amount = numbers.count(game.view, context, one.counters.amount)
            before = entrance.counters
            entrance = add_entering_counters(game, proposal, entrance, one.counters.kind, amount)
            more = {kind: number - before.get(kind, 0) for kind, number in entrance.counters.items()}
            entrance = replace(entrance, memory=entrance.memory.set(WITH_THE_COPY, Map(more)))
    return entrance


def _without_more(entrance: Entrance) -> Entrance:
    """Another copy effect applies: what an exception of the one before has added doesn't happen (CR 707.9e)."""
    more = entrance.memory.get(WITH_THE_COPY)
    if not isinstance(more, Map):
        return entrance
    left = {kind: number - more.get(kind, 0) for kind, number in entrance.counters.items()}
    counters = Map({kind: number for kind, number in left.items() if number > 0})
    return replace(entrance, counters=counters, memory=entrance.memory.delete(WITH_THE_COPY))
