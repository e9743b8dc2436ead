"""Keywords about drawing, hiding, helping attackers, and granted abilities."""

from .playing import SETTLE, assert_right, attack, card, cast, cites, life, size, there, to

A, B = "A", "B"
BACKUP = card("Helping Knight | {2}{W} | Creature - Knight | 2/2 | Vigilance\\nBackup 1\\nFlying")
ABSORB = card("Thick Sliver | {1}{W} | Creature - Sliver | 1/3 | Absorb 1")
HIDE = card("Hidden Cave | | Land || Hideaway 3")
MIRACLE = card("Sudden Wonder | {4}{R} | Sorcery || Sudden Wonder deals 5 damage to any target.\\nMiracle {R}")
RIPPLE = card("Ripple Bolt | {R} | Instant || Ripple Bolt deals 1 damage to any target.\\nRipple 4")
ENLIST = card("Recruiter | {1}{W} | Creature - Soldier | 1/3 | Enlist")


def test_backup_gives_counters_and_what_is_printed_below__702_165a() -> None:
    assert_right(
        BACKUP,
        a={"hand": ["Helping Knight"], "battlefield": ["Plain Bear"]},
        script=[cast("Helping Knight", answers=["Plain Bear"]), SETTLE],
        expect=[
            size("Plain Bear", 3, 3),
            {"card": "Plain Bear", "keyword": "flying", "has": True},
            {"card": "Plain Bear", "keyword": "vigilance", "has": False},
            cites("702.165a"),
        ],
    )


def test_absorb_prevents_a_part__702_64a() -> None:
    assert_right(
        ABSORB,
        a={"hand": ["Test Bolt"], "battlefield": ["Thick Sliver"]},
        script=[cast("Test Bolt", "Thick Sliver"), SETTLE],
        expect=[{"card": "Thick Sliver", "damage": 2}],
    )


def test_hideaway_exiles_one_and_puts_the_rest_on_the_bottom__702_75a() -> None:
    assert_right(
        HIDE,
        a={"hand": ["Hidden Cave"], "library": ["Forest", "Plain Bear", "Island", "Swamp"]},
        script=[{"play": "Hidden Cave", "answers": ["Plain Bear"]}, SETTLE],
        expect=[{"count": 1, "zone": "exile", "player": A}, {"count": 3, "zone": "library", "player": A}],
    )


def test_first_drawn_card_can_be_a_miracle__702_94a() -> None:
    assert_right(
        MIRACLE,
        mana="auto",
        a={"hand": ["Test Study"], "library": ["Sudden Wonder"], "battlefield": ["Island", "Mountain"]},
        script=[cast("Test Study"), SETTLE],
        answers={"A": ["yes", "yes", "player B"]},
        expect=[life(B, 15), cites("702.94a")],
    )


def test_ripple_casts_cards_of_the_same_name__702_60a() -> None:
    assert_right(
        RIPPLE,
        a={"hand": ["Ripple Bolt"], "library": ["Forest", "Ripple Bolt", "Island"]},
        script=[cast("Ripple Bolt", "player B", answers=["yes", "yes", "player B", "no"]), SETTLE],
        expect=[life(B, 18), there("graveyard", "Ripple Bolt", 2)],
    )


def test_enlisted_creature_lends_its_power__702_154a() -> None:
    assert_right(
        ENLIST,
        a={"battlefield": ["Recruiter", "Large Bear"]},
        script=[attack("Recruiter", answers=["Large Bear"]), to("main2")],
        expect=[life(B, 15), {"card": "Large Bear", "tapped": True}, cites("702.154a")],
    )


BOND = card(
    "Soul Friend | {1}{W} | Creature - Human | 1/1 | "
    "Soulbond\\nAs long as this creature is paired with another creature, each of those creatures gets +2/+2."
)


def test_paired_creatures_share_until_they_part__702_95a__702_95e() -> None:
    assert_right(
        BOND,
        a={"hand": ["Soul Friend", "Test Murder"], "battlefield": ["Plain Bear"]},
        script=[
            cast("Soul Friend", answers=["Plain Bear"]),
            SETTLE,
            cast("Test Murder", "Plain Bear"),
            SETTLE,
        ],
        expect=[
            size("Soul Friend", 3, 3, after=2),
            size("Plain Bear", 4, 4, after=2),
            size("Soul Friend", 1, 1),
            cites("702.95a"),
        ],
    )


def test_newcomer_can_be_paired__702_95a() -> None:
    assert_right(
        BOND,
        a={"battlefield": ["Soul Friend"], "hand": ["Small Elf"]},
        script=[cast("Small Elf", answers=["yes"]), SETTLE],
        expect=[size("Small Elf", 3, 3), size("Soul Friend", 3, 3)],
    )
