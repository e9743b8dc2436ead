"""Space sculptor and sectors (CR 702.158)."""

from tests.kernel.playing import SETTLE, activate, assert_right, attack, block, card, cast, cites, life, size, there, to

A, B = "A", "B"
SCULPTOR = card(
    "Test Space | {2} | (U) Artifact | | Space sculptor\\n{1}: Put a +1/+1 counter on each creature in the sector of"
    " your choice.\\n{2}: Destroy all creatures in the sector of your choice.\\n{3}: Creatures in each sector can be"
    " blocked this turn only by creatures in the same sector."
)
SMASH = card("Test Smash | {1} | Instant || Destroy target artifact.")
COUNTER, DESTROY, APART = "{1}", "{2}", "{3}"


def test_opponents_assign_first_then_the_controller__704_5u() -> None:
    assert_right(
        SCULPTOR,
        a={"hand": ["Test Space"], "battlefield": ["Plain Bear"]},
        b={"battlefield": ["Small Elf", "Large Bear"]},
        script=[cast("Test Space"), SETTLE, activate("Test Space", ability=COUNTER), SETTLE],
        answers={"A": ["gamma", "gamma"], "B": ["alpha", "gamma"]},
        expect=[
            size("Plain Bear", 3, 3),
            size("Small Elf", 1, 1),
            size("Large Bear", 5, 5),
            cites("704.5u"),
            cites("702.158d"),
        ],
    )


def test_a_new_creature_gets_a_sector_too__702_158c() -> None:
    assert_right(
        SCULPTOR,
        a={"hand": ["Plain Bear"], "battlefield": ["Test Space", "Small Elf"]},
        script=[cast("Plain Bear"), SETTLE, activate("Test Space", ability=DESTROY), SETTLE],
        answers={"A": ["alpha", "beta", "beta"]},
        expect=[there("graveyard", "Plain Bear", 1, A), there("battlefield", "Small Elf", 1, A)],
    )


def test_blocked_only_from_the_same_sector__702_158e() -> None:
    assert_right(
        SCULPTOR,
        a={"battlefield": ["Test Space", "Plain Bear", "Large Bear"]},
        b={"battlefield": ["Small Elf"]},
        script=[
            activate("Test Space", ability=APART),
            SETTLE,
            attack("Plain Bear", "Large Bear", step="declare_attackers"),
            to("declare_blockers"),
        ],
        answers={"A": ["alpha", "beta"], "B": ["beta"]},
        expect=[
            {"legal": False, "block": {"Small Elf": "Plain Bear"}, "player": B, "after": 3},
            {"legal": True, "block": {"Small Elf": "Large Bear"}, "player": B, "after": 3},
        ],
    )


def test_the_rule_is_for_this_turn_only__611_2a() -> None:
    assert_right(
        SCULPTOR,
        a={"battlefield": ["Test Space", "Plain Bear"], "library": ["Forest*3"]},
        b={"battlefield": ["Small Elf"], "library": ["Forest*3"]},
        script=[
            activate("Test Space", ability=APART),
            SETTLE,
            attack("Plain Bear", turn=3, step="declare_attackers"),
            {**block(), "block": {"Small Elf": "Plain Bear"}, "turn": 3, "step": "declare_blockers", "player": B},
            to("main2", 3),
        ],
        answers={"A": ["alpha"], "B": ["beta"]},
        expect=[life(B, 20), there("graveyard", "Small Elf", 1, B)],
    )


def test_without_a_sculptor_the_sectors_are_gone__702_158b() -> None:
    assert_right(
        SCULPTOR,
        SMASH,
        a={"hand": ["Test Smash", "Test Space"], "battlefield": [{"card": "Test Space", "id": "first"}, "Plain Bear"]},
        b={"battlefield": ["Small Elf"]},
        script=[
            cast("Test Smash", "first"),
            SETTLE,
            cast("Test Space"),
            SETTLE,
            activate("Test Space", ability=DESTROY),
            SETTLE,
        ],
        answers={"A": ["alpha", "beta", "beta"], "B": ["gamma", "gamma"]},
        expect=[there("graveyard", "Plain Bear", 1, A), there("battlefield", "Small Elf", 1, B)],
    )


def test_its_ability_on_the_stack_keeps_them__702_158b() -> None:
    assert_right(
        SCULPTOR,
        SMASH,
        a={"hand": ["Test Smash"], "battlefield": ["Test Space", "Plain Bear"]},
        b={"battlefield": ["Small Elf"]},
        script=[
            activate("Test Space", ability=DESTROY),
            cast("Test Smash", "Test Space", respond=True),
            SETTLE,
        ],
        answers={"A": ["alpha", "gamma"], "B": ["gamma"]},
        expect=[there("graveyard", "Small Elf", 1, B), there("battlefield", "Plain Bear", 1, A)],
    )
