"""The project's summaries never pass for the official text, and where that is there, it is shown."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.language import say
from bot.render.document import Block, BlockKind, Document
from bot.render.rule import rule_document
from bot.render.search import search_document
from bot.views.linking import rule_links
from rulings.answer.desk import Desk
from rulings.answer.rules import answer_rule
from rulings.answer.searching import answer_search
from rulings.building import build_corpus
from rulings.language import Language
from tests.corpus.august_rules import OFFICIAL_TEXT, write_august_rules
from tests.sources.invented import mtgjson_entry, snapshot_entry, write_atomic_cards, write_snapshot

WITHOUT, WITH, NEWER = "without any rules text", "with the text of January", "with a newer text"


@pytest.fixture(scope="module")
def corpora(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    folder = tmp_path_factory.mktemp("corpora")
    snapshot = write_snapshot(folder, snapshot_entry("Test Golem"))
    inputs = {WITHOUT: [snapshot]}
    if OFFICIAL_TEXT.is_file():
        inputs |= {WITH: [snapshot, OFFICIAL_TEXT], NEWER: [snapshot, write_august_rules(folder)]}
    for number, paths in enumerate(inputs.values()):
        build_corpus(paths, folder / f"{number}.sqlite")
    return {name: folder / f"{number}.sqlite" for number, name in enumerate(inputs)}


def corpus_of(corpora: Mapping[str, Path], name: str) -> Path:
    if name not in corpora:
        pytest.skip(f"the official text is absent: {OFFICIAL_TEXT}")
    return corpora[name]


async def rule(corpora: Mapping[str, Path], name: str, number: str, language: Language) -> Document:
    async with Desk.open(corpus_of(corpora, name)) as desk:
        return rule_document(language, await answer_rule(desk, number))


def entries(document: Document, number: str) -> list[Block]:
    return [block for block in document.blocks if number in block.label]


@pytest.mark.parametrize("language", Language)
async def test_a_rule_without_its_text_is_marked_and_no_edition_is_claimed(
    corpora: Mapping[str, Path], language: Language
) -> None:
    document = await rule(corpora, WITHOUT, "704.5j", language)
    marks = [block.text for block in document.blocks if block.kind is BlockKind.NOTE]
    assert say(language, "rule.summary") in marks
    assert not [block for block in document.blocks if block.kind is BlockKind.QUOTE]
    day = "2026年1月16日" if language is Language.JA else "2026-01-16"
    assert document.footer == say(language, "rule.edition_numbers", date=day)


@pytest.mark.parametrize("language", Language)
async def test_every_subrule_without_its_text_is_marked(corpora: Mapping[str, Path], language: Language) -> None:
    document = await rule(corpora, WITHOUT, "704.5", language)
    [entry] = entries(document, "704.5j")
    assert entry.label == say(language, "rule.summary_mark", rule="704.5j")
    async with Desk.open(corpora[WITHOUT]) as desk:
        links = rule_links(language, await answer_rule(desk, "704.5"))
    label = next(link.label for link in links if link.number == "704.5c")
    assert label.startswith(say(language, "rule.summary_mark", rule="704.5c"))


@pytest.mark.parametrize("name", [WITH, NEWER])
async def test_the_official_text_is_shown_where_it_is_there(corpora: Mapping[str, Path], name: str) -> None:
    english = await rule(corpora, name, "704.5j", Language.EN)
    assert say(Language.EN, "rule.summary") not in [block.text for block in english.blocks]
    assert any("legend rule" in block.text for block in english.blocks if block.kind is BlockKind.QUOTE)
    day = "2026-01-16" if name == WITH else "2026-08-07"
    assert english.footer == say(Language.EN, "rule.edition", date=day)
    listed = await rule(corpora, name, "704.5", Language.EN)
    assert [block.label for block in entries(listed, "704.5j")] == ["704.5j"]


async def test_a_japanese_reader_gets_the_official_english_below_a_marked_summary(corpora: Mapping[str, Path]) -> None:
    listed = (await rule(corpora, WITH, "704.5", Language.JA)).blocks
    mark = say(Language.JA, "rule.summary_mark", rule="704.5j")
    at = next(place for place, block in enumerate(listed) if block.label == mark)
    assert listed[at + 1].kind is BlockKind.QUOTE
    assert "legend rule" in listed[at + 1].text


@pytest.mark.parametrize("language", Language)
async def test_a_summary_that_a_search_finds_is_marked(corpora: Mapping[str, Path], language: Language) -> None:
    question = "legend rule" if language is Language.EN else "レジェンド・ルール"
    async with Desk.open(corpora[WITHOUT]) as desk:
        answer = await answer_search(desk, question, kinds=("rule",))
    document = search_document(language, answer)
    assert document.blocks
    for block, found in zip(document.blocks, answer.found, strict=True):
        assert block.label == say(language, "rule.summary_of", rule=f"CR {found.key}")
        assert language in found.summary_in


async def test_a_search_shows_the_official_text_where_it_is_there(corpora: Mapping[str, Path]) -> None:
    async with Desk.open(corpus_of(corpora, WITH)) as desk:
        answer = await answer_search(desk, "legend rule", kinds=("rule",))
    english, japanese = search_document(Language.EN, answer), search_document(Language.JA, answer)
    assert all(block.label == f"CR {found.key}" for block, found in zip(english.blocks, answer.found, strict=True))
    at = next(place for place, block in enumerate(japanese.blocks) if "704.5j" in block.label)
    assert japanese.blocks[at].label == say(Language.JA, "rule.summary_of", rule="CR 704.5j")
    assert "legend rule" in japanese.blocks[at + 1].text


@pytest.mark.parametrize("language", Language)
async def test_an_official_ruling_that_no_longer_holds_is_marked_where_a_search_finds_it(
    tmp_path: Path, language: Language
) -> None:
    """714.3b, 714.4: since June 2025 a Saga without chapter abilities stays."""
    words = (
        "If Urza’s Saga loses all of its chapter abilities but is still a Saga, perhaps due to a card like Blood Moon, "
        "it will immediately be sacrificed."
    )
    ruling = {"date": "2021-06-18", "text": words}
    other = {"date": "2021-06-18", "text": "Urza’s Saga is tested here and sacrificed nowhere."}
    cards = write_atomic_cards(tmp_path, mtgjson_entry("Urza's Saga", rulings=[ruling, other]))
    snapshot = write_snapshot(tmp_path, snapshot_entry("Blood Moon"))
    build_corpus([snapshot, cards], tmp_path / "corpus.sqlite")
    async with Desk.open(tmp_path / "corpus.sqlite") as desk:
        answer = await answer_search(desk, "sacrificed", sources=("official",))
    blocks = search_document(language, answer).blocks
    label = say(language, "search.ruling")
    [at] = [place for place, block in enumerate(blocks) if block.text.startswith(words)]
    assert blocks[at].label == f"⚠ {label}"
    assert blocks[at + 1].text == say(language, "ruling.superseded")
    assert blocks[at + 2].label == say(language, "ruling.today")
    [unchanged] = [block for block in blocks if block.text.startswith(other["text"])]
    assert unchanged.label == label


@pytest.mark.parametrize("language", Language)
async def test_rulings_of_ours_under_a_rule_are_called_ours(corpora: Mapping[str, Path], language: Language) -> None:
    document = await rule(corpora, WITHOUT, "704.5j", language)
    assert any("judgebot" in block.text for block in document.blocks if block.kind is BlockKind.HEADING)
