"""Color indicators: decided where the rules decide them, left open elsewhere."""

import pytest

from rulings.corpus.cards import Face
from rulings.corpus.colors import find_color_indicators

BEAR = Face("Test Bear", "{1}{G}", types=("Creature",))


@pytest.mark.parametrize(
    ("face", "identity", "indicator"),
    [
        (BEAR, "G", ()),
        (Face("Test Wall", "{0}", types=("Artifact", "Creature")), "", ()),
        (Face("Test Grove", types=("Land",), oracle_text="{T}: Add {G}."), "G", ()),
        (Face("Test Arbor", types=("Land", "Creature")), "G", ("G",)),
        (Face("Test Arbor", types=("Land", "Creature"), subtypes=("Forest",)), "G", None),
        (Face("Test Kobold", "{0}", types=("Creature",)), "R", ("R",)),
        (Face("Test Pact", "{0}", types=("Instant",), oracle_text="Pay {3}{U}{U}."), "U", None),
        (Face("Test Vision", types=("Sorcery",), oracle_text="Suspend 4—{U}"), "U", None),
        (Face("Test Hint", types=("Sorcery",), oracle_text="Draw a card. ({U} is blue.)"), "U", ("U",)),
    ],
)
def test_a_card_of_one_face(face: Face, identity: str, indicator: tuple[str, ...] | None) -> None:
    assert find_color_indicators([face], identity, is_complete=True) == (indicator,)


@pytest.mark.parametrize(
    ("face", "is_known"),
    [
        (BEAR, True),
        (Face("Test Grove", types=("Land",)), True),
        (Face("Test Wolf", types=("Creature",)), False),
        (Face("Test Wolf", types=("Creature",), color_indicator=("G",)), True),
        (Face("Test Wall", "{0}", types=("Artifact",), color_indicator=()), True),
        (Face("Test Pact", "{0}", types=("Instant",)), False),
    ],
)
def test_a_face_says_whether_its_color_can_be_told__105_2(face: Face, is_known: bool) -> None:
    assert face.is_color_known is is_known


def test_a_back_face_of_a_colorless_land_has_what_nothing_else_explains__903_4d() -> None:
    front = Face("Test Abbey", types=("Land",), oracle_text="{T}: Add {C}.")
    back = Face("Test Prince", types=("Creature",))
    assert find_color_indicators([front, back], "B", is_complete=True) == ((), ("B",))


def test_a_back_face_of_a_colored_front_is_left_open() -> None:
    back = Face("Test Wolf", types=("Creature",))
    assert find_color_indicators([BEAR, back], "G", is_complete=True) == ((), None)
    assert find_color_indicators([BEAR, back], "RG", is_complete=True) == ((), None)


def test_a_missing_half_could_explain_the_color() -> None:
    face = Face("Test Arbor", types=("Land", "Creature"))
    assert find_color_indicators([face], "G", is_complete=False) == (None,)
