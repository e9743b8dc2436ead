"""Keywords that trigger on attacking."""

from tests.kernel.playing import assert_right, attack, card, cites, life, size, there, to

KNIGHT = card("Exalted Knight | {W} | Creature - Knight | 1/1 | Exalted")
CRIER = card("Loud Goblin | {2}{R} | Creature - Goblin | 2/2 | Battle cry")
HORROR = card("Great Horror | {8} | Creature - Eldrazi | 8/8 | Annihilator 2")
TEACHER = card("Old Soldier | {2}{R} | Creature - Soldier | 3/3 | Mentor")
PUPIL = card("Young Soldier | {W} | Creature - Soldier | 1/1 | Training")
REBEL = card("Bold Rebel | {1}{R} | Creature - Rebel | 2/2 | Dethrone")
BRAWLER = card("Mad Brawler | {2}{G} | Creature - Dwarf | 2/2 | Melee")
CALLER = card("War Caller | {1}{R} | Creature - Orc | 1/2 | Mobilize 2")
LURER = card("Sly Beast | {G} | Creature - Beast | 2/2 | Provoke")


def test_exalted_counts_for_a_lone_attacker_of_its_controller__702_83a() -> None:
    assert_right(
        KNIGHT,
        a={"battlefield": ["Exalted Knight*2", "Plain Bear"]},
        script=[attack("Plain Bear"), to("main2")],
        expect=[life("B", 16), cites("702.83a")],
    )


def test_exalted_does_nothing_for_two_attackers__702_83b() -> None:
    assert_right(
        KNIGHT,
        a={"battlefield": ["Exalted Knight*2", "Plain Bear*2"]},
        script=[attack("Plain Bear", "Plain Bear"), to("main2")],
        expect=[life("B", 16)],
    )


def test_battle_cry_helps_each_other_attacker__702_91a() -> None:
    assert_right(
        CRIER,
        a={"battlefield": ["Loud Goblin", "Plain Bear*2"]},
        script=[attack("Loud Goblin", "Plain Bear", "Plain Bear"), to("main2")],
        expect=[life("B", 12), cites("702.91a")],
    )


def test_annihilator_has_the_defending_player_sacrifice__702_86a() -> None:
    assert_right(
        HORROR,
        a={"battlefield": ["Great Horror"]},
        b={"battlefield": ["Forest*3"]},
        script=[attack("Great Horror"), to("main2")],
        expect=[there("battlefield", "Forest", 1, "B"), cites("702.86a")],
    )


def test_mentor_teaches_a_weaker_attacker__702_134a() -> None:
    assert_right(
        TEACHER,
        a={"battlefield": ["Old Soldier", "Plain Bear", "Large Bear"]},
        script=[attack("Old Soldier", "Plain Bear", "Large Bear"), to("main2")],
        expect=[size("Plain Bear", 3, 3), size("Large Bear", 4, 4), cites("702.134a")],
    )


def test_training_needs_a_stronger_companion__702_149a() -> None:
    for companion, total in (("Small Elf", 1), ("Plain Bear", 2)):
        assert_right(
            PUPIL,
            a={"battlefield": ["Young Soldier", companion]},
            script=[attack("Young Soldier", companion), to("main2")],
            expect=[size("Young Soldier", total, total)],
        )


def test_dethrone_asks_who_has_the_most_life__702_105a() -> None:
    for own_life, total in ((20, 3), (21, 2)):
        assert_right(
            REBEL,
            a={"life": own_life, "battlefield": ["Bold Rebel"]},
            script=[attack("Bold Rebel"), to("main2")],
            expect=[size("Bold Rebel", total, total)],
        )


def test_melee_counts_the_opponents_attacked__702_121a() -> None:
    assert_right(
        BRAWLER,
        a={"battlefield": ["Mad Brawler", "Small Elf"]},
        script=[attack("Mad Brawler", "Small Elf"), to("main2")],
        expect=[life("B", 16), cites("702.121a")],
    )


def test_mobilize_brings_warriors_for_the_turn__702_181a() -> None:
    assert_right(
        CALLER,
        a={"battlefield": ["War Caller"]},
        script=[attack("War Caller"), to("main2"), to("upkeep", 2)],
        expect=[
            there("battlefield", "Warrior Token", 2, after=2),
            life("B", 17),
            there("battlefield", "Warrior Token", 0),
        ],
    )


def test_provoke_untaps_its_target_which_must_block__702_39a() -> None:
    assert_right(
        LURER,
        a={"battlefield": ["Sly Beast"]},
        b={"battlefield": [{"card": "Small Elf", "tapped": True}]},
        script=[attack("Sly Beast", answers=["Small Elf", "yes"]), to("main2")],
        expect=[there("graveyard", "Small Elf"), life("B", 20), cites("702.39a")],
    )
