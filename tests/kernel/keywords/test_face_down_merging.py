"""Merging with face-down and double-faced permanents (CR 702.140, 729.2e-729.2j)."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, card, cast, cites, size, there

A, B = "A", "B"
BEAST = card("Test Beast | {3}{G} | Creature - Beast | 4/4 | Mutate {1}{G}\\nTrample")
SHIFTER = card("Test Shifter | {3}{G} | Creature - Beast | 5/5 | Mutate {1}{G}\\nMorph {2}")
PLAIN = card("Test Plain | {2}{G} | Creature - Bear | 2/3 | Morph {2}")
FLIER = card("Test Flier | {2}{G} | Creature - Bird | 2/3 | Flying\\nMorph {2}")
WATCHED = card(
    "Test Watch | {1} | Creature - Elf | 1/1 | Whenever a creature you control is turned face up, you gain 5 life."
)
HIDER = card("Test Hider | {2}{G} | Creature - Bird | 2/3 | Flying\\nMorph {2}\\n{1}: Turn this creature face down.")
SHOW = card("Test Show | {1} | Instant || Turn target creature face up.")
RETURN = card("Test Gust | {U} | Instant || Return target creature to its owner's hand.")
CLOAK = card("Test Cloak | {1} | Sorcery || Cloak the top card of your library.")
SPELL = card("Test Secret | {1} | Sorcery || Draw a card.")
WOLF = card(
    "Test Wolf | {1}{G} | Creature - Wolf | 2/2 | {1}: Transform this creature. // "
    "Test Wolves |  | (G) Creature - Wolf | 4/5 | Menace",
    Layout.TRANSFORM,
)


def down(name: str, id_: str = "down") -> dict[str, object]:
    return {"card": name, "id": id_, "face_down": True}


def onto(name: str, host: str, place: int) -> list[dict[str, object]]:
    return [cast(name, host, alternative="mutate", answers=[place]), SETTLE]


def test_on_top_of_a_face_down_creature_it_is_face_up__729_2e() -> None:
    assert_right(
        BEAST,
        PLAIN,
        WATCHED,
        a={"hand": ["Test Beast"], "battlefield": [down("Test Plain"), "Test Watch"]},
        script=onto("Test Beast", "down", 1),
        expect=[
            size("Test Beast", 4, 4),
            {"player": A, "life": 20},
            {"legal": False, "turn_up": "Test Beast", "player": A},
        ],
    )


def test_a_face_down_component_adds_nothing_while_another_is_on_top__708_2() -> None:
    assert_right(
        BEAST,
        FLIER,
        a={"hand": ["Test Beast"], "battlefield": [down("Test Flier")]},
        script=onto("Test Beast", "down", 1),
        expect=[
            size("Test Beast", 4, 4),
            {"card": "Test Beast", "keyword": "trample"},
            {"card": "Test Beast", "keyword": "flying", "has": False},
        ],
    )


def test_a_cloaked_component_adds_the_ward_that_it_has_face_down__701_58a() -> None:
    assert_right(
        BEAST,
        CLOAK,
        FLIER,
        a={"hand": ["Test Beast", "Test Cloak"], "library": [{"card": "Test Flier", "id": "down"}]},
        script=[cast("Test Cloak"), SETTLE, *onto("Test Beast", "down", 1)],
        expect=[{"card": "Test Beast", "keyword": "ward"}, {"card": "Test Beast", "keyword": "flying", "has": False}],
    )


def test_under_a_face_down_creature_it_adds_nothing__613_2b() -> None:
    assert_right(
        BEAST,
        PLAIN,
        a={"hand": ["Test Beast"], "battlefield": [down("Test Plain")]},
        script=onto("Test Beast", "down", 2),
        expect=[
            size("down", 2, 2),
            {"card": "down", "keyword": "trample", "has": False},
            {"count": 1, "zone": "battlefield", "player": A},
        ],
    )


def test_turned_face_up_it_has_all_abilities__729_2f() -> None:
    assert_right(
        BEAST,
        FLIER,
        WATCHED,
        a={"hand": ["Test Beast"], "battlefield": [down("Test Flier"), "Test Watch"]},
        script=[*onto("Test Beast", "down", 2), {"turn_up": "down"}, SETTLE],
        expect=[
            size("Test Flier", 2, 3),
            {"card": "Test Flier", "keyword": "flying"},
            {"card": "Test Flier", "keyword": "trample"},
            {"player": A, "life": 25},
        ],
    )


def test_the_morph_cost_of_the_component_below_serves_too__702_37e() -> None:
    assert_right(
        SHIFTER,
        card("Test Lump | {2} | Creature - Bear | 2/3 |"),
        mana="auto",
        a={"hand": ["Test Shifter"], "battlefield": [down("Test Lump"), "Forest*4"]},
        script=[*onto("Test Shifter", "down", 2), {"turn_up": "down"}],
        expect=[size("Test Lump", 2, 3)],
    )


def test_turned_face_down_and_up_again_hidden_abilities_return__729_2f() -> None:
    assert_right(
        BEAST,
        HIDER,
        a={"hand": ["Test Beast"], "battlefield": [{"card": "Test Hider", "id": "host"}]},
        script=[
            *onto("Test Beast", "host", 1),
            activate("host"),
            SETTLE,
            {"turn_up": "host"},
        ],
        expect=[
            size("host", 2, 2, after=4),
            {"card": "host", "keyword": "flying", "has": False, "after": 4},
            size("Test Beast", 4, 4),
            {"card": "Test Beast", "keyword": "flying"},
        ],
    )


def test_a_face_down_component_is_revealed_as_it_leaves__708_9() -> None:
    assert_right(
        BEAST,
        PLAIN,
        RETURN,
        a={"hand": ["Test Beast", "Test Gust"], "battlefield": [down("Test Plain")]},
        script=[*onto("Test Beast", "down", 1), cast("Test Gust", "Test Beast"), SETTLE],
        expect=[there("hand", "Test Beast", 1, A), there("hand", "Test Plain", 1, A), cites("708.9")],
    )


def test_with_a_sorcery_in_it_it_stays_face_down__729_2g() -> None:
    assert_right(
        BEAST,
        SPELL,
        SHOW,
        a={"hand": ["Test Beast", "Test Show"], "battlefield": [down("Test Secret")]},
        script=[*onto("Test Beast", "down", 2), cast("Test Show", "down"), SETTLE],
        expect=[
            size("down", 2, 2),
            {"legal": False, "turn_up": "down", "player": A},
        ],
    )


def test_a_double_faced_component_keeps_it_face_up__729_2j() -> None:
    assert_right(
        BEAST,
        card(
            "Test Wolf | {1}{G} | Creature - Wolf | 2/2 | {1}: Turn this creature face down. // "
            "Test Wolves |  | (G) Creature - Wolf | 4/5 | Menace",
            Layout.TRANSFORM,
        ),
        a={"hand": ["Test Beast"], "battlefield": [{"card": "Test Wolf", "id": "host"}]},
        script=[*onto("Test Beast", "host", 1), activate("host"), SETTLE],
        expect=[size("Test Beast", 4, 4)],
    )


def test_a_component_below_that_transforms_lends_its_other_face__729_2i() -> None:
    assert_right(
        BEAST,
        WOLF,
        a={"hand": ["Test Beast"], "battlefield": [{"card": "Test Wolf", "id": "host"}]},
        script=[*onto("Test Beast", "host", 1), activate("host"), SETTLE],
        expect=[
            size("Test Beast", 4, 4),
            {"card": "Test Beast", "keyword": "menace", "has": False, "after": 2},
            {"card": "Test Beast", "keyword": "menace"},
            cites("729.2i"),
        ],
    )


def test_a_topmost_component_that_transforms_shows_its_other_face__729_2i() -> None:
    assert_right(
        BEAST,
        WOLF,
        a={"hand": ["Test Beast"], "battlefield": [{"card": "Test Wolf", "id": "host"}]},
        script=[*onto("Test Beast", "host", 2), activate("host"), SETTLE],
        expect=[
            size("Test Wolves", 4, 5),
            {"card": "Test Wolves", "keyword": "menace"},
            {"card": "Test Wolves", "keyword": "trample"},
        ],
    )
