"""Messages: both languages say the same things, and every error that a person can meet has a sentence in each."""

import importlib
import pkgutil
import string
from collections.abc import Iterator

import pytest

import bot
import rulings
from bot.language import join_names, language_of_environment, language_of_locale, load_messages, say
from rulings.answer.records import CardName
from rulings.errors import RulingsError
from rulings.language import Language


def every_module(package: object) -> Iterator[str]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):  # type: ignore[attr-defined]
        if found.name != "bot.__main__":
            yield found.name


def every_error() -> list[type[RulingsError]]:
    for package in (rulings, bot):
        for name in every_module(package):
            importlib.import_module(name)
    found: list[type[RulingsError]] = []
    waiting = list(RulingsError.__subclasses__())
    while waiting:
        error = waiting.pop()
        waiting += error.__subclasses__()
        if "code" in vars(error) and error.__module__.split(".")[0] in ("rulings", "bot"):
            found.append(error)
    return found


def slots(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_both_languages_have_the_same_keys() -> None:
    ja, en = load_messages(Language.JA), load_messages(Language.EN)
    assert set(ja) == set(en)


def test_both_languages_fill_the_same_slots() -> None:
    ja, en = load_messages(Language.JA), load_messages(Language.EN)
    different = {key: (slots(ja[key]), slots(en[key])) for key in ja if slots(ja[key]) != slots(en[key])}
    allowed = {"card.footer", "error.card_unsure"}
    assert set(different) <= allowed, different


def test_keys_stand_in_order() -> None:
    for language in Language:
        by_table: dict[str, list[str]] = {}
        for key in load_messages(language):
            by_table.setdefault(key.split(".")[0], []).append(key)
        for table, keys in by_table.items():
            assert keys == sorted(keys), f"[{table}] of {language}.toml"


def test_every_error_has_a_sentence_in_both_languages() -> None:
    missing = [
        f"{error.__module__}.{error.__name__}: error.{error.code} in {language}.toml"
        for error in every_error()
        for language in Language
        if f"error.{error.code}" not in load_messages(language)
    ]
    assert not missing, "\n".join(sorted(missing))


def test_no_sentence_is_left_over_from_an_error_that_is_gone() -> None:
    codes = {error.code for error in every_error()} | {"without_words"}
    told = {key.removeprefix("error.") for key in load_messages(Language.EN) if key.startswith("error.")}
    assert told <= codes


def test_japanese_text_is_japanese() -> None:
    def has_kana_or_kanji(text: str) -> bool:
        return any("぀" <= character <= "ヿ" or "一" <= character <= "鿿" for character in text)

    same_in_both = {"board.attached_to", "board.stack_item", "demo.cites"}
    bare = [
        key
        for key, text in load_messages(Language.JA).items()
        if not has_kana_or_kanji(text)
        and key not in same_in_both
        and string.capwords(text) != text
        and not text.startswith("{")
    ]
    assert bare == []


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ja", Language.JA),
        ("ja_JP.UTF-8", Language.JA),
        ("ja-JP", Language.JA),
        ("en-US", Language.EN),
        ("C.UTF-8", Language.EN),
        ("jav", Language.EN),
        ("de", Language.EN),
    ],
)
def test_locale_decides_the_language(locale: str, language: Language) -> None:
    assert language_of_locale(locale) is language


def test_our_own_variable_comes_before_the_terminal() -> None:
    assert language_of_environment({"LANG": "ja_JP.UTF-8", "JUDGEBOT_LANG": "en"}) is Language.EN
    assert language_of_environment({"LANG": "ja_JP.UTF-8"}) is Language.JA
    assert language_of_environment({}) is Language.EN


def test_names_with_commas_stay_apart() -> None:
    names = (CardName("Kaya, Ghost Assassin", "幽霊暗殺者、ケイヤ"), CardName("Opt"))
    assert join_names(Language.EN, names) == "“Kaya, Ghost Assassin”, “Opt”"
    assert join_names(Language.JA, names) == "「幽霊暗殺者、ケイヤ」「Opt」"


def test_a_table_can_not_reach_into_objects() -> None:
    with pytest.raises(KeyError):
        say(Language.EN, "board.life", numbers=1)


@pytest.mark.parametrize(
    ("mark", "language", "shown"),
    [
        ("joke", Language.EN, "“Squirrel Farm (joke card)”"),
        ("digital", Language.JA, "「Squirrel Farm (デジタル専用)」"),
        ("extra", Language.EN, "“Squirrel Farm (no card of a deck)”"),
        ("", Language.EN, "“Squirrel Farm”"),
    ],
)
def test_a_list_of_cards_says_which_are_no_cards_of_a_deck(mark: str, language: Language, shown: str) -> None:
    assert join_names(language, [CardName("Squirrel Farm", mark=mark)]) == shown
