"""Tournament policy: sections by word, and where `ask` leads."""

from pathlib import Path

import pytest

from rulings.answer import answer_ask, answer_policy
from rulings.answer.desk import Desk
from rulings.answer.errors import PolicyNotGivenError, PolicyUnknownError
from rulings.answer.records import PolicyAnswer
from rulings.language import Language


async def test_without_the_document_number_title_and_neighbours_are_told(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        (entry,) = (await answer_policy(desk, "HCE")).entries
    assert (entry.name.key, entry.name.en, entry.name.ja) == (
        "IPG 2.3",
        "Hidden Card Error",
        "非公開カードに関する誤り",
    )
    assert entry.text is None
    assert not entry.has_document
    assert entry.as_of == "2019-07"
    assert entry.chapter is not None
    assert entry.previous is not None
    assert entry.next is not None
    assert [entry.chapter.en, entry.previous.number, entry.next.number] == ["Game Play Errors", "2.2", "2.4"]


async def test_a_chapter_lists_its_sections_and_a_document_its_chapters(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        (chapter,) = (await answer_policy(desk, "IPG 2")).entries
        (document,) = (await answer_policy(desk, "違反処置指針")).entries
    assert [part.number for part in chapter.parts] == ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"]
    assert [part.number for part in document.parts] == ["1", "2", "3", "4"]


async def test_what_is_none_is_told(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        with pytest.raises(PolicyNotGivenError):
            await answer_policy(desk, " ")
        for nothing in ("Lightning Bolt", "MTR 99.9"):
            with pytest.raises(PolicyUnknownError):
                await answer_policy(desk, nothing)
        with pytest.raises(PolicyUnknownError):
            await answer_ask(desk, "MTR 99.9", Language.EN)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("slow play", "IPG 3.3"),
        ("missed trigger", "IPG 2.1"),
        ("what is the penalty for tardiness?", "IPG 3.1"),
        ("my opponent has marked cards, what now?", "IPG 3.8"),
        ("遅刻", "IPG 3.1"),
        ("誘発忘れの懲罰は？", "IPG 2.1"),
        ("デッキリストを間違えて書いたらどうなる？", "IPG 3.4"),
        ("過剰なカード", "IPG 2.2"),
        ("L@EC", "IPG 2.2"),
        ("IPG 2.3", "IPG 2.3"),
        ("失格", "IPG 1.1"),
    ],
)
async def test_ask_leads_there(corpus_path: Path, typed: str, first: str) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_ask(desk, typed, Language.EN)
    assert answer.kind == "policy"
    assert isinstance(answer.answer, PolicyAnswer)
    assert answer.answer.entries[0].name.key == first


@pytest.mark.parametrize(
    ("typed", "kind", "others"),
    [
        ("Bribery", "card", ("policy",)),
        ("サイドボード", "keyword", ("policy",)),
        ("Lightning Bolt", "card", ()),
        ("シャッフル", "keyword", ()),
        ("does Humility remove abilities of Serra Angel?", "question", ()),
        ("台所の嫌がらせ屋の頑強は誘発しますか", "question", ()),
        ("磁力窃盗の装備はどうなる", "question", ()),
        ("巻き戻しの時計はアーティファクトをアンタップする?", "question", ()),
        ("demonic collusion buyback how does it work", "question", ()),
        ("can I use proxies of Lightning Bolt at FNM?", "policy", ("question",)),
    ],
)
async def test_ask_keeps_what_is_called_so_and_names_policy(
    corpus_path: Path, typed: str, kind: str, others: tuple[str, ...]
) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_ask(desk, typed, Language.EN)
    assert (answer.kind, answer.others) == (kind, others)
