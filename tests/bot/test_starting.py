"""Starting: the bot connects at once and loads grammar and rules meanwhile."""

import asyncio
import subprocess
import sys

import pytest

from bot.pages import PageMaker
from bot.services import FIRST_PLAYED, Services
from bot.settings import Settings
from bot.store.questions import Question, Topic
from rulings import answer
from rulings.answer.errors import CardUnknownError
from rulings.language import Language


@pytest.mark.parametrize("module", ["rulings.oracle.read", "rulings.table.play", "rulings.kernel.turn"])
def test_the_client_is_there_before_the_grammar_and_the_rules(module: str) -> None:
    code = f"import sys, bot.client, bot.console.run; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def test_a_demonstration_that_is_asked_for_at_once_waits_for_the_rules(settings: Settings) -> None:
    async with Services.open(settings) as services:
        question = Question(Topic.DEMONSTRATION, FIRST_PLAYED, Language.EN)
        warming = asyncio.create_task(services.warm_up())
        pages = await PageMaker(services).pages(question)
        assert warming.done()
        assert pages


async def test_warming_up_twice_plays_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, ...]] = []

    async def count(_: object, words: tuple[str, ...]) -> None:
        played.append(words)

    monkeypatch.setattr(answer, "answer_demonstration", count)
    async with Services.open(settings) as services:
        await asyncio.gather(services.warm_up(), services.warm_up())
    assert played == [FIRST_PLAYED]


async def test_a_corpus_without_the_first_cards_warms_up_all_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: object, words: tuple[str, ...]) -> None:
        raise CardUnknownError(query=words[0])

    monkeypatch.setattr(answer, "answer_demonstration", refuse)
    async with Services.open(settings) as services:
        await services.warm_up()
