"""Permanents tapped as an effect happens, as many as their player likes: that number is X (CR 107.3c, 608.2d).

What is here: "you may tap X untapped Myr you control. If you do, ...". What is not: X in a cost (``costs``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import AnyNumber, X
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_TAPPED = DoneThisWay("tapped")


def _changed(effect: Effect, old: Node, new: Node) -> Effect:
    changed = rewrite(effect, lambda node: new if node == old else node)
    assert isinstance(changed, Effect)
    return changed


def _tap_so_many(filter: Filter, then: Effect) -> IfDone | None:
    if not any(isinstance(one, X) for one in walk(then)):
        return None
    return IfDone(May(You(), Tap(Choose(filter, AnyNumber()))), _changed(then, X(), _TAPPED))


def _undo_tap_so_many(node: IfDone) -> Slots:
    match node:
        case IfDone(first=May(effect=Tap(what=Choose(filter=filter, amount=AnyNumber()))), then=Effect() as then):
            said = _changed(then, _TAPPED, X())
            return {"filter": filter, "then": said} if node == _tap_so_many(filter, said) else None
    return None


sentence.phrase(
    "you may tap X {filter:Filter@plural}. if you do, {then:Clauses}.",
    _tap_so_many,
    _undo_tap_so_many,
    kind=IfDone,
    carries={"may": "first"},
)
