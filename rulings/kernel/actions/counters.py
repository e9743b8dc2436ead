"""Putting, removing, moving and doubling counters (CR 122).

日本語: カウンター
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf, AnyNumber, UpTo
from rulings.abilities.effects.counters import DoubleCounters, GetEnergy, PutCounters, RemoveCounters
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import Node
from rulings.abilities.references import Choose, ObjectRef, Several
from rulings.cite import Citation, cite
from rulings.kernel.abilities.rule_counters import keyword_of_counter
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.distributing import distribute, is_distributed_now
from rulings.kernel.characteristics.permissions import player_cant, restrictions
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import ProposedCounters

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CANT = cite("101.2", "can't")
PUTS = cite("122.6", "counters being put on")
DOUBLES = cite("701.10e", "as many of those counters as that player or permanent already has")


def put_counters(game: "Game", proposals: list[ProposedCounters]) -> Play[int]:
    """Puts counters on objects and players; returns how many were put.

    All are put at the same time: what replaces one of them sees none of the others (CR 122.6).
    """
    coming: list[ProposedCounters] = []
    for proposal in proposals:
        if proposal.amount <= 0:
            continue
        if can_have(game, proposal.on, proposal.kind):
            found = yield from replaced(game, proposal)
            coming += [one for one in found if isinstance(one, ProposedCounters) and one.amount > 0]
        elif isinstance(proposal.on, str) or proposal.on in game.state.objects:
            game.emit(e.CantHappen(what="put counters", object=proposal.on, citations=(CANT,)))
    happened: list[e.CountersPut] = []
    for one in coming:
        before = counters_on(game, one.on, one.kind)
        set_counters(game, one.on, one.kind, before + one.amount)
        happened.append(
            e.CountersPut(
                on=one.on,
                kind=one.kind,
                amount=one.amount,
                by_player=one.by_player,
                before=before,
                citations=(PUTS, *one.citations),
            )
        )
    game.emit(*happened)
    return sum(one.amount for one in happened)


def can_have(game: "Game", on: Recipient, kind: str) -> bool:
    """Whether counters of a kind can be put on an object or player (CR 101.2)."""
    if isinstance(on, str):
        if kind == "poison" and player_cant(game, PlayerId(on), "get poison counters"):
            return False
        return not player_cant(game, PlayerId(on), "get counters")
    if on not in game.state.objects:
        return False
    return not any(rule.kind in (None, kind) for rule, _ in restrictions(game, ObjectId(on), "have counters"))


def counters_on(game: "Game", on: Recipient, kind: str) -> int:
    """How many counters of a kind are there."""
    if isinstance(on, str):
        return game.player(PlayerId(on)).counters.get(kind, 0)
    return game.object(ObjectId(on)).counters.get(kind, 0)


def set_counters(game: "Game", on: Recipient, kind: str, amount: int) -> None:
    """Sets how many counters of a kind are there, without an event."""
    if isinstance(on, str):
        counters = game.player(PlayerId(on)).counters
        game.change_player(PlayerId(on), counters=counters.set(kind, amount))
    else:
        obj = game.object(ObjectId(on))
        have, counters = obj.counters.get(kind, 0), obj.counters
        changed = (
            counters.set(kind, amount) if amount > 0 else (counters.delete(kind) if kind in counters else counters)
        )
        if amount > have and keyword_of_counter(kind) is not None:
            # Every counter of that kind there gets the timestamp of the new one (CR 613.7c).
            times = obj.counter_times.set(kind, game.new_timestamp())
            game.change_object(ObjectId(on), counters=changed, counter_times=times)
        else:
            game.change_object(ObjectId(on), counters=changed)


def remove_counters(
    game: "Game",
    source: Recipient,
    kind: str,
    amount: int,
    citations: tuple[Citation, ...] = (),
    *,
    by: PlayerId | None = None,
) -> int:
    """Removes up to so many counters; returns how many. ``by``: the player who does it."""
    have = counters_on(game, source, kind)
    removed = min(have, amount)
    if removed > 0:
        set_counters(game, source, kind, have - removed)
        left = have - removed
        done = e.CountersRemoved(source=source, kind=kind, amount=removed, left=left, by_player=by, citations=citations)
        game.emit(done)
    return removed


@performs(PutCounters)
def _put(game: "Game", context: Context, effect: PutCounters) -> Play[None]:
    doers = finding.find_players(game.view, context, effect.who)
    if not doers:  # "Each player who ...": nobody fits.
        results_of(context).last = False
        return
    doer = doers[0]
    prompt = f"put {effect.kind} counter"
    division: Mapping[Recipient, int] = context.division
    if effect.distributed and is_distributed_now(effect.on):
        total = numbers.count(game.view, context, effect.amount)
        shares = yield from distribute(game, context, doer, total, effect.on, prompt)
        found: tuple[Recipient, ...] = tuple(shares)
        division = {ObjectId(on): share for on, share in shares.items()}
    else:
        found = yield from _counted_on(game, context, doer, effect.on, prompt)
    proposals = []
    for on in found:
        if isinstance(on, int):
            now = finding.current(game.view, context, ObjectId(on))
            if now is None:
                continue
            on = now
        amount = division.get(on, 0) if effect.distributed else numbers.count(game.view, context, effect.amount)
        if isinstance(effect.amount, UpTo):
            amount = yield from choose_number(game, doer, 0, amount, prompt, context.source)
        proposals.append(ProposedCounters(on=on, kind=effect.kind, amount=amount, by_player=doer, by=context.source))
    put = yield from put_counters(game, proposals)
    results = results_of(context)
    results.add("put counters", (), put)
    results.last = put > 0


def _counted_on(game: "Game", context: Context, doer: PlayerId, on: Node, prompt: str) -> Play[tuple[Recipient, ...]]:
    """The objects and players that get the counters, chosen by the doer where the text leaves a choice."""
    found: list[Recipient] = []
    for part in on.parts if isinstance(on, Several) else (on,):
        if isinstance(part, Choose):
            found += yield from pick(game, context, doer, part, prompt)
        else:
            found += finding.find_recipients(game.view, context, part)
    return tuple(dict.fromkeys(found))


@performs(GetEnergy)
def _energy(game: "Game", context: Context, effect: GetEnergy) -> Play[None]:
    amount = numbers.count(game.view, context, effect.amount)
    yield from put_counters(
        game,
        [
            ProposedCounters(on=p, kind="energy", amount=amount, by_player=p, by=context.source)
            for p in finding.find_players(game.view, context, effect.who)
        ],
    )


@performs(RemoveCounters)
def _remove(game: "Game", context: Context, effect: RemoveCounters) -> Play[None]:
    results = results_of(context)
    doers = finding.find_players(game.view, context, effect.who)
    if not doers:
        results.last = False
        return
    doer = doers[0]
    parts = effect.source.parts if isinstance(effect.source, Several) else (effect.source,)
    sources: tuple[Recipient, ...] = ()
    for part in parts:
        if isinstance(part, Choose):
            # Only what has such counters can be chosen to lose some (CR 608.2d).
            counted = replace(part.filter, predicates=(*part.filter.predicates, HasCounter(effect.kind)))
            sources += yield from pick(game, context, doer, replace(part, filter=counted), "remove counter")
        else:
            sources += finding.find_recipients(game.view, context, part)
    results.last = False
    for source in sources:
        if isinstance(source, int) and source not in game.state.objects:
            continue
        removed = yield from remove_by_choice(game, context, doer, source, effect)
        results.add("removed counters", (), removed)
        results.last = results.last or removed > 0


def remove_by_choice(
    game: "Game", context: Context, doer: PlayerId, source: Recipient, effect: RemoveCounters
) -> Play[int]:
    """Removes counters of one kind, or of kinds that the doer chooses."""
    counters = (
        game.player(PlayerId(source)).counters if isinstance(source, str) else game.object(ObjectId(source)).counters
    )
    kinds = [effect.kind] if effect.kind is not None else sorted(k for k, n in counters.items() if n > 0)
    have = sum(counters.get(k, 0) for k in kinds)
    if isinstance(effect.amount, AllOf):
        return sum(remove_counters(game, source, k, counters.get(k, 0), by=doer) for k in kinds)
    if isinstance(effect.amount, AnyNumber):
        wanted = yield from choose_number(game, doer, 0, have, "remove counters", context.source)
    else:
        wanted = numbers.count(game.view, context, effect.amount)
    removed = 0
    while removed < wanted and kinds:
        kind = kinds[0]
        if len(kinds) > 1:
            picked = yield from game.decide(
                Decision(
                    doer,
                    DecisionKind.OPTION,
                    "kind of counter",
                    tuple(Option(k, value=k) for k in kinds),
                    source=context.source,
                    default=(0,),
                )
            )
            kind = str(picked[0].value)
        step = wanted - removed if len(kinds) == 1 else 1
        removed += remove_counters(game, source, kind, step, by=doer)
        kinds = [k for k in kinds if counters_on(game, source, k) > 0]
    return removed


def choose_number(
    game: "Game",
    player: PlayerId,
    low: int,
    high: int,
    prompt: str,
    source: ObjectId | None,
    default: int | None = None,
    citations: tuple[Citation, ...] = (),
    is_share: bool = False,
) -> Play[int]:
    """Has a player choose a whole number from ``low`` to ``high``; the highest if nobody answers.

    ``citations``: the rule of the moment, where it is not a choice on resolution (CR 608.2d). ``is_share``: one of
    several that make up a division, which is told with the others even where only one number is left.
    """
    if low > high or (low == high and not is_share):
        return low
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.NUMBER,
            prompt,
            tuple(Option(str(n), number=n, value=n) for n in range(low, high + 1)),
            source=source,
            default=((high if default is None else default) - low,),
            citations=citations,
        )
    )
    value = picked[0].value
    assert isinstance(value, int)
    return value


@performs(DoubleCounters)
@plays_action("double")
def _double(game: "Game", context: Context, effect: DoubleCounters) -> Play[None]:
    """For each counter there one more is put (CR 701.10e)."""
    found: tuple[Recipient, ...]
    if isinstance(effect.on, ObjectRef):
        found = yield from pick(game, context, context.controller, effect.on, "double counters")
    else:
        found = finding.find_recipients(game.view, context, effect.on)
    proposals = []
    for on in found:
        if isinstance(on, int) and on not in game.state.objects:
            continue
        counters = game.player(PlayerId(on)).counters if isinstance(on, str) else game.object(ObjectId(on)).counters
        for kind in [effect.kind] if effect.kind is not None else sorted(counters):
            proposals.append(
                ProposedCounters(
                    on=on,
                    kind=kind,
                    amount=counters.get(kind, 0),
                    by_player=context.controller,
                    by=context.source,
                    citations=(DOUBLES,),
                )
            )
    yield from put_counters(game, proposals)
