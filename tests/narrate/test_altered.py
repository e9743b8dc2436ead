"""What a board says of permanents that continuous effects have changed (CR 613)."""

import tomllib
from importlib.resources import files

import pytest

from rulings.abilities.subtypes import SUBTYPES
from rulings.corpus.cards import Card, Face
from rulings.language import Language
from rulings.narrate.catalogue import term
from rulings.narrate.report import BoardView, CardView, Detail, Playthrough, Status
from rulings.table.playing.play import play_table
from rulings.table.reading.read import parse_table
from tests.places import ROOT
from tests.table.cards import CARDS, creature


def enchantment(name: str, text: str) -> Card:
    return Card(name, faces=(Face(name, "{2}", types=("Enchantment",), oracle_text=text),), names_ja=(f"{name}（日）",))


MADE = {
    card.name: card
    for card in (
        enchantment("Red Moon", "Nonbasic lands are Mountains."),
        enchantment("Tide", "All lands are Islands in addition to their other types."),
        enchantment("Meekness", "All creatures lose all abilities and have base power and toughness 1/1."),
        enchantment(
            "Waking",
            "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base"
            " toughness each equal to its mana value.",
        ),
        enchantment("Wings", "Creatures you control have flying and ward {2}."),
        enchantment("Ink", "All creatures are black."),
        enchantment("Anthem", "Creatures you control get +1/+1."),
        enchantment("Crowd", "Creatures you control are every creature type."),
        creature("Swift Cub", "{G}", "2/2", "Haste\nTrample"),
        Card("Odd Den", faces=(Face("Odd Den", types=("Land",), oracle_text="{T}: Add {C}."),)),
    )
}


def shown(cast: str, *lying: str) -> Playthrough:
    """A casts the first while the others lie there."""
    table = parse_table(
        f"""
format = 1
id = "t"
mana = "free"
[players.A]
hand = ["{cast}"]
battlefield = {list(lying)}
[players.B]
[[script]]
cast = "{cast}"
""".replace("'", '"')
    )
    result = play_table(table, CARDS | MADE)
    assert (result.status, result.unsupported) == (Status.RIGHT, ())
    return result


def permanent(board: BoardView | None, name: str) -> CardView:
    assert board is not None
    return next(card for player in board.players for card in player.battlefield if card.name_en == name)


@pytest.mark.parametrize(
    ("effect", "on", "english", "japanese"),
    [
        (
            "Red Moon",
            "Odd Den",
            ("Land — Mountain", "loses its own abilities"),
            ("土地 ― 山", "本来の能力を失っている"),
        ),
        ("Red Moon", "Forest", (), ()),
        ("Tide", "Forest", ("Basic Land — Forest Island",), ("基本土地 ― 森・島",)),
        ("Meekness", "Swift Cub", ("loses its own abilities",), ("本来の能力を失っている",)),
        ("Meekness", "Plain Cub", (), ()),
        ("Wings", "Plain Cub", ("flying", "ward {2}"), ("飛行", "護法{2}")),
        ("Ink", "Plain Cub", ("black",), ("黒",)),
        ("Anthem", "Plain Cub", (), ()),
        (
            "Crowd",
            "Plain Cub",
            ("Creature — every creature type",),
            ("クリーチャー ― すべてのクリーチャー・タイプ",),
        ),
    ],
)
def test_a_board_says_what_was_made_of_a_permanent(
    effect: str, on: str, english: tuple[str, ...], japanese: tuple[str, ...]
) -> None:
    card = permanent(shown(effect, on).after, on)
    assert (card.altered_en, card.altered_ja) == (english, japanese)


def layer_lines(result: Playthrough, detail: Detail = Detail.STEPS) -> list[tuple[str, tuple[str, ...]]]:
    return [
        (step.text_en, tuple(str(one.rule) for one in step.citations))
        for step in result.steps
        if step.text_en.startswith("Layer") and step.detail <= detail
    ]


def test_an_enchantment_that_animates_another_and_one_that_takes_abilities_meet_in_layers_4_6_and_7b() -> None:
    # The part in 7b goes on although layer 6 took the ability that it comes from (CR 613.6).
    assert layer_lines(shown("Meekness", "Waking")) == [
        ("Layer 4 (types): Waking → Meekness: Enchantment Creature.", ("613.1d", "205.1b")),
        ("Layer 6 (abilities): Meekness → Meekness: loses its own abilities.", ("613.1f",)),
        ("Layer 7b (setting power and toughness): Waking → Meekness: 2/2.", ("613.4b", "613.7")),
        ("Layer 7b (setting power and toughness): Meekness → Meekness: 1/1.", ("613.4b", "613.6", "613.7")),
    ]


def test_of_two_land_type_effects_the_one_that_the_other_depends_on_goes_first_whatever_the_timestamps() -> None:
    # Tide comes from a land here, so the moon ends it: it depends on the moon (CR 613.8a).
    den = Card("Wet Den", faces=(Face("Wet Den", types=("Land",),
               oracle_text="Each land is a Swamp in addition to its other land types."),))  # fmt: skip
    MADE["Wet Den"] = den
    assert layer_lines(shown("Red Moon", "Wet Den")) == [
        ("Layer 4 (types): Red Moon → Wet Den: Land — Mountain, loses its own abilities.", ("613.1d", "305.7", "613.8"))
    ]


def test_what_only_changes_a_size_is_told_in_full_detail_only() -> None:
    result = shown("Anthem", "Plain Cub")
    assert layer_lines(result) == []
    assert layer_lines(result, Detail.EVERYTHING) == [
        ("Layer 7c (changing power and toughness): Anthem → Plain Cub: 3/3.", ("613.4c",))
    ]


def test_what_stood_so_from_the_beginning_is_not_told() -> None:
    assert layer_lines(shown("Plain Cub", "Red Moon", "Odd Den"), Detail.EVERYTHING) == []


def test_every_listed_word_is_one_of_the_game() -> None:
    text = files("rulings.narrate").joinpath("messages", "terms.toml").read_text(encoding="utf-8")
    listed = tomllib.loads(text)
    assert set(listed["subtype"]) <= SUBTYPES
    keywords = tomllib.loads((ROOT / "data" / "rules" / "keywords.toml").read_text(encoding="utf-8"))["ability"]
    official = {one["en"].lower(): one.get("ja") for one in keywords} | {"enchant": "エンチャント"}
    assert {english: official.get(english) for english in listed["keyword"]} == listed["keyword"]


def test_a_word_without_official_translation_stays_english() -> None:
    assert term(Language.JA, "subtype", "Gremlin of Nowhere") == "Gremlin of Nowhere"
