"""Doubling and tripling: power, toughness, counters (CR 701.10, 701.11).

What is not here: doubled life totals (``life_and_damage``), doubled damage (``replacing``).
"""

from rulings.abilities.effects.counters import DoubleCounters
from rulings.abilities.effects.permanents import MultiplyPT
from rulings.abilities.effects.repeating import Repeat
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

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


effect.phrase(
    "{duration:Duration}, double {what:Object's} power {times:TimesWord}",
    Repeat(MultiplyPT(hole("what"), 2, hole("duration")), hole("times")),
)

# Counters (CR 701.10e).

effect.phrase("double the number of {kind:CounterKind} counters on {on:Recipient}", DoubleCounters)
effect.phrase(
    "double the number of each kind of counter on {on:Recipient}",
    DoubleCounters,
    fixed={"kind": None},
    carries={"each": "kind"},
)
