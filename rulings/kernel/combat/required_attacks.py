"""The declaration of attackers that obeys the most requirements and every restriction (CR 508.1c, 508.1d).

What is here: finding it without trying all declarations. Requirements are rewards in a network from attackers to what
they attack; the restrictions that are no upper limits ("can't attack alone", "unless another also attacks", "can only
attack alone") are settled by cases. What is not: what the restrictions and requirements are (``attacking``).

日本語: 攻撃の強制と制限を最も多く満たす指定
"""

from collections import Counter
from dataclasses import dataclass, field

from rulings.kernel.casting.costs.assignment import Network
from rulings.kernel.combat.by_cases import FORCED, Case, best_by_cases, split_by_company
from rulings.kernel.combat.company import Company
from rulings.kernel.combat.nested_groups import smallest_around
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId, Recipient

Attacks = dict[ObjectId, Recipient]


@dataclass(slots=True)
class AttackProblem:
    """Attackers, what they can attack, and what binds them."""

    able: dict[ObjectId, list[Recipient]]
    """For each creature what it can attack without paying."""
    pairs: dict[tuple[ObjectId, Recipient], int] = field(default_factory=dict)
    """Requirements that one creature's attacking this obeys."""
    by_any: list[frozenset[Recipient]] = field(default_factory=list)
    """Requirements that some creature attack one of these; nested groups (``nested_groups``)."""
    company: dict[ObjectId, list[Company]] = field(default_factory=dict)
    """Creatures that can't attack without others."""
    solitary: frozenset[ObjectId] = frozenset()
    """Creatures that can attack only alone."""
    most: int | None = None
    """How many creatures at most can attack."""
    most_against: dict[Recipient, int] = field(default_factory=dict)
    """How many at most can attack a player."""
    effort: Effort = field(default_factory=Effort)
    """Counts what the search costs."""


def most_required(problem: AttackProblem) -> Attacks:
    """The declaration that obeys the most requirements, with no more attackers than that needs."""
    return best_by_cases(problem, {}, _solve, _split)


def _split(problem: AttackProblem, case: Case, attacks: Attacks) -> list[Case] | None:
    """The cases that a disobeyed restriction leaves; ``None``: none is disobeyed."""
    if len(attacks) > 1 and (lone := next((i for i in attacks if i in problem.solitary), None)) is not None:
        return [case.without(lone), case.with_(lone).without(*(i for i in problem.able if i != lone))]
    return split_by_company(case, attacks, problem.company)


def _solve(problem: AttackProblem, case: Case) -> tuple[int, Attacks] | None:
    """The best declaration of a case, the company that creatures need left aside; ``None``: there is none."""
    useful = {i: whom for i, whom in problem.able.items() if i not in case.out and whom}
    if not case.forced <= set(useful):
        return None
    attacked = list(dict.fromkeys(whom for some in useful.values() for whom in some))
    groups = Counter(problem.by_any)
    names: list[object] = ["from", "limited", "to", *useful, *(("attacked", whom) for whom in attacked), *groups]
    number = {name: n for n, name in enumerate(names)}
    network = Network(len(names), problem.effort)
    most = len(useful) if problem.most is None else min(problem.most, len(useful))
    network.connect(number["from"], number["limited"], most)
    edges: dict[tuple[ObjectId, Recipient], int] = {}
    for i, some in useful.items():
        network.connect(number["limited"], number[i], 1, FORCED if i in case.forced else 0)
        for whom in some:
            reward = problem.pairs.get((i, whom), 0)
            edges[i, whom] = network.connect(number[i], number["attacked", whom], 1, reward)
    for whom in attacked:
        room = min(problem.most_against.get(whom, len(useful)), len(useful))
        if room:
            around = smallest_around(frozenset((whom,)), groups)
            network.connect(number["attacked", whom], number[around or "to"], room)
    for group, times in groups.items():
        beyond = number[smallest_around(group, groups, is_strict=True) or "to"]
        network.connect(number[group], beyond, 1, times)
        network.connect(number[group], beyond, len(useful))
    reward = network.fill(number["from"], number["to"]) - len(case.forced) * FORCED
    if reward < 0:
        return None
    return reward, {i: whom for (i, whom), edge in edges.items() if network.sent(edge)}
