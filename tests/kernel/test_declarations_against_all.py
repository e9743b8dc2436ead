"""Which declarations are legal, against trying every one by rules written out here (CR 508.1c, 508.1d, 509.1b, 509.1c).

Each invented creature has its requirements and restrictions twice: as its text, and as a function of a declaration.
"""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from rulings.kernel.combat import attacking, blocking
from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield
from tests.kernel.playing import attack, card, play

Blocks = dict[ObjectId, tuple[ObjectId, ...]]
Attacks = dict[ObjectId, Recipient]

ATTACKERS = {
    "Calm Bear": "",
    "Prize Boar": "This creature must be blocked if able.",
    "Alluring Bear": "All creatures able to block this creature do so.",
    "Looming Ox": "Menace\\nThis creature must be blocked if able.",
    "Broad Giant": "This creature must be blocked if able, and this creature must be blocked by two or more creatures "
    "if able.",
    "Proud Cat": "This creature must be blocked by exactly one creature if able.",
    "High Bird": "Flying\\nThis creature must be blocked if able.",
    "Slim Eel": "This creature can't be blocked by more than one creature.\\nThis creature must be blocked if able.",
}
BLOCKERS = {
    "Idle Elf": "",
    "Eager Dog": "This creature blocks each combat if able.",
    "Wide Guard": "This creature can block an additional creature each combat.",
    "Shy Goat": "This creature can't block alone.",
    "Tall Spider": "Reach",
    "Busy Guard": "This creature can block an additional creature each combat.\\n"
    "This creature blocks each combat if able.",
}
LIMIT = card("Narrow Bridge | {1} | Artifact || No more than one creature can block each combat.")
CARDS = [card(f"{name} | {{1}} | Creature - Bear | 2/2 | {text}") for name, text in (ATTACKERS | BLOCKERS).items()]


def named(game: Game, player: str) -> dict[ObjectId, str]:
    """The creatures of a player and their names."""
    found = [i for i in battlefield(game.state) if game.seen(i).is_creature and game.seen(i).controller == player]
    return {i: game.seen(i).name or "" for i in found}


def block_ways(attackers: dict[ObjectId, str], blockers: dict[ObjectId, str]) -> Iterator[Blocks]:
    """Every declaration of blockers that obeys the restrictions."""
    able = {b: [a for a in attackers if attackers[a] != "High Bird" or blockers[b] == "Tall Spider"] for b in blockers}
    most = {b: 2 if "Guard" in name else 1 for b, name in blockers.items()}
    ways = [[way for n in range(most[b] + 1) for way in combinations(able[b], n)] for b in blockers]
    for picks in product(*ways):
        blocks = {b: way for b, way in zip(blockers, picks, strict=True) if way}
        number = {a: sum(a in way for way in blocks.values()) for a in attackers}
        if any(attackers[a] == "Looming Ox" and n == 1 for a, n in number.items()):
            continue
        if any(attackers[a] == "Slim Eel" and n > 1 for a, n in number.items()):
            continue
        if len(blocks) == 1 and any(blockers[b] == "Shy Goat" for b in blocks):
            continue
        yield blocks


def blocks_obeyed(attackers: dict[ObjectId, str], blockers: dict[ObjectId, str], blocks: Blocks) -> int:
    """How many requirements a declaration of blockers obeys."""
    total = sum(blockers[b] in ("Eager Dog", "Busy Guard") for b in blocks)
    for a, name in attackers.items():
        number = sum(a in way for way in blocks.values())
        match name:
            case "Prize Boar" | "Looming Ox" | "High Bird" | "Slim Eel":
                total += number > 0
            case "Alluring Bear":
                total += number
            case "Broad Giant":
                total += (number > 0) + (number > 1)
            case "Proud Cat":
                total += number == 1
    return total


@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_right_blocks_are_legal__509_1c(seed: int) -> None:
    chance = random.Random(seed)
    mine = [chance.choice(list(ATTACKERS)) for _ in range(chance.randint(1, 3))]
    theirs = [chance.choice(list(BLOCKERS)) for _ in range(chance.randint(1, 3))]
    is_narrow = chance.random() < 0.3
    played = play(
        *CARDS,
        LIMIT,
        a={"battlefield": [*mine, "Narrow Bridge"] if is_narrow else mine},
        b={"battlefield": theirs},
        script=[attack(*mine)],
    )
    assert played.run is not None
    game = played.run.game
    attackers, blockers = named(game, "A"), named(game, "B")
    ways = [blocks for blocks in block_ways(attackers, blockers) if not is_narrow or len(blocks) < 2]
    most = max(blocks_obeyed(attackers, blockers, blocks) for blocks in ways)
    everything = [[way for n in range(3) for way in combinations(attackers, n)] for _ in blockers]
    for picks in product(*everything):
        blocks = {b: way for b, way in zip(blockers, picks, strict=True) if way}
        is_right = blocks in ways and blocks_obeyed(attackers, blockers, blocks) == most
        found = blocking.why_illegal(game, PlayerId("B"), blocks)
        assert (found is None) == is_right, (mine, theirs, is_narrow, blocks, found)
    assert blocking.why_illegal(game, PlayerId("B"), blocking.best_blocks(game, PlayerId("B"))) is None


# Attacks.

FIGHTERS = {
    "Calm Bear": "",
    "Fierce Dog": "This creature attacks each combat if able.",
    "Loyal Cub": "If a creature you control attacks, this creature also attacks if able.",
    "War Leader": "If this creature attacks, all creatures you control attack if able.",
    "Shy Goat": "This creature can't attack alone.",
    "Lone Wolf": "This creature can only attack alone.",
}
RULES = {
    "Call to Arms": "If a creature an opponent controls attacks, all creatures that opponent controls attack if able.",
    "Bright Bait": "Each opponent must attack you or a planeswalker you control with at least one creature each combat "
    "if able.",
    "Tight Pass": "No more than one creature can attack you each combat.",
    "Closed Gate": "No more than two creatures can attack each combat.",
}
FIGHTING = [card(f"{name} | {{1}} | Creature - Bear | 2/2 | {text}") for name, text in FIGHTERS.items()]
RULING = [card(f"{name} | {{1}} | Enchantment || {text}") for name, text in RULES.items()]
WALKER = card("Idle Walker | {3} | Planeswalker || +1: You gain 1 life.")
Requirement = Callable[[Attacks], bool]


def attack_obeys(
    names: dict[ObjectId, str], rules: set[tuple[str, str]], attacks: Attacks, walker: ObjectId | None
) -> bool:
    """Whether a declaration of attackers obeys the restrictions."""
    if len(attacks) == 1 and any(names[i] == "Shy Goat" for i in attacks):
        return False
    if len(attacks) > 1 and any(names[i] == "Lone Wolf" for i in attacks):
        return False
    if len(attacks) > 2 and any(rule == "Closed Gate" for rule, _ in rules):
        return False
    return all(sum(d == player for d in attacks.values()) < 2 for rule, player in rules if rule == "Tight Pass")


def attack_requirements(
    names: dict[ObjectId, str], rules: set[tuple[str, str]], attacks: Attacks, walker: ObjectId | None
) -> list[Requirement]:
    """The requirements on a player who would declare these attackers."""

    def must(one: ObjectId) -> Requirement:
        return lambda declared: one in declared

    def against(player: str) -> Requirement:
        whom = {player, walker} if player == "B" else {player}
        return lambda declared: bool(whom & set(declared.values()))

    found: list[Requirement] = [must(i) for i, name in names.items() if name == "Fierce Dog"]
    if attacks:
        found += [must(i) for i, name in names.items() if name == "Loyal Cub"]
        found += [must(i) for i in names for rule, _ in rules if rule == "Call to Arms"]
    for leader in attacks:
        if names[leader] == "War Leader":
            found += [must(i) for i in names]
    found += [against(player) for rule, player in rules if rule == "Bright Bait"]
    return found


@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_right_attacks_are_legal__508_1d(seed: int) -> None:
    chance = random.Random(seed)
    mine = [chance.choice(list(FIGHTERS)) for _ in range(chance.randint(1, 3))]
    rules = {(rule, chance.choice("BC")) for rule in RULES if chance.random() < 0.4}
    board: dict[str, list[Any]] = {p: [rule for rule, owner in sorted(rules) if owner == p] for p in "BC"}
    has_walker = chance.random() < 0.5
    if has_walker:
        board["B"].append({"card": "Idle Walker", "counters": {"loyalty": 3}})
    players = {"A": {"battlefield": mine}, "B": {"battlefield": board["B"]}, "C": {"battlefield": board["C"]}}
    played = play(*FIGHTING, *RULING, WALKER, script=[], players=players)
    assert played.run is not None
    game = played.run.game
    names = named(game, "A")
    walker = next((i for i in battlefield(game.state) if game.seen(i).name == "Idle Walker"), None)
    whom: list[Recipient] = [PlayerId("B"), PlayerId("C"), *([walker] if walker is not None else [])]
    every = [
        {i: d for i, d in zip(names, picks, strict=True) if d is not None}
        for picks in product([None, *whom], repeat=len(names))
    ]
    ways = [one for one in every if attack_obeys(names, rules, one, walker)]
    for one in every:
        required = attack_requirements(names, rules, one, walker)
        most = max(sum(r(way) for r in required) for way in ways)
        is_right = one in ways and sum(r(one) for r in required) == most
        found = attacking.why_illegal(game, one)
        assert (found is None) == is_right, (mine, rules, has_walker, one, found)
    assert attacking.why_illegal(game, attacking.best_declaration(game)) is None
