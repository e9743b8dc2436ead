"""Putting, moving and removing counters (CR 122)."""

from rulings.abilities.amounts.amount import AllOf, Amount, Fixed, WhereX, X
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.effects.counters import (
    DoubleCounters,
    GetEnergy,
    MoveCounters,
    PutCounters,
    PutItsCounters,
    RemoveCounters,
    RemoveThoseCounters,
)
from rulings.abilities.players import PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Target
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.numbers import declare

_PLAYERS_COUNTERS = ("poison", "energy", "experience", "rad", "ticket")
_ALL: dict[str, Value] = {"amount": AllOf()}

# Players have counters of few kinds: "them" are no players where it is another.
effect.phrase(
    "{who:Subject} remove[s] all {kind:CounterKind} counters from {source:Recipient}",
    RemoveCounters(hole("who"), AllOf(), hole("kind"), hole("source")),
    where=lambda kind, source: not (isinstance(source, PlayerRef) and kind not in _PLAYERS_COUNTERS),
)
effect.phrase(
    "{who:Subject} remove[s] all counters from {source:Recipient}",
    RemoveCounters,
    fixed={"amount": AllOf(), "kind": None},
)
effect.phrase("{who:Subject} get[s] {amount:EnergySymbols}", GetEnergy)
effect.phrase(
    "{who:Subject} put[s] a number of {kind:CounterKind} counters on {on:Recipient} equal to {amount:Quantity}",
    PutCounters,
)
effect.phrase("double the number of {kind:CounterKind} counters on {on:Recipient}", DoubleCounters)
effect.phrase(
    "double the number of each kind of counter on {on:Recipient}",
    DoubleCounters,
    fixed={"kind": None},
    carries={"each": "kind"},
)
effect.phrase("{who:Subject} get[s] {amount:Amount} {E}", GetEnergy)
declare(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient}",
    PutCounters,
    "who",
    "kind",
    "on",
)
effect.phrase(
    "{who:Subject} get[s] {amount:EnergySymbols} for each {times:CountedSingly}",
    GetEnergy(hole("who"), Times(hole("amount", Fixed).value, hole("times"))),
    carries={"each": "amount"},
)
effect.phrase("{who:Subject} get[s] a amount of {E} equal to {amount:Quantity}", GetEnergy)
_ANY_KIND: dict[str, Value] = {"kind": None}
effect.phrase(
    "move {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Object} onto {to:Object}", MoveCounters
)
effect.phrase(
    "move {amount:Amount} counter(s:amount) from {source:Object} onto {to:Object}", MoveCounters, fixed=_ANY_KIND
)
effect.phrase("move all {kind:CounterKind} counters from {source:Object} onto {to:Object}", MoveCounters, fixed=_ALL)
effect.phrase("move all counters from {source:Object} onto {to:Object}", MoveCounters, fixed={**_ALL, **_ANY_KIND})
players_counter = ORACLE.category("PlayersCounter")
players_counter.words({kind: kind for kind in ("poison", "experience", "rad")})
effect.phrase(
    "{player:Player} get[s] {amount:Amount} {kind:PlayersCounter} counter(s:amount)",
    PutCounters(hole("player"), hole("amount"), hole("kind"), hole("player")),
)
effect.phrase(
    "{player:Player} lose[s] all {kind:PlayersCounter} counters",
    RemoveCounters(hole("player"), AllOf(), hole("kind"), hole("player")),
)
entering_counters = ORACLE.category("EnteringCounters")
"""Counters with which something enters: a ``PutCounters`` on what enters."""


def _counters(amount: Amount, kind: str) -> PutCounters:
    return PutCounters(You(), amount, kind, Antecedent("entering"))


def _an_x(value: Amount) -> X:
    """What stands for the value."""
    return X()


def _undo_counters(node: PutCounters) -> Slots:
    """What is multiplied or found by a value is said in more words, though "twice X" may be read."""
    if node != _counters(node.amount, node.kind) or isinstance(node.amount, Times | WhereX):
        return None
    return {"amount": node.amount, "kind": node.kind}


for _pronoun in ("it", "them", "him", "her"):
    for _more in ("", "additional "):
        _words = f"{{amount:Amount}} {_more}{{kind:CounterKind}} counter(s:amount) on {_pronoun}"
        # What is multiplied is said in more words, though it may be read so.
        entering_counters.phrase(_words, _counters, _undo_counters, kind=PutCounters)
        entering_counters.phrase(
            f"{_words} for each {{times:CountedSingly}}",
            _counters(Times(hole("amount", Fixed).value, hole("times")), hole("kind")),
            carries={"each": "amount"},
        )
        entering_counters.phrase(
            f"{_words}, where X is {{value:Quantity}}",
            _counters(WhereX(hole("value")), hole("kind")),
            also={"amount": worked_out(_an_x, hole("value"))},
        )
    entering_counters.phrase(
        f"a number of {{kind:CounterKind}} counters on {_pronoun} equal to {{amount:Quantity}}",
        _counters(hole("amount"), hole("kind")),
    )
effect.phrase("put {of:Object's} counters on {on:Object}", PutItsCounters)
for _words in ("remove those counters", "remove all of them", "remove them all"):
    # Said of the bound one too, whose kind is known.
    effect.phrase(_words, RemoveThoseCounters, lambda node: {}, kind=RemoveThoseCounters)
effect.phrase(
    "{who:Subject} put[s] a {kind:CounterKind} counter on target {filter:Filter@singular} of their choice",
    PutCounters(hole("who"), Fixed(1), hole("kind"), Target(hole("filter"), chooser=ThatPlayer())),
)
effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient}", PutCounters
)
effect.phrase(
    "{who:Subject} remove[s] {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Recipient}",
    RemoveCounters,
)
effect.phrase(
    "{who:Subject} remove[s] {amount:Amount} counter(s) from {source:Recipient}", RemoveCounters, fixed={"kind": None}
)
effect.phrase(
    "{who:Subject} put[s] another {kind:CounterKind} counter on {on:Recipient}",
    PutCounters(hole("who"), Fixed(1), hole("kind"), hole("on")),
    carries={"another": "amount"},
)
effect.phrase(
    "{who:Subject} distribute[s] {amount:Amount} {kind:CounterKind} counter(s:amount) among {on:Recipient}",
    PutCounters,
    fixed={"distributed": True},
)
