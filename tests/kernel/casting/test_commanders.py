"""Commanders in a two-player game (CR 903)."""

from tests.kernel.playing import assert_right, attack, card, cast, cites, life, there, to

GENERAL = card("Test General | {2}{R} | Legendary Creature - Human Soldier | 3/3")
TITAN = card("Test Titan | {4}{R} | Legendary Creature - Giant | 11/11 | Haste")
UNSUMMON = card("Unsummon It | {U} | Instant || Return target creature to its owner's hand.")


def test_a_commander_is_cast_from_the_command_zone__903_8() -> None:
    assert_right(
        GENERAL,
        mana="auto",
        a={"command": ["Test General"], "battlefield": ["Mountain*3"]},
        script=[cast("Test General")],
        expect=[there("battlefield", "Test General")],
    )


def test_it_costs_two_more_each_time__903_8() -> None:
    assert_right(
        GENERAL,
        a={"command": ["Test General"], "hand": ["Test Murder*2"]},
        script=[
            cast("Test General"),
            cast("Test Murder", "Test General"),
            cast("Test General"),
            cast("Test Murder", "Test General"),
        ],
        answers={"A": ["yes", "yes"]},
        expect=[
            there("command", "Test General"),
            {"cost": "{6}{R}", "player": "A", "cast": "Test General"},
            cites("903.9a"),
        ],
    )


def test_its_owner_may_leave_it_in_the_graveyard__903_9a() -> None:
    """The offer is made once: it is about what was put there since the last check."""
    assert_right(
        GENERAL,
        a={"battlefield": [], "command": ["Test General"], "hand": ["Test Murder"]},
        script=[cast("Test General"), cast("Test Murder", "Test General"), to("main2")],
        answers={"A": ["no"]},
        expect=[there("graveyard", "Test General")],
    )


def test_instead_of_a_hand_it_may_go_to_the_command_zone__903_9b() -> None:
    for answer, zone in (("yes", "command"), ("no", "hand")):
        assert_right(
            GENERAL,
            UNSUMMON,
            a={"command": ["Test General"]},
            b={"hand": ["Unsummon It"]},
            script=[cast("Test General"), {**cast("Unsummon It", "Test General"), "player": "B"}],
            answers={"A": [answer]},
            expect=[there(zone, "Test General", 1, "A")],
        )


def test_twenty_one_combat_damage_by_one_commander__704_6c() -> None:
    forests = {"card": "Forest", "count": 9}
    assert_right(
        TITAN,
        a={"command": ["Test Titan"], "library_rest": forests},
        b={"life": 40, "library_rest": forests},
        script=[
            cast("Test Titan"),
            attack("Test Titan"),
            to("main1", 3),
            attack("Test Titan"),
            to("main2", 3),
        ],
        expect=[{"player": "B", "lost": True}, life("B", 18), cites("704.6c")],
    )


def test_a_copy_is_no_commander__903_3() -> None:
    plain = card(
        "Twin Art | {U} | Sorcery || Create a token that's a copy of target creature, except it isn't legendary."
    )
    assert_right(
        TITAN,
        plain,
        a={"command": ["Test Titan"], "hand": ["Twin Art"]},
        b={"life": 40},
        script=[cast("Test Titan"), cast("Twin Art", "Test Titan"), attack("Test Titan", "Test Titan"), to("main2")],
        expect=[life("B", 18), {"player": "B", "lost": False}],
    )


TOWER = card("Test Tower | | Land || {T}: Add one mana of any color in your commander's color identity.")
RED_MAN = card("Red Man | {R} | Creature - Human | 1/1 |")
GUARD = card(
    "Test Guard | {6}{W} | Instant || If you control a commander, you may cast this spell without paying its mana "
    "cost.\\nYou gain 5 life."
)
BANNER = card("Test Banner | {2} | Artifact || Commander creatures you own get +2/+2.")
COUNTING = card(
    "Test Count | {2} | Sorcery || You gain 1 life for each time you've cast your commander from the "
    "command zone this game."
)


def test_mana_of_the_commanders_color_identity__903_4() -> None:
    assert_right(
        GENERAL,
        TOWER,
        RED_MAN,
        mana="auto",
        a={"command": ["Test General"], "battlefield": ["Test Tower"], "hand": ["Red Man"]},
        script=[cast("Red Man")],
        expect=[there("battlefield", "Red Man")],
    )


def test_without_commander_the_mana_is_undefined__903_4f() -> None:
    assert_right(
        TOWER,
        RED_MAN,
        mana="auto",
        a={"battlefield": ["Test Tower"], "hand": ["Red Man"]},
        script=[to("main2")],
        expect=[{"legal": False, "player": "A", "cast": "Red Man"}],
    )


def test_free_while_you_control_a_commander__118_9() -> None:
    assert_right(
        GENERAL,
        GUARD,
        mana="auto",
        a={"command": ["Test General"], "battlefield": ["Mountain*3"], "hand": ["Test Guard"]},
        script=[cast("Test General"), {**cast("Test Guard"), "alternative": "free"}],
        expect=[{"life": 25, "player": "A"}],
    )


def test_only_commanders_are_stronger__903_3() -> None:
    assert_right(
        GENERAL,
        BANNER,
        a={"command": ["Test General"], "battlefield": ["Test Banner", "Plain Bear"]},
        script=[cast("Test General")],
        expect=[
            {"card": "Test General", "power": 5, "toughness": 5},
            {"card": "Plain Bear", "power": 2, "toughness": 2},
        ],
    )


def test_counts_how_often_it_was_cast__903_8() -> None:
    assert_right(
        GENERAL,
        COUNTING,
        a={"command": ["Test General"], "hand": ["Test Murder", "Test Count"]},
        script=[cast("Test General"), cast("Test Murder", "Test General"), cast("Test General"), cast("Test Count")],
        answers={"A": ["yes"]},
        expect=[{"life": 22, "player": "A"}],
    )
