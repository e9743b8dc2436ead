"""What returns as something else alone: "return it to the battlefield. It's an enchantment" (CR 205.1a, 614.1c).

What is here: card types that take the place of all others. What is not: types in addition (``becoming_more``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.changes.change import SetTypes
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.vocabulary import CardType, Zone
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_IN_A_SENTENCE = 1000
"""Wording of ``SetTypes`` that stands in a sentence of its own, and of an ``Entering`` that nothing else says."""
_ONLY = SetTypes((CardType.ENCHANTMENT,), in_addition=False, wording=_IN_A_SENTENCE)


def _returns_as(first: Effect) -> Effect | None:
    if not isinstance(first, ReturnTo | PutInto) or first.zone is not Zone.BATTLEFIELD:
        return None
    entering = first.entering or Entering(wording=_IN_A_SENTENCE)
    return replace(first, entering=replace(entering, changes=(_ONLY,))) if not entering.changes else None


def _undo_returns_as(node: Effect) -> Slots:
    if not isinstance(node, ReturnTo | PutInto) or node.entering is None:
        return None
    match node.entering.changes:
        case (SetTypes() as only,) if only == _ONLY and only.wording == _IN_A_SENTENCE:
            bare = None if node.entering.wording == _IN_A_SENTENCE else replace(node.entering, changes=())
            return {"first": replace(node, entering=bare)}
    return None


sentence.phrase("{first:Effect}. it's a enchantment.", _returns_as, _undo_returns_as, kind=Effect, is_transparent=True)
