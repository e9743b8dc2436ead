"""What is about to enter the battlefield is not moved elsewhere by what changes how something enters (CR 614.13)."""

from tests.kernel.playing import assert_right, card, cast, there

MARCH = card("Test March | {B} | Sorcery || Put all creature cards from your hand onto the battlefield.")
PRICE = card(
    "Test Price | {U} | Creature - Bird | 1/1 | If Test Price would enter, you may discard a creature card instead. "
    "If you do, put Test Price onto the battlefield. If you don't, put it into its owner's graveyard."
)


def test_what_enters_too_can_not_be_chosen__614_13a() -> None:
    """The bear enters at the same time, so there is nothing that could be discarded."""
    assert_right(
        MARCH,
        PRICE,
        a={"hand": ["Test March", "Plain Bear", "Test Price"]},
        script=[cast("Test March")],
        answers={"A": ["yes", "Plain Bear"]},
        expect=[there("battlefield", "Plain Bear"), there("graveyard", "Test Price")],
    )


def test_what_stays_can_be_chosen__614_13a() -> None:
    """Cast on its own, the bird enters for the bear in hand."""
    assert_right(
        PRICE,
        a={"hand": ["Test Price", "Plain Bear"]},
        script=[cast("Test Price")],
        answers={"A": ["yes", "Plain Bear"]},
        expect=[there("battlefield", "Test Price"), there("graveyard", "Plain Bear")],
    )
