"""Tapped, untapped, counters, attached, turned over (CR 603.2)."""

from rulings.abilities.events.permanents import (
    BecomesAttached,
    BecomesTapped,
    BecomesUntapped,
    CountersPutOn,
    CountersRemovedFrom,
    GainsControl,
    Transforms,
    TurnedFaceUp,
)
from rulings.abilities.references import Several, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

_KINDS: tuple[tuple[str, dict[str, Value]], ...] = (("{kind:CounterKind} counters", {}), ("counters", {"kind": None}))
would_put_counters = ORACLE.category("WouldPutCounters")
event.phrase("{object:EventObject} become[s] tapped", BecomesTapped)
event.phrase("{object:EventBatch} become[s] tapped", BecomesTapped, fixed={"batch": True})
event.phrase("{object:EventObject} is turned face up", TurnedFaceUp)
event.phrase(
    "a {kind:CounterKind} counter is removed from this card while it's exiled",
    CountersRemovedFrom,
    fixed={"source": This("card", Zone.EXILE)},
)
event.phrase(
    "one or more {kind:CounterKind} counters are removed from {source:This}",
    CountersRemovedFrom(hole("kind"), hole("source"), batch=True),
)
event.phrase("{who:Player} tap[s] a untapped {filter:Filter@singular}", BecomesTapped(hole("filter"), who=hole("who")))
for _words, _fixed in _KINDS:
    would_put_counters.phrase(f"one or more {_words} would be put on {{on:CountedOn}}", CountersPutOn, fixed=_fixed)
    would_put_counters.phrase(
        f"{{who:Player}} would put one or more {_words} on {{on:CountedOn}}", CountersPutOn, fixed=_fixed
    )
    would_put_counters.phrase(
        f"a effect would put one or more {_words} on {{on:CountedOn}}",
        CountersPutOn,
        fixed={**_fixed, "by_effect": True},
    )
ORACLE.category("CountedOn").include(ORACLE.category("DamagedThing"))
would_put = ORACLE.category("WouldPutCounters")
would_put.phrase("{who:Player} would get one or more counters", CountersPutOn(None, hole("who")))
would_put.phrase(
    "{who:Player} would put one or more counters on a {on:Filter@singular} or on yourself",
    CountersPutOn(None, Several((hole("on"), hole("who"))), hole("who")),
)
event.phrase("{object:EventObject} become[s] untapped", BecomesUntapped)
event.phrase("{object:EventObject} is tapped for mana", BecomesTapped, fixed={"for_mana": True})
event.phrase("{who:Player} tap[s] {object:EventObject} for mana", BecomesTapped, fixed={"for_mana": True})
for _kind, _kind_given in (("{kind:CounterKind} ", {}), ("", {"kind": None})):
    event.phrase(f"one or more {_kind}counters are put on {{on:EventObject}}", CountersPutOn, fixed=_kind_given)
    event.phrase(
        f"{{who:Player}} put[s] one or more {_kind}counters on {{on:EventObject}}", CountersPutOn, fixed=_kind_given
    )
    _single: dict[str, Value] = {**_kind_given, "batch": False}
    event.phrase(f"a {_kind}counter is put on {{on:EventObject}}", CountersPutOn, fixed=_single)
    event.phrase(f"{{who:Player}} put[s] a {_kind}counter on {{on:EventObject}}", CountersPutOn, fixed=_single)
    event.phrase(
        f"the last {_kind}counter is removed from {{source:EventObject}}",
        CountersRemovedFrom,
        fixed={**_kind_given, "last": True},
    )
    event.phrase(
        f"{{by:Player}} remove[s] the last {_kind}counter from {{source:EventObject}}",
        CountersRemovedFrom,
        fixed={**_kind_given, "last": True},
    )
event.phrase("{object:EventObject} become[s] attached to {to:EventObject}", BecomesAttached)
event.phrase("{object:EventObject} become[s] unattached from {to:EventObject}", BecomesAttached, fixed={"un": True})

# Of the ability's own object not: that it leaves the battlefield is losing control of it too, which the kernel's
# event does not cover.
event.phrase(
    "{who:Player} lose[s] control of {object:EventObject}",
    GainsControl(hole("who"), hole("object", unless=This), lose=True),
)
event.phrase("{who:Player} gain[s] control of {object:EventObject}", GainsControl)
event.phrase("{object:This} transforms into ~", Transforms)
