"""Attractions (CR 701.51, 701.52, 702.159, 717)."""

from dataclasses import replace

from rulings.corpus.cards import Card
from tests.kernel.playing import SETTLE, assert_right, card, cast, cites, life, play, size, there, to

A, B = "A", "B"


def attraction(line: str) -> Card:
    """An Attraction: colourless, and without a colour indicator."""
    one = card(line)
    return replace(one, faces=(replace(one.faces[0], color_indicator=()),))


GAIN = attraction("Test Booth | | Artifact - Attraction | | Visit — You gain 2 life.")
DRAIN = attraction("Test Ride | | Artifact - Attraction | | Visit — Each opponent loses 3 life.")
CLERK = card("Test Clerk | {1} | Creature - Elf | 1/1 | When this creature enters, open an Attraction.")
GUEST = card("Test Guest | {1} | Creature - Elf | 1/1 | When this creature enters, roll to visit your Attractions.")
TWO = card("Test Two | {1} | Sorcery || Open two Attractions.")
FAN = card(
    "Test Fan | {1} | Creature - Elf | 1/1 | Whenever you open an Attraction, put a +1/+1 counter on this creature.\\n"
    "Whenever you visit an Attraction, you gain 1 life.\\nWhenever you roll a 6, each opponent loses 1 life."
)
SMASH = card("Test Smash | {1} | Instant || Destroy target artifact.")
LIFT = card("Test Lift | {1} | Instant || Return target artifact to its owner's hand.")
FADE = card("Test Fade | {1} | Instant || Exile target artifact.")
GRIEF = card(
    "Test Grief | {1} | Creature - Elf | 1/1 | Whenever an artifact is put into a graveyard from the battlefield, you "
    "gain 9 life."
)


def lit(name: str, *numbers: int) -> dict[str, object]:
    return {"card": name, "chosen": list(numbers)}


def test_the_top_card_of_the_attraction_deck_is_opened__701_51b() -> None:
    assert_right(
        GAIN,
        DRAIN,
        CLERK,
        FAN,
        a={
            "command": [lit("Test Booth", 2, 6), lit("Test Ride", 3, 6)],
            "hand": ["Test Clerk"],
            "battlefield": ["Test Fan"],
        },
        script=[cast("Test Clerk"), SETTLE],
        expect=[
            there("battlefield", "Test Booth", 1, A),
            there("battlefield", "Test Ride", 0, A),
            size("Test Fan", 2, 2),
            cites("701.51b"),
        ],
    )


def test_two_are_opened_one_after_the_other_and_no_more_than_there_are__701_51b() -> None:
    assert_right(
        GAIN,
        TWO,
        FAN,
        a={"command": [lit("Test Booth", 2)], "hand": ["Test Two"], "battlefield": ["Test Fan"]},
        script=[cast("Test Two"), SETTLE],
        expect=[there("battlefield", "Test Booth", 1, A), size("Test Fan", 2, 2)],
    )


def test_only_those_with_the_result_lit_up_are_visited__702_159a() -> None:
    assert_right(
        GAIN,
        DRAIN,
        GUEST,
        FAN,
        a={
            "battlefield": [lit("Test Booth", 2, 6), lit("Test Ride", 3, 6), "Test Fan"],
            "hand": ["Test Guest"],
        },
        script=[cast("Test Guest"), SETTLE],
        answers={"A": [3]},
        expect=[life(A, 21), life(B, 17), cites("701.52a"), cites("702.159a")],
    )


def test_a_six_visits_both_and_is_a_roll__706() -> None:
    assert_right(
        GAIN,
        DRAIN,
        GUEST,
        FAN,
        a={
            "battlefield": [lit("Test Booth", 2, 6), lit("Test Ride", 3, 6), "Test Fan"],
            "hand": ["Test Guest"],
        },
        script=[cast("Test Guest"), SETTLE],
        answers={"A": [6]},
        expect=[life(A, 24), life(B, 16)],
    )


def test_the_active_player_rolls_as_the_first_main_phase_begins__703_4g() -> None:
    assert_right(
        GAIN,
        a={"battlefield": [lit("Test Booth", 4)], "library": ["Forest*3"]},
        b={"battlefield": [lit("Test Booth", 4)], "library": ["Forest*3"]},
        script=[to("main2", 2)],
        answers={"B": [4]},
        expect=[life(A, 20), life(B, 22), cites("703.4g")],
    )


def test_destroyed_it_goes_to_the_command_zone_and_no_graveyard__717_6() -> None:
    assert_right(
        GAIN,
        SMASH,
        GRIEF,
        a={"battlefield": [lit("Test Booth", 4), "Test Grief"], "hand": ["Test Smash"]},
        script=[cast("Test Smash", "Test Booth"), SETTLE],
        expect=[
            there("command", "Test Booth", 1, A),
            there("graveyard", "Test Booth", 0, A),
            life(A, 20),
            cites("717.6"),
        ],
    )


def test_returned_it_goes_to_the_command_zone_too__717_6() -> None:
    assert_right(
        GAIN,
        LIFT,
        a={"battlefield": [lit("Test Booth", 4)], "hand": ["Test Lift"]},
        script=[cast("Test Lift", "Test Booth"), SETTLE],
        expect=[there("command", "Test Booth", 1, A), {"player": A, "hand_size": 0}],
    )


def test_it_can_be_exiled__717_6() -> None:
    assert_right(
        GAIN,
        FADE,
        a={"battlefield": [lit("Test Booth", 4)], "hand": ["Test Fade"]},
        script=[cast("Test Fade", "Test Booth"), SETTLE],
        expect=[there("exile", "Test Booth", 1, A)],
    )


def test_the_junkyard_is_no_attraction_deck__717_6a() -> None:
    assert_right(
        GAIN,
        SMASH,
        CLERK,
        a={"battlefield": [lit("Test Booth", 4)], "hand": ["Test Smash", "Test Clerk"]},
        script=[cast("Test Smash", "Test Booth"), SETTLE, cast("Test Clerk"), SETTLE],
        expect=[there("command", "Test Booth", 1, A), there("battlefield", "Test Booth", 0, A)],
    )


def test_with_unknown_lights_a_roll_is_refused__717_1() -> None:
    result = play(
        GAIN,
        GUEST,
        a={"battlefield": ["Test Booth"], "hand": ["Test Guest"]},
        script=[cast("Test Guest"), SETTLE],
        expect=[],
    )
    assert result.status.value == "refused"
