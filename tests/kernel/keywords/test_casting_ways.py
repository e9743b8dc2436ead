"""Keywords that give other ways to cast: alternative costs, graveyards, exile, copies."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

A, B = "A", "B"
MULL = card("Muller | {4}{U} | Creature - Elemental | 2/2 | When this creature enters, draw a card.\\nEvoke {U}")
DASHER = card("Dasher | {3}{R} | Creature - Orc | 3/1 | Dash {1}{R}")
BLITZER = card("Blitzer | {3}{R} | Creature - Devil | 3/1 | Blitz {1}{R}")
WARPER = card("Warper | {3}{R} | Creature - Alien | 3/3 | Warp {R}")
SURGE = card("Surge Spell | {5}{R} | Sorcery || Surge Spell deals 4 damage to any target.\\nSurge {R}")
SKEWER = card("Spectacle Spell | {2}{R} | Sorcery || Spectacle Spell deals 3 damage to any target.\\nSpectacle {R}")
RIFT = card(
    "Great Wind | {1}{U} | Instant || Return target creature you don't control to its owner's hand.\\nOverload {6}{U}"
)
MAD = card("Mad Flame | {2}{R} | Instant || Mad Flame deals 3 damage to any target.\\nMadness {R}")
LOOT = card("Loot | {1}{R} | Sorcery || Discard a card, then draw a card.")
WAIT = card("Waiting Bear | {4}{G} | Creature - Bear | 4/4 | Suspend 1—{G}")
SAGE = card("Foretold Spell | {4}{U} | Sorcery || Draw two cards.\\nForetell {1}{U}")
PLOTTER = card("Plotted Spell | {3}{U} | Sorcery || Draw two cards.\\nPlot {1}{U}")
REB = card("Rebounder | {R} | Sorcery || Rebounder deals 2 damage to any target.\\nRebound")
CASC = card("Cascader | {3}{R} | Creature - Beast | 3/3 | Cascade")
STORM = card("Storming | {1}{R} | Instant || Storming deals 1 damage to any target.\\nStorm")
REPL = card("Replicator | {R} | Instant || Replicator deals 1 damage to any target.\\nReplicate {R}")
CASU = card("Casual | {1}{B} | Sorcery || Draw a card.\\nCasualty 2")
BARG = card("Bargainer | {1}{B} | Sorcery || Bargain\\nDraw a card.")
OFF = card("Parent | {2}{G} | Creature - Rabbit | 3/3 | Offspring {2}")
SQUAD = card("Troop | {2}{W} | Creature - Soldier | 2/2 | Squad {2}")
EMER = card("Emerger | {6}{U} | Creature - Eldrazi | 5/5 | Emerge {5}{U}")
HARM = card("Harmony | {3}{G} | Sorcery || Draw a card.\\nHarmonize {3}{G}")
DIST = card(
    "Ghostly | {1}{W} | Creature - Human | 2/2 | Disturb {1}{W} // Ghost | | (W) Creature - Spirit | 1/1 | Flying",
    Layout.TRANSFORM,
)
FUSE = card(
    "Left | {R} | Instant || Left deals 2 damage to any target.\\nFuse // Right | {U} | Instant || Draw a card.\\nFuse",
    Layout.SPLIT,
)
AFTER = card(
    "Front | {R} | Sorcery || Front deals 2 damage to any target. // Back | {U} | Sorcery || Aftermath\\nDraw a card.",
    Layout.SPLIT,
)
ADV = card(
    "Tale Bear | {1}{G} | Creature - Bear | 2/2 // Tale | {G} | Instant - Adventure || Draw a card.",
    Layout.ADVENTURE,
)


def test_evoked_creature_is_sacrificed__702_74a() -> None:
    assert_right(
        MULL,
        a={"hand": ["Muller"], "library": ["Forest"]},
        script=[cast("Muller", alternative="evoke"), SETTLE],
        expect=[there("graveyard", "Muller"), {"player": A, "hand_size": 1}, cites("702.74a")],
    )


def test_dashed_creature_hits_and_returns__702_109a() -> None:
    assert_right(
        DASHER,
        a={"hand": ["Dasher"]},
        script=[cast("Dasher", alternative="dash"), SETTLE, attack("Dasher"), to("cleanup")],
        expect=[life(B, 17), there("hand", "Dasher")],
    )


def test_blitzed_creature_draws_as_it_goes__702_152a() -> None:
    assert_right(
        BLITZER,
        a={"hand": ["Blitzer"], "library": ["Forest"]},
        script=[cast("Blitzer", alternative="blitz"), SETTLE, attack("Blitzer"), to("cleanup")],
        expect=[life(B, 17), there("graveyard", "Blitzer"), there("hand", "Forest")],
    )


def test_warped_creature_can_be_cast_later__702_185a() -> None:
    assert_right(
        WARPER,
        a={"hand": ["Warper"], "library": ["Forest*2"]},
        b={"library": ["Forest*2"]},
        script=[
            cast("Warper", alternative="warp"),
            SETTLE,
            to("main1", 3),
            cast("Warper", **{"from": "exile"}),
            SETTLE,
        ],
        expect=[there("exile", "Warper", after=3), there("battlefield", "Warper")],
    )


def test_surge_and_spectacle_look_at_the_turn__702_117a__702_137a() -> None:
    for spell, damage in ((SURGE, 4), (SKEWER, 3)):
        word = "surge" if spell is SURGE else "spectacle"
        assert_right(
            spell,
            a={"hand": [spell.name, "Test Bolt"]},
            script=[cast("Test Bolt", "player B"), SETTLE, cast(spell.name, "player B", alternative=word), SETTLE],
            expect=[
                {"legal": False, "player": A, "cast": spell.name, "alternative": word, "after": 0},
                life(B, 17 - damage),
            ],
        )


def test_overloaded_spell_has_no_targets__702_96b() -> None:
    assert_right(
        RIFT,
        a={"hand": ["Great Wind"], "battlefield": ["Small Elf"]},
        b={"battlefield": ["Plain Bear", "Large Bear"]},
        script=[cast("Great Wind", alternative="overload"), SETTLE],
        expect=[{"player": B, "hand_size": 2}, there("battlefield", "Small Elf"), cites("702.96a")],
    )


def test_madness_exiles_and_offers__702_35a() -> None:
    for answers, zone, total in ((["yes", "player B"], "graveyard", 17), (["no"], "graveyard", 20)):
        assert_right(
            MAD,
            LOOT,
            a={"hand": ["Loot", "Mad Flame"], "library": ["Forest"]},
            script=[cast("Loot"), SETTLE],
            answers={"A": answers},
            expect=[there(zone, "Mad Flame"), life(B, total), cites("702.35a")],
        )


def test_suspended_creature_comes_with_haste__702_62a() -> None:
    assert_right(
        WAIT,
        a={"hand": ["Waiting Bear"], "library": ["Forest*3"]},
        b={"library": ["Forest*3"]},
        script=[
            {"special": "Waiting Bear", "ability": "suspend"},
            to("main1", 3),
            attack("Waiting Bear"),
            to("main2", 3),
        ],
        answers={"A": ["yes"]},
        expect=[there("exile", "Waiting Bear", after=1), life(B, 16), cites("702.62a")],
    )


def test_foretold_card_is_cast_in_a_later_turn__702_143a() -> None:
    assert_right(
        SAGE,
        a={"hand": ["Foretold Spell"], "library": ["Forest*5"]},
        b={"library": ["Forest*3"]},
        script=[
            {"special": "Foretold Spell", "ability": "foretell"},
            to("main1", 3),
            cast("Foretold Spell", alternative="foretell"),
            SETTLE,
        ],
        expect=[
            {"legal": False, "player": A, "cast": "Foretold Spell", "alternative": "foretell", "after": 1},
            {"player": A, "hand_size": 3},
        ],
    )


def test_plotted_card_is_free_in_a_later_turn__702_170d() -> None:
    assert_right(
        PLOTTER,
        mana="auto",
        a={"hand": ["Plotted Spell"], "battlefield": ["Island*2"], "library": ["Test Wrath*5"]},
        b={"library": ["Forest*3"]},
        script=[
            {"special": "Plotted Spell", "ability": "plot"},
            to("main1", 3),
            cast("Plotted Spell", **{"from": "exile"}),
            SETTLE,
        ],
        expect=[{"player": A, "hand_size": 3}],
    )


def test_rebound_casts_it_again_at_the_next_upkeep__702_88a() -> None:
    assert_right(
        REB,
        a={"hand": ["Rebounder"], "library": ["Forest*3"]},
        b={"library": ["Forest*3"]},
        script=[cast("Rebounder", "player B"), SETTLE, to("main1", 3)],
        answers={"A": ["yes", "player B"]},
        expect=[there("exile", "Rebounder", after=2), life(B, 16), there("graveyard", "Rebounder")],
    )


def test_rebounding_spell_without_legal_target_goes_to_the_graveyard__702_88a() -> None:
    assert_right(
        REB,
        a={"hand": ["Rebounder", "Test Bolt"]},
        b={"battlefield": ["Plain Bear"]},
        script=[
            cast("Rebounder", "Plain Bear"),
            cast("Test Bolt", "Plain Bear", respond=True),
            SETTLE,
        ],
        expect=[there("graveyard", "Rebounder"), there("graveyard", "Plain Bear")],
    )


def test_cascade_finds_a_cheaper_card__702_85a() -> None:
    assert_right(
        CASC,
        a={"hand": ["Cascader"], "library": ["Forest", "Large Bear", "Plain Bear", "Island"]},
        script=[cast("Cascader", answers=["yes"]), SETTLE],
        expect=[
            there("battlefield", "Plain Bear"),
            there("battlefield", "Cascader"),
            there("library", "Large Bear"),
            there("library", "Forest"),
        ],
    )


def test_storm_copies_for_each_earlier_spell__702_40a() -> None:
    assert_right(
        STORM,
        a={"hand": ["Storming", "Test Bolt*2"]},
        script=[
            cast("Test Bolt", "player B"),
            SETTLE,
            cast("Test Bolt", "player B"),
            SETTLE,
            cast("Storming", "player B"),
            SETTLE,
        ],
        expect=[life(B, 11), cites("702.40a")],
    )


def test_replicate_copies_for_each_payment__702_56a() -> None:
    assert_right(
        REPL,
        a={"hand": ["Replicator"]},
        script=[cast("Replicator", "player B", kicked=2), SETTLE],
        expect=[life(B, 17)],
    )


def test_casualty_and_bargain_take_an_object__702_153a__702_166a() -> None:
    assert_right(
        CASU,
        a={"hand": ["Casual"], "battlefield": ["Small Elf", "Plain Bear"], "library": ["Forest*3"]},
        script=[cast("Casual", answers=["Plain Bear"]), SETTLE],
        expect=[there("graveyard", "Plain Bear"), {"player": A, "hand_size": 2}],
    )
    assert_right(
        BARG,
        a={"hand": ["Bargainer"], "battlefield": ["Test Trinket"], "library": ["Forest*3"]},
        script=[cast("Bargainer", answers=["Test Trinket"]), SETTLE],
        expect=[there("graveyard", "Test Trinket"), {"player": A, "hand_size": 1}],
    )


def test_offspring_and_squad_copy_as_it_enters__702_175a__702_157a() -> None:
    assert_right(
        OFF,
        a={"hand": ["Parent"]},
        script=[cast("Parent", answers=["yes"]), SETTLE],
        expect=[there("battlefield", "Parent", 2), size("Parent", 1, 1), size("Parent", 3, 3)],
    )
    assert_right(
        SQUAD,
        a={"hand": ["Troop"]},
        script=[cast("Troop", kicked=2), SETTLE],
        expect=[there("battlefield", "Troop", 3)],
    )


def test_emerge_is_cheaper_by_the_sacrificed_creature__702_119a() -> None:
    assert_right(
        EMER,
        mana="auto",
        a={"hand": ["Emerger"], "battlefield": ["Large Bear", "Island*2"]},
        script=[cast("Emerger", alternative="emerge"), SETTLE],
        expect=[there("battlefield", "Emerger"), there("graveyard", "Large Bear")],
    )


def test_harmonize_is_cheaper_by_the_tapped_creature__702_180a() -> None:
    assert_right(
        HARM,
        mana="auto",
        a={"graveyard": ["Harmony"], "battlefield": ["Large Bear", "Forest"], "library": ["Forest"]},
        script=[cast("Harmony", alternative="harmonize", answers=["Large Bear"]), SETTLE],
        expect=[there("exile", "Harmony"), {"card": "Large Bear", "tapped": True}, {"player": A, "hand_size": 1}],
    )


def test_disturbed_card_comes_back_transformed__702_146a() -> None:
    assert_right(
        DIST,
        a={"graveyard": ["Ghostly"]},
        script=[cast("Ghostly", alternative="disturb"), SETTLE],
        expect=[there("battlefield", "Ghost"), size("Ghost", 1, 1)],
    )


def test_fused_spell_does_both_halves__702_102d() -> None:
    assert_right(
        FUSE,
        a={"hand": ["Left // Right"], "library": ["Forest"]},
        script=[cast("Left // Right", "player B", alternative="fuse"), SETTLE],
        expect=[life(B, 18), {"player": A, "hand_size": 1}, there("graveyard", "Left // Right")],
    )


def test_aftermath_is_cast_from_the_graveyard_only__702_127a() -> None:
    assert_right(
        AFTER,
        a={"graveyard": ["Front // Back"], "library": ["Forest"]},
        script=[cast("Back", **{"from": "graveyard"}), SETTLE],
        expect=[{"player": A, "hand_size": 1}, there("exile", "Front // Back")],
    )
    assert_right(
        AFTER,
        a={"hand": ["Front // Back"]},
        script=[],
        expect=[{"legal": False, "player": A, "cast": "Front // Back", "face": "Back"}],
    )


def test_adventurer_goes_on_an_adventure_and_is_cast_from_exile__715_3d() -> None:
    assert_right(
        ADV,
        a={"hand": ["Tale Bear"], "library": ["Forest"]},
        script=[
            cast("Tale"),
            SETTLE,
            cast("Tale Bear", **{"from": "exile"}),
            SETTLE,
        ],
        expect=[there("exile", "Tale Bear", after=2), there("battlefield", "Tale Bear"), cites("715.3d")],
    )


def test_countered_adventure_goes_to_the_graveyard__715_3d() -> None:
    assert_right(
        ADV,
        a={"hand": ["Tale Bear"]},
        b={"hand": ["Test Deny"]},
        script=[cast("Tale"), {"player": B, **cast("Test Deny", "Tale", respond=True)}, SETTLE],
        expect=[there("graveyard", "Tale Bear")],
    )


GIVER = card("Giver | {1}{U} | Sorcery || Gift a card\\nDraw two cards. If the gift was promised, draw a card.")
SLAYER = card(
    "Slayer | {1}{B} | Sorcery || Gift a Food\\nDraw a card. If the gift was promised, destroy target creature."
)
PRESENT = card("Present Frog | {G} | Creature - Frog | 1/1 | Gift a tapped Fish")
RACER = card("Racer | {1}{R} | Creature - Goblin | 2/2 | Start your engines!\\nMax speed — This creature has flying.")
TWINS = card("Twin Kicker | {R} | Sorcery || Kicker {1} and/or {2}\\nTwin Kicker deals 1 damage to any target.")
DAY = card(
    "Day Wolf | {1}{G} | Creature - Human Werewolf | 2/2 | Daybound // "
    "Night Wolf | | (G) Creature - Werewolf | 4/4 | Nightbound",
    Layout.TRANSFORM,
)
ASCENDER = card(
    "Ascender | {1}{W} | Creature - Vampire | 1/1 | "
    "Ascend\\nAs long as you have the city's blessing, this creature gets +2/+2."
)
IMPEND = card("Omen | {2}{B} | Enchantment Creature - Avatar | 5/5 | Impending 2—{B}")
AWAKE = card("Rouser | {1}{G} | Sorcery || Draw a card.\\nAwaken 3—{4}{G}")
EXHAUST = card("Tired Elf | {G} | Creature - Elf | 1/1 | Exhaust — {1}: Put two +1/+1 counters on this creature.")


def test_promised_gift_is_given_first__702_174j() -> None:
    for answer, mine, theirs in (("yes", 3, 1), ("no", 2, 0)):
        assert_right(
            GIVER,
            a={"hand": ["Giver"], "library": ["Forest*5"]},
            b={"library": ["Forest*5"]},
            script=[cast("Giver", answers=[answer]), SETTLE],
            expect=[{"player": A, "hand_size": mine}, {"player": B, "hand_size": theirs}],
        )


def test_gift_on_a_permanent_is_given_as_it_enters__702_174b() -> None:
    assert_right(
        PRESENT,
        a={"hand": ["Present Frog"]},
        script=[cast("Present Frog", answers=["yes"]), SETTLE],
        expect=[there("battlefield", "Fish Token", 1, B), {"card": "Fish Token", "tapped": True}],
    )


def test_targets_of_an_unpromised_gift_are_not_chosen__702_174m() -> None:
    for answers, zone in ((["no"], "battlefield"), (["yes", "Plain Bear"], "graveyard")):
        assert_right(
            SLAYER,
            a={"hand": ["Slayer"], "library": ["Forest*2"]},
            b={"battlefield": ["Plain Bear"]},
            script=[cast("Slayer", answers=answers), SETTLE],
            expect=[there(zone, "Plain Bear")],
        )
    assert_right(
        SLAYER,
        a={"hand": ["Slayer"], "library": ["Forest*2"]},
        script=[cast("Slayer", answers=["no"]), SETTLE],
        expect=[{"player": A, "hand_size": 1}],
    )


def test_speed_rises_once_each_turn_of_yours__702_179d() -> None:
    assert_right(
        RACER,
        a={"battlefield": ["Racer"], "hand": ["Test Bolt*2"], "library": ["Forest*9"]},
        b={"life": 30, "library": ["Forest*9"]},
        script=[
            cast("Test Bolt", "player B"),
            SETTLE,
            cast("Test Bolt", "player B"),
            SETTLE,
            attack("Racer", turn=3),
            to("main2", 3),
            attack("Racer", turn=5),
            to("main2", 5),
        ],
        expect=[
            {"card": "Racer", "keyword": "flying", "has": False, "after": 6},
            {"card": "Racer", "keyword": "flying", "has": True},
        ],
    )


def test_daybound_turns_with_the_night__702_145b__730_2a() -> None:
    assert_right(
        DAY,
        a={"hand": ["Day Wolf"], "library": ["Forest*9"]},
        b={"library": ["Forest*9"]},
        script=[cast("Day Wolf"), SETTLE, to("main1", 2), to("main1", 3)],
        expect=[
            size("Day Wolf", 2, 2, after=3),
            size("Night Wolf", 4, 4),
            cites("702.145b"),
        ],
    )


def test_city_s_blessing_comes_at_once__702_131b() -> None:
    assert_right(
        ASCENDER,
        a={"battlefield": ["Forest*9"], "hand": ["Ascender"]},
        script=[cast("Ascender"), SETTLE],
        expect=[size("Ascender", 3, 3)],
    )


def test_impending_permanent_becomes_a_creature_later__702_176a() -> None:
    assert_right(
        IMPEND,
        a={"hand": ["Omen"], "library": ["Forest*9"]},
        b={"library": ["Forest*9"]},
        script=[cast("Omen", alternative="impending"), SETTLE, to("main1", 3), to("main1", 5)],
        expect=[
            {"card": "Omen", "type": "creature", "has": False, "after": 3},
            {"card": "Omen", "type": "creature", "has": True},
        ],
    )


def test_awakened_land_is_a_creature__702_113a() -> None:
    assert_right(
        AWAKE,
        a={"hand": ["Rouser"], "battlefield": ["Forest"], "library": ["Island"]},
        script=[cast("Rouser", "Forest", alternative="awaken"), SETTLE],
        expect=[size("Forest", 3, 3), {"card": "Forest", "type": "land", "has": True}, {"player": A, "hand_size": 1}],
    )


def test_exhaust_ability_is_used_once__702_177a() -> None:
    assert_right(
        EXHAUST,
        a={"battlefield": ["Tired Elf"]},
        script=[activate("Tired Elf"), SETTLE],
        expect=[size("Tired Elf", 3, 3), {"legal": False, "player": A, "activate": "Tired Elf"}],
    )
