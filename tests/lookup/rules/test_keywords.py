"""Keywords and terms as people type them."""

import gzip
import json
import re
import unicodedata
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.rule_texts.rules import RulesEdition
from rulings.lookup.cards.records import Verdict
from rulings.lookup.rules.keywords import TermIndex, TermKind, load_bundled_terms, load_terms
from rulings.sources.cr_text import read_rules_text
from tests.places import SHARED

DATA = SHARED / "data"
OFFICIAL_TEXT = DATA / "cr" / "MagicCompRules 20260116.txt"
CARDS = DATA / "mtgjson" / "AtomicCards.json.gz"


@pytest.fixture(scope="module")
def terms() -> TermIndex:
    return load_bundled_terms()


@pytest.fixture(scope="module")
def edition() -> RulesEdition:
    if not OFFICIAL_TEXT.is_file():
        pytest.skip(f"the official text is absent: {OFFICIAL_TEXT}")
    return read_rules_text(OFFICIAL_TEXT.read_bytes())


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ("mill", "701.17"), ("Mill", "701.17"), ("ＭＩＬＬ", "701.17"), ("切削", "701.17"), ("せっさく", "701.17"),
        ("セッサク", "701.17"), ("sessaku", "701.17"), ("milled", "701.17"), ("切削する", "701.17"),
        ("切削された", "701.17"), ("切削とは？", "701.17"), ("mill 10", "701.17"), ("what is mill", "701.17"),
        ("接死", "702.2"), ("せっし", "702.2"), ("deathtuch", "702.2"), ("DEATH TOUCH", "702.2"),
        ("プロテクション", "702.16"), ("ぷろてくしょん", "702.16"), ("protection from red", "702.16"),
        ("つける", "701.3"), ("attach", "701.3"), ("attached", "701.3"), ("はずす", "701.3d"),
        ("置換効果", "614"), ("ちかんこうか", "614"), ("replacment effect", "614"), ("chikan kouka", "614"),
        ("状況起因処理", "704"), ("SBA", "704"), ("召喚酔い", "302.6"), ("summoning sickness", "302.6"),
        ("CMC", "202.3"), ("マナ総量", "202.3"), ("∞", "702.186"), ("ミラディンのために", "702.163"), ("dies", "700.4"),
        ("sacrificed", "701.21"), ("scrying", "701.22"), ("諜報2", "701.25"), ("飛行を持つ", "702.9"),
        ("loop", "731"), ("トラッンプル", "702.19"), ("プロテクション（赤）", "702.16"), ("pro black", "702.16"),
        ("エンチャント（クリーチャー）", "702.5"), ("ward—Discard a card", "702.21"), ("護法{2}", "702.21"),
        ("affinity for artifacts", "702.41"), ("landfall", "207.2c"), ("じょうりく", "207.2c"), ("treasure", "111.10a"),
        ("ライブラリーアウト", "104.3c"), ("commander damage", "903.10a"), ("fizzle", "608.2b"),
        ("立ち消える", "608.2b"),
        ("マナ能力とは", "605"), ("how does trample work", "702.19"), ("トランプルのルール", "702.19"),
        ("接死って何ですか？", "702.2"), ("置換効果について教えて", "614"), ("刹那持ち", "702.61"), ("固有色", "903.4"),
    ],
)  # fmt: skip
def test_what_is_certain(terms: TermIndex, query: str, rule: str) -> None:
    answer = terms.search(query)
    assert answer.verdict is Verdict.CERTAIN
    assert answer.hits[0].term.rule == rule


@pytest.mark.parametrize(("query", "rule"), [("fying", "702.9"), ("城塞化", "702.67")])
def test_short_words_with_a_typo_are_only_suggested(terms: TermIndex, query: str, rule: str) -> None:
    answer = terms.search(query)
    assert answer.verdict is Verdict.SUGGEST
    assert rule in [hit.term.rule for hit in answer.hits]


@pytest.mark.parametrize(
    "query", ["", "   ", "安らかなる眠り", "Rest in Peace", "banana", "xyzzy", "ほげほげ", "？？", "護方"]
)
def test_other_words_find_nothing(terms: TermIndex, query: str) -> None:
    assert terms.search(query).verdict is Verdict.NOTHING


def test_a_word_of_two_terms_names_both(terms: TermIndex) -> None:
    answer = terms.search("counter")
    assert [hit.term.rule for hit in answer.hits] == ["701.6", "122"]


@given(st.text(max_size=40))
def test_any_text_can_be_searched(query: str) -> None:
    answer = load_bundled_terms().search(query)
    assert (answer.verdict is Verdict.NOTHING) == (not answer.hits)


def test_every_term_is_found_by_each_of_its_names(terms: TermIndex) -> None:
    for term in terms.terms:
        for name in filter(None, (term.en.split(" (")[0], term.ja, term.reading, *term.also)):
            answer = terms.search(name)
            assert answer.verdict is Verdict.CERTAIN
            assert term in [hit.term for hit in answer.hits], (term.en, name)


def test_every_keyword_of_the_rules_is_there_under_its_number__701_702(terms: TermIndex, edition: RulesEdition) -> None:
    known = {(term.rule, term.en.casefold()) for term in terms.terms}
    for rule in edition.entries:
        if not re.fullmatch(r"70[12]\.\d+", rule.number) or rule.number in ("701.1", "702.1"):
            continue
        for name in rule.text.replace("∞ (Infinity)", "Infinity").split(" and " if rule.number == "702.145" else "\n"):
            assert (rule.number, name.casefold()) in known


def test_every_number_exists_in_the_edition_of_2026(terms: TermIndex, edition: RulesEdition) -> None:
    assert [term.rule for term in terms.terms if edition.find_rule(term.rule) is None] == []


@pytest.mark.skipif(not CARDS.is_file(), reason="../shared/data/mtgjson is absent")
def test_japanese_terms_are_those_on_the_cards(terms: TermIndex) -> None:
    """Keywords printed in Japanese by May 2022 stand on most of the cards that have them."""
    printed: defaultdict[str, list[str]] = defaultdict(list)
    with gzip.open(CARDS, "rt", encoding="utf-8") as file:
        for faces in json.load(file)["data"].values():
            for face in faces:
                texts = [
                    row["text"] for row in face["foreignData"] if row["language"] == "Japanese" and row.get("text")
                ]
                for keyword in face.get("keywords", ()):
                    printed[keyword.casefold()].extend(unicodedata.normalize("NFKC", text) for text in texts)
    # Mill has its word since 2020 only; cards name a kind of landwalk, never landwalk.
    checked = 0
    for term in terms.terms:
        texts = printed[term.en.casefold()]
        if term.kind is TermKind.TERM or term.ja is None or not texts or term.en in ("Mill", "Landwalk"):
            continue
        word = unicodedata.normalize("NFKC", term.ja)[:4]
        assert sum(word in text for text in texts) >= 0.6 * len(texts), term
        checked += 1
    assert checked > 150


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[[action]]\nrule = "701.17"\nen = "Mill"\nkind = "x"', "Mill: needs rule and en"),
        ('[[ability]]\nrule = "70.2"\nen = "Fly"', "Fly: 70.2 is no rule number"),
        ('[[ability]]\nrule = "702.9"\nen = "Fly"\nja = "飛行"\nreading = "飛行"', "Fly: 飛行 is not hiragana"),
        ('[[ability]]\nrule = "702.9"\nen = "Fly"\nja = "飛行"', "Fly: needs ja and reading together"),
        ('[[verb]]\nrule = "702.9"\nen = "Fly"', "unknown key verb"),
        ("[[ability", "keywords.toml"),
    ],
)
def test_a_faulty_file_is_refused_by_line(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "keywords.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BundledDataError) as refused:
        load_terms(path)
    assert named in str(refused.value.details["faults"])


@pytest.mark.parametrize(
    "query",
    [
        "mana burn",
        "マナ・バーン",
        "まなばーん",
        "状況起因効果",
        "totem armor",
        "damage on the stack",
        "スタック上のダメージ",
    ],
)
def test_a_dropped_word_says_that_it_is_dropped(terms: TermIndex, query: str) -> None:
    answer = terms.search(query)
    assert answer.verdict is Verdict.CERTAIN
    assert any(hit.term.dropped for hit in answer.hits)
