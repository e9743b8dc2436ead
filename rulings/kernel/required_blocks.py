"""The declaration of blockers that obeys the most requirements and every restriction (CR 509.1b, 509.1c).

What is here: finding it without trying all declarations. Requirements are rewards in a network from blockers to
attackers; the few restrictions that are no upper limits ("two or more creatures", "can't block alone") are settled by
cases. What is not: what the restrictions and requirements are (``blocking``).

日本語: ブロックの強制と制限を最も多く満たす指定
"""

from dataclasses import dataclass, field

from rulings.kernel.assignment import Network
from rulings.kernel.by_cases import FORCED, Case, best_by_cases, split_by_company
from rulings.kernel.company import Company
from rulings.kernel.ids import ObjectId

Blocks = dict[ObjectId, tuple[ObjectId, ...]]


@dataclass(slots=True)
class BlockProblem:
    """Blockers, attackers, and what binds them."""

    able: dict[ObjectId, list[ObjectId]]
    """For each blocker the attackers that it can block without paying."""
    most: dict[ObjectId, int]
    """How many attackers each blocker may block."""
    own: dict[ObjectId, int] = field(default_factory=dict)
    """Requirements to block anything at all, for each blocker."""
    pairs: dict[tuple[ObjectId, ObjectId], int] = field(default_factory=dict)
    """Requirements that one creature's blocking one attacker obeys."""
    wanted: dict[ObjectId, list[frozenset[ObjectId]]] = field(default_factory=dict)
    """Requirements that an attacker be blocked: by any of which creatures."""
    least: dict[ObjectId, int] = field(default_factory=dict)
    """Attackers that only so many creatures together can block."""
    limit: dict[ObjectId, int] = field(default_factory=dict)
    """Attackers that no more than so many creatures can block."""
    company: dict[ObjectId, list[Company]] = field(default_factory=dict)
    """Blockers that can't block without others."""
    most_blockers: int | None = None
    """How many creatures at most can block together."""


def most_required(problem: BlockProblem) -> Blocks:
    """The declaration that obeys the most requirements, with no more blockers than that needs."""
    return best_by_cases(problem, {}, _solve, _split)


def _split(problem: BlockProblem, case: Case, blocks: Blocks) -> list[Case] | None:
    """The cases that a disobeyed restriction leaves; ``None``: none is disobeyed."""
    for attacker, least in problem.least.items():
        if 0 < sum(attacker in blocked for blocked in blocks.values()) < least:
            return case.with_or_without(attacker)
    if problem.most_blockers is not None and len(blocks) > problem.most_blockers:
        # One that blocks several may have passed by the limit (see ``_solve``): whether it blocks at all is settled.
        several = next(b for b in blocks if problem.most[b] > 1 and b not in case.forced)
        return case.with_or_without(several)
    return split_by_company(case, blocks, problem.company)


def _solve(problem: BlockProblem, case: Case) -> tuple[int, Blocks] | None:
    """The best declaration of a case, its restrictions with a least number left aside; ``None``: there is none."""
    useful = {b: _useful(problem, case, b) for b in problem.able if b not in case.out}
    blockers = [b for b, whom in useful.items() if whom]
    attackers = list(dict.fromkeys(a for b in blockers for a in useful[b]))
    if not case.forced <= {*blockers, *attackers}:
        return None
    gates = {(a, _gate(problem, a, b)): None for b in blockers for a in useful[b]}
    names: list[object] = ["from", "limited", "to", *blockers, *attackers, *gates]
    number = {name: n for n, name in enumerate(names)}
    network = Network(len(names))
    demanded = 0
    most = len(blockers) if problem.most_blockers is None else min(problem.most_blockers, len(blockers))
    network.connect(number["from"], number["limited"], most)
    for b in blockers:
        first = problem.own.get(b, 0) + (FORCED if b in case.forced else 0)
        demanded += b in case.forced
        network.connect(number["limited"], number[b], 1, first)
        if problem.most[b] > 1:
            network.connect(number["from"], number[b], min(problem.most[b], len(attackers)) - 1)
    edges: dict[tuple[ObjectId, ObjectId], int] = {}
    for b in blockers:
        for a in useful[b]:
            gate = number[(a, _gate(problem, a, b))]
            edges[b, a] = network.connect(number[b], gate, 1, problem.pairs.get((b, a), 0))
    for a, kind in gates:
        if kind:
            network.connect(number[(a, kind)], number[a], 1, len(kind))
        network.connect(number[(a, kind)], number[a], len(blockers))
    for a in attackers:
        room = min(problem.limit.get(a, len(blockers)), len(blockers))
        needed = min(problem.least.get(a, 1), room) if a in case.forced else 0
        if a in case.forced and needed < problem.least.get(a, 1):
            return None
        demanded += needed
        if needed:
            network.connect(number[a], number["to"], needed, FORCED)
        if room > needed:
            network.connect(number[a], number["to"], room - needed)
    reward = network.fill(number["from"], number["to"]) - demanded * FORCED
    if reward < 0:
        return None
    blocks: Blocks = {}
    for (b, a), edge in edges.items():
        if network.sent(edge):
            blocks[b] = (*blocks.get(b, ()), a)
    return reward, blocks


def _useful(problem: BlockProblem, case: Case, blocker: ObjectId) -> list[ObjectId]:
    """The attackers that this blocker might block for a requirement's sake, or as another's company.

    Of attackers that nothing tells apart one is enough.
    """
    found: list[ObjectId] = []
    has_plain = False
    is_any = blocker in problem.own or any(problem.company.values()) or blocker in case.forced
    for a in problem.able[blocker]:
        if a in case.out:
            continue
        if (blocker, a) in problem.pairs or _gate(problem, a, blocker) or a in problem.least:
            found.append(a)
        elif is_any and (a in problem.limit or not has_plain):
            found.append(a)
            has_plain = has_plain or a not in problem.limit
    return found


def _gate(problem: BlockProblem, attacker: ObjectId, blocker: ObjectId) -> tuple[int, ...]:
    """Which requirements that the attacker be blocked this blocker would obey."""
    return tuple(n for n, by in enumerate(problem.wanted.get(attacker, [])) if blocker in by)
