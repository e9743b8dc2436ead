"""The declaration of attackers or blockers that obeys the most requirements, where restrictions need cases (CR 508.1d,
509.1c).

What is here: going through the cases that disobeyed restrictions leave, best first found kept. What is not: solving one
case (``required_attacks``, ``required_blocks``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from rulings.kernel.combat.company import Company, lacks
from rulings.kernel.state.effort import Bound, check
from rulings.kernel.state.ids import ObjectId

FORCED = 10**12
"""Reward for what a case demands; more than all requirements together."""

Declared = TypeVar("Declared", bound=Mapping[ObjectId, Any])
Problem = TypeVar("Problem")


@dataclass(frozen=True, slots=True)
class Case:
    """What is settled: creatures that take no part, and those that must."""

    out: frozenset[ObjectId] = frozenset()
    forced: frozenset[ObjectId] = frozenset()
    obeyed: frozenset[int] = frozenset()
    """Numbers of requirements that must be obeyed, of those that are settled by cases."""
    ignored: frozenset[int] = frozenset()
    """Numbers of requirements that earn nothing."""

    def with_or_without(self, one: ObjectId) -> "list[Case]":
        """Two cases: it takes no part, or it must."""
        return [self.without(one), self.with_(one)]

    def without(self, *these: ObjectId) -> "Case":
        """The case in which these take no part."""
        return replace(self, out=self.out | set(these))

    def with_(self, *these: ObjectId) -> "Case":
        """The case in which these must take part."""
        return replace(self, forced=self.forced | set(these))

    def obeying_or_not(self, requirement: int) -> "list[Case]":
        """Two cases: a requirement is obeyed, or it earns nothing."""
        return [
            replace(self, ignored=self.ignored | {requirement}),
            replace(self, obeyed=self.obeyed | {requirement}),
        ]


def best_by_cases(
    problem: Problem,
    nothing: Declared,
    solve: Callable[[Problem, Case], tuple[int, Declared] | None],
    split: Callable[[Problem, Case, Declared], list[Case] | None],
) -> Declared:
    """The declaration with the greatest reward of those that no case splits any further; else ``nothing``.

    Shape: each case needs a creature that may not attack or block as it likes; ``solve`` counts its own work.
    Raises: BoundError: there are more cases than are looked at.
    """
    best = (0, nothing)
    cases = [Case()]
    looked_at = 0
    while cases:
        case = cases.pop()
        looked_at += 1
        check(Bound.SEARCH, looked_at)
        solved = solve(problem, case)
        if solved is None or solved[0] <= best[0]:
            continue
        further = split(problem, case, solved[1])
        if further is None:
            best = solved
        else:
            cases += further
    return best[1]


def split_by_company(
    case: Case, declared: Mapping[ObjectId, Any], company: Mapping[ObjectId, Iterable[Company]]
) -> list[Case] | None:
    """The cases that a creature leaves which takes part without the others it needs; ``None``: all have them."""
    for one in declared:
        for needed in company.get(one, ()):
            if not lacks(needed, one, declared):
                continue
            others = [i for i in needed.others if i not in case.out and i not in declared and i != one]
            return [case.without(one), *(case.with_(one, other) for other in others)]
    return None
