"""Keywords of the upkeep, of casting, of entering, of crews and of characteristics."""

from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

ECHO = card("Echo Beast | {2}{R} | Creature - Beast | 3/3 | Echo {2}{R}")
GLACIER = card("Slow Ice | {2}{U} | Enchantment || Cumulative upkeep {1}")
FADER = card("Fader | {2}{G} | Creature - Illusion | 4/4 | Fading 1")
VANISHER = card("Vanisher | {2}{G} | Creature - Illusion | 4/4 | Vanishing 2")
GERM = card("Living Blade | {2} | Artifact - Equipment || Living weapon\\nEquipped creature gets +1/+1.\\nEquip {1}")
REBEL = card("Rebel Blade | {2} | Artifact - Equipment || For Mirrodin!\\nEquipped creature gets +1/+1.\\nEquip {1}")
MONK = card("Swift Monk | {U} | Creature - Human Monk | 1/1 | Prowess")
BISHOP = card("Greedy Bishop | {W} | Creature - Human Cleric | 1/1 | Extort")
TRUCK = card("War Truck | {3} | Artifact - Vehicle | 5/4 | Crew 3")
SHAPE = card("Shape | {2} | Creature - Shapeshifter | 1/1 | Changeling")
VOID = card("Void Drone | {1}{U} | Creature - Eldrazi Drone | 2/2 | Devoid")
OOZE = card("Evolving Ooze | {G} | Creature - Ooze | 1/2 | Evolve")
EATER = card("Exploiter | {2}{B} | Creature - Zombie | 2/2 | Exploit")
MAKER = card("Servo Maker | {2}{W} | Creature - Dwarf | 2/2 | Fabricate 2")
HERO = card("Famed Hero | {1}{W} | Creature - Human Knight | 2/2 | Renown 1")
GNAW = card("Ingester | {1}{U} | Creature - Eldrazi | 2/2 | Ingest")
SNAKE = card("Venom Snake | {1}{G} | Creature - Snake | 1/1 | Poisonous 2")
SLIVER = card("Frenzied | {1}{R} | Creature - Sliver | 1/1 | Frenzy 2")
SHAMBLER = card("Rotting Thing | {B} | Creature - Zombie | 2/2 | Decayed")
CLERK = card("Clerk | {1}{U} | Creature - Human | 1/3 | Transmute {1}{U}{U}")
HELPER = card("Helper | {W} | Creature - Kithkin | 1/1 | Reinforce 2—{1}{W}")
AINOK = card("Patient Hound | {W} | Creature - Dog | 1/1 | Outlast {W}")

A, B = "A", "B"


def test_echo_is_paid_once__702_30a() -> None:
    for answer, zone in (("yes", "battlefield"), ("no", "graveyard")):
        assert_right(
            ECHO,
            a={"hand": ["Echo Beast"], "library": ["Forest*4"]},
            b={"library": ["Forest*4"]},
            script=[cast("Echo Beast"), SETTLE, to("main1", 3), to("main1", 5)],
            answers={"A": [answer]},
            expect=[there(zone, "Echo Beast")],
        )


def test_cumulative_upkeep_grows_and_is_paid_whole__702_24a() -> None:
    assert_right(
        GLACIER,
        mana="auto",
        a={"battlefield": ["Slow Ice", "Forest"], "library": ["Test Wrath*4"]},
        b={"library": ["Forest*4"]},
        script=[to("main1", 3), to("main1", 5)],
        answers={"A": ["yes", "yes"]},
        expect=[
            {"card": "Slow Ice", "counters": {"age": 1}, "after": 1},
            there("graveyard", "Slow Ice"),
        ],
    )


def test_fading_goes_when_no_counter_can_be_removed__702_32a() -> None:
    assert_right(
        FADER,
        a={"hand": ["Fader"], "library": ["Forest*4"]},
        b={"library": ["Forest*4"]},
        script=[cast("Fader"), SETTLE, to("main1", 3), to("main1", 5)],
        expect=[there("battlefield", "Fader", after=3), there("graveyard", "Fader")],
    )


def test_vanishing_goes_with_the_last_counter__702_63a() -> None:
    assert_right(
        VANISHER,
        a={"hand": ["Vanisher"], "library": ["Forest*4"]},
        b={"library": ["Forest*4"]},
        script=[cast("Vanisher"), SETTLE, to("main1", 3), to("main1", 5)],
        expect=[there("battlefield", "Vanisher", after=3), there("graveyard", "Vanisher")],
    )


def test_equipment_brings_its_bearer__702_92a__702_163a() -> None:
    for blade, token, power in ((GERM, "Phyrexian Germ Token", 1), (REBEL, "Rebel Token", 3)):
        assert_right(
            blade,
            a={"hand": [blade.name]},
            script=[cast(blade.name), SETTLE],
            expect=[size(token, power, power), {"card": blade.name, "attached_to": token}],
        )


def test_prowess_counts_noncreature_spells__702_108a() -> None:
    assert_right(
        MONK,
        a={"battlefield": ["Swift Monk"], "hand": ["Test Bolt", "Small Elf"]},
        script=[cast("Small Elf"), SETTLE, cast("Test Bolt", "player B"), SETTLE],
        expect=[size("Swift Monk", 1, 1, after=2), size("Swift Monk", 2, 2), cites("702.108a")],
    )


def test_extort_drains_for_a_payment__702_101a() -> None:
    assert_right(
        BISHOP,
        a={"battlefield": ["Greedy Bishop"], "hand": ["Small Elf"]},
        script=[cast("Small Elf", answers=["yes"]), SETTLE],
        expect=[life(A, 21), life(B, 19), cites("702.101a")],
    )


def test_crew_needs_power_from_others__702_122a() -> None:
    assert_right(
        TRUCK,
        a={"battlefield": ["War Truck", {"card": "Large Bear", "sick": True}]},
        script=[activate("War Truck"), SETTLE, attack("War Truck"), to("main2")],
        expect=[life(B, 15), {"card": "Large Bear", "tapped": True}, cites("702.122a")],
    )
    assert_right(
        TRUCK,
        a={"battlefield": ["War Truck", "Plain Bear"]},
        script=[],
        expect=[{"legal": False, "player": A, "activate": "War Truck"}],
    )


def test_changeling_is_every_creature_type__702_73a() -> None:
    assert_right(
        SHAPE,
        a={"battlefield": ["Shape"]},
        script=[],
        expect=[{"card": "Shape", "subtype": t, "has": True} for t in ("Elf", "Sliver", "Shapeshifter")],
    )


def test_devoid_has_no_color__702_114a() -> None:
    assert_right(
        VOID,
        a={"battlefield": ["Void Drone"]},
        script=[],
        expect=[{"card": "Void Drone", "color": "blue", "has": False}],
    )


def test_evolve_compares_power_and_toughness__702_100a() -> None:
    assert_right(
        OOZE,
        a={"battlefield": ["Evolving Ooze"], "hand": ["Small Elf", "Plain Bear"]},
        script=[cast("Small Elf"), SETTLE, cast("Plain Bear"), SETTLE],
        expect=[size("Evolving Ooze", 1, 2, after=2), size("Evolving Ooze", 2, 3)],
    )


def test_exploit_sacrifices_a_creature__702_110a() -> None:
    for answer, zone in (("Small Elf", "graveyard"), ("none", "battlefield")):
        assert_right(
            EATER,
            a={"battlefield": ["Small Elf"], "hand": ["Exploiter"]},
            script=[cast("Exploiter", answers=[answer]), SETTLE],
            expect=[there(zone, "Small Elf"), there("battlefield", "Exploiter")],
        )


def test_fabricate_gives_counters_or_servos__702_123a() -> None:
    for answer, power, servos in (("yes", 4, 0), ("no", 2, 2)):
        assert_right(
            MAKER,
            a={"hand": ["Servo Maker"]},
            script=[cast("Servo Maker", answers=[answer]), SETTLE],
            expect=[size("Servo Maker", power, power), there("battlefield", "Servo Token", servos)],
        )


def test_renown_happens_once__702_112a() -> None:
    assert_right(
        HERO,
        a={"battlefield": ["Famed Hero"], "library": ["Forest*3"]},
        b={"library": ["Forest*3"]},
        script=[attack("Famed Hero"), to("main1", 3), attack("Famed Hero"), to("main2", 3)],
        expect=[size("Famed Hero", 3, 3), life(B, 15)],
    )


def test_combat_damage_keywords__702_115a__702_70a__702_68a() -> None:
    assert_right(
        GNAW,
        SNAKE,
        SLIVER,
        a={"battlefield": ["Ingester", "Venom Snake", "Frenzied"]},
        b={"library": ["Forest*3"]},
        script=[attack("Ingester", "Venom Snake", "Frenzied"), to("main2")],
        expect=[there("exile", "Forest", 1, B), {"player": B, "poison": 2}, life(B, 14)],
    )


def test_decayed_attacks_once_and_never_blocks__702_147a() -> None:
    assert_right(
        SHAMBLER,
        a={"battlefield": ["Rotting Thing"]},
        script=[attack("Rotting Thing"), to("main2")],
        expect=[life(B, 18), there("graveyard", "Rotting Thing")],
    )
    assert_right(
        SHAMBLER,
        a={"battlefield": ["Plain Bear"]},
        b={"battlefield": ["Rotting Thing"]},
        script=[attack("Plain Bear"), to("declare_blockers")],
        expect=[{"legal": False, "player": B, "block": {"Rotting Thing": "Plain Bear"}, "after": 1}],
    )


def test_transmute_finds_the_same_mana_value__702_53a() -> None:
    assert_right(
        CLERK,
        a={"hand": ["Clerk"], "library": ["Forest", "Large Bear", "Plain Bear"]},
        script=[activate("Clerk", answers=["Plain Bear"]), SETTLE],
        expect=[there("hand", "Plain Bear"), there("graveyard", "Clerk"), cites("702.53a")],
    )


def test_reinforce_and_outlast__702_77a__702_107a() -> None:
    assert_right(
        HELPER,
        AINOK,
        a={"hand": ["Helper"], "battlefield": ["Small Elf", "Patient Hound"]},
        script=[activate("Helper", "Small Elf"), SETTLE, activate("Patient Hound"), SETTLE],
        expect=[size("Small Elf", 3, 3), size("Patient Hound", 2, 2), {"card": "Patient Hound", "tapped": True}],
    )
