"""The declaration of attackers that obeys the most requirements and every restriction (CR 508.1c, 508.1d).

What is here: finding it without trying all declarations. Requirements are rewards in a network from attackers to what
they attack; the restrictions that are no upper limits ("can't attack alone", "unless another also attacks", "can only
attack alone") are settled by cases. What is not: what the restrictions and requirements are (``attacking``).

日本語: 攻撃の強制と制限を最も多く満たす指定
"""

from dataclasses import dataclass, field

from rulings.kernel.assignment import Network
from rulings.kernel.company import Company, lacks
from rulings.kernel.ids import ObjectId, Recipient

_FORCED = 10_000
"""Reward for what a case demands; more than all requirements together."""
MOST_CASES = 200
"""So many cases of restrictions are looked at; each needs a creature that may not attack as it likes."""

Attacks = dict[ObjectId, Recipient]


@dataclass(slots=True)
class AttackProblem:
    """Attackers, what they can attack, and what binds them."""

    able: dict[ObjectId, list[Recipient]]
    """For each creature what it can attack without paying."""
    pairs: dict[tuple[ObjectId, Recipient], int] = field(default_factory=dict)
    """Requirements that one creature's attacking this obeys."""
    company: dict[ObjectId, list[Company]] = field(default_factory=dict)
    """Creatures that can't attack without others."""
    solitary: frozenset[ObjectId] = frozenset()
    """Creatures that can attack only alone."""
    most: int | None = None
    """How many creatures at most can attack."""
    most_against: dict[Recipient, int] = field(default_factory=dict)
    """How many at most can attack a player."""


@dataclass(frozen=True, slots=True)
class _Case:
    """What is settled: creatures that take no part, and those that must."""

    out: frozenset[ObjectId] = frozenset()
    forced: frozenset[ObjectId] = frozenset()


def most_required(problem: AttackProblem) -> Attacks:
    """The declaration that obeys the most requirements, with no more attackers than that needs."""
    best: tuple[int, Attacks] = (0, {})
    cases = [_Case()]
    for _ in range(MOST_CASES):
        if not cases:
            break
        case = cases.pop()
        solved = _solve(problem, case)
        if solved is None or solved[0] <= best[0]:
            continue
        split = _split(problem, case, solved[1])
        if split is None:
            best = solved
        else:
            cases += split
    return best[1]


def _split(problem: AttackProblem, case: _Case, attacks: Attacks) -> list[_Case] | None:
    """The cases that a disobeyed restriction leaves; ``None``: none is disobeyed."""
    if len(attacks) > 1 and (lone := next((i for i in attacks if i in problem.solitary), None)) is not None:
        alone = _Case(frozenset(problem.able) - {lone}, case.forced | {lone})
        return [_Case(case.out | {lone}, case.forced), alone]
    for attacker in attacks:
        for company in problem.company.get(attacker, ()):
            if not lacks(company, attacker, attacks):
                continue
            others = [i for i in company.others if i not in case.out and i not in attacks and i != attacker]
            return [
                _Case(case.out | {attacker}, case.forced),
                *(_Case(case.out, case.forced | {attacker, other}) for other in others),
            ]
    return None


def _solve(problem: AttackProblem, case: _Case) -> tuple[int, Attacks] | None:
    """The best declaration of a case, the company that creatures need left aside; ``None``: there is none."""
    useful = {i: whom for i, whom in problem.able.items() if i not in case.out and whom}
    if not case.forced <= set(useful):
        return None
    attacked = list(dict.fromkeys(whom for some in useful.values() for whom in some))
    names: list[object] = ["from", "limited", "to", *useful, *(("attacked", whom) for whom in attacked)]
    number = {name: n for n, name in enumerate(names)}
    network = Network(len(names))
    most = len(useful) if problem.most is None else min(problem.most, len(useful))
    network.connect(number["from"], number["limited"], most)
    edges: dict[tuple[ObjectId, Recipient], int] = {}
    for i, some in useful.items():
        network.connect(number["limited"], number[i], 1, _FORCED if i in case.forced else 0)
        for whom in some:
            reward = problem.pairs.get((i, whom), 0)
            edges[i, whom] = network.connect(number[i], number["attacked", whom], 1, reward)
    for whom in attacked:
        room = min(problem.most_against.get(whom, len(useful)), len(useful))
        if room:
            network.connect(number["attacked", whom], number["to"], room)
    reward = network.fill(number["from"], number["to"]) - len(case.forced) * _FORCED
    if reward < 0:
        return None
    return reward, {i: whom for (i, whom), edge in edges.items() if network.sent(edge)}
