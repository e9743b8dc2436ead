"""Words of their time: found only where they are old, never inside other words, with today's word beside."""

import gzip
import json
from pathlib import Path

import pytest

from rulings.corpus.old_wording import OLD_WORDS, dropped_rules, find_old_words, reworded, words_of_ruling
from rulings.language import Language
from rulings.sources import mtgwiki, release_notes

SHARED = Path(__file__).parents[3] / "shared" / "data"
needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="../shared/data is absent")
JA, EN = Language.JA, Language.EN


def today(text: str, language: Language, date: str | None = "2003-10-02") -> list[str]:
    return [found.word.today(language) for found in find_old_words(text, language, date)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("場に出たとき、", ["戦場"]),
        ("戦場に出た場合、市場に出る登場人物の場所を", []),
        ("エンチャント（場）", ["エンチャント"]),
        ("それをゲームから取り除く。", ["追放する"]),
        ("ゲーム外領域にある", ["追放領域"]),
        ("ゲームの外部から", []),
        ("点数で見たマナ・コストが３以下", ["マナ総量"]),
        ("呪文をプレイする", ["唱える・起動する"]),
        ("そのプレイヤーは呪文を唱える。土地をプレイする。", []),
        ("ターン終了時まで+1/+1", []),
        ("ターン終了時に、それを", ["終了ステップの開始時"]),
        ("クリーチャー ― エルフ・レジェンド", ["特殊タイプ「伝説の」"]),
        ("これは状況起因効果である", ["状況起因処理"]),
    ],
)
def test_japanese_words_of_2003(text: str, words: list[str]) -> None:
    assert today(text, JA) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("When it comes into play,", ["the battlefield"]),
        ("Players play in player order.", []),
        ("Remove target creature from the game.", ["exile"]),
        ("Remove it from combat. The game goes on.", []),
        ("You may play that spell.", ["cast, activate"]),
        ("You may play a land.", []),
        ("The effect doesn't wear off at end of turn.", []),
        ("Sacrifice it at end of turn.", ["at the beginning of the end step"]),
        ("The legend rule looks at names.", []),
        (
            "Under the legend rule both are put into the graveyard.",
            ["each player keeps one of their choice (changed in 2013)"],
        ),
    ],
)
def test_english_words_of_2003(text: str, words: list[str]) -> None:
    assert today(text, EN) == words


def test_a_text_younger_than_the_change_is_not_old() -> None:
    assert today("mana burn", EN, "2009-07-11") == []
    assert today("mana burn", EN, "2009-07") != []
    assert today("mana burn", EN, None) != []


def test_gone_rules_and_renamed_words_are_told_apart() -> None:
    found = find_old_words("マナ・バーンと点数で見たマナ・コスト", JA, "2003")
    assert dropped_rules(found, JA) == ("マナ・バーン：廃止された（使わなかったマナは失われるだけである）",)
    assert reworded(found, JA) == (("点数で見たマナ・コスト", "マナ総量"),)


def test_every_end_is_a_day_and_every_word_has_a_pattern() -> None:
    assert all(len(word.until) == 10 and (word.ja or word.en) for word in OLD_WORDS)


@needs_shared
def test_the_faq_of_2003_shows_its_age_and_the_pages_of_2023_do_not() -> None:
    old = {}
    for path in sorted((SHARED / "seeds").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        reader = next(module for module in (mtgwiki, release_notes) if module.recognises(text))
        old[path.name[:3]] = [one for one in reader.read(text).rulings if words_of_ruling(one)]
    assert {seed: len(rulings) for seed, rulings in old.items()} == {"000": 0, "001": 64, "002": 3, "003": 0, "004": 0}
    leaning = [one for one in old["001"] if dropped_rules(words_of_ruling(one), JA)]
    assert [one.topic for one in leaning] == ["精神隷属器/Mindslaver"] * 2


@needs_shared
def test_official_rulings_are_seldom_marked() -> None:
    with gzip.open(SHARED / "mtgjson" / "AtomicCards.json.gz") as packed:
        cards = json.load(packed)["data"]
    rows = {(row["date"], row["text"]) for faces in cards.values() for face in faces for row in face.get("rulings", ())}
    marked = [text for date, text in rows if dropped_rules(find_old_words(text, EN, date), EN)]
    assert 0 < len(marked) < len(rows) // 500
