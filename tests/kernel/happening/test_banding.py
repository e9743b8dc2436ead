"""Banding (CR 702.22)."""

from tests.kernel.playing import Json, assert_right, attack, card, cites, life, there, to

A, B = "A", "B"
HERO = card("Test Hero | {W} | Creature - Knight | 1/1 | Banding")
GIANT = card("Test Ogre | {3}{R} | Creature - Ogre | 5/5 | Trample")
LEGEND = card("Test Duke | {W} | Legendary Creature - Knight | 2/2")
LADY = card("Test Lady | {W} | Legendary Creature - Knight | 1/4")
HALL = card('Test Keep | | Land | | Legendary creatures you control have "bands with other legendary creatures."')
WATCH = card("Test Watch | {W} | Creature - Elf | 1/1 | Whenever this creature becomes blocked, you gain 5 life.")


def blocks(**pairs: str) -> Json:
    return {"player": "B", "block": {k.replace("_", " "): v for k, v in pairs.items()}}


def test_the_whole_band_becomes_blocked__702_22h() -> None:
    assert_right(
        HERO,
        WATCH,
        a={"battlefield": ["Test Hero", "Test Watch", "Plain Bear"]},
        b={"battlefield": ["Large Bear"]},
        script=[
            attack("Test Hero", "Test Watch", "Plain Bear", step="declare_attackers"),
            blocks(Large_Bear="Test Hero"),
            to("main2"),
        ],
        # Hero and Watch are banded; the Bear is not and gets through.
        answers={"A": ["Test Watch"]},
        expect=[life(A, 25), life(B, 18), cites("702.22h")],
    )


def test_the_attacking_player_divides_a_blockers_damage__702_22k() -> None:
    big = card("Test Giant | {5}{G} | Creature - Giant | 6/6")
    assert_right(
        HERO,
        big,
        a={"battlefield": ["Test Hero", "Large Bear"]},
        b={"battlefield": ["Test Giant"]},
        script=[
            attack("Test Hero", "Large Bear", step="declare_attackers"),
            blocks(Test_Giant="Large Bear"),
            to("main2"),
        ],
        answers={"A": ["Large Bear", 0]},
        expect=[there("battlefield", "Large Bear"), there("graveyard", "Test Hero"), cites("702.22k")],
    )


def test_the_defending_player_divides_an_attackers_damage__702_22j() -> None:
    assert_right(
        HERO,
        GIANT,
        a={"battlefield": ["Test Ogre"]},
        b={"battlefield": ["Test Hero", "Large Bear"]},
        script=[
            attack("Test Ogre", step="declare_attackers"),
            blocks(Test_Hero="Test Ogre", Large_Bear="Test Ogre"),
            to("main2"),
        ],
        # All five to the Hero, by default: nothing tramples over, and the larger blocker lives.
        expect=[
            life(B, 20),
            there("graveyard", "Test Hero"),
            there("battlefield", "Large Bear"),
            there("graveyard", "Test Ogre"),
        ],
    )


def test_without_banding_the_attacker_tramples_over__510_1c() -> None:
    assert_right(
        GIANT,
        a={"battlefield": ["Test Ogre"]},
        b={"battlefield": ["Small Elf", "Plain Bear"]},
        script=[
            attack("Test Ogre", step="declare_attackers"),
            blocks(Small_Elf="Test Ogre", Plain_Bear="Test Ogre"),
            to("main2"),
        ],
        expect=[life(B, 18)],
    )


def test_legends_band_with_other_legends__702_22c() -> None:
    assert_right(
        LEGEND,
        LADY,
        HALL,
        a={"battlefield": ["Test Duke", "Test Lady", "Test Keep"]},
        b={"battlefield": ["Large Bear"]},
        script=[
            attack("Test Duke", "Test Lady", step="declare_attackers"),
            blocks(Large_Bear="Test Lady"),
            to("main2"),
        ],
        answers={"A": ["Test Lady", 4]},
        expect=[life(B, 20), there("battlefield", "Test Duke"), there("graveyard", "Test Lady")],
    )


def test_no_band_without_a_choice__702_22c() -> None:
    assert_right(
        HERO,
        a={"battlefield": ["Test Hero", "Plain Bear"]},
        b={"battlefield": ["Large Bear"]},
        script=[
            attack("Test Hero", "Plain Bear", step="declare_attackers"),
            blocks(Large_Bear="Test Hero"),
            to("main2"),
        ],
        expect=[life(B, 18)],
    )
