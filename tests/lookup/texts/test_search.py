"""Free-text search finds the rule that decides a question, in either language."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulings.corpus.bundled import find_bundled_data
from rulings.language import Language
from rulings.lookup.texts.concepts import Concepts, SearchWordsFaultyError, load_concepts
from rulings.lookup.texts.search import SearchIndexMissingError, TextFilter, TextSearch
from rulings.lookup.texts.search_index import DocKind, load_asked, text_tokens
from rulings.lookup.texts.text_tokens import asian_tokens, stem_words


@pytest.fixture(scope="module")
def concepts() -> Concepts:
    return load_concepts(find_bundled_data())


@pytest.fixture(scope="module")
def search(corpus_path: Path, concepts: Concepts) -> Iterator[TextSearch]:
    with closing(sqlite3.connect(f"file:{corpus_path}?mode=ro", uri=True)) as connection:
        yield TextSearch(connection, concepts)


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("legend rule: how many of the same name may I keep", "704.5j"),
        ("同じ名前の伝説のパーマネントが2つ", "704.5j"),
        ("which replacement effect is applied first", "616.1"),
        ("置換効果が2つあるとき、どちらを先に適用するか", "616.1"),
        ("召喚酔い", "302.6"),
        ("find a milled card that was exiled instead", "701.17c"),
        ("all targets of the spell are illegal", "608.2b"),
    ],
)
def test_a_question_finds_the_rule_that_decides_it(search: TextSearch, question: str, rule: str) -> None:
    found = [hit.key for hit in search.search_text(question, 5) if hit.kind is DocKind.RULE]
    assert rule in found


def test_a_japanese_question_finds_texts_that_are_english_only(concepts: Concepts) -> None:
    asked = set(text_tokens("置換効果", concepts))
    said = set(text_tokens("This is a replacement effect.", concepts))
    assert {token for token in asked & said if token.startswith("§")}


def test_filters_leave_only_what_was_asked_for(search: TextSearch) -> None:
    only = TextFilter(kinds=frozenset({DocKind.RULING}), sources=frozenset({"bundled"}), language=Language.JA)
    hits = search.search_text("置換効果", 20, only)
    assert hits
    assert all(hit.kind is DocKind.RULING and Language.JA in hit.languages for hit in hits)
    about = TextFilter(cards=("Rest in Peace",))
    assert all(hit.kind is DocKind.RULING for hit in search.search_text("graveyard exile", 20, about))
    assert search.search_text("graveyard", 20, TextFilter(since="9999")) == ()


def test_no_document_comes_twice_and_scores_of_other_rules_fall(search: TextSearch) -> None:
    hits = search.search_text("combat damage", 20)
    assert len({(hit.kind, hit.key) for hit in hits}) == len(hits)


@pytest.mark.parametrize("question", ["", "   ", "?!", "zzzz qqqq", "ｗｗｗ"])
def test_nonsense_finds_nothing(search: TextSearch, question: str) -> None:
    assert search.search_text(question) == ()


def test_matches_are_the_words_of_the_question_and_of_its_translation(search: TextSearch) -> None:
    text = "If a replacement effect applies, the affected player chooses."
    assert [text[start:end] for start, end in search.find_matches("置換効果を選ぶ", text)] == [
        "replacement effect",
        "chooses.",
    ]
    text = "影響を受けるプレイヤーが置換効果を選ぶ。"
    assert "置換効果" in [text[start:end] for start, end in search.find_matches("replacement effect", text)]


def test_a_corpus_without_the_index_is_refused(concepts: Concepts) -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(SearchIndexMissingError):
        TextSearch(connection, concepts)


def test_stems_keep_rule_numbers_whole() -> None:
    assert stem_words("Attached Auras, see 704.5m") == ["attach", "aura", "see", "704.5m"]
    assert asian_tokens("マナ・コストを支払う") == ["マナコスト", "支払"]


def test_a_faulty_word_is_named(tmp_path: Path) -> None:
    (tmp_path / "search").mkdir()
    (tmp_path / "search" / "words.toml").write_text('[words]\n"good" = { en = ["a"] }\n"bad" = { de = ["b"] }\n')
    with pytest.raises(SearchWordsFaultyError) as caught:
        load_concepts(tmp_path)
    assert caught.value.details == {"faults": "bad"}


def test_asked_phrases_belong_to_rules_that_have_a_summary(corpus_path: Path) -> None:
    with closing(sqlite3.connect(f"file:{corpus_path}?mode=ro", uri=True)) as connection:
        numbers = {number for (number,) in connection.execute("SELECT number FROM rule_summary")}
    assert set(load_asked(find_bundled_data())) <= numbers
