"""Processes that play and draw: killed when they take too long or too much, fair, and no different from threads."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot import workers
from bot.commands import all_answers
from bot.errors import BusyError, TooLargeError, sentence_for_asker
from bot.pages import PageMaker
from bot.services import Services
from bot.settings import Settings
from bot.store.questions import Question, Topic
from bot.workers import Workers, asker
from rulings.answer.errors import CardUnknownError
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.table.format.errors import UnknownCardError
from tests.places import ROOT

SECONDS = 300.0
"""More than any machine needs for what is to succeed."""


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    """One process that knows no rules: these tests need none."""
    monkeypatch.setattr(workers, "_prepare", _know_nothing)
    made = Workers(1, seconds=SECONDS, most_waiting=4)
    yield made
    made.shutdown()


def _know_nothing(most_memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def take_all_memory() -> int:
    return len(bytearray(10**15))


def refuse(code: str) -> None:
    raise CardUnknownError(query=code, suggestions=())


def die() -> None:
    os._exit(9)


def test_what_is_done_is_done_in_another_process(pool: Workers) -> None:
    assert pool.submit(os.getpid).result() != os.getpid()


def test_errors_of_the_domain_come_back_with_their_details(pool: Workers) -> None:
    with pytest.raises(CardUnknownError) as fault:
        pool.submit(refuse, "x").result()
    assert fault.value.details["query"] == "x"


def test_work_that_takes_too_long_is_killed_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_prepare", _know_nothing)
    pool = Workers(1, seconds=1.0)
    try:
        hangs = pool.submit(time.sleep, 86_400)
        after = pool.submit(os.getpid)
        with pytest.raises(TooLargeError) as fault:
            hangs.result(SECONDS)
        assert after.result(SECONDS)
    finally:
        pool.shutdown()
    for language in Language:
        assert "1" in (sentence_for_asker(language, fault.value) or "")


def test_work_that_takes_too_much_memory_is_told_as_too_large(pool: Workers) -> None:
    with pytest.raises(TooLargeError):
        pool.submit(take_all_memory).result(SECONDS)
    assert pool.submit(os.getpid).result(SECONDS)


def test_a_process_that_dies_loses_its_work_and_no_other(pool: Workers) -> None:
    dead, after = pool.submit(die), pool.submit(os.getpid)
    with pytest.raises(RuntimeError, match="died"):
        dead.result(SECONDS)
    assert after.result(SECONDS)


def test_whoever_asks_much_stands_behind_who_asks_once(pool: Workers, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    done: list[str] = []
    first = pool.submit(wait_for, gate)
    for who, name in ((1, "one"), (1, "one again"), (1, "one a third time"), (2, "another")):
        asker.set(who)
        pool.submit(wait_for, gate).add_done_callback(partial(_note, done, name))
    with pytest.raises(BusyError) as fault:
        pool.submit(os.getpid)
    gate.touch()
    first.result(SECONDS)
    last = time.monotonic() + SECONDS
    while len(done) < 4 and time.monotonic() < last:
        time.sleep(0.01)
    assert done == ["one", "another", "one again", "one a third time"]
    for language in Language:
        assert sentence_for_asker(language, fault.value)


def _note(done: list[str], name: str, _: object) -> None:
    done.append(name)


def wait_for(gate: Path) -> None:
    while not gate.exists():
        time.sleep(0.01)


def test_closing_kills_what_runs_and_cancels_what_waits(pool: Workers) -> None:
    pool.submit(time.sleep, 86_400)
    waits = pool.submit(os.getpid)
    pool.shutdown()
    assert waits.cancelled()
    with pytest.raises(RuntimeError):
        pool.submit(os.getpid)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_processes_end_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    code = (
        "import os, time; from bot import workers\n"
        "if __name__ == '__main__':\n"
        "    pool = workers.Workers(1); print(pool.submit(os.getpid).result(), flush=True)\n"
        "    pool.submit(time.sleep, 86_400); time.sleep(86_400)\n"
    )
    bot = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert bot.stdout is not None
    child = int(bot.stdout.readline())
    bot.kill()
    bot.wait()
    bot.stdout.close()
    last = time.monotonic() + SECONDS
    while Path(f"/proc/{child}").exists() and time.monotonic() < last:
        time.sleep(0.05)
    assert not Path(f"/proc/{child}").exists()


@pytest.mark.parametrize("error", [TooLargeError(seconds="1"), UnknownCardError(file="f", line=1, given="x")])
def test_every_error_can_travel(pool: Workers, error: RulingsError) -> None:
    found = pool.submit(_give_back, error).result(SECONDS)
    assert (type(found), found.details, str(found)) == (type(error), error.details, str(error))


def _give_back(error: RulingsError) -> RulingsError:
    return error


async def test_answers_and_pictures_are_those_of_threads(settings: Settings) -> None:
    asked = Question(Topic.DEMONSTRATION, ("Rest in Peace", "Wasteful Harvest"), Language.JA)
    other = Question(Topic.TABLE, ('format = 1\nid = "t"\n[players.A]\n[players.B]\n', "t.toml"), Language.EN)
    told: list[list[object]] = []
    for make in (partial(Workers, seconds=SECONDS), ThreadPoolExecutor):
        async with Services.open(settings, make) as services, asyncio.timeout(SECONDS):
            maker = PageMaker(services, all_answers())
            pages = [page for question in (asked, other) for page in await maker.pages(question)]
            pictures = [await maker.picture(asked, page) for page in pages[:2]]
            told.append([*(page.embed.to_dict() for page in pages), *pictures])
    assert told[0] == told[1]
