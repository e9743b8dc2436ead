"""How much of something was done this turn: cards drawn, life gained, spells cast, creatures that died (CR 608.2h)."""

from collections.abc import Callable
from typing import Any

from rulings.abilities.amounts.history import DoneThisTurn, TimesThisTurn
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import CardType, Step, Zone
from rulings.kernel.abilities import special_words
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.patterns import occurrences
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.view import View, as_entered

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
}

Counter = Callable[[View, set[PlayerId] | None], int]
"""What is not added up event by event: the state, the players meant -> how much."""


def _attacked_with(view: View, players: set[PlayerId] | None) -> int:
    """Different creatures declared as attackers: one that attacked twice counts once (CR 508.1a)."""
    return len(
        {
            i
            for event in view.state.history
            if isinstance(event, e.AttackersDeclared) and (players is None or event.player in players)
            for i, _ in event.attackers
        }
    )


def _power_attacked_with(view: View, players: set[PlayerId] | None) -> int:
    """The powers of the creatures as they were declared as attackers in the combat phase that is on or was the last."""
    declared = [event for event in of_this_combat(view) if isinstance(event, e.AttackersDeclared)]
    return sum(sum(event.powers) for event in declared if players is None or event.player in players)


def of_this_combat(view: View) -> tuple[Any, ...]:
    """The events of the turn since its last combat phase began."""
    history = view.state.history
    begins = [n for n, h in enumerate(history) if isinstance(h, e.StepBegan) and h.step == Step.BEGIN_COMBAT.value]
    return tuple(history[begins[-1] :]) if begins else tuple(history)


def _most_damage_to_one(view: View, players: set[PlayerId] | None) -> int:
    """Of these players and of those who have left the game, the most that one was dealt."""
    dealt: dict[PlayerId, int] = {}
    everybody = set(view.state.order)
    for event in view.state.history:
        if isinstance(event, e.DamageDealt) and isinstance(event.to, str):
            if players is None or event.to in players or event.to not in everybody:
                dealt[event.to] = dealt.get(event.to, 0) + event.amount
    return max(dealt.values(), default=0)


_COUNTERS: dict[str, Counter] = {
    "attacked with": _attacked_with,
    "power attacked with this combat": _power_attacked_with,
    "most damage dealt to one": _most_damage_to_one,
}

special_words.declare(DoneThisTurn, *_READERS, *_COUNTERS)


@counts(DoneThisTurn)
def _done_this_turn(view: View, context: Context, amount: DoneThisTurn) -> int:
    players = None if amount.who is None else finding.matching_players(view, context, amount.who)
    if amount.verb in _COUNTERS:
        return _COUNTERS[amount.verb](view, None if players is None else set(players))
    reader = _READERS[amount.verb]
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
    return times_it_happened(view, context, amount.event)


def times_it_happened(view: View, context: Context, pattern: Node) -> int:
    """How often it happened this turn: what entered then is asked as it was then (CR 608.2h)."""
    assert isinstance(pattern, EventPattern)
    return sum(len(occurrences(as_entered(view, event), context, pattern, event)) for event in view.state.history)


@judges(Happened)
def _happened(view: View, context: Context, condition: Happened) -> bool:
    return times_it_happened(view, context, condition.event) >= numbers.signed(view, context, condition.times)
