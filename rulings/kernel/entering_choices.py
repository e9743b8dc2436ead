"""Choices made as a permanent enters: colours, types, names, players, payments, copies (CR 614.12a, 614.12b, 707.5)."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, ExceptIf, ExceptIfCopied, ExceptIfEmbalmed
from rulings.abilities.effects.cards import Discard, Reveal
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.conditional import If, Unless
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.moving import Exile, Sacrifice
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.references import It, This
from rulings.kernel import truth
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.ids import ObjectId
from rulings.kernel.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.game import Game


AsEnters = Callable[["Game", Context, Any, ProposedMove, Entrance], Play[Entrance]]
_AS_ENTERS: dict[type[Effect], AsEnters] = {}


def enters_after(kind: type[Effect]) -> Callable[[AsEnters], AsEnters]:
    """Declares how a kind of choice is made before the permanent is there."""

    def register(function: AsEnters) -> AsEnters:
        _AS_ENTERS[kind] = function
        return function

    return register


def is_known_choice(kind: type[Effect]) -> bool:
    """The kernel can make this kind of choice as a permanent enters."""
    return kind in _AS_ENTERS


def choose_as_enters(
    game: "Game", context: Context, effect: Effect, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    """Does what is done as the object enters, before it is there; what was chosen is kept with the entrance."""
    from rulings.kernel.effects.choosing import choose_value
    from rulings.kernel.performing import perform

    if type(effect) in _AS_ENTERS:
        return (yield from _AS_ENTERS[type(effect)](game, context, effect, proposal, entrance))
    match effect:
        case Sequence(effects=effects):
            for one in effects:
                entrance = yield from choose_as_enters(game, context, one, proposal, entrance)
            return entrance
        case MakeChoice():
            what, value = yield from choose_value(game, context, effect)
            memory = entrance.memory.set(f"chosen {what}", value)
            return replace(entrance, memory=memory)
        case May(effect=inner):
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
        case If(condition=condition, then=then, otherwise=otherwise):
            branch = then if truth.holds(game.view, context, condition) else otherwise
            if branch is not None:
                return (yield from choose_as_enters(game, context, branch, proposal, entrance))
            return entrance
        case MayPay(cost=cost, then=then, otherwise=otherwise):
            from rulings.kernel.costs import offer_payment

            paid = yield from offer_payment(game, context, context.controller, cost)
            branch = then if paid else otherwise
            if branch is not None:
                return (yield from choose_as_enters(game, context, branch, proposal, entrance))
            return entrance
        case Unless(effect=inner, cost=cost):
            from rulings.kernel.costs import offer_payment

            paid = yield from offer_payment(game, context, context.controller, cost)
            if not paid:
                return (yield from choose_as_enters(game, context, inner, proposal, entrance))
            return entrance
        case Tap(what=what) if _is_itself(what):
            return replace(entrance, is_tapped=True)
        case PutCounters(on=on) if _is_itself(on):
            from rulings.kernel import numbers
            from rulings.kernel.entering import add_entering_counters

            amount = numbers.count(game.view, context, effect.amount)
            return (yield from add_entering_counters(game, proposal, entrance, effect.kind, amount))
        case Continuous(changes=changes) if any(isinstance(c, BecomeCopy) for c in changes):
            return (yield from _copy(game, context, effect, proposal, entrance, is_optional=False))
        case Exile() | Discard() | Sacrifice() | Reveal():
            yield from perform(game, context, effect)
            assert context.results is not None
            exiled = context.results.objects.get("exiled", ())
            if exiled:
                entrance = replace(entrance, memory=entrance.memory.set("exiled", exiled))
            return entrance
        case _:
            yield from perform(game, context, effect)
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
    from rulings.kernel.layers.layer1_copy import copiable_face, with_exceptions
    from rulings.kernel.picking import pick

    copying = next(c for c in effect.changes if isinstance(c, BecomeCopy))
    chosen = yield from pick(game, context, context.controller, copying.of, "copy", is_optional=is_optional)
    if not chosen:
        return entrance
    copied = copiable_face(game.view, chosen[0])
    copying = replace(copying, exceptions=_that_hold(game, context, copying.exceptions, chosen[0], proposal, entrance))
    face = with_exceptions(game.view, context, copied, copying.exceptions)
    return (yield from _with_more(game, context, copying, proposal, replace(entrance, copiable=face)))


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
    from rulings.kernel import matching
    from rulings.kernel.entering import hypothetical
    from rulings.kernel.layers.layer1_copy import copiable_face, with_exceptions

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
) -> Play[Entrance]:
    """Counters that are an exception of the copy effect, looked at as the copy that it will be (CR 707.9e)."""
    from rulings.kernel import matching, numbers
    from rulings.kernel.entering import add_entering_counters, hypothetical

    for one in copying.exceptions:
        if not isinstance(one, EntersWithMore) or not isinstance(one.counters, PutCounters):
            continue
        there, new = hypothetical(game, replace(proposal, entrance=entrance))
        if one.filter is None or matching.fits_facts(there, context, new.id, one.filter):
            amount = numbers.count(game.view, context, one.counters.amount)
            entrance = yield from add_entering_counters(game, proposal, entrance, one.counters.kind, amount)
    return entrance
