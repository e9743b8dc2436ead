"""Events that count only at first, or while something is so (CR 603.2h)."""

from collections.abc import Callable
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Fits, InStep, PlayerIs
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, IsDealtDamage, LosesLife
from rulings.abilities.events.event import (
    AnyOfEvents,
    CausesTrigger,
    EventPattern,
    EventWhile,
    FirstEachTurn,
    StateBecomes,
)
from rulings.abilities.events.moving import Moves, Sacrifices, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ActivePlayer, PlayerRef, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison, Zone
from rulings.oracle.categories import event
from rulings.oracle.holes import hole

_FIRST = (Attacks, CountersPutOn, DealsDamage, IsDealtDamage, Moves, Sacrifices, TokenCreated)


def _is_of_several(condition: Condition) -> bool:
    match condition:
        case Exists(amount=amount):
            return amount != Fixed(1)
        case Compare(left=CountersOn(on=This()), comparison=Comparison.AT_LEAST, right=Fixed()):
            return True
    return False


event.phrase("{condition:Condition}", StateBecomes(hole("condition", where=_is_of_several)))


def _declare_first(template: str, kind: Callable[[PlayerRef], EventPattern]) -> None:

    event.phrase(
        f"{template} for the first time each turn", FirstEachTurn(kind(hole("who"))), carries={"each": "FirstEachTurn"}
    )


_declare_first("{who:Player} gain[s] life", GainsLife)
_declare_first("{who:Player} lose[s] life", LosesLife)
_declare_first("{who:Player} investigate[s]", lambda who: Does("investigate", who))
event.phrase(
    "{event:Event} for the first time each turn",
    FirstEachTurn(hole("event", *_FIRST)),
    carries={"each": "FirstEachTurn"},
)


def _entering(filter: Filter) -> EventPattern:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _declare(words: str, cause: Callable[[Filter], EventPattern], end: str, *, of_it: bool) -> None:

    event.phrase(
        f"a {{filter:Filter@singular}} {words} causes a triggered ability{end} to trigger",
        CausesTrigger(cause(hole("filter")), of_it),
    )


for _words, _cause in (("entering", _entering), ("attacking", Attacks)):
    _declare(_words, _cause, "", of_it=False)
    for _noun in ("permanent", "creature"):
        _declare(_words, _cause, f" of that {_noun}", of_it=True)
for _noun in ("permanent", "creature"):
    # Under whose control it enters is who controls it there.
    event.phrase(
        f"a {{filter:Filter@singular}} entering under {{player:Player's}} control causes a triggered ability of that "
        f"{_noun} to trigger",
        CausesTrigger(_entering(narrowed(hole("filter"), ControlledBy(hole("player")))), of_it=True),
    )


def _while(event: EventPattern, condition: Condition) -> EventWhile | None:
    return None if isinstance(event, EventWhile | AnyOfEvents) else EventWhile(event, condition)


event.phrase(
    "{event:Event} while {condition:Condition}",
    EventWhile(hole("event", unless=(EventWhile, AnyOfEvents)), hole("condition")),
)


def _declare_while(words: str, condition: Condition) -> None:

    event.phrase(f"{{event:Event}} {words}", EventWhile(hole("event", unless=(EventWhile, AnyOfEvents)), condition))


_declare_while("while saddled", Fits(This(), Filter(predicates=(HasProperty("saddled"),))))
_declare_while("during combat", InStep("combat"))
_declare_while("during the declare attackers step", InStep("declare attackers step"))


def _on_your_turn(event: EventPattern) -> EventWhile | None:
    """Of casting the pattern itself says so (``turn_events``)."""
    return None if isinstance(event, CastsSpell) else _while(event, PlayerIs(ActivePlayer(), You()))


# Of casting the pattern itself says so.
event.phrase(
    "{event:Event} during your turn",
    EventWhile(hole("event", unless=(CastsSpell, EventWhile, AnyOfEvents)), PlayerIs(ActivePlayer(), You())),
)
event.phrase(
    "{event:Event} for the first time during each of your turns",
    replace(
        EventWhile(
            hole(
                "event",
                unless=(FirstEachTurn, CastsSpell, EventWhile, AnyOfEvents),
                where=lambda one: _on_your_turn(one) is not None,
            ),
            PlayerIs(ActivePlayer(), You()),
        ),
        event=FirstEachTurn(hole("event")),
    ),
    carries={"each": "event"},
)
