""" "The difference": of the two numbers that the condition of the same sentence compares.

What is here: which condition that is. What is not: differences whose numbers are named (``numbers_of_life``).
"""

from dataclasses import replace
from typing import TypeVar

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.arithmetic import Difference, TheDifference
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.effects.conditional import If
from rulings.abilities.node import Node, rewrite, walk
from rulings.oracle.binding.binder import UnboundError

N = TypeVar("N", bound=Node)


def with_differences(ability: N) -> N:
    """The ability with the numbers in place of the word.

    Raises: UnboundError: no condition around it compares two numbers.
    """
    if not _speaks_of_it(ability):
        return ability
    filled = rewrite(rewrite(ability, _of_if), _of_trigger)
    if _speaks_of_it(filled):
        raise UnboundError("the difference")
    return filled


def _speaks_of_it(node: Node) -> bool:
    return any(isinstance(one, TheDifference) for one in walk(node))


def _of_if(node: Node) -> Node:
    return replace(node, then=_filled(node.then, node.condition)) if isinstance(node, If) else node


def _of_trigger(node: Node) -> Node:
    if isinstance(node, TriggeredAbility) and node.condition is not None:
        return replace(node, effect=_filled(node.effect, node.condition))
    return node


def _filled(effect: N, condition: Condition) -> N:
    if not isinstance(condition, Compare):
        return effect
    found = Difference(condition.left, condition.right)
    return rewrite(effect, lambda one: found if isinstance(one, TheDifference) else one)
