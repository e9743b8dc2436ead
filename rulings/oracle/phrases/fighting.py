"""Creatures that fight each other, and damage that creatures deal to themselves (CR 701.14, 120.1).

What is here: "those creatures fight each other", "each creature deals damage to itself equal to its power". What is
not: a fight of two that are named (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.references import Antecedent, Every, It, ObjectRef, Target
from rulings.abilities.vocabulary import Stat
from rulings.oracle.binding.described import FIRST, SECOND
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _each_other() -> Fight:
    return Fight(It(FIRST), It(SECOND))


for _words in ("those creatures", "the chosen creatures"):
    effect.phrase(
        f"{_words} fight each other",
        _each_other,
        lambda node: {} if node == _each_other() else None,
        kind=Fight,
        carries={"each": "first", "other": "second"},
    )

_EACH = Antecedent("each")


def _to_itself(each: ObjectRef) -> ForEach | None:
    if not isinstance(each, Every | Target):
        return None
    return ForEach(each, DealDamage(_EACH, StatOf(Stat.POWER, _EACH), _EACH))


effect.phrase(
    "{each:Object} deal[s] damage to itself equal to its power",
    _to_itself,
    lambda node: {"each": node.over} if node == _to_itself(node.over) else None,
    kind=ForEach,
)
