"""Which of several effects on how a permanent enters come first (CR 616.1b-616.1e)."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import assert_right, card, cast, size, there

NIGHT = card("Fall of Night | {B} | Sorcery || It becomes night.")
CUB = card(
    "Day Cub | {1}{G} | Creature - Bear | 2/2 | Daybound\\nDay Cub enters with two +1/+1 counters on it. // "
    "Night Beast || (G) Creature - Werewolf | 5/5 | Nightbound",
    layout=Layout.TRANSFORM,
)
COPY = card(
    "Plain Copy | {1}{U} | Creature - Shapeshifter | 0/0 | You may have Plain Copy enter as a copy of any creature "
    "on the battlefield."
)


def test_back_face_up_comes_before_counters__616_1d() -> None:
    """At night it enters with its back face up, and that face says nothing of counters."""
    assert_right(
        NIGHT,
        CUB,
        a={"hand": ["Fall of Night", "Day Cub"]},
        script=[cast("Fall of Night"), cast("Day Cub")],
        expect=[size("Night Beast", 5, 5)],
    )


def test_a_copy_has_no_back_face_to_enter_with__712_8() -> None:
    """A copy of the cub that is no double-faced card stays as it is by day."""
    assert_right(
        NIGHT,
        CUB,
        COPY,
        a={"hand": ["Fall of Night", "Day Cub", "Plain Copy"]},
        script=[cast("Day Cub"), cast("Plain Copy"), cast("Fall of Night")],
        answers={"A": ["Day Cub"]},
        expect=[there("battlefield", "Night Beast"), size("Day Cub", 4, 4)],
    )
