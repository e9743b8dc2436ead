"""The Japanese rules text, as text and as HTML. The rules in it are written for these tests."""

import re
import unicodedata
from datetime import date

import pytest

from rulings.corpus.rule_texts.rules import RulesEdition, iterate_lines
from rulings.language import Language
from rulings.sources.cr_text import RulesTextError
from rulings.sources.cr_text_ja import (
    decode_japanese_text,
    looks_like_japanese_rules,
    read_japanese_rules,
)
from tests.places import SHARED

SEEDS = SHARED / "data" / "seeds"

TEXT = """\
========
マジック総合ルール(和訳 20310504.1 版)
========

　これは試験のために書いた文である。

--------
もくじ
--------
0. はじめに
1. ゲームの考え方
100. 原則
7. その他のルール
701. キーワード処理
10. 用語集

0. はじめに
　この文書は試験用である。

1. ゲームの考え方

100. 原則

100.1. 駒を二つ使うゲームである。rule 701〔キーワード処理〕参照。

100.1a 駒は赤と青である。
例：赤い駒は青くない。
　赤でも青でもない駒はない。

７０１．キーワード処理

701.17. 切り取る

701.17c 《試験の騎士》が切り取った「培養器/Incubator」・トークンは、どこにあっても見つけられる。
例1：最初の例。
例2：次の例。

10. 用語集

墓地/Graveyard
1 領域の一つ。
2 場所の一つ。

切り取る/Mill
rule 701.17〔切り取る〕参照。

クレジット
だれでもない人
"""


@pytest.fixture(scope="module")
def edition() -> RulesEdition:
    return read_japanese_rules(TEXT.encode())


def test_the_edition_is_dated_by_its_title_with_its_revision(edition: RulesEdition) -> None:
    assert (edition.language, edition.effective, edition.label) == (Language.JA, date(2031, 5, 4), "20310504.1")


def test_the_title_of_a_text_with_ruby_names_the_same_edition(edition: RulesEdition) -> None:
    text = TEXT.replace("20310504.1 版", "20310504.1-rb 版")
    assert looks_like_japanese_rules(text)
    assert read_japanese_rules(text.encode()).label == edition.label


def test_numbers_with_and_without_dot_and_in_full_width(edition: RulesEdition) -> None:
    assert [rule.number for rule in edition.entries] == ["1", "100", "100.1", "100.1a", "701", "701.17", "701.17c"]
    assert edition.faults == ()


def test_texts_keep_references_cards_and_terms(edition: RulesEdition) -> None:
    assert edition.by_number[edition.entries[2].number].text.endswith("rule 701〔キーワード処理〕参照。")
    mill = edition.find_rule("701.17c")
    assert mill is not None
    assert mill.text.startswith("《試験の騎士》が切り取った「培養器/Incubator」・トークン")
    assert [example.text for example in mill.examples] == ["最初の例。", "次の例。"]


def test_a_paragraph_after_an_example_stays_with_its_rule(edition: RulesEdition) -> None:
    rule = edition.find_rule("100.1a")
    assert rule is not None
    assert rule.paragraphs == ("駒は赤と青である。", "赤でも青でもない駒はない。")
    assert [(example.text, example.after) for example in rule.examples] == [("赤い駒は青くない。", 1)]


def test_the_glossary_is_read_by_blocks(edition: RulesEdition) -> None:
    assert [(entry.term, entry.text) for entry in edition.glossary] == [
        ("墓地/Graveyard", "1 領域の一つ。\n2 場所の一つ。"),
        ("切り取る/Mill", "rule 701.17〔切り取る〕参照。"),
    ]
    assert edition.credits == ("クレジット", "だれでもない人")


def _without_dot(found: re.Match[str]) -> str:
    return found[1].rstrip(".")


def test_no_line_is_lost_but_rulers(edition: RulesEdition) -> None:
    def plain(lines: list[str]) -> str:
        """Characters but white space; numbers in half width without their last dot, examples without their count."""
        narrow = (unicodedata.normalize("NFKC", line) for line in lines)
        tidied = (
            re.sub(r"^([0-9][0-9.]*[a-z]?)\.?\s*", _without_dot, re.sub("^例[12]:", "例:", line)) for line in narrow
        )
        return re.sub(r"\s", "", "".join(tidied)).replace("10用語集", "用語集")

    given = [line.strip() for line in TEXT.splitlines() if line.strip() and not re.fullmatch("[=-]+", line)]
    assert plain(list(iterate_lines(edition))) == plain(given)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932", "euc_jp", "iso2022_jp"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_encoding_and_line_end_gives_the_same_edition(
    edition: RulesEdition, encoding: str, line_end: str
) -> None:
    text = TEXT.replace("\n", line_end)
    assert read_japanese_rules(text.encode(encoding)) == edition
    assert looks_like_japanese_rules(decode_japanese_text(text.encode(encoding)))


HTML = """\
<!DOCTYPE html><html><head><meta charset="utf-8"><style>p { color: red }</style></head><body>
<h1>マジック総合ルール(和訳 20310504.1 版)</h1>
<p>試験用である。</p><h2>もくじ</h2>
<ul><li><a href="#c1">1. ゲームの考え方</a></li><li>10. 用語集</li></ul>
<h2 id="c1">1. ゲームの<ruby>考<rp>(</rp><rt>かんが</rt><rp>)</rp></ruby>え方</h2>
<h3>100. <ruby><rb>原則</rb><rt>げんそく</ruby></h3>
<p>100.1. <ruby>駒<rt>こま</rt></ruby>の<ruby>マナ・コスト<rt>まなこすと</rt></ruby>は
{1}&amp;{G}である。</p>
<p>100.1a <b>赤</b>い<ruby>駒<rt>こま</rt></ruby>は飛べる。<br>例：<ruby>鳥<rt>とり</rt></ruby>。</p>
<h2>10. 用語集</h2>
<h4><ruby>墓地<rt>ぼち</rt></ruby>/Graveyard</h4><p>領域の一つ。</p>
<dl><dt>駒/Piece</dt><dd>動かす物。</dd></dl>
</body></html>
"""


def test_readings_in_ruby_do_not_glue_into_the_text() -> None:
    edition = read_japanese_rules(HTML.encode())
    assert [(rule.number, rule.text) for rule in edition.entries] == [
        ("1", "ゲームの考え方"),
        ("100", "原則"),
        ("100.1", "駒のマナ・コストは {1}&{G}である。"),
        ("100.1a", "赤い駒は飛べる。"),
    ]
    assert [example.text for example in edition.examples] == ["鳥。"]
    assert [(entry.term, entry.text) for entry in edition.glossary] == [
        ("墓地/Graveyard", "領域の一つ。"),
        ("駒/Piece", "動かす物。"),
    ]


def test_html_without_ruby_and_preformatted_text_read_the_same() -> None:
    body = TEXT.replace("&", "&amp;").replace("<", "&lt;")
    page = f"<html><head><title>CR</title></head><body><pre>{body}</pre></body></html>"
    assert read_japanese_rules(page.encode()).entries == read_japanese_rules(TEXT.encode()).entries


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        ("マジック総合ルール(和訳 20310504.1 版)", "マジック総合ルール(和訳 YYYYMMDD.N 版)"),
        ("20310504", "マジック総合ルール(和訳 YYYYMMDD.N 版)"),
        ("もくじ", "もくじ"),
        ("1. ゲームの考え方", "1."),
    ],
)
def test_a_text_with_a_part_missing_is_refused_by_name(lost: str, named: str) -> None:
    with pytest.raises(RulesTextError) as refused:
        read_japanese_rules(TEXT.replace(lost, "99999999" if lost == "20310504" else "").encode())
    assert refused.value.details == {"missing": named}


@pytest.mark.parametrize(
    ("kept", "named"), [("７０１．キーワード処理", "7. その他のルール"), ("\n10. 用語集\n\n墓地", "10. 用語集")]
)
def test_a_text_that_was_cut_is_refused_by_what_its_contents_announce(kept: str, named: str) -> None:
    with pytest.raises(RulesTextError) as refused:
        read_japanese_rules(TEXT[: TEXT.index(kept)].encode())
    assert refused.value.details == {"missing": named}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_letter_cut_in_two_does_not_change_the_others(edition: RulesEdition, encoding: str) -> None:
    read = read_japanese_rules(f"{TEXT}人".encode(encoding)[:-1])
    assert read.entries == edition.entries
    assert read.glossary == edition.glossary


def test_the_english_text_does_not_look_japanese() -> None:
    assert not looks_like_japanese_rules("Magic: The Gathering Comprehensive Rules\nThese rules are effective as of …")


@pytest.mark.skipif(not SEEDS.is_dir(), reason="../shared/data/seeds is absent")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("000", {"701.13", "701.13a", "701.13b", "701.13c", "701.13d"}),
        ("003", {"701.3", "701.3a", "701.3b", "701.3c", "701.3d"}),
        ("004", {"701.42", "701.42a", "701.42b", "701.42c", "701.42d"}),
    ],
)
def test_rules_quoted_on_wiki_pages_read_as_rules(name: str, numbers: set[str]) -> None:
    (path,) = SEEDS.glob(f"{name}_*.txt")
    quoted = [
        line.strip(" •-")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*[•-]\s*[1-9]\d\d\.\d+[a-z]? ", line)
    ]
    text = TEXT[: TEXT.index("100.1. ")] + "\n".join(quoted) + TEXT[TEXT.index("\n10. 用語集\n\n墓地") :]
    edition = read_japanese_rules(text.encode())
    assert {rule.number for rule in edition.rules} == numbers
    for line in quoted:
        number, _, words = line.partition(" ")
        rule = edition.find_rule(number.rstrip("."))
        assert rule is not None
        assert rule.text == words.strip()
