"""Requirements and restrictions of combat, weighed against each other (CR 508.1d, 509.1c)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.kernel.combat import required_attacks
from rulings.kernel.combat.company import Company, lacks
from rulings.kernel.combat.nested_groups import are_nested
from rulings.kernel.combat.required_attacks import AttackProblem, Attacks
from rulings.kernel.combat.required_blocks import BlockProblem, Blocks, ByNumber, most_required
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from tests.kernel.playing import assert_right, attack, block, card, life, there, to

LURE = card("Alluring Bear | {G} | Creature - Bear | 2/2 | All creatures able to block this creature do so.")
PRIZE = card("Prize Boar | {G} | Creature - Boar | 3/3 | This creature must be blocked if able.")
HERDED = card(
    "Timid Goblin | {R} | Creature - Goblin | 1/1 | "
    "This creature can't attack alone.\\nThis creature attacks each combat if able."
)
PAIR = card("Looming Ox | {2}{G} | Creature - Ox | 3/3 | Menace\\nThis creature must be blocked if able.")


def test_many_creatures_all_block_what_lures_them__509_1c() -> None:
    """Twenty-five different creatures: more declarations than could be tried one by one."""
    assert_right(
        LURE,
        a={"battlefield": ["Alluring Bear", "Large Bear*4"]},
        b={"battlefield": ["Plain Bear*5", "Small Elf*5", "Large Bear*5", "Quick Bear*5"]},
        script=[attack("Alluring Bear", "Large Bear", "Large Bear", "Large Bear", "Large Bear"), to("combat_damage")],
        expect=[life("B", 4), there("graveyard", "Alluring Bear", 1, "A")],
    )


def test_a_lone_blocker_obeys_either_of_two_requirements__509_1c() -> None:
    for blocked, unblocked in (("Prize Boar", 2), ("Alluring Bear", 3)):
        assert_right(
            LURE,
            PRIZE,
            a={"battlefield": ["Prize Boar", "Alluring Bear"]},
            b={"battlefield": ["Plain Bear"]},
            script=[attack("Prize Boar", "Alluring Bear"), block(Plain_Bear=blocked), to("combat_damage")],
            expect=[life("B", 20 - unblocked)],
        )


def test_menace_with_one_possible_blocker_requires_nothing__509_1c() -> None:
    assert_right(
        PAIR,
        a={"battlefield": ["Looming Ox"]},
        b={"battlefield": ["Plain Bear"]},
        script=[attack("Looming Ox"), to("combat_damage")],
        expect=[life("B", 17)],
    )


def test_menace_with_two_possible_blockers_takes_both__509_1c() -> None:
    assert_right(
        PAIR,
        a={"battlefield": ["Looming Ox"]},
        b={"battlefield": ["Plain Bear", "Small Elf"]},
        script=[attack("Looming Ox"), to("combat_damage")],
        expect=[life("B", 20), there("graveyard", "Looming Ox", 1)],
    )


def test_what_must_attack_but_not_alone_takes_company__508_1d() -> None:
    """Attacking with both obeys the restriction and the requirement; so does no other declaration."""
    assert_right(
        HERDED,
        a={"battlefield": ["Timid Goblin", "Plain Bear"]},
        script=[to("main2")],
        expect=[life("B", 17)],
    )
    assert_right(HERDED, a={"battlefield": ["Timid Goblin"]}, script=[to("main2")], expect=[life("B", 20)])


# The solver against trying everything.


def declarations(problem: BlockProblem) -> Iterator[Blocks]:
    """Every declaration that obeys the restrictions."""
    blockers = list(problem.able)
    ways = [
        [pick for number in range(problem.most[b] + 1) for pick in combinations(problem.able[b], number)]
        for b in blockers
    ]
    for picks in product(*ways):
        blocks: Blocks = {b: pick for b, pick in zip(blockers, picks, strict=True) if pick}
        count = Counter(a for pick in picks for a in pick)
        if problem.most_blockers is not None and len(blocks) > problem.most_blockers:
            continue
        if any(number < problem.least.get(a, 1) for a, number in count.items()):
            continue
        if any(number > problem.limit.get(a, 99) for a, number in count.items()):
            continue
        if any(lacks(one, b, blocks) for b in blocks for one in problem.company.get(b, ())):
            continue
        yield blocks


def obeyed(problem: BlockProblem, blocks: Blocks) -> int:
    total = sum(problem.own.get(b, 0) for b in blocks)
    total += sum(problem.pairs.get((b, a), 0) for b, whom in blocks.items() for a in whom)
    for attacker, wanted in problem.wanted.items():
        mine = {b for b, whom in blocks.items() if attacker in whom}
        total += sum(bool(mine & by) for by in wanted)
    for b, groups in problem.any_of.items():
        total += sum(bool(group & set(blocks.get(b, ()))) for group in groups)
    for one in problem.by_number:
        number = sum(one.attacker in whom for whom in blocks.values())
        total += number > 0 and number >= one.least and (one.most is None or number <= one.most)
    return total


def nested(creatures: list[ObjectId]) -> st.SearchStrategy[list[frozenset[ObjectId]]]:
    """Groups of which any two lie one within the other or share nothing."""
    some = st.lists(st.sampled_from(creatures), unique=True, min_size=1).map(frozenset)
    return st.lists(some, max_size=3).filter(are_nested)


def companies(creatures: list[ObjectId]) -> st.SearchStrategy[Company]:
    return st.builds(Company, st.lists(st.sampled_from(creatures), unique=True).map(frozenset), st.integers(1, 2))


@st.composite
def problems(draw: st.DrawFn) -> BlockProblem:
    blockers = [ObjectId(n) for n in range(1, draw(st.integers(1, 4)) + 1)]
    attackers = [ObjectId(n) for n in range(11, draw(st.integers(1, 3)) + 11)]
    most = {b: draw(st.integers(1, 2)) for b in blockers}
    by_number = st.builds(ByNumber, st.sampled_from(attackers), st.integers(1, 3), st.none() | st.integers(1, 3))
    some_blockers = st.lists(st.sampled_from(blockers), unique=True)
    some_attackers = st.lists(st.sampled_from(attackers), unique=True)
    return BlockProblem(
        able={b: draw(some_attackers) for b in blockers},
        most=most,
        own=dict.fromkeys(draw(some_blockers), 1),
        pairs={(b, a): draw(st.integers(1, 2)) for b in draw(some_blockers) for a in draw(some_attackers)},
        any_of={b: draw(nested(attackers)) for b in draw(some_blockers) if most[b] > 1},
        wanted={a: draw(nested(blockers)) for a in draw(some_attackers)},
        by_number=draw(st.lists(by_number, max_size=3)),
        least={a: draw(st.integers(2, 3)) for a in draw(some_attackers)},
        limit={a: draw(st.integers(1, 2)) for a in draw(some_attackers)},
        company={b: [draw(companies(blockers))] for b in draw(some_blockers)},
        most_blockers=draw(st.none() | st.integers(0, 3)),
    )


@settings(max_examples=600, deadline=None, derandomize=True)
@given(problems())
def test_the_declaration_found_obeys_as_much_as_any__509_1c(problem: BlockProblem) -> None:
    possible = list(declarations(problem))
    found = most_required(problem)
    assert found in possible
    assert obeyed(problem, found) == max(obeyed(problem, one) for one in possible)


def attacks_possible(problem: AttackProblem) -> Iterator[Attacks]:
    """Every declaration of attackers that obeys the restrictions."""
    able = list(problem.able)
    for picks in product(*[[None, *problem.able[i]] for i in able]):
        attacks: Attacks = {i: whom for i, whom in zip(able, picks, strict=True) if whom is not None}
        if problem.most is not None and len(attacks) > problem.most:
            continue
        if any(picks.count(whom) > most for whom, most in problem.most_against.items()):
            continue
        if len(attacks) > 1 and problem.solitary & set(attacks):
            continue
        if any(lacks(one, i, attacks) for i in attacks for one in problem.company.get(i, ())):
            continue
        yield attacks


@st.composite
def attack_problems(draw: st.DrawFn) -> AttackProblem:
    creatures = [ObjectId(n) for n in range(1, draw(st.integers(1, 4)) + 1)]
    defenders: list[Recipient] = [PlayerId("B"), ObjectId(11), PlayerId("C")][: draw(st.integers(1, 3))]
    some = st.lists(st.sampled_from(creatures), unique=True)
    whom = st.lists(st.sampled_from(defenders), unique=True)
    able = {i: draw(whom) for i in creatures}
    everything = frozenset(defenders)
    groups = [everything, *(frozenset(defenders[:n]) for n in (1, 2)), frozenset(defenders[2:])]
    return AttackProblem(
        able=able,
        by_any=draw(st.lists(st.sampled_from([group for group in groups if group]), max_size=3)),
        pairs={(i, d): draw(st.integers(1, 2)) for i in draw(some) for d in draw(whom) if d in able[i]},
        company={i: [draw(companies(creatures))] for i in draw(some)},
        solitary=frozenset(draw(some)),
        most=draw(st.none() | st.integers(0, 3)),
        most_against={d: draw(st.integers(0, 2)) for d in draw(whom)},
    )


@settings(max_examples=400, deadline=None, derandomize=True)
@given(attack_problems())
def test_the_attack_found_obeys_as_much_as_any__508_1d(problem: AttackProblem) -> None:
    def worth(attacks: Attacks) -> int:
        pairs = sum(problem.pairs.get(pair, 0) for pair in attacks.items())
        return pairs + sum(bool(group & set(attacks.values())) for group in problem.by_any)

    possible = list(attacks_possible(problem))
    found = required_attacks.most_required(problem)
    assert found in possible
    assert worth(found) == max(worth(one) for one in possible)
