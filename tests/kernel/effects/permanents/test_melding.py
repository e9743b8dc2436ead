"""Melding (CR 701.42, 712)."""

from dataclasses import replace

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, play, size, there, to

A, B = "A", "B"
BIG = "Big Toy |  | (R) Creature - Construct | 7/6 | Trample"
FIRST = card(
    "Toy Left | {1} | Creature - Construct | 2/2 | {1}: If you both own and control this creature and a creature named "
    f"Toy Right, exile them, then meld them into Big Toy. // {BIG}",
    Layout.MELD,
)
SECOND = card(f"Toy Right | {{3}} | Creature - Construct | 3/3 |  // {BIG}", Layout.MELD)
ATTACKER = card(
    "Toy Left | {1} | Creature - Construct | 2/2 | Whenever you attack, each opponent loses X life, where X is the "
    "number of attacking creatures. If Toy Left and a creature named Toy Right are attacking, and you both own and "
    f"control them, exile them, then meld them into Big Toy. It enters tapped and attacking. // {BIG}",
    Layout.MELD,
)
PAYS = card(
    "Toy Left | {1} | Creature - Construct | 2/2 | At the beginning of combat on your turn, if you both own and "
    "control Toy Left and a creature named Toy Right, you may pay {3}. If you do, exile them, then meld them into "
    "Big Toy. // "
    f"{BIG}",
    Layout.MELD,
)
FADE = card("Test Fade | {1} | Instant || Exile target creature.")
TUCK = card("Test Tuck | {1} | Instant || Put target creature on top of its owner's library.")
PRIEST = card(
    "Test Priest | {1} | Creature - Human | 1/1 | If a nontoken creature would enter and it wasn't cast, exile it "
    "instead."
)
TURNED = card("Test Turn | {1} | Instant || Transform target creature.")
MELD = [activate("Toy Left"), SETTLE]
BOTH = {"battlefield": ["Toy Left", "Toy Right"]}


def test_the_pair_becomes_one_permanent_with_its_back_faces_up__701_42a() -> None:
    assert_right(
        FIRST,
        SECOND,
        a=BOTH,
        script=MELD,
        expect=[
            size("Big Toy", 7, 6),
            {"card": "Big Toy", "keyword": "trample"},
            {"count": 1, "zone": "battlefield", "player": A},
            {"count": 0, "zone": "exile", "player": A},
            cites("701.42a"),
            cites("712.14c"),
        ],
    )


def test_one_of_several_partners_is_chosen__701_42a() -> None:
    assert_right(
        FIRST,
        SECOND,
        a={"battlefield": ["Toy Left", {"card": "Toy Right", "id": "used", "counters": {"+1/+1": 1}}, "Toy Right"]},
        script=MELD,
        answers={"A": ["used"]},
        expect=[size("Toy Right", 3, 3), there("battlefield", "Toy Right", 1, A)],
    )


def test_what_it_was_paid_for_melds__701_42a() -> None:
    assert_right(
        PAYS,
        SECOND,
        a=BOTH,
        script=[to("declare_attackers")],
        answers={"A": ["yes"]},
        expect=[size("Big Toy", 7, 6)],
    )


def test_a_melded_attacker_enters_tapped_and_attacking__508_4() -> None:
    assert_right(
        ATTACKER,
        SECOND,
        a=BOTH,
        script=[attack("Toy Left", "Toy Right"), to("main2")],
        expect=[life(B, 11), {"card": "Big Toy", "tapped": True}],
    )


def test_without_the_partner_attacking_they_do_not_meld() -> None:
    assert_right(
        ATTACKER,
        SECOND,
        a=BOTH,
        script=[attack("Toy Left"), to("main2")],
        expect=[life(B, 17), there("battlefield", "Toy Right", 1, A)],
    )


def test_a_card_that_only_copies_one_half_cannot_meld__701_42b() -> None:
    assert_right(
        FIRST,
        SECOND,
        card(
            "Toy Mask | {1} | Creature - Shapeshifter | 0/1 | You may have this creature enter as a copy of any "
            "creature "
            "on the battlefield."
        ),
        card("Test Axe | {1} | Sorcery || Destroy target creature."),
        a={"hand": ["Toy Mask", "Test Axe"], "battlefield": ["Toy Left", {"card": "Toy Right", "id": "real"}]},
        script=[cast("Toy Mask"), SETTLE, cast("Test Axe", "real"), SETTLE, *MELD],
        answers={"A": ["real"]},
        expect=[
            there("exile", "Toy Left", 1, A),
            there("exile", "Toy Mask", 1, A),
            {"count": 0, "zone": "battlefield", "player": A},
            cites("701.42c"),
        ],
    )


def test_it_leaves_as_two_cards__712_21() -> None:
    assert_right(
        FIRST,
        SECOND,
        FADE,
        a={**BOTH, "hand": ["Test Fade"]},
        script=[*MELD, cast("Test Fade", "Big Toy"), SETTLE],
        expect=[there("exile", "Toy Left", 1, A), there("exile", "Toy Right", 1, A), cites("712.21")],
    )


def test_both_cards_go_into_the_library__712_21a() -> None:
    assert_right(
        FIRST,
        SECOND,
        TUCK,
        a={**BOTH, "hand": ["Test Tuck"], "library": ["Forest"]},
        script=[*MELD, cast("Test Tuck", "Big Toy"), SETTLE],
        expect=[{"count": 3, "zone": "library", "player": A}],
    )


def test_what_may_not_enter_stays_exiled_as_two_cards__712_21d() -> None:
    assert_right(
        FIRST,
        SECOND,
        PRIEST,
        a={"battlefield": ["Toy Left", "Toy Right", "Test Priest"]},
        script=MELD,
        expect=[there("exile", "Toy Left", 1, A), there("exile", "Toy Right", 1, A)],
    )


def test_it_does_not_transform__712_9() -> None:
    assert_right(
        FIRST,
        SECOND,
        TURNED,
        a={**BOTH, "hand": ["Test Turn"]},
        script=[*MELD, cast("Test Turn", "Big Toy"), SETTLE],
        expect=[size("Big Toy", 7, 6)],
    )


def test_half_of_a_pair_does_not_transform_either__712_9() -> None:
    assert_right(
        FIRST,
        TURNED,
        a={"battlefield": ["Toy Left"], "hand": ["Test Turn"]},
        script=[cast("Test Turn", "Toy Left"), SETTLE],
        expect=[size("Toy Left", 2, 2)],
    )


def test_without_the_text_of_the_back_face_it_is_refused() -> None:
    bare = card("Toy Right | {3} | Creature - Construct | 3/3 |", Layout.MELD)
    result = play(FIRST, replace(bare, missing_faces=("Big Toy",)), a=BOTH, script=MELD, expect=[])
    assert result.status.value == "refused"
