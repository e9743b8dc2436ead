"""Loops: a draw only where nothing could be chosen, and a reason where playing stops (CR 104.4b, 731)."""

from rulings.narrate.report import Status
from tests.kernel.playing import assert_right, card, cast, play

RING = card(
    "Banishing Ring | {1}{W} | Enchantment || When Banishing Ring enters, exile another target nonland permanent.\\n"
    "When Banishing Ring leaves the battlefield, return the exiled card to the battlefield under its owner's control."
)
PRIEST = card("Grateful Priest | {W} | Creature - Cleric | 1/1 | Whenever you gain life, you gain 1 life.")
SPRING = card("Healing Spring | {W} | Instant || You gain 1 life.")
MIRROR = card("Angry Cleric | {W} | Creature - Cleric | 1/1 | Whenever you gain life, each opponent loses 1 life.")
LEECH = card("Sad Cleric | {W} | Creature - Cleric | 1/1 | Whenever an opponent loses life, you gain 1 life.")


def test_three_rings_and_nothing_else_are_a_draw__104_4b() -> None:
    result = play(
        RING,
        a={"battlefield": ["Banishing Ring"], "hand": ["Banishing Ring*2"]},
        script=[cast("Banishing Ring"), cast("Banishing Ring")],
        expect=[],
    )
    assert result.run is not None
    assert result.run.game.state.is_draw


def test_three_rings_and_another_permanent_are_no_draw__104_4b() -> None:
    """Whoever owns the ring could exile the trinket instead; nobody says so, and the reason is given."""
    result = play(
        RING,
        a={"battlefield": ["Banishing Ring"], "hand": ["Banishing Ring*2"]},
        b={"battlefield": ["Test Trinket"]},
        script=[
            cast("Banishing Ring", answers=["Banishing Ring"]),
            cast("Banishing Ring", answers=["Banishing Ring"]),
        ],
        answers={"A": ["Banishing Ring"] * 400},
    )
    assert result.run is not None
    assert not result.run.game.state.is_draw
    assert result.status is Status.REFUSED
    assert "could end by choosing otherwise" in result.unsupported[0].why_en


def test_life_without_end_stops_with_a_reason__731_1b() -> None:
    result = play(
        PRIEST,
        SPRING,
        a={"battlefield": ["Grateful Priest"], "hand": ["Healing Spring"]},
        script=[cast("Healing Spring")],
    )
    assert result.status is Status.REFUSED
    assert "grows every time round" in result.unsupported[0].why_en
    assert len(result.run.game.log if result.run is not None else []) < 500


def test_a_loop_that_kills_is_played_to_its_end__704_5a() -> None:
    assert_right(
        MIRROR,
        LEECH,
        SPRING,
        a={"battlefield": ["Angry Cleric", "Sad Cleric"], "hand": ["Healing Spring"]},
        b={"life": 60},
        script=[cast("Healing Spring")],
        expect=[{"player": "B", "lost": True}, {"player": "A", "life": 80}],
    )


def test_a_loop_through_tokens_is_seen_as_the_same__104_4b() -> None:
    """Each round ends with another token of the same kind in the place of the last."""
    pit = card(
        "Endless Pit | {B} | Enchantment || Whenever a creature dies, create a 0/0 black Shade creature token.",
    )
    result = play(
        pit,
        a={"battlefield": ["Endless Pit", "Small Elf"], "hand": ["Test Murder"]},
        script=[cast("Test Murder", "Small Elf")],
    )
    assert result.run is not None
    assert result.run.game.state.is_draw


def test_rings_with_two_abilities_are_a_draw_too__731_4() -> None:
    """The stack is higher at one point of the round than at another: that is no growth."""
    result = play(
        RING,
        a={"hand": ["Banishing Ring*3"]},
        script=[cast("Banishing Ring"), cast("Banishing Ring"), cast("Banishing Ring")],
    )
    assert result.run is not None
    assert result.run.game.state.is_draw
