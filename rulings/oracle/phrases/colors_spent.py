"""What colours of mana were spent says which of two effects happen, and spells and permanents of several colours.

What is here: "A if {R} was spent to cast this spell and B if {G} was spent to cast this spell", "that's both red
and white", "becomes all colors". What is not: one effect with its condition (``how_it_was_cast``).
"""

from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.changes.change import SetColors
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.life import GainLife
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Both
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import SharedVerb, change, qualifier, sentence
from rulings.oracle.holes import hole


def _is_about_mana(condition: Condition) -> bool:
    return isinstance(condition, Compare) and isinstance(condition.left, ManaSpent)


sentence.phrase(
    "{first:Clauses} if {one:Condition}<|,> and {second:Clauses} if {two:Condition}.",
    SharedVerb(
        (If(hole("one", where=_is_about_mana), hole("first")), If(hole("two", where=_is_about_mana), hole("second")))
    ),
)


sentence.phrase(
    "{source:Object} deal[s] {a:Amount} damage to {to:Recipient} if {one:Condition} and {b:Amount} damage to "
    "{other:Recipient} if {two:Condition}.",
    SharedVerb(
        (
            If(hole("one", where=_is_about_mana), DealDamage(hole("source"), hole("a"), hole("to"))),
            If(hole("two", where=_is_about_mana), DealDamage(hole("source"), hole("b"), hole("other"))),
        )
    ),
)


sentence.phrase(
    "{who:Subject} gain[s] {a:Amount} life if {one:Condition} and {b:Amount} life if {two:Condition}.",
    SharedVerb(
        (
            If(hole("one", where=_is_about_mana), GainLife(hole("who"), hole("a"))),
            If(hole("two", where=_is_about_mana), GainLife(hole("who"), hole("b"))),
        )
    ),
)

# Several colours.


qualifier.phrase(
    "that's both {first:Color} and {second:Color}", Both((IsColor(hole("first")), IsColor(hole("second"))))
)
change.phrase("become[s] all colors", SetColors, fixed={"colors": tuple(Color)})
change.phrase("become[s] {colors:Color+and} in addition to its other colors", SetColors, fixed={"in_addition": True})
