"""MTG Wiki pages, release notes and FAQs: recognised by content, cut without loss, every item one ruling."""

from pathlib import Path

import pytest

from rulings.language import Language
from rulings.sources import mtgwiki, release_notes
from rulings.sources.cr_text_ja import decode_japanese_text
from rulings.sources.document import Document, Part
from rulings.sources.recognise import FileKind, recognise_file
from tests.places import SHARED

SEEDS = SHARED / "data" / "seeds"
needs_seeds = pytest.mark.skipif(not SEEDS.is_dir(), reason="../shared/data/seeds is absent")

WIKI = """占術

提供：MTG Wiki

占術/Scryはキーワード処理。

定義

占術Nを行うとは、上からN枚を見ることである。

ルール

• 見たカードの一部だけを下に置いてもよい。
  • 例1：選択/Optで占術1を行う。(CR:701.22a)
1. 番号のある項目。

引用：総合ルール 20240101.0

• 701 キーワード処理
  • 701.22a 条文。
"""

NOTES = """『架空』リリースノート
最終更新 2022年9月2日
-----
占術
前置きの文である。
《選択》
{U}
インスタント
カードを１枚引く。
* 一つ目。《時を解す者、テフェリー/Teferi, Who Slows the Sunset》も同じ。
* 二つ目。
1) その続き。
-----
占術
前置きの文である。
《選択》
{U}
インスタント
カードを１枚引く。
* 一つ目。《時を解す者、テフェリー/Teferi, Who Slows the Sunset》も同じ。
* 二つ目。
1) その続き。
-----
カード別注釈
《火+氷/Fire+Ice 》 {1}{R} インスタント 何か。
* “＊”の値は０で ある。rule 420を参照。
"""


def squeezed(text: str) -> str:
    return "".join(text.split())


def assert_nothing_lost(document: Document, text: str) -> None:
    assert squeezed("".join(piece.text for piece in document.pieces)) == squeezed(text)


def test_wiki_items_become_rulings_with_their_examples_and_the_edition_that_the_page_quotes() -> None:
    document = mtgwiki.read(WIKI)
    assert_nothing_lost(document, WIKI)
    assert (document.name, document.edition) == ("MTG Wiki「占術」", "2024-01-01")
    assert [ruling.text for ruling in document.rulings] == [
        "占術Nを行うとは、上からN枚を見ることである。",
        "見たカードの一部だけを下に置いてもよい。",
        "番号のある項目。",
    ]
    second = document.rulings[1]
    assert second.examples == ("例1：選択/Optで占術1を行う。(CR:701.22a)",)
    assert second.named == ("Opt",)
    assert second.rules == ("701.22a",)
    assert document.count(Part.RULE_TEXT) == 2
    assert {ruling.edition for ruling in document.rulings} == {"2024-01-01"}


def test_a_heading_glued_to_power_and_toughness_is_still_a_heading() -> None:
    document = mtgwiki.read(
        "諜報\n提供:MTG Wiki\n諜報とは。\n2/3定義\n見て置く。\n解説\n昔話。\n[編集] ルール\n- 決まり。\n"
    )
    assert [ruling.text for ruling in document.rulings] == ["見て置く。", "決まり。"]


def test_notes_give_each_bullet_once_however_often_the_document_says_it() -> None:
    document = release_notes.read(NOTES)
    assert_nothing_lost(document, NOTES)
    assert (document.name, document.date) == ("『架空』リリースノート", "2022-09-02")
    assert document.count(Part.STATEMENT) == 3
    assert document.count(Part.STATEMENT, is_repeat=True) == 2
    first, second, third = document.rulings
    assert first.topic == second.topic == "占術"
    assert first.named == ("選択", "時を解す者、テフェリー", "Teferi, Who Slows the Sunset")
    assert squeezed(second.text) == "二つ目。1)その続き。"
    assert third.topic == "火+氷/Fire+Ice"
    assert third.named == ("火 // 氷", "Fire // Ice")
    assert third.text == "“＊”の値は０で ある。rule 420を参照。"
    assert third.rules == ("420",)
    assert {ruling.language for ruling in document.rulings} == {Language.JA}


def test_notes_are_read_the_same_with_line_breaks_and_without() -> None:
    broken = release_notes.read(NOTES)
    joined = release_notes.read(" ".join(NOTES.split("\n")))
    assert [ruling.id for ruling in joined.rulings] == [ruling.id for ruling in broken.rulings]


@pytest.mark.parametrize("text", ["", "ただの文。", "* 一\n* 二\n* 三\n", "1. General\n100.1. These rules apply.\n"])
def test_other_texts_are_recognised_as_neither(text: str) -> None:
    assert not mtgwiki.recognises(text)
    assert not release_notes.recognises(text)


@needs_seeds
@pytest.mark.parametrize(
    ("seed", "reader", "name", "date", "statements", "repeats", "examples", "rule_texts"),
    [
        ("000", mtgwiki, "MTG Wiki「切削」", "2023-11-17", 7, 0, 6, 7),
        ("001", release_notes, "ミラディン ＦＡＱ", "2003-10-02", 159, 0, 0, 32),
        ("002", release_notes, "『マスターズ25th』リリースノート", "2018-03-16", 29, 29, 0, 0),
        ("003", mtgwiki, "MTG Wiki「つける」", "2023-11-17", 11, 0, 2, 9),
        ("004", mtgwiki, "MTG Wiki「諜報」", "2023-11-17", 8, 0, 0, 9),
    ],
)
def test_seed_documents_are_read_whole_with_pinned_counts(
    seed: str,
    reader: object,
    name: str,
    date: str,
    statements: int,
    repeats: int,
    examples: int,
    rule_texts: int,
) -> None:
    (path,) = SEEDS.glob(f"{seed}_*.txt")
    text = path.read_text(encoding="utf-8")
    readers = [module for module in (mtgwiki, release_notes) if module.recognises(text)]
    assert readers == [reader]
    document = readers[0].read(text)
    assert_nothing_lost(document, text)
    assert (document.name, document.date) == (name, date)
    assert document.count(Part.STATEMENT) == len(document.rulings) == statements
    assert document.count(Part.STATEMENT, is_repeat=True) == repeats
    assert document.count(Part.EXAMPLE) == sum(len(ruling.examples) for ruling in document.rulings) == examples
    assert document.count(Part.RULE_TEXT) == rule_texts
    assert len({ruling.id for ruling in document.rulings}) == statements
    assert all(ruling.topic and ruling.text for ruling in document.rulings)


@needs_seeds
def test_bullets_of_the_seed_notes_are_all_counted() -> None:
    (faq,) = SEEDS.glob("001_*.txt")
    text = faq.read_text(encoding="utf-8")
    in_sentences = text.count("“＊”") + text.count("その＊の値")
    assert text.count("＊") - in_sentences == 159
    (notes,) = SEEDS.glob("002_*.txt")
    lines = notes.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("* ") for line in lines) == 29 + 29


@needs_seeds
@pytest.mark.parametrize("encoding", ["cp932", "euc_jp", "utf-16"])
def test_documents_are_read_in_the_encodings_of_their_years(tmp_path: Path, encoding: str) -> None:
    for original in sorted(SEEDS.glob("*.txt")):
        text = original.read_text(encoding="utf-8").encode(encoding, "ignore").decode(encoding)
        path = tmp_path / original.name
        path.write_bytes(text.encode(encoding))
        kind = recognise_file(path)
        assert kind is recognise_file(original)
        reader = mtgwiki if kind is FileKind.WIKI_PAGE else release_notes
        assert reader.read(decode_japanese_text(path.read_bytes())) == reader.read(text)
