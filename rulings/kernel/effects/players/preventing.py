"""Preventing and redirecting damage for a time (CR 614.9, 615).

日本語: ダメージの軽減、ダメージの移し変え
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import AllOf, Amount
from rulings.abilities.amounts.history import PreventedThisWay
from rulings.abilities.durations import Duration, UntilEndOfTurn
from rulings.abilities.effects.damage import PreventDamage, RedirectDamage
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.modifications import Modification, Prevent, Redirect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef, Several, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.game import immediately
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SOURCE_CHOICE = cite("609.7a", "choose a source of damage")


def _fixed(game: "Game", context: Context, node: Node | None) -> tuple[Recipient, ...] | None:
    """What the effect is about, fixed as it begins; ``None`` where it is anything that fits a filter."""
    if node is None or isinstance(node, Filter):
        return None
    if isinstance(node, Several) and any(isinstance(part, Filter) for part in node.parts):
        return None
    if isinstance(node, (ObjectRef, PlayerRef)):
        return finding.find_recipients(game.view, context, node)
    return None


def _begin(
    game: "Game",
    context: Context,
    *,
    to: Node | None,
    by: Node | None,
    combat: bool | None,
    duration: Node | None,
    amount: Amount,
    next_only: bool,
    instead: Modification,
    chosen_source: Filter | None = None,
) -> None:
    """Begins one effect for each thing that is protected, so that "the next 3" counts for each on its own."""
    uses = None
    if not isinstance(amount, AllOf):
        uses = numbers.count(game.view, context, amount)
    elif next_only:
        uses = 1
    fixed_to = _fixed(game, context, to)
    lasting = duration if isinstance(duration, Duration) else UntilEndOfTurn()
    sources = _fixed(game, context, by)
    bindings: dict[str, object] = {}
    by_slot: Node | None = by
    if sources is not None:
        bindings["shield source"] = sources
        by_slot = ThisWay("shield source")
        if chosen_source is not None and chosen_source.predicates:
            # It must still be what could be chosen, at the time it would deal damage (CR 609.7b, 615.9).
            by_slot = replace(chosen_source, predicates=(*chosen_source.predicates, Among(by_slot)))
    for some in _shields(fixed_to, to, is_shared=next_only):
        slot: Node | None = to
        here = dict(bindings)
        if some is not None:
            here["shield recipient"] = some
            slot = ThisWay("shield recipient")
        if by_slot is None and slot is not None:
            event: EventPattern = IsDealtDamage(slot, combat)
        else:
            event = DealsDamage(by_slot or Filter(Kind.TOKEN_OR_CARD), slot, combat)
        add_floating(
            game,
            context,
            lasting,
            replacement=Replacement(text="prevention", event=event, instead=instead),
            uses=uses,
            bindings=here,
            is_for_whole_event=next_only,
        )


def _shields(
    fixed: tuple[Recipient, ...] | None, to: Node | None, *, is_shared: bool
) -> tuple[tuple[Recipient, ...] | None, ...]:
    """Whom each effect is about: every one for itself, or all under one ("you and/or creatures you control")."""
    if fixed is None:
        return (None,)
    if is_shared or (isinstance(to, Several) and any(isinstance(part, PlayerRef) for part in to.parts)):
        return (fixed,)
    return tuple((one,) for one in fixed)


def _chosen_source(game: "Game", context: Context, wanted: Filter | None) -> Play[Node | None]:
    """ "A source of your choice": chosen as the effect begins (CR 609.7a)."""
    if wanted is None:
        return None
    options = _possible_sources(game, context, wanted)
    chosen = yield from pick_among(
        game, context.controller, options, 1, 1, "source of damage", source=context.source, citations=(SOURCE_CHOICE,)
    )
    if context.results is not None:
        context.results.objects["chosen source"] = chosen
    return ThisWay("chosen source")


def _possible_sources(game: "Game", context: Context, wanted: Filter) -> tuple[ObjectId, ...]:
    """Permanents, spells, and what abilities on the stack come from, even if it is gone (CR 609.7a)."""
    found: list[ObjectId] = []
    for i in matching.candidates(game.view, context, wanted):
        record = game.object(i).stack
        if record is None or record.kind == "spell":
            found.append(i)
    for i in game.state.zones.get((Zone.STACK, None), ()):
        record = game.object(i).stack
        if record is not None and record.source not in found and record.kind != "spell":
            if matching.fits_facts(game.view, context, record.source, wanted):
                found.append(record.source)
    return tuple(found)


@immediately
def _spell_became_permanent(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """An effect on damage from a chosen permanent spell is about the permanent that it becomes too (CR 609.7a)."""
    entered = {
        one.old: one.new
        for one in happened
        if isinstance(one, e.ZoneChanged) and one.origin is Zone.STACK and one.destination is Zone.BATTLEFIELD
    }
    if not entered or not any("shield source" in x.context.bindings for x in game.state.effects):
        return
    game.change(effects=tuple(_followed(x, entered) for x in game.state.effects))


def _followed(effect: FloatingEffect, entered: dict[ObjectId, ObjectId]) -> FloatingEffect:
    sources = effect.context.bindings.get("shield source")
    if not isinstance(sources, tuple) or not entered.keys() & set(sources):
        return effect
    now = (*sources, *(entered[i] for i in sources if i in entered))
    context = effect.context
    return replace(effect, context=replace(context, bindings=context.bindings.set("shield source", now)))


@performs(PreventDamage)
def _prevent(game: "Game", context: Context, effect: PreventDamage) -> Play[None]:
    by = effect.by
    chosen = yield from _chosen_source(game, context, effect.chosen_source)
    if chosen is not None:
        by = chosen
    once = isinstance(effect.amount, AllOf) and effect.next
    amount = None if isinstance(effect.amount, AllOf) else effect.amount
    _begin(
        game,
        context,
        to=effect.to,
        by=by,
        combat=effect.combat,
        duration=effect.duration,
        amount=effect.amount,
        next_only=once,
        instead=Prevent(amount=None if once else amount, then=effect.then, portion=effect.portion),
        chosen_source=effect.chosen_source,
    )


@performs(RedirectDamage)
def _redirect(game: "Game", context: Context, effect: RedirectDamage) -> Play[None]:
    by = effect.by
    chosen = yield from _chosen_source(game, context, effect.chosen_source)
    if chosen is not None:
        by = chosen
    onto = finding.find_recipients(game.view, context, effect.onto)
    if context.results is not None:
        context.results.objects["redirected onto"] = onto  # type: ignore[assignment]  # players too, for these words alone
    _begin(
        game,
        context,
        to=effect.to,
        by=by,
        combat=effect.combat,
        duration=effect.duration,
        amount=effect.amount,
        next_only=isinstance(effect.amount, AllOf) and effect.next,
        instead=Redirect(ThisWay("redirected onto")),
        chosen_source=effect.chosen_source,
    )


@counts(PreventedThisWay)
def _prevented(view: View, context: Context, amount: PreventedThisWay) -> int:
    """Raises: UnboundReferenceError: it is asked where nothing was prevented."""
    found = context.bindings.get("prevented")
    if not isinstance(found, int):
        raise UnboundReferenceError("the damage prevented this way")
    return found
