"""Permanents that enter with counters by their type: planeswalkers and Sieges."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, assert_right, attack, card, cast, cites, life, there, to

A, B = "A", "B"
SIEGE = card(
    "Small Invasion | {1}{G} | Battle - Siege | 2 | When this Siege enters, draw a card. // "
    "Victory | | (G) Sorcery || You gain 5 life.",
    Layout.TRANSFORM,
)


def test_siege_is_attacked_by_its_controller_and_rewards_defeat__310_11b() -> None:
    assert_right(
        SIEGE,
        a={"hand": ["Small Invasion"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[
            cast("Small Invasion"),
            SETTLE,
            attack("Plain Bear", defender="Small Invasion"),
            to("main2"),
        ],
        answers={"A": ["yes"]},
        expect=[
            {"card": "Small Invasion", "counters": {"defense": 2}, "after": 2},
            life(A, 25),
            life(B, 20),
            there("graveyard", "Small Invasion"),
            cites("310.11b"),
        ],
    )


def test_damage_to_a_battle_removes_defense_counters__310_6() -> None:
    assert_right(
        SIEGE,
        a={"hand": ["Small Invasion"], "battlefield": ["Small Elf"], "library": ["Forest"]},
        script=[cast("Small Invasion"), SETTLE, attack("Small Elf", defender="Small Invasion"), to("main2")],
        expect=[{"card": "Small Invasion", "counters": {"defense": 1}}],
    )
