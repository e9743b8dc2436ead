"""Script steps that come too late, or name a player as no player is written: one clear sentence each."""

from tests.kernel.playing import attack, cast, play, to


def test_a_step_of_this_turn_that_is_over_is_not_reached() -> None:
    result = play(script=[to("main2"), to("upkeep")])
    (fault,) = result.faults
    assert (fault.number, fault.why) == (2, "that step is over already")


def test_a_step_that_never_comes_is_reached_in_the_next_one() -> None:
    assert not play(script=[to("declare_blockers"), to("end")]).faults


def test_a_bare_letter_is_told_how_a_player_is_written() -> None:
    result = play(a={"hand": ["Test Bolt"]}, script=[cast("Test Bolt", "B")])
    (fault,) = result.faults
    assert fault.why.endswith('the player is written "player B"')


def test_the_step_that_is_going_on_is_there_at_once() -> None:
    result = play(
        a={"battlefield": ["Plain Bear"]},
        script=[attack("Plain Bear"), to("declare_attackers"), to("end_combat")],
    )
    assert not result.faults
