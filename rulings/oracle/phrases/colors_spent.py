"""What colours of mana were spent says which of two effects happen, and spells and permanents of several colours.

What is here: "A if {R} was spent to cast this spell and B if {G} was spent to cast this spell", "that's both red
and white", "becomes all colors". What is not: one effect with its condition (``how_it_was_cast``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.changes.change import SetColors
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.life import GainLife
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Both
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import SharedVerb, change, qualifier, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _is_about_mana(condition: Condition) -> bool:
    return isinstance(condition, Compare) and isinstance(condition.left, ManaSpent)


def _two(first: Effect, one: Condition, second: Effect, two: Condition) -> SharedVerb | None:
    if not _is_about_mana(one) or not _is_about_mana(two):
        return None
    return SharedVerb((If(one, first), If(two, second)))


def _parts(node: SharedVerb) -> dict[str, Value] | None:
    match node.effects:
        case (If(condition=one, then=first, otherwise=None), If(condition=two, then=second, otherwise=None)):
            return {"first": first, "one": one, "second": second, "two": two}
    return None


sentence.phrase(
    "{first:Clauses} if {one:Condition}<|,> and {second:Clauses} if {two:Condition}.", _two, _parts, kind=SharedVerb
)


def _two_damages(
    source: ObjectRef, a: Amount, to: ObjectRef, one: Condition, b: Amount, other: ObjectRef, two: Condition
) -> SharedVerb | None:
    return _two(DealDamage(source, a, to), one, DealDamage(source, b, other), two)


def _undo_two_damages(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            If(condition=one, then=DealDamage(source=source, amount=a, to=to)),
            If(condition=two, then=DealDamage(amount=b, to=other)),
        ):
            return {"source": source, "a": a, "to": to, "one": one, "b": b, "other": other, "two": two}
    return None


sentence.phrase(
    "{source:Object} deal[s] {a:Amount} damage to {to:Recipient} if {one:Condition} and {b:Amount} damage to "
    "{other:Recipient} if {two:Condition}.",
    _two_damages,
    _undo_two_damages,
    kind=SharedVerb,
)


def _two_gains(who: PlayerRef, a: Amount, one: Condition, b: Amount, two: Condition) -> SharedVerb | None:
    return _two(GainLife(who, a), one, GainLife(who, b), two)


def _undo_two_gains(node: SharedVerb) -> Slots:
    match node.effects:
        case (If(condition=one, then=GainLife(who=who, amount=a)), If(condition=two, then=GainLife(amount=b))):
            return {"who": who, "a": a, "one": one, "b": b, "two": two}
    return None


sentence.phrase(
    "{who:Subject} gain[s] {a:Amount} life if {one:Condition} and {b:Amount} life if {two:Condition}.",
    _two_gains,
    _undo_two_gains,
    kind=SharedVerb,
)

# Several colours.


def _both(first: Color, second: Color) -> Both:
    return Both((IsColor(first), IsColor(second)))


def _undo_both(node: Both) -> Slots:
    match node.parts:
        case (IsColor(color=first), IsColor(color=second)):
            return {"first": first, "second": second}
    return None


qualifier.phrase("that's both {first:Color} and {second:Color}", _both, _undo_both, kind=Both)
change.phrase("become[s] all colors", SetColors, fixed={"colors": tuple(Color)})
change.phrase("become[s] {colors:Color+and} in addition to its other colors", SetColors, fixed={"in_addition": True})
