"""Keywords about drawing, hiding, helping attackers, and granted abilities."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

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


LEVELER = card(
    "Growing Knight | {W} | Creature - Knight | 1/1 | "
    "Level up {W}\\nLEVEL 1-2\\n2/2\\nFirst strike\\nLEVEL 3+\\n4/4\\nFlying, first strike"
)
CLASS = card(
    "Study Class | {U} | Enchantment - Class || "
    "When this Class enters, draw a card.\\n{1}{U}: Level 2\\nCreatures you control get +1/+1.\\n"
    "{2}{U}: Level 3\\nWhenever you cast a spell, you gain 2 life."
)


def test_leveler_grows_with_its_counters__711_2() -> None:
    assert_right(
        LEVELER,
        a={"battlefield": ["Growing Knight"]},
        script=[
            activate("Growing Knight"),
            SETTLE,
            activate("Growing Knight"),
            SETTLE,
            activate("Growing Knight"),
            SETTLE,
        ],
        expect=[
            size("Growing Knight", 2, 2, after=2),
            {"card": "Growing Knight", "keyword": "first strike", "has": True, "after": 2},
            size("Growing Knight", 4, 4),
            {"card": "Growing Knight", "keyword": "flying", "has": True},
        ],
    )


def test_class_gains_one_level_at_a_time__716_2a() -> None:
    assert_right(
        CLASS,
        a={"battlefield": ["Study Class", "Plain Bear"], "hand": ["Small Elf"]},
        script=[
            activate("Study Class", ability="{1}{U}: Level 2"),
            SETTLE,
            activate("Study Class", ability="{2}{U}: Level 3"),
            SETTLE,
            cast("Small Elf"),
            SETTLE,
        ],
        expect=[
            {"legal": False, "player": A, "activate": "Study Class", "ability": "{2}{U}: Level 3", "after": 0},
            size("Plain Bear", 3, 3, after=2),
            life(A, 22),
            {"legal": False, "player": A, "activate": "Study Class"},
        ],
    )


PROTO = card("Giant Engine | {7} | Artifact Creature - Construct | 6/6 | Trample\\nPrototype {1}{G} — 2/3")
CRAFT = card(
    "Old Stone | {1} | Artifact || Craft with artifact {2} // Living Stone | | (G) Artifact Creature - Golem | 4/4",
    Layout.TRANSFORM,
)


def test_prototyped_spell_becomes_a_small_colored_permanent__718_3b() -> None:
    assert_right(
        PROTO,
        mana="auto",
        a={"hand": ["Giant Engine"], "battlefield": ["Forest*2"]},
        script=[cast("Giant Engine", alternative="prototype"), SETTLE],
        expect=[
            size("Giant Engine", 2, 3),
            {"card": "Giant Engine", "color": "green", "has": True},
            {"card": "Giant Engine", "keyword": "trample", "has": True},
        ],
    )


def test_crafted_card_returns_transformed__702_167a() -> None:
    assert_right(
        CRAFT,
        a={"battlefield": ["Old Stone"], "graveyard": ["Test Trinket"]},
        script=[activate("Old Stone", answers=["Test Trinket"]), SETTLE],
        expect=[size("Living Stone", 4, 4), there("exile", "Test Trinket"), cites("702.167a")],
    )


ARCANE = card("Old Song | {R} | Instant - Arcane || Old Song deals 1 damage to any target.")
SPLICED = card(
    "New Verse | {1}{R} | Instant - Arcane || New Verse deals 2 damage to any target.\\nSplice onto Arcane {R}"
)


def test_spliced_text_is_added_and_the_card_stays_in_hand__702_47a() -> None:
    assert_right(
        ARCANE,
        SPLICED,
        mana="auto",
        a={"hand": ["Old Song", "New Verse"], "battlefield": ["Mountain*2"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Old Song", "player B", "Plain Bear", answers=["New Verse"]), SETTLE],
        expect=[life(B, 19), there("graveyard", "Plain Bear"), there("hand", "New Verse"), cites("702.47a")],
    )
    assert_right(
        ARCANE,
        SPLICED,
        a={"hand": ["Old Song", "New Verse"]},
        script=[cast("Old Song", "player B", answers=["none"]), SETTLE],
        expect=[life(B, 19)],
    )


ASSIST = card("Big Ally | {5}{G} | Creature - Beast | 6/6 | Assist")


def test_another_player_may_pay_a_part__702_132a() -> None:
    assert_right(
        ASSIST,
        mana="auto",
        a={"hand": ["Big Ally"], "battlefield": ["Forest*4"]},
        b={"battlefield": ["Island*3"]},
        script=[cast("Big Ally"), SETTLE],
        answers={"A": ["yes"], "B": ["2"]},
        expect=[there("battlefield", "Big Ally"), {"card": "Island", "tapped": True, "count": 2}],
    )
    assert_right(
        ASSIST,
        mana="auto",
        a={"hand": ["Big Ally"], "battlefield": ["Forest*2"]},
        b={"battlefield": ["Island*3"]},
        script=[],
        expect=[{"legal": False, "player": A, "cast": "Big Ally"}],
    )
