"""Dropped words and rules in old texts of both languages."""

import gzip
import json
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rule_texts.period_wording import (
    WordingOfItsTime,
    describe_gone_rules,
    describe_renamed_words,
    load_bundled_period_wording,
    load_period_wording,
)
from rulings.corpus.rulings import Ruling, RulingKind
from rulings.language import Language
from rulings.sources import mtgwiki, release_notes
from tests.places import SHARED

CARDS = SHARED / "data" / "mtgjson" / "AtomicCards.json.gz"
SEEDS = SHARED / "data" / "seeds"


@pytest.fixture(scope="module")
def wording() -> WordingOfItsTime:
    return load_bundled_period_wording()


def keys(wording: WordingOfItsTime, text: str, written: date | None = None) -> list[str]:
    return [found.wording.key for found in wording.find(text, written=written)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("クリーチャーが場に出るたび", "in-play"), ("それが場を離れたとき", "in-play"),
        ("When it comes into play", "in-play"),
        ("if it's still in play", "in-play"), ("それをゲームから取り除く", "removed-from-the-game"),
        ("ゲームから取り除かれたカード", "removed-from-the-game"),
        ("Remove target creature from the game.", "removed-from-the-game"),
        ("点数で見たマナ・コストが3以下", "converted-mana-cost"), ("its converted mana cost", "converted-mana-cost"),
        ("呪文をプレイするたび", "play-a-spell"), ("プレイされた呪文", "play-a-spell"),
        ("ソーサリーをプレイできるとき", "play-a-spell"),
        ("Whenever you play a creature spell", "play-a-spell"), ("その能力をプレイできる", "play-an-ability"),
        ("to play an activated ability", "play-an-ability"), ("マナ・バーンを受ける", "mana-burn"),
        ("マナバーン", "mana-burn"),
        ("you take mana burn", "mana-burn"), ("戦闘ダメージがスタックに乗った後で", "damage-on-the-stack"),
        ("スタック上のダメージ", "damage-on-the-stack"), ("once damage is on the stack", "damage-on-the-stack"),
        ("combat damage goes on the stack", "damage-on-the-stack"),
        ("同じ名前の伝説のクリーチャーが両方とも墓地に置かれる", "legend-rule-all"),
        ("Both legendary permanents are put into their owners' graveyards", "legend-rule-all"),
        ("エンチャント（場）", "global-enchantment"), ("a global enchantment", "global-enchantment"),
        ("クリーチャー ― エルフ・レジェンド", "legend-type"), ("Summon Legend", "legend-type"),
        ("クリーチャー・タイプがレジェンドである", "legend-type"), ("状況起因効果", "state-based-effect"),
        ("ターン終了時に生け贄に捧げる", "at-end-of-turn"), ("sacrifice it at end of turn", "at-end-of-turn"),
        ("絆魂が誘発する", "lifelink-trigger"), ("ダメージ割り振り順を宣言する", "damage-assignment-order"),
        ("ゲーム外領域にある", "removed-from-the-game-zone"), ("呪文としてはプレイできず", "play-a-spell"),
        ("コピーはプレイできない", "play-a-spell"),
        ("それをマナ・コストを支払わずにプレイする", "play-a-spell"), ("分割カードのプレイに対して", "play-a-spell"),
        ("You may play that spell.", "play-a-spell"),
        ("Under the legend rule both are put into the graveyard.", "legend-rule-all"),
        ("対象が不適正になった呪文は打ち消される", "countered-on-resolution"), ("インタラプト", "interrupt"),
        ("the creature is buried", "bury"), ("部族・インスタント", "tribal"), ("EDHでは", "edh"),
        ("the planeswalker uniqueness rule", "planeswalker-uniqueness"),
    ],
)  # fmt: skip
def test_dropped_words_are_recognised(wording: WordingOfItsTime, text: str, key: str) -> None:
    assert keys(wording, text) == [key]


@pytest.mark.parametrize(
    "text",
    [
        "クリーチャーが戦場に出るたび", "その場合、登場した市場の立場", "ターン終了時まで+2/+2の修整を受ける",
        "土地をプレイする",
        "レジェンド・ルール", "伝説のクリーチャー", "until end of turn", "play a land", "playable",
        "the legend rule applies",
        "戦場に出た場合、市場に出る登場人物の場所を", "ゲームの外部から", "Players play in player order.",
        "Remove it from combat. The game goes on.", "The effect doesn't wear off at end of turn.",
        "The legend rule looks at names.", "プレイヤー1人が呪文を唱える", "マナ・プール",
        "エンチャント（クリーチャー）",
        "players may play with a hand of seven", "土壇場に",
    ],
)  # fmt: skip
def test_words_of_today_are_left_alone(wording: WordingOfItsTime, text: str) -> None:
    assert keys(wording, text) == []


def test_a_find_has_its_place_todays_word_rule_and_date(wording: WordingOfItsTime) -> None:
    text = "このカードをゲームから取り除く。"
    (found,) = wording.find(text)
    assert text[found.start : found.end] == found.words == "ゲームから取り除く"
    assert found.wording.today[Language.JA] == "追放する"
    assert (found.wording.rule, found.wording.since) == ("701.13", date(2009, 7, 11))


def test_several_words_come_in_the_order_of_the_text(wording: WordingOfItsTime) -> None:
    text = "場に出たとき、点数で見たマナ・コストが3以下の呪文をプレイする。"
    assert keys(wording, text) == ["in-play", "converted-mana-cost", "play-a-spell"]


def test_a_removed_rule_goes_before_a_word_that_is_only_renamed(wording: WordingOfItsTime) -> None:
    assert keys(wording, "the phased-out zone") == ["phased-out-zone"]


def test_only_removed_and_changed_rules_make_a_ruling_doubtful(wording: WordingOfItsTime) -> None:
    assert wording.leans_on_removed_rule("使わなかったマナの分だけマナ・バーンを受ける。")
    assert wording.leans_on_removed_rule("With damage on the stack, you may sacrifice the creature.")
    assert not wording.leans_on_removed_rule("クリーチャーが場に出る。")
    assert not wording.leans_on_removed_rule("クリーチャーが戦場に出る。")


def test_who_wrote_after_the_change_means_something_else(wording: WordingOfItsTime) -> None:
    text = "Mana burn no longer exists."
    assert keys(wording, text, date(2008, 1, 1)) == ["mana-burn"]
    assert keys(wording, text, date(2010, 1, 1)) == []


def test_a_ruling_is_read_by_its_own_date_with_its_examples(wording: WordingOfItsTime) -> None:
    ruling = Ruling(
        "0" * 12, "場に出る。", Language.JA, RulingKind.OFFICIAL, "test", date="2003", examples=("マナ・バーン。",)
    )
    found = wording.find_in_ruling(ruling)
    assert describe_gone_rules(found, Language.JA) == ("マナ・バーン：未使用のマナは失われるだけで、ライフは失わない",)
    assert describe_renamed_words(found, Language.EN) == (("場", "battlefield"),)
    assert wording.find_in_ruling(replace(ruling, date="2009-08")) == ()


@pytest.mark.skipif(not CARDS.is_file(), reason="../shared/data/mtgjson is absent")
def test_official_rulings_are_seldom_doubted(wording: WordingOfItsTime) -> None:
    """They are kept up to date: hardly one in a thousand leans on a rule that is gone."""
    with gzip.open(CARDS, "rt", encoding="utf-8") as file:
        cards = json.load(file)["data"]
    rows = {(row["date"], row["text"]) for faces in cards.values() for face in faces for row in face.get("rulings", ())}
    doubted = [text for day, text in rows if wording.leans_on_removed_rule(text, written=date.fromisoformat(day))]
    assert 0 < len(doubted) < len(rows) // 1000


def test_dates_and_numbers_agree_with_the_concordance(wording: WordingOfItsTime) -> None:
    """A word was dropped by an edition; the rule it stood in existed just before, and changed in that edition."""
    concordance = load_bundled_concordance()
    for dropped in wording.wordings:
        assert dropped.since in concordance.editions
        assert concordance.counterparts(dropped.rule, concordance.newest), dropped.key
        if dropped.former is None:
            assert dropped.since == concordance.editions[0]
            continue
        before = concordance.edition_at(dropped.since - timedelta(days=1))
        found = concordance.counterparts(dropped.former, before, dropped.since)
        assert [one.changed_on for one in found] == [dropped.since], dropped.key


@pytest.mark.skipif(not SEEDS.is_dir(), reason="../shared/data/seeds is absent")
def test_the_faq_of_2003_shows_its_age_and_the_pages_of_2023_do_not(wording: WordingOfItsTime) -> None:
    old = {}
    for path in sorted(SEEDS.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        reader = next(module for module in (mtgwiki, release_notes) if module.recognises(text))
        old[path.name[:3]] = [one for one in reader.read(text).rulings if wording.find_in_ruling(one)]
    assert {seed: len(rulings) for seed, rulings in old.items()} == {"000": 0, "001": 65, "002": 3, "003": 0, "004": 0}
    doubted = [one for one in old["001"] if describe_gone_rules(wording.find_in_ruling(one), Language.JA)]
    assert [one.topic for one in doubted] == ["精神隷属器/Mindslaver"] * 2


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("kind =", "sort ="), "needs id, kind"),
        (('"renamed"', '"lost"'), "a known kind"),
        (('"403"', '"4x"'), "no rule number"),
        ((r"patterns_ja = \[\]", "patterns_ja = ['(']"), "(: "),
        ((r"\[\[wording\]\]", "[[words]]"), "unknown key words"),
        ((r"\[\[wording\]\]", "[[wording"), "period.toml"),
    ],
)
def test_a_faulty_file_is_refused_by_entry(tmp_path: Path, change: tuple[str, str], named: str) -> None:
    good = """\
[[wording]]
id = "x"
kind = "renamed"
since = 2009-07-11
rule = "403"
former = "217.5"
en = "a"
ja = "b"
today_en = "c"
today_ja = "d"
patterns_en = ['a']
patterns_ja = []
"""
    path = tmp_path / "period.toml"
    path.write_text(good, encoding="utf-8")
    assert len(load_period_wording(path).wordings) == 1
    path.write_text(re.sub(change[0], lambda _: change[1], good), encoding="utf-8")
    with pytest.raises(BundledDataError) as refused:
        load_period_wording(path)
    assert named in str(refused.value.details["faults"])
