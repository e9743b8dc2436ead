"""Counters with rules, umbra armor, split second, choices on entering, Sagas, ninjutsu, champion."""

from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

A, B = "A", "B"
ARMOR = card(
    "Bear Umbra | {1}{G} | Enchantment - Aura || Enchant creature\\nEnchanted creature gets +2/+2.\\nUmbra armor"
)
SUDDEN = card("Sudden Shock | {R} | Instant || Split second\\nSudden Shock deals 2 damage to any target.")
RIOTER = card("Rioter | {1}{R} | Creature - Goblin | 2/2 | Riot")
LEASH = card("Unleasher | {1}{B} | Creature - Horror | 2/2 | Unleash")
TAXER = card("Taxer | {2}{R} | Creature - Giant | 3/3 | Tribute 2")
DEVIL = card("Devourer | {2}{R} | Creature - Dragon | 1/1 | Devour 2")
SAGA = card("Short Saga | {1}{G} | Enchantment - Saga || I, II — You gain 2 life.\\nIII — Draw a card.")
AHEAD = card("Quick Saga | {1}{G} | Enchantment - Saga || Read ahead\\nI, II — You gain 2 life.\\nIII — Draw a card.")
NINJA = card("Sly Ninja | {3}{U} | Creature - Human Ninja | 3/3 | Ninjutsu {1}{U}")
CHANGER = card("Faerie Champion | {3}{U} | Creature - Faerie | 4/4 | Champion a creature")
BENDER = card("Fire Soldier | {1}{R} | Creature - Human Soldier | 2/2 | Firebending 2")


def test_shield_counter_saves_from_effects__122_1c() -> None:
    bear = {"card": "Plain Bear", "counters": {"shield": 1}}
    assert_right(
        a={"hand": ["Test Murder*2"]},
        b={"battlefield": [bear]},
        script=[cast("Test Murder", "Plain Bear"), SETTLE, cast("Test Murder", "Plain Bear"), SETTLE],
        expect=[there("battlefield", "Plain Bear", after=2), there("graveyard", "Plain Bear"), cites("122.1c")],
    )


def test_shield_counter_prevents_damage__122_1c() -> None:
    assert_right(
        a={"hand": ["Test Bolt"]},
        b={"battlefield": [{"card": "Plain Bear", "counters": {"shield": 2}}]},
        script=[cast("Test Bolt", "Plain Bear"), SETTLE],
        expect=[{"card": "Plain Bear", "counters": {"shield": 1}}, {"card": "Plain Bear", "damage": 0}],
    )


def test_stun_counter_goes_instead_of_untapping__122_1d() -> None:
    assert_right(
        a={"battlefield": [{"card": "Plain Bear", "tapped": True, "counters": {"stun": 1}}], "library": ["Forest*5"]},
        b={"library": ["Forest*5"]},
        script=[to("main1", 3), to("main1", 5)],
        expect=[
            {"card": "Plain Bear", "tapped": True, "after": 1},
            {"card": "Plain Bear", "tapped": False},
            cites("122.1d"),
        ],
    )


def test_finality_counter_exiles__122_1h() -> None:
    assert_right(
        a={"hand": ["Test Murder"]},
        b={"battlefield": [{"card": "Plain Bear", "counters": {"finality": 1}}]},
        script=[cast("Test Murder", "Plain Bear"), SETTLE],
        expect=[there("exile", "Plain Bear")],
    )


def test_umbra_is_destroyed_in_place_of_its_creature__702_89a() -> None:
    assert_right(
        ARMOR,
        a={"hand": ["Test Murder"]},
        b={"battlefield": [{"card": "Plain Bear", "damage": 1}, {"card": "Bear Umbra", "attached_to": "Plain Bear"}]},
        script=[cast("Test Murder", "Plain Bear"), SETTLE],
        expect=[
            there("graveyard", "Bear Umbra"),
            size("Plain Bear", 2, 2),
            {"card": "Plain Bear", "damage": 0},
            cites("702.89a"),
        ],
    )


def test_split_second_stops_spells_and_abilities__702_61a() -> None:
    assert_right(
        SUDDEN,
        a={"hand": ["Sudden Shock"]},
        b={"hand": ["Test Deny"]},
        script=[cast("Sudden Shock", "player B"), SETTLE],
        expect=[
            {"legal": False, "player": B, "cast": "Test Deny", "after": 1},
            life(B, 18),
        ],
    )


def test_riot_chooses_counter_or_haste__702_136a() -> None:
    assert_right(
        RIOTER,
        a={"hand": ["Rioter"]},
        script=[cast("Rioter", answers=["no"]), SETTLE, attack("Rioter"), to("main2")],
        expect=[life(B, 18)],
    )
    assert_right(
        RIOTER,
        a={"hand": ["Rioter"]},
        script=[cast("Rioter", answers=["yes"]), SETTLE],
        expect=[size("Rioter", 3, 3), {"card": "Rioter", "keyword": "haste", "has": False}],
    )


def test_unleashed_creature_cant_block__702_98a() -> None:
    for answer, legal in (("yes", False), ("no", True)):
        assert_right(
            LEASH,
            a={"hand": ["Unleasher"], "library": ["Forest*3"]},
            b={"battlefield": ["Plain Bear"], "library": ["Forest*3"]},
            script=[
                cast("Unleasher", answers=[answer]),
                SETTLE,
                to("main1", 2),
                {"player": B, "attack": ["Plain Bear"], "turn": 2},
                to("declare_blockers", 2),
            ],
            expect=[{"legal": legal, "player": A, "block": {"Unleasher": "Plain Bear"}, "after": 4}],
        )


def test_tribute_is_for_an_opponent_to_pay__702_104a() -> None:
    for answer, total in (("yes", 5), ("no", 3)):
        assert_right(
            TAXER,
            a={"hand": ["Taxer"]},
            script=[cast("Taxer"), SETTLE],
            answers={"B": [answer]},
            expect=[size("Taxer", total, total)],
        )


def test_devour_grows_with_each_sacrifice__702_82a() -> None:
    assert_right(
        DEVIL,
        a={"hand": ["Devourer"], "battlefield": ["Small Elf*2", "Plain Bear"]},
        script=[cast("Devourer", answers=["Small Elf", "Small Elf", "none"]), SETTLE],
        expect=[size("Devourer", 5, 5), there("graveyard", "Small Elf", 2), there("battlefield", "Plain Bear")],
    )


def test_saga_tells_a_chapter_each_turn_and_goes__714_2b__714_4() -> None:
    assert_right(
        SAGA,
        a={"hand": ["Short Saga"], "library": ["Forest*5"]},
        b={"library": ["Forest*5"]},
        script=[cast("Short Saga"), SETTLE, to("begin_combat", 3), to("begin_combat", 5)],
        expect=[
            life(A, 22, after=2),
            life(A, 24, after=3),
            {"player": A, "hand_size": 3},
            there("graveyard", "Short Saga"),
            cites("714.2b"),
        ],
    )


def test_read_ahead_begins_with_a_chosen_chapter__702_155a() -> None:
    assert_right(
        AHEAD,
        a={"hand": ["Quick Saga"], "library": ["Forest*5"]},
        script=[cast("Quick Saga", answers=["3"]), SETTLE],
        expect=[life(A, 20), {"player": A, "hand_size": 1}, there("graveyard", "Quick Saga")],
    )


def test_ninja_takes_the_place_of_an_unblocked_attacker__702_49a() -> None:
    assert_right(
        NINJA,
        a={"hand": ["Sly Ninja"], "battlefield": ["Small Elf"]},
        script=[attack("Small Elf"), {**activate("Sly Ninja"), "step": "declare_blockers"}, SETTLE, to("main2")],
        expect=[life(B, 17), there("hand", "Small Elf"), {"card": "Sly Ninja", "tapped": True}, cites("702.49a")],
    )


def test_championed_creature_returns__702_72a() -> None:
    assert_right(
        CHANGER,
        a={"hand": ["Faerie Champion", "Test Murder"], "battlefield": ["Small Elf"]},
        script=[
            cast("Faerie Champion", answers=["yes", "Small Elf"]),
            SETTLE,
            cast("Test Murder", "Faerie Champion"),
            SETTLE,
        ],
        expect=[there("exile", "Small Elf", after=2), there("battlefield", "Small Elf")],
    )
    assert_right(
        CHANGER,
        a={"hand": ["Faerie Champion"], "battlefield": ["Small Elf"]},
        script=[cast("Faerie Champion", answers=["no"]), SETTLE],
        expect=[there("graveyard", "Faerie Champion"), there("battlefield", "Small Elf")],
    )


def test_firebending_mana_lasts_through_combat__702_189a() -> None:
    assert_right(
        BENDER,
        a={"battlefield": ["Fire Soldier"]},
        script=[attack("Fire Soldier"), to("declare_blockers"), to("main2")],
        expect=[{"player": A, "mana": "{R}{R}", "after": 2}, {"player": A, "mana": ""}],
    )
