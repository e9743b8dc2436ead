"""Costs paid with objects (CR 118, 602.1)."""

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.costs.objects import (
    DiscardBoth,
    DiscardCost,
    ExertCost,
    ExileCost,
    ExileWithTypes,
    MillCost,
    PutCost,
    PutCountersCost,
    RemoveCountersAmong,
    RemoveCountersCost,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    TapCost,
    TapSelf,
    UnattachCost,
    UntapCost,
    UntapSelf,
)
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, cost_part
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import declare_part

declare_part("discarding {what:Object}", DiscardCost)
declare_part("exiling {what:Object}", ExileCost)
declare_part("sacrificing {what:Object}", SacrificeCost)
cost_part.words(
    {
        "{T}": TapSelf(),
        "{Q}": UntapSelf(),
        "exert ~": ExertCost(),
        "exert this creature": ExertCost(),
        "exert this land": ExertCost(),
    }
)
cost_part.phrase("sacrifice {what:Object}", SacrificeCost)
cost_part.phrase("discard {what:Object}", DiscardCost)
cost_part.phrase("exile {what:Object}", ExileCost)
cost_part.phrase("reveal {what:Object}", RevealCost)
cost_part.phrase("return {what:Object} to <its owner's hand|their owner's hand|your hand>", ReturnCost)
cost_part.phrase("tap {amount:Amount} {filter:Filter@amount}", TapCost)
cost_part.phrase(
    "tap another {filter:Filter@singular}",
    TapCost(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
cost_part.phrase("untap {amount:Amount} {filter:Filter@amount}", UntapCost)
cost_part.phrase("mill {amount:Amount} card(s)", MillCost)
cost_part.phrase("remove {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Object}", RemoveCountersCost)
cost_part.phrase("remove {amount:Amount} counter(s) from {source:Object}", RemoveCountersCost, fixed={"kind": None})
cost_part.phrase("put {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Object}", PutCountersCost)
_part = ORACLE.category("CostPart")
_part.phrase(
    "remove {amount:Amount} {kind:CounterKind} counter(s:amount) from among {filter:Filter@plural}",
    RemoveCountersAmong,
)
_part.phrase(
    "remove {amount:Amount} counter(s:amount) from among {filter:Filter@plural}",
    RemoveCountersAmong,
    fixed={"kind": None},
)
_part.phrase(
    "remove all {kind:CounterKind} counters from {source:Object}",
    RemoveCountersCost(AllOf(), hole("kind"), hole("source")),
)
cost_part.phrase(
    "discard a {filter:Filter@singular} and another card",
    DiscardBoth(hole("filter", where=lambda one: one.kind is Kind.CARD and one.predicates)),
    carries={"another": "DiscardBoth"},
)
cost_part.phrase("unattach {what:This}", UnattachCost)
_OTHERS = Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You())))
cost_part.phrase(
    "exile any number of other cards from your graveyard with {types:Amount} or more card types among them",
    ExileWithTypes(_OTHERS, hole("types")),
    carries={"other": "filter"},
)
cost_part.phrase("put {what:Object} on top of your library", PutCost(hole("what"), Zone.LIBRARY))
cost_part.phrase(
    "put {what:Object} on the bottom of (its|their:what) owner's library", PutCost(hole("what"), Zone.LIBRARY, "bottom")
)
