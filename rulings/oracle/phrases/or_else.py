"""What is done otherwise (CR 608.2c, 118.12).

What is here: "if C, A. Otherwise, B", "A if C. Otherwise, B". Where A is something that a player may do with a card, B
is for whoever does not do it, for whatever reason. What is not: "if you don't" (``choices``, ``left_undone``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions import Condition
from rulings.abilities.effects import Effect, If, IfDone, May, Sequence
from rulings.abilities.verbs.moving import PutInto
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_IF_BEHIND = "{then:Effect} if {condition:Condition}. otherwise, {otherwise:Clauses}."


def _is_offer(then: Effect) -> bool:
    """Whether A is "you may put it there": who does not has it put elsewhere."""
    only = then.effects[0] if isinstance(then, Clauses) and len(then.effects) == 1 else then
    return isinstance(only, May) and isinstance(only.effect, PutInto)


def _branches(condition: Condition, then: Effect, otherwise: Effect) -> If | None:
    return None if _is_offer(then) else If(condition, then, otherwise)


def _undo_branches(node: If) -> Slots:
    if node.otherwise is None or _is_offer(node.then):
        return None
    return {"condition": node.condition, "then": node.then, "otherwise": node.otherwise}


def _offer(condition: Condition, then: Effect, otherwise: Effect) -> IfDone | None:
    return IfDone(If(condition, then), Sequence(()), otherwise) if _is_offer(then) else None


def _offer_behind(condition: Condition, then: Effect, otherwise: Effect) -> IfDone | None:
    return IfDone(If(condition, then, wording=1), Sequence(()), otherwise) if _is_offer(then) else None


def _undo_offer(node: IfDone) -> Slots:
    match node:
        case IfDone(first=If(condition=condition, then=then, otherwise=None), otherwise=Effect() as otherwise):
            if node in (_offer(condition, then, otherwise), _offer_behind(condition, then, otherwise)):
                return {"condition": condition, "then": then, "otherwise": otherwise}
    return None


sentence.phrase(_IF_BEHIND, _branches, _undo_branches, kind=If)
sentence.phrase(_IF_BEHIND, _offer_behind, _undo_offer, kind=IfDone)
for _otherwise in ("otherwise", "if not"):
    _template = f"if {{condition:Condition}}, {{then:Clauses}}. {_otherwise}, {{otherwise:Clauses}}."
    sentence.phrase(_template, _branches, _undo_branches, kind=If)
    sentence.phrase(_template, _offer, _undo_offer, kind=IfDone)
