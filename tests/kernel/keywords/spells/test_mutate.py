"""Mutate and merged permanents (CR 702.140, 729)."""

from tests.kernel.playing import SETTLE, assert_right, attack, card, cast, cites, life, size, there, to

A, B = "A", "B"
BEAST = card(
    "Test Beast | {3}{G} | Creature - Beast | 4/4 | Mutate {1}{G}\\nTrample\\nWhenever this creature mutates, draw "
    "a card."
)
BIRD = card("Test Bird | {2}{W} | Creature - Bird | 1/3 | Mutate {1}{W}\\nFlying")
SWELL = card(
    "Test Swell | {2}{B} | Creature - Beast | 3/3 | Mutate {1}{B}\\nWhenever this creature mutates, you gain X life, "
    "where X is the number of times this creature has mutated."
)
HUMAN = card("Test Human | {W} | Creature - Human | 1/1")
BLINK = card("Test Blink | {W} | Instant || Exile target creature you control, then return it to the battlefield.")
RETURN = card("Test Gust | {U} | Instant || Return target creature to its owner's hand.")
RATTLE = card("Test Rattle | {B} | Creature - Elf | 1/1 | Whenever another creature dies, you gain 1 life.")


def test_on_top_it_has_its_characteristics_and_all_abilities__702_140e() -> None:
    assert_right(
        BEAST,
        a={"hand": ["Test Beast"], "battlefield": ["Quick Bear"], "library": ["Forest"]},
        script=[cast("Test Beast", "Quick Bear", alternative="mutate", answers=[1]), SETTLE],
        expect=[
            size("Test Beast", 4, 4),
            {"card": "Test Beast", "keyword": "haste", "has": True},
            {"card": "Test Beast", "keyword": "trample", "has": True},
            {"count": 1, "zone": "battlefield", "player": A},
            there("hand", "Forest"),
            cites("702.140c"),
        ],
    )


def test_on_the_bottom_it_only_lends_abilities__729_2a() -> None:
    assert_right(
        BEAST,
        a={"hand": ["Test Beast"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[cast("Test Beast", "Plain Bear", alternative="mutate", answers=[2]), SETTLE],
        expect=[
            size("Plain Bear", 2, 2),
            {"card": "Plain Bear", "keyword": "trample", "has": True},
            there("hand", "Forest"),
        ],
    )


def test_the_merged_permanent_has_not_come_under_control__729_2c() -> None:
    assert_right(
        BEAST,
        a={"hand": ["Test Beast"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[
            cast("Test Beast", "Plain Bear", alternative="mutate", answers=[1]),
            SETTLE,
            attack("Test Beast", step="declare_attackers"),
            to("main2"),
        ],
        expect=[life(B, 16)],
    )


def test_humans_and_creatures_of_others_are_no_targets__702_140a() -> None:
    assert_right(
        BEAST,
        HUMAN,
        a={"hand": ["Test Beast"], "battlefield": ["Test Human"]},
        b={"battlefield": ["Plain Bear"]},
        script=[],
        expect=[
            {"legal": False, "cast": "Test Beast", "alternative": "mutate", "player": "A"},
            {"legal": True, "cast": "Test Beast", "player": "A"},
        ],
    )


def test_with_an_illegal_target_it_enters_as_a_creature__702_140b() -> None:
    assert_right(
        BEAST,
        a={"hand": ["Test Beast"], "battlefield": ["Plain Bear"]},
        b={"hand": ["Test Murder"]},
        script=[
            cast("Test Beast", "Plain Bear", alternative="mutate"),
            cast("Test Murder", "Plain Bear", player="B", respond=True),
            SETTLE,
        ],
        expect=[size("Test Beast", 4, 4), there("graveyard", "Plain Bear"), cites("702.140b")],
    )


def test_one_permanent_dies_and_both_cards_go_to_the_graveyard__729_3() -> None:
    assert_right(
        BEAST,
        RATTLE,
        a={
            "hand": ["Test Beast", "Test Murder"],
            "battlefield": ["Plain Bear", "Test Rattle"],
            "library": ["Forest"],
        },
        script=[
            cast("Test Beast", "Plain Bear", alternative="mutate", answers=[1]),
            SETTLE,
            cast("Test Murder", "Test Beast"),
            SETTLE,
        ],
        expect=[there("graveyard", "Plain Bear"), there("graveyard", "Test Beast"), life(A, 21), cites("729.3")],
    )


def test_a_blinked_merged_permanent_comes_back_as_all_its_cards__729_3c() -> None:
    assert_right(
        BEAST,
        BLINK,
        a={"hand": ["Test Beast", "Test Blink"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[
            cast("Test Beast", "Plain Bear", alternative="mutate", answers=[1]),
            SETTLE,
            cast("Test Blink", "Test Beast"),
            SETTLE,
        ],
        expect=[
            size("Test Beast", 4, 4),
            size("Plain Bear", 2, 2),
            {"card": "Plain Bear", "keyword": "trample", "has": False},
        ],
    )


def test_bounced_it_returns_all_its_cards_to_hand__729_3() -> None:
    assert_right(
        BEAST,
        RETURN,
        a={"hand": ["Test Beast", "Test Gust"], "battlefield": ["Plain Bear"], "library": ["Forest"]},
        script=[
            cast("Test Beast", "Plain Bear", alternative="mutate", answers=[1]),
            SETTLE,
            cast("Test Gust", "Test Beast"),
            SETTLE,
        ],
        expect=[there("hand", "Plain Bear"), there("hand", "Test Beast")],
    )


def test_counting_how_often_it_has_mutated__702_140d() -> None:
    assert_right(
        SWELL,
        BIRD,
        a={"hand": ["Test Swell", "Test Bird"], "battlefield": ["Plain Bear"]},
        script=[
            cast("Test Swell", "Plain Bear", alternative="mutate", answers=[1]),
            SETTLE,
            cast("Test Bird", "Test Swell", alternative="mutate", answers=[2]),
            SETTLE,
        ],
        expect=[life(A, 23), {"card": "Test Swell", "keyword": "flying", "has": True}],
    )
