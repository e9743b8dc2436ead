"""Starting: the bot connects at once and loads grammar and rules meanwhile."""

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.commands import all_answers
from bot.pages import PageMaker
from bot.services import FIRST_PLAYED, Services
from bot.settings import Settings
from bot.store.questions import Question, Topic
from rulings import answer
from rulings.answer.errors import CardUnknownError
from rulings.language import Language


@pytest.mark.parametrize("module", ["rulings.oracle.read", "rulings.table.playing.play", "rulings.kernel.turn.turn"])
def test_the_client_is_there_before_the_grammar_and_the_rules(module: str) -> None:
    code = f"import sys, bot.client, bot.console.run; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def test_a_demonstration_that_is_asked_for_at_once_waits_for_the_rules(settings: Settings) -> None:
    async with Services.open(settings, ThreadPoolExecutor) as services:
        question = Question(Topic.DEMONSTRATION, FIRST_PLAYED, Language.EN)
        warming = asyncio.create_task(services.warm_up())
        pages = await PageMaker(services, all_answers()).pages(question)
        assert warming.done()
        assert pages


async def test_warming_up_twice_plays_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, ...]] = []

    async def count(_: object, words: tuple[str, ...]) -> None:
        played.append(words)

    monkeypatch.setattr(answer, "answer_demonstration", count)
    async with Services.open(settings, ThreadPoolExecutor) as services:
        await asyncio.gather(services.warm_up(), services.warm_up())
    assert played == [FIRST_PLAYED]


async def test_a_corpus_without_the_first_cards_warms_up_all_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: object, words: tuple[str, ...]) -> None:
        raise CardUnknownError(query=words[0])

    monkeypatch.setattr(answer, "answer_demonstration", refuse)
    async with Services.open(settings, ThreadPoolExecutor) as services:
        await services.warm_up()


async def test_look_ups_are_answered_while_every_worker_plays(settings: Settings) -> None:
    over = threading.Event()
    async with Services.open(replace(settings, workers=2), ThreadPoolExecutor) as services:
        games = [asyncio.ensure_future(services.desk.in_games(over.wait)) for _ in range(20)]
        try:
            assert "lookup" in (await services.desk.in_lookups(threading.current_thread)).name
            pages = PageMaker(services, all_answers())
            for question in (
                Question(Topic.CARD, ("Rest in Peacee",), Language.EN),
                Question(Topic.RULE, ("切削",), Language.JA),
                Question(Topic.SEARCH, ("two replacement effects",), Language.EN),
            ):
                assert await pages.pages(question)
            assert await answer.complete_cards(services.desk, "安らか")
            assert await answer.complete_rules(services.desk, "701.1")
            assert not any(game.done() for game in games)
        finally:
            over.set()
            await asyncio.gather(*games)


async def test_as_many_games_are_played_and_drawn_at_once_as_there_are_workers(settings: Settings) -> None:
    async with Services.open(replace(settings, workers=1), ThreadPoolExecutor) as services:
        played = {await services.desk.in_games(threading.current_thread) for _ in range(3)}
        drawn = {await services.off_loop(threading.current_thread) for _ in range(3)}
        assert len(played | drawn) == 1


async def test_a_failed_warm_up_is_tried_again_by_the_next(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    async def fails_once(_: object, words: tuple[str, ...]) -> None:
        calls.append(1)
        if len(calls) == 1:
            raise MemoryError

    monkeypatch.setattr(answer, "answer_demonstration", fails_once)
    async with Services.open(settings, ThreadPoolExecutor) as services:
        with pytest.raises(MemoryError):
            await services.warm_up()
        await services.warm_up()
        await services.warm_up()
    assert len(calls) == 2
