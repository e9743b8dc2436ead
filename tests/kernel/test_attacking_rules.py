"""Attacking without being declared, and what comes when attackers are gone (CR 506, 508)."""

from tests.kernel.playing import assert_right, attack, card, cast, cites, life, size, there, to

HERALD = card(
    "War Herald | {1}{R} | Creature - Human | 1/1 | Whenever War Herald attacks, create a 2/2 red Goblin creature "
    "token that's tapped and attacking."
)
WALKER = card("Idle Walker | {3} | Planeswalker || +1: You gain 1 life.")
PULL = card("Sudden Pull | {U} | Instant || Return target creature to its owner's hand.")


def test_what_enters_attacking_attacks_what_its_controller_chooses__508_4() -> None:
    for answer, lost, loyalty in (("player B", 3, 3), ("Idle Walker", 1, 1)):
        assert_right(
            HERALD,
            WALKER,
            a={"battlefield": ["War Herald"]},
            b={"battlefield": [{"card": "Idle Walker", "counters": {"loyalty": 3}}]},
            script=[attack("War Herald", defender="player B"), to("main2")],
            answers={"A": [answer]},
            expect=[life("B", 20 - lost), {"card": "Idle Walker", "counters": {"loyalty": loyalty}}, cites("508.4")],
        )


def test_with_one_thing_to_attack_nothing_is_asked__508_4() -> None:
    result = assert_right(
        HERALD,
        a={"battlefield": ["War Herald"]},
        script=[attack("War Herald"), to("main2")],
        expect=[life("B", 17)],
    )
    assert result.run is not None
    assert not any(getattr(one.event, "prompt", "") == "enter attacking" for one in result.run.game.log)


def test_blockers_are_declared_though_the_attackers_are_gone__508_8() -> None:
    """The step is skipped only if nothing attacked at all: a spell for that step can still be cast."""
    late = card("Late Bolt | {R} | Instant || Late Bolt deals 2 damage to any target.")
    assert_right(
        PULL,
        late,
        a={"battlefield": ["Plain Bear"], "hand": ["Late Bolt"]},
        b={"hand": ["Sudden Pull"]},
        script=[
            attack("Plain Bear"),
            {**cast("Sudden Pull", "Plain Bear"), "player": "B", "step": "declare_attackers"},
            {**cast("Late Bolt", "player B"), "step": "declare_blockers"},
        ],
        expect=[life("B", 18), there("hand", "Plain Bear", 1, "A")],
    )


def test_what_stops_being_a_creature_leaves_combat_for_good__506_4() -> None:
    """It becomes a creature again before damage, and still deals none."""
    beast = card("Part-Time Beast | {2} | Artifact Creature - Beast | 3/3")
    sleep = card("Deep Sleep | {U} | Instant || Target creature becomes a Treasure artifact.")
    waken = card(
        "Rude Waking | {U} | Instant || Target artifact becomes a 5/5 Golem artifact creature until end of turn."
    )
    assert_right(
        beast,
        sleep,
        waken,
        a={"battlefield": ["Part-Time Beast"], "hand": ["Deep Sleep", "Rude Waking"]},
        script=[
            attack("Part-Time Beast"),
            {**cast("Deep Sleep", "Part-Time Beast"), "step": "declare_attackers"},
            {**cast("Rude Waking", "Part-Time Beast"), "step": "declare_blockers"},
            to("main2"),
        ],
        expect=[life("B", 20), size("Part-Time Beast", 5, 5)],
    )


def test_an_attacked_planeswalker_that_changes_sides_is_attacked_no_longer__506_4c() -> None:
    steal = card("Quick Theft | {U} | Instant || Gain control of target permanent until end of turn.")
    assert_right(
        WALKER,
        steal,
        a={"battlefield": ["Plain Bear"], "hand": ["Quick Theft"]},
        b={"battlefield": [{"card": "Idle Walker", "counters": {"loyalty": 3}}]},
        script=[
            attack("Plain Bear", defender="Idle Walker"),
            {**cast("Quick Theft", "Idle Walker"), "step": "declare_attackers"},
            to("main2"),
        ],
        expect=[life("B", 20), {"card": "Idle Walker", "counters": {"loyalty": 3}}],
    )
