"""Rules for a number or term that is still being typed: made once, and the same for every letter."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from rulings.answer.desk import Desk
from rulings.answer.rule_completion import complete_editions, complete_rules
from rulings.corpus.database import Corpus, CorpusDamagedError
from rulings.language import Language


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that the corpus is asked for."""
    seen: list[str] = []
    rows = Corpus.rows

    async def counting(self: Corpus, sql: str, values: Iterable[Any] = ()) -> Any:
        seen.append(sql)
        return await rows(self, sql, values)

    monkeypatch.setattr(Corpus, "rows", counting)
    return seen


async def test_the_corpus_is_read_for_the_first_letter_only(corpus_path: Path, asked: list[str]) -> None:
    async with Desk.open(corpus_path) as desk:
        await complete_rules(desk, "7")
        assert asked
        asked.clear()
        for typed in ("70", "704", "704.", "704.5", "t", "tr", "接", "接死", "zzzz"):
            await complete_rules(desk, typed)
        await complete_editions(desk, "2009")
        assert asked == []


async def test_numbers_come_in_their_order_with_titles_and_summaries_in_both_languages(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        found = await complete_rules(desk, "704.5")
        keyword = (await complete_rules(desk, "702.19"))[0]
        assert await complete_rules(desk, "７０４．５", 3) == found[:3]
        assert await complete_rules(desk, "704.5" + "x" * 6000) == ()
    assert [name.number for name in found[:4]] == ["704.5", "704.5a", "704.5b", "704.5c"]
    assert all(name.en and name.ja for name in found)
    assert keyword.in_language(Language.EN) == "702.19 Trample"
    assert keyword.in_language(Language.JA) == "702.19 トランプル"


async def test_what_could_not_be_made_is_tried_again(corpus_path: Path) -> None:
    """A failure of the first question is not kept for all that follow."""
    made: list[int] = []

    async def make(desk: Desk) -> str:
        made.append(1)
        if len(made) == 1:
            raise CorpusDamagedError
        return desk.corpus.path.name

    async with Desk.open(corpus_path) as desk:
        with pytest.raises(CorpusDamagedError):
            await desk.once(make)
        assert await desk.once(make) == await desk.once(make) == corpus_path.name
    assert len(made) == 2
