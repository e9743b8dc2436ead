"""Choosing a card name: any card's, as far as the text allows (CR 201.4)."""

from rulings.narrate.report import Status
from tests.kernel.playing import activate, assert_right, card, cast, play, there

NEEDLE = card(
    "Thin Needle | {1} | Artifact || As Thin Needle enters, choose a card name.\\nActivated abilities of sources with "
    "the chosen name can't be activated unless they're mana abilities."
)
DENIAL = card(
    "Named Ban | {1}{W} | Enchantment || As Named Ban enters, choose a nonland card name.\\nSpells with the chosen "
    "name can't be cast."
)
FAR = card("Distant Tower | {3} | Artifact || {T}: Draw a card.")


def named(result: object) -> object:
    run = getattr(result, "run", None)
    assert run is not None
    return next(obj.memory.get("chosen card name") for obj in run.game.state.objects.values() if obj.memory)


def test_a_card_that_is_not_on_the_table_can_be_named__201_4() -> None:
    result = assert_right(
        NEEDLE,
        FAR,
        a={"hand": ["Thin Needle"]},
        script=[cast("Thin Needle", answers=["Distant Tower"])],
        expect=[there("battlefield", "Thin Needle")],
    )
    assert named(result) == "Distant Tower"


def test_a_token_has_no_card_name__201_4() -> None:
    maker = card("Small Muster | {W} | Sorcery || Create a 1/1 white Soldier creature token.")
    result = play(
        NEEDLE,
        maker,
        a={"hand": ["Small Muster", "Thin Needle"]},
        script=[cast("Small Muster"), cast("Thin Needle", answers=["Soldier Token"])],
    )
    assert result.status is not Status.RIGHT


def test_a_land_is_no_nonland_card_name__201_4a() -> None:
    tower = play(
        DENIAL,
        a={"battlefield": ["Forest", "Small Elf"], "hand": ["Named Ban"]},
        script=[cast("Named Ban", answers=["Forest"])],
    )
    assert tower.status is not Status.RIGHT


def test_what_was_named_cannot_be_activated__201_4() -> None:
    assert_right(
        NEEDLE,
        FAR,
        a={"hand": ["Thin Needle"]},
        b={"battlefield": ["Distant Tower"]},
        script=[cast("Thin Needle", answers=["Distant Tower"])],
        expect=[{"legal": False, "player": "B", **activate("Distant Tower")}],
    )
