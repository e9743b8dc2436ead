"""One question for whatever was typed."""

from pathlib import Path

import pytest

from rulings.answer import answer_ask
from rulings.answer.desk import Desk
from rulings.answer.records import SearchAnswer
from rulings.language import Language


@pytest.mark.parametrize(
    "question", ["稲妻でタルモゴイフは死ぬ？", "does Lightning Bolt kill Tarmogoyf if the graveyards are empty?"]
)
async def test_rulings_on_the_cards_of_a_question_come_first(corpus_path: Path, question: str) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_ask(desk, question, Language.JA)
    assert isinstance(answer.answer, SearchAnswer)
    first = answer.answer.found[0]
    assert first.kind == "ruling"
    assert "704.5g" in first.rules
    assert first.text_ja is not None or first.text_en is not None
    assert len({(each.kind, each.key) for each in answer.answer.found}) == len(answer.answer.found)
