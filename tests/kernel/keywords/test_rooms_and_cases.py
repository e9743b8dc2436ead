"""Rooms (CR 709.5) and Cases (CR 719)."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, card, cast, cites, life, size, to

A, B = "A", "B"
ROOM = card(
    "Test Hall | {1}{W} | Enchantment - Room | | When you unlock this door, you gain 2 life. // "
    "Test Attic | {2}{B} | Enchantment - Room | | When you unlock this door, target opponent loses 3 life.",
    Layout.SPLIT,
)
STATIC_ROOM = card(
    "Test Gym | {1}{G} | Enchantment - Room | | Creatures you control get +1/+1. // "
    "Test Vault | {2}{B} | Enchantment - Room | | Creatures you control have flying.",
    Layout.SPLIT,
)
WATCHER = card(
    "Test Watcher | {1} | Creature - Elf | 1/1 | Whenever an enchantment you control enters and whenever you fully "
    "unlock a Room, put a +1/+1 counter on this creature."
)
KEY = card("Test Key | {1} | Artifact | | {1}: Lock or unlock a door of target Room you control.")
OPENER = card("Test Opener | {1} | Sorcery || Unlock a locked door of target Room you control.")
REANIMATE = card("Test Rise | {1} | Sorcery || Return target enchantment card from your graveyard to the battlefield.")
CASE = card(
    "Case of the Test | {1} | Enchantment - Case | | When this Case enters, draw a card.\\nTo solve — You control two "
    "or more creatures.\\nSolved — Creatures you control get +1/+1."
)
CASE_TRIGGER = card(
    "Case of the Tale | {1} | Enchantment - Case | | To solve — You control a creature.\\nSolved — Whenever a creature "
    "you control enters, it gets +2/+2 until end of turn."
)


def test_the_half_that_was_cast_is_unlocked_as_it_enters__709_5d() -> None:
    assert_right(
        ROOM,
        WATCHER,
        a={"hand": ["Test Hall // Test Attic"], "battlefield": ["Test Watcher"]},
        script=[cast("Test Hall // Test Attic", face="Test Hall"), SETTLE],
        expect=[life(A, 22), life(B, 20), size("Test Watcher", 2, 2), cites("709.5d")],
    )


def test_unlocking_the_other_half_costs_its_mana_cost__709_5e() -> None:
    assert_right(
        ROOM,
        WATCHER,
        mana="auto",
        a={"hand": ["Test Hall // Test Attic"], "battlefield": ["Test Watcher", "Plains*2", "Swamp*3"]},
        script=[
            cast("Test Hall // Test Attic", face="Test Hall"),
            {"special": "Test Hall // Test Attic", "ability": "unlock"},
            SETTLE,
        ],
        expect=[life(A, 22), life(B, 17), size("Test Watcher", 3, 3), cites("709.5e"), cites("709.5i")],
    )


def test_a_room_put_onto_the_battlefield_has_neither_half__709_5d() -> None:
    assert_right(
        STATIC_ROOM,
        REANIMATE,
        OPENER,
        a={
            "hand": ["Test Rise", "Test Opener"],
            "graveyard": ["Test Gym // Test Vault"],
            "battlefield": ["Plain Bear"],
        },
        script=[
            cast("Test Rise", "Test Gym // Test Vault"),
            cast("Test Opener", answers=["Test Vault"]),
            SETTLE,
        ],
        expect=[
            {"card": "Plain Bear", "keyword": "flying", "has": False, "after": 1},
            size("Plain Bear", 2, 2),
            {"card": "Plain Bear", "keyword": "flying", "has": True},
        ],
    )


def test_locking_takes_a_half_away_again__709_5g() -> None:
    assert_right(
        STATIC_ROOM,
        KEY,
        a={"hand": ["Test Gym // Test Vault"], "battlefield": ["Plain Bear", "Test Key"]},
        script=[
            cast("Test Gym // Test Vault", face="Test Gym"),
            SETTLE,
            activate("Test Key", answers=["Test Gym"]),
            SETTLE,
        ],
        expect=[size("Plain Bear", 3, 3, after=2), size("Plain Bear", 2, 2), cites("709.5g")],
    )


def test_a_case_is_solved_at_the_end_step__719_3a() -> None:
    assert_right(
        CASE,
        a={"hand": ["Case of the Test"], "battlefield": ["Plain Bear*2"], "library": ["Forest"]},
        script=[cast("Case of the Test"), to("upkeep", 2)],
        expect=[
            size("Plain Bear", 2, 2, after=1),
            size("Plain Bear", 3, 3, all=True),
            cites("719.3a"),
        ],
    )


def test_a_case_is_not_solved_without_its_condition__719_3a() -> None:
    assert_right(
        CASE,
        a={"hand": ["Case of the Test"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[cast("Case of the Test"), to("upkeep", 2)],
        expect=[size("Plain Bear", 2, 2)],
    )


def test_a_solved_trigger_is_silent_before__702_169c() -> None:
    assert_right(
        CASE_TRIGGER,
        a={"hand": ["Plain Bear", "Large Bear"], "battlefield": ["Case of the Tale"], "library": ["Forest"] * 3},
        b={"library": ["Forest"] * 3},
        script=[
            cast("Plain Bear"),
            SETTLE,
            cast("Large Bear", turn=3, step="main1"),
            SETTLE,
        ],
        expect=[size("Plain Bear", 2, 2, after=2), size("Large Bear", 6, 6)],
    )
