"""Events of counters and tokens (CR 111, 122)."""

from dataclasses import replace
from typing import Any

from rulings.abilities.events.moving import TokenCreated
from rulings.abilities.events.permanents import CountersPutOn, CountersRemovedFrom
from rulings.abilities.references import This
from rulings.kernel.questions.patterns import fits_slot, is_player, matches, occurrences_of_objects
from rulings.kernel.questions.token_matching import token_fits
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View


@matches(CountersPutOn, e.CountersPut)
def _counters_put(
    view: View, context: Context, pattern: CountersPutOn, event: e.CountersPut
) -> tuple[e.CountersPut, ...]:
    if not _counter_fits(view, context, pattern, event):
        return ()
    if pattern.nth is not None:
        return (event,) if event.before < pattern.nth <= event.before + event.amount else ()
    if pattern.batch:
        return (event,)
    return tuple(replace(event, amount=1) for _ in range(event.amount))


@matches(CountersPutOn, pr.ProposedCounters)
def _counters_would_be_put(
    view: View, context: Context, pattern: CountersPutOn, event: pr.ProposedCounters
) -> tuple[pr.ProposedCounters, ...]:
    if event.entering is None:
        return (event,) if _counter_fits(view, context, pattern, event) else ()
    # What the permanent would be decides, not the card in the zone that it comes from (CR 614.12).
    there, new = event.entering
    if isinstance(pattern.on, This):
        return (event,) if _counter_fits(view, context, pattern, event) else ()
    return (event,) if _counter_fits(there, context, pattern, replace(event, on=new)) else ()


def _counter_fits(view: View, context: Context, pattern: CountersPutOn, event: Any) -> bool:
    if event.amount <= 0 or (pattern.kind is not None and event.kind != pattern.kind):
        return False
    if pattern.by_effect and not (isinstance(event, pr.ProposedCounters) and event.by_effect):
        return False
    if pattern.who is not None and not is_player(view, context, pattern.who, event.by_player):
        return False
    return fits_slot(view, context, pattern.on, event.on)


@matches(CountersRemovedFrom, e.CountersRemoved)
def _counters_removed(
    view: View, context: Context, pattern: CountersRemovedFrom, event: e.CountersRemoved
) -> tuple[e.CountersRemoved, ...]:
    if pattern.kind is not None and event.kind != pattern.kind:
        return ()
    if pattern.last and event.left > 0:
        return ()
    if pattern.by is not None and not is_player(view, context, pattern.by, event.by_player):
        return ()
    if not fits_slot(view, context, pattern.source, event.source):
        return ()
    # "Whenever a counter is removed" triggers for each (CR 603.2c); the last one is removed once.
    return (event,) if pattern.last or pattern.batch else (event,) * event.amount


@matches(TokenCreated, e.TokensCreated)
def _tokens_created(
    view: View, context: Context, pattern: TokenCreated, event: e.TokensCreated
) -> tuple[e.TokensCreated, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return occurrences_of_objects(view, context, event, pattern.token, batch=pattern.batch)


@matches(TokenCreated, pr.ProposedTokens)
def _tokens_would_be_created(
    view: View, context: Context, pattern: TokenCreated, event: pr.ProposedTokens
) -> tuple[pr.ProposedTokens, ...]:
    if pattern.token is not None and pattern.token.predicates:
        # Which token would come is looked at in the proposal itself.
        if not any(token_fits(view, context, face, pattern.token) for _, face in event.tokens):
            return ()
    return (event,) if event.tokens and is_player(view, context, pattern.who, event.player) else ()
