"""The declaration of blockers that obeys the most requirements and every restriction (CR 509.1b, 509.1c).

What is here: finding it without trying all declarations. Requirements are rewards in a network from blockers to
attackers; the few restrictions that are no upper limits ("two or more creatures", "can't block alone") are settled by
cases. What is not: what the restrictions and requirements are (``blocking``).

日本語: ブロックの強制と制限を最も多く満たす指定
"""

from dataclasses import dataclass, field

from rulings.kernel.casting.costs.assignment import Network
from rulings.kernel.combat.by_cases import FORCED, Case, best_by_cases, split_by_company
from rulings.kernel.combat.company import Company
from rulings.kernel.combat.nested_groups import smallest_around
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId

Blocks = dict[ObjectId, tuple[ObjectId, ...]]


@dataclass(frozen=True, slots=True)
class ByNumber:
    """A requirement that an attacker be blocked "by two or more creatures" or "by exactly one creature"."""

    attacker: ObjectId
    """Which attacker."""
    least: int
    """By so many at least."""
    most: int | None = None
    """By so many at most."""

    def is_obeyed(self, blockers: int) -> bool:
        """Whether so many blockers obey it."""
        return blockers >= max(self.least, 1) and (self.most is None or blockers <= self.most)


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
    any_of: dict[ObjectId, list[frozenset[ObjectId]]] = field(default_factory=dict)
    """Requirements that a creature that can block several block any one of these; nested groups."""
    wanted: dict[ObjectId, list[frozenset[ObjectId]]] = field(default_factory=dict)
    """Requirements that an attacker be blocked: by any of which creatures; nested groups (``nested_groups``)."""
    by_number: list[ByNumber] = field(default_factory=list)
    """Requirements that an attacker be blocked by so many creatures."""
    least: dict[ObjectId, int] = field(default_factory=dict)
    """Attackers that only so many creatures together can block."""
    limit: dict[ObjectId, int] = field(default_factory=dict)
    """Attackers that no more than so many creatures can block."""
    company: dict[ObjectId, list[Company]] = field(default_factory=dict)
    """Blockers that can't block without others."""
    most_blockers: int | None = None
    """How many creatures at most can block together."""
    effort: Effort = field(default_factory=Effort)
    """Counts what the search costs."""


def most_required(problem: BlockProblem) -> Blocks:
    """The declaration that obeys the most requirements, with no more blockers than that needs."""
    return best_by_cases(problem, {}, _solve, _split)


def _split(problem: BlockProblem, case: Case, blocks: Blocks) -> list[Case] | None:
    """The cases that a disobeyed restriction leaves; ``None``: none is disobeyed."""
    for attacker, least in problem.least.items():
        if 0 < sum(attacker in blocked for blocked in blocks.values()) < least:
            return case.with_or_without(attacker)
    for n, required in enumerate(problem.by_number):
        number = sum(required.attacker in blocked for blocked in blocks.values())
        # Until it is settled, any blocker seems to obey it (see ``_solve``).
        if number and n not in case.obeyed | case.ignored and not required.is_obeyed(number):
            return case.obeying_or_not(n)
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
    obeyed = [problem.by_number[n] for n in case.obeyed]
    forced = case.forced | {one.attacker for one in obeyed}
    if not forced <= {*blockers, *attackers}:
        return None
    gates = [(a, group) for a in attackers for group in dict.fromkeys(problem.wanted.get(a, ()))]
    choices = [(b, group) for b in blockers for group in dict.fromkeys(problem.any_of.get(b, ()))]
    names: list[object] = ["from", "limited", "to", *blockers, *attackers, *gates, *choices]
    number = {name: n for n, name in enumerate(names)}
    network = Network(len(names), problem.effort)
    demanded = 0
    most = len(blockers) if problem.most_blockers is None else min(problem.most_blockers, len(blockers))
    network.connect(number["from"], number["limited"], most)
    for b in blockers:
        first = problem.own.get(b, 0) + (FORCED if b in forced else 0)
        demanded += b in forced
        network.connect(number["limited"], number[b], 1, first)
        if problem.most[b] > 1:
            network.connect(number["from"], number[b], min(problem.most[b], len(attackers)) - 1)
    edges: dict[tuple[ObjectId, ObjectId], int] = {}
    for b in blockers:
        for a in useful[b]:
            start, end = number[_branch(b, a, problem.any_of)], number[_branch(a, b, problem.wanted)]
            edges[b, a] = network.connect(start, end, 1, problem.pairs.get((b, a), 0))
    for a, group in gates:
        beyond = number[_branch(a, group, problem.wanted)]
        network.connect(number[a, group], beyond, 1, problem.wanted[a].count(group))
        network.connect(number[a, group], beyond, len(blockers))
    for b, group in choices:
        before = number[_branch(b, group, problem.any_of)]
        network.connect(before, number[b, group], 1, problem.any_of[b].count(group))
        network.connect(before, number[b, group], len(attackers))
    for a in attackers:
        mine = [one for one in obeyed if one.attacker == a]
        limits = [problem.limit.get(a), *(one.most for one in mine), len(blockers)]
        room = min(limit for limit in limits if limit is not None)
        least = max([problem.least.get(a, 1), *(one.least for one in mine)])
        needed = least if a in forced else 0
        if needed > room:
            return None
        demanded += needed
        if needed:
            network.connect(number[a], number["to"], needed, FORCED)
        elif room and (hoped := _unsettled(problem, case, a)):
            network.connect(number[a], number["to"], 1, hoped)
            room -= 1
        if room > needed:
            network.connect(number[a], number["to"], room - needed)
    reward = network.fill(number["from"], number["to"]) - demanded * FORCED
    if reward < 0:
        return None
    reward += len(obeyed) + sum(_unsettled(problem, case, a) for a in forced)
    blocks: Blocks = {}
    for (b, a), edge in edges.items():
        if network.sent(edge):
            blocks[b] = (*blocks.get(b, ()), a)
    return reward, blocks


def _unsettled(problem: BlockProblem, case: Case, attacker: ObjectId) -> int:
    """How many requirements by number an attacker has that the case does not settle."""
    settled = case.obeyed | case.ignored
    return sum(one.attacker == attacker for n, one in enumerate(problem.by_number) if n not in settled)


def _useful(problem: BlockProblem, case: Case, blocker: ObjectId) -> list[ObjectId]:
    """The attackers that this blocker might block for a requirement's sake, or as another's company.

    Of attackers that nothing tells apart one is enough.
    """
    found: list[ObjectId] = []
    has_plain = False
    is_any = blocker in problem.own or any(problem.company.values()) or blocker in case.forced
    numbered = {one.attacker for one in problem.by_number}
    for a in problem.able[blocker]:
        if a in case.out:
            continue
        is_wanted = any(blocker in by for by in problem.wanted.get(a, ()))
        is_wanted |= any(a in group for group in problem.any_of.get(blocker, ()))
        if (blocker, a) in problem.pairs or is_wanted or a in problem.least or a in numbered:
            found.append(a)
        elif is_any and (a in problem.limit or not has_plain):
            found.append(a)
            has_plain = has_plain or a not in problem.limit
    return found


def _branch(
    one: ObjectId, inner: ObjectId | frozenset[ObjectId], groups: dict[ObjectId, list[frozenset[ObjectId]]]
) -> object:
    """The node of a creature's network next to another creature, or to one of its groups: the smallest group around it,
    or the creature itself."""
    is_group = isinstance(inner, frozenset)
    within = inner if isinstance(inner, frozenset) else frozenset((inner,))
    around = smallest_around(within, groups.get(one, ()), is_strict=is_group)
    return one if around is None else (one, around)
