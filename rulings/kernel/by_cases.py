"""The declaration of attackers or blockers that obeys the most requirements, where restrictions need cases (CR 508.1d,
509.1c).

What is here: going through the cases that disobeyed restrictions leave, best first found kept. What is not: solving one
case (``required_attacks``, ``required_blocks``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from rulings.kernel.company import Company, lacks
from rulings.kernel.ids import ObjectId

FORCED = 10_000
"""Reward for what a case demands; more than all requirements together."""
MOST_CASES = 200
"""So many cases of restrictions are looked at; each needs a creature that may not attack or block as it likes."""

Declared = TypeVar("Declared", bound=Mapping[ObjectId, Any])
Problem = TypeVar("Problem")


@dataclass(frozen=True, slots=True)
class Case:
    """What is settled: creatures that take no part, and those that must."""

    out: frozenset[ObjectId] = frozenset()
    forced: frozenset[ObjectId] = frozenset()

    def with_or_without(self, one: ObjectId) -> "list[Case]":
        """Two cases: it takes no part, or it must."""
        return [Case(self.out | {one}, self.forced), Case(self.out, self.forced | {one})]


def best_by_cases(
    problem: Problem,
    nothing: Declared,
    solve: Callable[[Problem, Case], tuple[int, Declared] | None],
    split: Callable[[Problem, Case, Declared], list[Case] | None],
) -> Declared:
    """The declaration with the greatest reward of those that no case splits any further; else ``nothing``."""
    best = (0, nothing)
    cases = [Case()]
    for _ in range(MOST_CASES):
        if not cases:
            break
        case = cases.pop()
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
            return [
                Case(case.out | {one}, case.forced),
                *(Case(case.out, case.forced | {one, other}) for other in others),
            ]
    return None
