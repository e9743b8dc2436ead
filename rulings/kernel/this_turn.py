"""How much of something was done this turn: cards drawn, life gained, spells cast, creatures that died (CR 608.2h)."""

from collections.abc import Callable
from typing import Any

from rulings.abilities.amounts import DoneThisTurn, TimesThisTurn
from rulings.abilities.filters import Filter
from rulings.abilities.vocabulary import CardType, Zone
from rulings.kernel import events as e
from rulings.kernel import finding, matching, special_words
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.numbers import counts
from rulings.kernel.view import View

Reader = Callable[[Any], tuple[PlayerId | None, ObjectId | None, int] | None]
"""Event -> who did it, to what, how much; ``None`` if it is not this verb."""


def _cast(event: Any) -> Any:
    return (event.player, event.object, 1) if isinstance(event, e.SpellCast) else None


def _drawn(event: Any) -> Any:
    return (event.player, event.object, 1) if isinstance(event, e.CardDrawn) else None


def _discarded(event: Any) -> Any:
    return (event.player, event.object, 1) if isinstance(event, e.CardDiscarded) else None


def _gained(event: Any) -> Any:
    return (event.player, None, event.amount) if isinstance(event, e.LifeGained) else None


def _lost(event: Any) -> Any:
    return (event.player, None, event.amount) if isinstance(event, e.LifeLost) else None


def _died(event: Any) -> Any:
    if not isinstance(event, e.ZoneChanged):
        return None
    if event.origin is not Zone.BATTLEFIELD or event.destination is not Zone.GRAVEYARD:
        return None
    return (event.owner, event.old, 1)


def _sacrificed(event: Any) -> Any:
    return (event.player, event.old, 1) if isinstance(event, e.PermanentSacrificed) else None


def _entered(event: Any) -> Any:
    if not isinstance(event, e.ZoneChanged) or event.destination is not Zone.BATTLEFIELD:
        return None
    return (None, event.new, 1)


def _put_into_graveyard(event: Any) -> Any:
    """Cards, from anywhere, into their owner's graveyard."""
    if isinstance(event, e.ComponentMoved) and event.zone is Zone.GRAVEYARD:
        return (event.owner, event.object, 1)
    if not isinstance(event, e.ZoneChanged) or event.destination is not Zone.GRAVEYARD or event.is_token:
        return None
    return (event.owner, event.new, 1)


def _attacked(event: Any) -> Any:
    return (event.player, None, len(event.attackers)) if isinstance(event, e.AttackersDeclared) else None


_READERS: dict[str, Reader] = {
    "cast": _cast,
    "drawn": _drawn,
    "discarded": _discarded,
    "gained life": _gained,
    "lost life": _lost,
    "died": _died,
    "put into graveyard": _put_into_graveyard,
    "sacrificed": _sacrificed,
    "entered": _entered,
    "attacked": _attacked,
}

special_words.declare(DoneThisTurn, *_READERS)


@counts(DoneThisTurn)
def _done_this_turn(view: View, context: Context, amount: DoneThisTurn) -> int:
    reader = _READERS[amount.verb]
    players = None if amount.who is None else finding.matching_players(view, context, amount.who)  # type: ignore[arg-type]
    total = 0
    for event in view.state.history:
        found = reader(event)
        if found is None:
            continue
        who, what, number = found
        if amount.verb in ("died", "entered") and what is not None and players is not None:
            who = view.characteristics(what).controller
        if players is not None and who not in players:
            continue
        if isinstance(amount.filter, Filter) and (
            what is None or not matching.fits_facts(view, context, what, amount.filter)
        ):
            continue
        if amount.verb == "died" and amount.filter is None and what is not None:
            if CardType.CREATURE not in view.characteristics(what).types:
                continue
        total += number
    return total


@counts(TimesThisTurn)
def _times_this_turn(view: View, context: Context, amount: TimesThisTurn) -> int:
    from rulings.kernel.truth import times_it_happened

    return times_it_happened(view, context, amount.event)
