"""Melding: the pair that is owned and controlled, exiled and melded (CR 701.42)."""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import AllHold, Condition, OwnsAndControls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.moving import Entering, ExileAndMeld
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import It, MeldPair, ObjectRef, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _pair(this: This, other: Filter) -> OwnsAndControls | None:
    return OwnsAndControls(MeldPair(this, other)) if other.kind is Kind.PERMANENT else None


def _attacking_pair(this: This, other: Filter) -> OwnsAndControls | None:
    return OwnsAndControls(MeldPair(this, other), attacking=True) if other.kind is Kind.PERMANENT else None


def _undo_pair(node: OwnsAndControls) -> Slots:
    return None if node.attacking else {"this": node.pair.this, "other": node.pair.other}


def _undo_attacking(node: OwnsAndControls) -> Slots:
    return {"this": node.pair.this, "other": node.pair.other} if node.attacking else None


condition.phrase(
    "you both own and control {this:This} and a {other:Filter@singular}", _pair, _undo_pair, kind=OwnsAndControls
)
condition.phrase(
    "{this:This} and a {other:Filter@singular} are attacking, and you both own and control them",
    _attacking_pair,
    _undo_attacking,
    kind=OwnsAndControls,
)


def _meld(pair: ObjectRef, result: str) -> ExileAndMeld | None:
    return ExileAndMeld(pair, result) if isinstance(pair, It) and pair.words == "them" else None


def _undo_meld(node: ExileAndMeld) -> Slots:
    return {"pair": node.pair, "result": node.result} if node.entering is None else None


effect.phrase("exile {pair:Object@plural}, then meld them into {result:CardName}", _meld, _undo_meld, kind=ExileAndMeld)

_ATTACKING = Entering(tapped=True, attacking=True)


def _meld_attacking(condition: Condition, pair: ObjectRef, result: str) -> If | None:
    is_pair = isinstance(pair, It) and pair.words == "them"
    return If(condition, ExileAndMeld(pair, result, _ATTACKING)) if is_pair else None


def _undo_meld_attacking(node: If) -> Slots:
    match node:
        case If(condition=condition, then=ExileAndMeld(pair=pair, result=result, entering=entering), otherwise=None):
            found = {"condition": condition, "pair": pair, "result": result}
            return found if entering == _ATTACKING else None
    return None


sentence.phrase(
    "if {condition:Condition}, exile {pair:Object@plural}, then meld them into {result:CardName}. it enters tapped and "
    "attacking.",
    _meld_attacking,
    _undo_meld_attacking,
    kind=If,
)


def _after_more(first: Condition, this: This, other: Filter) -> AllHold | None:
    pair = _pair(this, other)
    return AllHold((first, pair)) if pair is not None and not isinstance(first, AllHold) else None


def _undo_after_more(node: AllHold) -> Slots:
    match node.parts:
        case (first, OwnsAndControls(pair=pair, attacking=False)):
            return {"first": first, "this": pair.this, "other": pair.other}
    return None


condition.phrase(
    "{first:Condition} and you both own and control {this:This} and a {other:Filter@singular}",
    _after_more,
    _undo_after_more,
    kind=AllHold,
)
