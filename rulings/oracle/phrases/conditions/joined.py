"""Conditions joined, and those that are a word of their own: designations, steps, names."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.conditions.condition import (
    AllHold,
    AnyHolds,
    Compare,
    Exists,
    Fits,
    HasDesignation,
    InStep,
    Negated,
    PlayerIs,
    ShareAName,
    SomePlayer,
    WasSoAsTurnBegan,
)
from rulings.abilities.conditions.history import AsItWasCast, CastNamedThisGame, EnteredFrom, WasCast, WasPaid
from rulings.abilities.filters.filter import Filter, Not, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone, IsTapped
from rulings.abilities.players import ActivePlayer, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import controlled

_EACH = ThatPlayer(Antecedent("each player"))
_FASTEST = HasDesignation("max speed", You())
timing = ORACLE.category("Timing")
"""When an ability may be activated or a spell cast, as a ``Condition``."""
ORACLE.category("Timing").words(
    {
        "during the end of combat step": InStep("end of combat step"),
        "during a opponent's upkeep": InStep("upkeep", Opponent()),
        "during combat on a opponent's turn": InStep("combat", Opponent()),
        "during the declare blockers step on a opponent's turn": InStep("declare blockers step", Opponent()),
        "during combat on your turn before blockers are declared": InStep("combat before blockers", You()),
    }
)
ORACLE.category("TwoTimings").phrase(
    "{time:Timing} and only if {condition:Condition}",
    AllHold((hole("time"), hole("condition", unless=AllHold))),
    carries={"only": "AllHold"},
)


def _again() -> AllHold:
    return AllHold((WasCast(This("spell"), None, Zone.HAND.value), CastNamedThisGame(You(), "~")))


condition.words({"this spell was cast from your hand and you've cast another spell named ~ this game": _again()})
condition.phrase(
    "you have {more:Amount} or more life and a opponent has {less:Amount} or less life",
    AllHold(
        (
            Compare(LifeTotal(You()), Comparison.AT_LEAST, hole("more")),
            SomePlayer(Opponent(), Compare(LifeTotal(_EACH), Comparison.AT_MOST, hole("less"))),
        )
    ),
)
condition.phrase(
    "you control {number:Amount} or more {filter:Filter@plural} with the same name as one another",
    ShareAName(narrowed(hole("filter"), ControlledBy(You())), hole("number")),
    carries={"another": "filter"},
)
condition.words(
    {
        "it's combat": InStep("combat"),
        "it's your main phase": InStep("main phase", You()),
    }
)


condition.phrase(
    "you control a {first:Filter@singular} and a {second:Filter@singular}",
    AllHold(
        (
            Exists(narrowed(hole("first", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You()))),
            Exists(narrowed(hole("second", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You()))),
        )
    ),
)
for _words, _name in (
    ("you have the city's blessing", "city's blessing"),
    ("you're the monarch", "monarch"),
    ("you have the initiative", "initiative"),
    ("it's night", "night"),
    ("it's day", "day"),
):
    condition.words({_words: HasDesignation(_name)})

# A copy of a spell was cast from nowhere (CR 707.10).
condition.words(
    {
        "this spell was cast from anywhere other than your hand": AllHold(
            (WasCast(This("spell")), Negated(WasCast(This("spell"), None, Zone.HAND.value)))
        )
    }
)
condition.words({"you have max speed": _FASTEST, "you don't have max speed": Negated(_FASTEST)})
timing.words(
    {
        "during your turn": PlayerIs(ActivePlayer(), You()),
        "during a opponent's turn": Negated(PlayerIs(ActivePlayer(), You())),
        "during your upkeep": InStep("upkeep", You()),
        "during any upkeep step": InStep("upkeep"),
        "during combat": InStep("combat"),
        "during your end step": InStep("end step", You()),
        "during the declare attackers step": InStep("declare attackers step"),
        "during the declare blockers step": InStep("declare blockers step"),
    }
)
two_timings = ORACLE.category("TwoTimings")
"""A condition and a time: "if you control no creatures and only during your turn"."""
two_timings.phrase(
    "if {condition:Condition} and only {time:Timing}",
    AllHold((hole("condition", unless=AllHold), hole("time"))),
    carries={"only": "AllHold"},
)
_UNTAPPED = Filter(predicates=(Not(IsTapped()),))
condition.phrase("{object:Object} started the turn untapped", WasSoAsTurnBegan(Fits(hole("object"), _UNTAPPED)))


def _controlled_then(filter: Filter) -> AsItWasCast:
    return AsItWasCast(Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You())))))


# The card is revealed as an additional cost of the same spell.
condition.phrase(
    "you revealed a {shown:Filter@singular} or controlled a {filter:Filter@singular} as you cast this spell",
    AnyHolds((WasPaid("additional"), _controlled_then(hole("filter")))),
    also={"shown": Filter(Kind.CARD, hole("filter").predicates)},
)


condition.phrase(
    "you control a {first:Filter@singular} or a {second:Filter@singular}",
    AnyHolds(
        (Exists(narrowed(hole("first"), ControlledBy(You()))), Exists(narrowed(hole("second"), ControlledBy(You()))))
    ),
)


condition.phrase(
    "you control a {first:Filter@singular} and a {second:Filter@singular}",
    AllHold(
        (Exists(narrowed(hole("first"), ControlledBy(You()))), Exists(narrowed(hole("second"), ControlledBy(You()))))
    ),
)
_ENTERED = Antecedent("event object")
condition.words(
    {
        "none of them were cast or no mana was spent to cast them": AnyHolds(
            (Negated(WasCast(_ENTERED)), Compare(ManaSpent(of=_ENTERED), Comparison.EQUAL, Fixed(0)))
        )
    }
)
ORACLE.category("Timing").words(
    {"during a opponent's turn after their upkeep step": InStep("after upkeep", Opponent())}
)
any_player = ORACLE.category("TimingOfAny")
any_player.words(
    {
        "during their draw step": InStep("draw step", You()),
        "during their upkeep": InStep("upkeep", You()),
        "during their turn": InStep("turn", You()),
        "during their turn before the end step": InStep("before end step", You()),
        "during their end step": InStep("end step", You()),
    }
)
condition.phrase(
    "{first:Condition} and {second:Condition}",
    AllHold(
        (
            hole("first", Fits, where=lambda one: isinstance(one.object, This) and one.object.zone is not None),
            hole("second", unless=AllHold),
        )
    ),
)
condition.words(
    {
        "it entered from your graveyard or you cast it from your graveyard": AnyHolds(
            (
                EnteredFrom(It("it"), Zone.GRAVEYARD, You()),
                WasCast(It("it"), You(), Zone.GRAVEYARD.value),
            )
        ),
        "it wasn't cast or no mana was spent to cast it": AnyHolds(
            (Negated(WasCast(It("it"))), Compare(ManaSpent(of=It("it")), Comparison.EQUAL, Fixed(0)))
        ),
    }
)
condition.phrase(
    "you control a {first:Filter@singular} or <there is|there's> a {second:Filter@singular}",
    AnyHolds(
        (
            Exists(controlled(hole("first", where=lambda one: one.kind is Kind.PERMANENT), You())),
            Exists(
                hole(
                    "second",
                    where=lambda second: (
                        second.kind is Kind.CARD and any(isinstance(one, InZone) for one in second.predicates)
                    ),
                )
            ),
        )
    ),
)
timing.words(
    {
        "during your turn, before attackers are declared": InStep("before attackers", You()),
        "before attackers are declared": InStep("before attackers"),
        "during combat before blockers are declared": InStep("combat before blockers"),
        "during combat after blockers are declared": InStep("combat after blockers"),
        "before blockers are declared": InStep("before blockers"),
        "before the combat damage step": InStep("before combat damage"),
        "before combat": InStep("before combat"),
        "after combat": InStep("after combat"),
        "during a opponent's turn, before attackers are declared": InStep("before attackers", Opponent()),
        "during the declare attackers step on your turn": InStep("declare attackers step", You()),
        "during the combat damage step": InStep("combat damage step"),
        "during combat on your turn": InStep("combat", You()),
        "during your declare attackers step": InStep("declare attackers step", You()),
        "during any player's turn before attackers are declared": InStep("before attackers"),
    }
)
