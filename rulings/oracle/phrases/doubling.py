"""Doubling and tripling: power, toughness, counters (CR 701.10, 701.11).

What is not here: doubled life totals (``life_and_damage``), doubled damage (``replacing``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.durations import Duration
from rulings.abilities.effects.counters import DoubleCounters
from rulings.abilities.effects.permanents import MultiplyPT
from rulings.abilities.effects.repeating import Repeat
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_FACTORS = {"double": 2, "triple": 3}
_STATS = {
    "power": {"power": True, "toughness": False},
    "toughness": {"power": False, "toughness": True},
    "power and toughness": {"power": True, "toughness": True},
}

for _verb, _factor in _FACTORS.items():
    for _words, _fields in _STATS.items():
        _fixed = {"factor": _factor, **_fields}
        effect.phrase(f"{_verb} {{what:Object's}} {_words} {{duration:Duration}}", MultiplyPT, fixed=_fixed)
        effect.phrase(f"{_verb} the {_words} of {{what:Object}} {{duration:Duration}}", MultiplyPT, fixed=_fixed)
        effect.phrase(f"{{duration:Duration}}, {_verb} {{what:Object's}} {_words}", MultiplyPT, fixed=_fixed)


def _times(what: ObjectRef, times: Amount, duration: Duration) -> Repeat:
    return Repeat(MultiplyPT(what, 2, duration), times)


def _undo_times(node: Repeat) -> Slots:
    match node:
        case Repeat(effect=MultiplyPT(what=what, duration=duration), times=Amount() as times):
            found = {"what": what, "times": times, "duration": duration}
            return found if node == _times(what, times, duration) else None
    return None


effect.phrase("{duration:Duration}, double {what:Object's} power {times:TimesWord}", _times, _undo_times, kind=Repeat)

# Counters (CR 701.10e).

effect.phrase("double the number of {kind:CounterKind} counters on {on:Recipient}", DoubleCounters)
effect.phrase(
    "double the number of each kind of counter on {on:Recipient}",
    DoubleCounters,
    fixed={"kind": None},
    carries={"each": "kind"},
)
