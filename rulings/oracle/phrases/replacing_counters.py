"""Counters that an effect or a player would put, more or fewer of them (CR 614.16).

What is here: how many are put instead, twice as many or half. What is not: on what they would have been put
(``replacing``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.modifications import ScaleAmount
from rulings.abilities.references import Several
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

would_put = ORACLE.category("WouldPutCounters")


would_put.phrase("{who:Player} would get one or more counters", CountersPutOn(None, hole("who")))


would_put.phrase(
    "{who:Player} would put one or more counters on a {on:Filter@singular} or on yourself",
    CountersPutOn(None, Several((hole("on"), hole("who"))), hole("who")),
)

scaling = ORACLE.category("CounterScale")
for _times, _factor in (("twice that many", 2), ("three times that many", 3)):
    scaling.phrase(_times, ScaleAmount, fixed={"factor": _factor})
scaling.phrase("that many plus {plus:AmountOrNumeral}", ScaleAmount)
scaling.phrase("that many minus {minus:AmountOrNumeral}", ScaleAmount)

_ON = "it|them|that creature|that permanent|that permanent or player|that planeswalker|~|this creature|that player"
_ENDS = (
    f"put {{}} on <{_ON}>",
    f"it puts {{}} on <{_ON}>",
    f"{{}} are put on <{_ON}>",
    "it gets {}",
    "that player gets {}",
    f"they put {{}} on <{_ON}>",
    f"you put {{}} on <{_ON}>",
    "you get {}",
    "they get {}",
)


def _minus_one_of(event: CountersPutOn, minus: Amount, kind: str) -> Replacement | None:
    """ "That many -1/-1 counters minus one": the kind stands in the middle."""
    return Replacement(event=event, instead=ScaleAmount(minus=minus)) if event.kind == kind else None


def _undo_minus_one_of(node: Replacement) -> Slots:
    match node:
        case Replacement(
            event=CountersPutOn(kind=str() as kind) as event, instead=ScaleAmount(minus=Amount() as minus)
        ) if node == _minus_one_of(event, minus, kind):
            return {"event": event, "minus": minus, "kind": kind}
    return None


ability.phrase(
    "if {event:WouldPutCounters}, that many {kind:CounterKind} counters minus {minus:AmountOrNumeral} are put on it "
    "instead.",
    _minus_one_of,
    _undo_minus_one_of,
    kind=Replacement,
    carries={"instead": "instead"},
)


def _same_kind(event: CountersPutOn, instead: ScaleAmount, kind: str) -> Replacement | None:
    return Replacement(event=event, instead=instead) if event.kind == kind else None


def _undo_same_kind(node: Replacement) -> Slots:
    event = node.event
    if not isinstance(event, CountersPutOn) or event.kind is None:
        return None
    if node != Replacement(event=event, instead=node.instead):
        return None
    return {"event": event, "instead": node.instead, "kind": event.kind}


for _end in _ENDS:
    ability.phrase(
        f"if {{event:WouldPutCounters}}, {_end.format('{instead:CounterScale} {kind:CounterKind} counters')} instead.",
        _same_kind,
        _undo_same_kind,
        kind=Replacement,
        carries={"instead": "Replacement"},
    )
    for _word in ("plus", "minus"):

        def _more(event: CountersPutOn, kind: str, amount: Amount, word: str = _word) -> Replacement | None:
            scale = ScaleAmount(plus=amount) if word == "plus" else ScaleAmount(minus=amount)
            return Replacement(event=event, instead=scale) if event.kind == kind else None

        def _undo_more(node: Replacement, word: str = _word) -> Slots:
            event, scale = node.event, node.instead
            if not isinstance(event, CountersPutOn) or event.kind is None or not isinstance(scale, ScaleAmount):
                return None
            amount = scale.plus if word == "plus" else scale.minus
            if amount is None or node != _more(event, event.kind, amount, word):
                return None
            return {"event": event, "kind": event.kind, "amount": amount}

        _counters = f"that many {{kind:CounterKind}} counters {_word} {{amount:AmountOrNumeral}}"
        ability.phrase(
            f"if {{event:WouldPutCounters}}, {_end.format(_counters)} instead.",
            _more,
            _undo_more,
            kind=Replacement,
            carries={"instead": "instead", "that many": "instead"},
        )
    for _those in ("of those counters", "of each of those kinds of counters"):
        ability.phrase(
            f"if {{event:WouldPutCounters}}, {_end.format('{instead:CounterScale} ' + _those)} instead.",
            Replacement,
            carries={"instead": "instead", "each": "instead"},
        )
        for _rounded in ("up", "down"):
            ability.phrase(
                f"if {{event:WouldPutCounters}}, {_end.format('half that many ' + _those)} instead, rounded "
                f"{_rounded}.",
                Replacement,
                fixed={"instead": ScaleAmount(halved=_rounded)},
                carries={"instead": "instead", "each": "instead"},
            )
