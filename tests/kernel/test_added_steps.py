"""Phases and steps that effects add to a turn (CR 500.8-500.10a)."""

from tests.kernel.playing import assert_right, attack, card, cast, life, to

AGAIN = card("Fight Again | {R} | Instant || After this phase, there is an additional combat phase.")
TWICE = card("Fight Twice | {R} | Sorcery || After this main phase, there are two additional combat phases.")
HAZE = card(
    "Long Haze | {U} | Enchantment || At the beginning of your draw step, you get an additional draw step after this "
    "step. This ability triggers only once each turn."
)
LOOK = card("Second Look | {U} | Instant || After this phase, there is an additional draw step.")
SUN = card(
    "Second Dawn | {W} | Enchantment || At the beginning of your postcombat main phase, there is an additional "
    "beginning phase after this phase."
)
MORNINGS = card("Two Mornings | {W} | Instant || You get two additional upkeep steps after this phase.")
DEW = card("Morning Dew | {G} | Enchantment || At the beginning of your upkeep, you gain 1 life.")
BEAR = card("Watchful Bear | {1}{W} | Creature - Bear | 2/2 | Vigilance")
WALL = {"card": "Forest", "count": 20}


def hand(player: str, cards: int) -> dict[str, object]:
    return {"player": player, "hand_size": cards}


def test_two_combat_phases_in_a_row_are_two__500_8() -> None:
    for cards, spells in ((["Fight Again", "Fight Again"], 2), (["Fight Twice"], 1)):
        assert_right(
            AGAIN,
            TWICE,
            BEAR,
            a={"battlefield": ["Watchful Bear"], "hand": cards},
            script=[
                *(cast(cards[0]) for _ in range(spells)),
                *[attack("Watchful Bear"), to("end_combat")] * 2,
                attack("Watchful Bear"),
                to("main2"),
            ],
            expect=[life("B", 14)],
        )


def test_a_step_after_this_step_comes_at_once__500_9() -> None:
    assert_right(
        HAZE,
        a={"battlefield": ["Long Haze"], "library_rest": WALL},
        start={"turn": 3, "step": "upkeep"},
        script=[to("main1", 3)],
        expect=[hand("A", 2)],
    )


def test_a_step_after_this_phase_comes_after_the_phase__500_10() -> None:
    assert_right(
        LOOK,
        a={"hand": ["Second Look"], "library_rest": WALL},
        script=[cast("Second Look"), to("begin_combat")],
        expect=[hand("A", 1)],
    )


def test_an_added_beginning_phase_has_a_draw_step__500_8() -> None:
    assert_right(
        SUN,
        a={"battlefield": ["Second Dawn"], "library_rest": WALL},
        b={"library_rest": WALL},
        script=[to("upkeep", 2)],
        expect=[hand("A", 1)],
    )


def test_you_get_steps_in_your_own_turn_only__500_10a() -> None:
    for caster, total in (("A", 22), ("B", 20)):
        assert_right(
            MORNINGS,
            DEW,
            a={"battlefield": ["Morning Dew"], "hand": ["Two Mornings"]},
            b={"battlefield": ["Morning Dew"], "hand": ["Two Mornings"]},
            script=[cast("Two Mornings", player=caster), to("begin_combat")],
            expect=[life("A", total), life("B", 20)],
        )
