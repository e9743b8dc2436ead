"""``judgebot run`` as a process: it stops when it is told to, and says with its exit status why it ended."""

import asyncio
import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from bot.errors import EXIT_PUT_RIGHT, EXIT_TRY_AGAIN
from bot.language import say
from bot.pulse import SILENT_SECONDS, is_alive
from bot.stopping import StopSignals
from bot.store.database import Store
from rulings.language import Language
from tests.bot.loopback import HANGS, TOKEN, BotProcess, Loopback, bot_process

# The bot waits longer for its answers than any machine needs for the rest of a test.
PATIENT = ("bot.running.ANSWER_SECONDS = 86_400", "bot.stopping.LAST_SECONDS = 86_400")


def answers_once_there_is(path: Path) -> tuple[str, ...]:
    """Changes with which every answer keeps a worker until a file is there."""
    waiting = f"import os, time\nwhile not os.path.exists({str(path)!r}): time.sleep(0.02)"
    body = (
        "async def pages(self, question):\n"
        f"    await self._services.off_loop(functools.partial(exec, {waiting!r}))\n"
        "    return await plain(self, question)\n"
    )
    return (
        "import functools",
        "plain = bot.pages.PageMaker.pages",
        f"exec({body!r})",
        "bot.pages.PageMaker.pages = pages",
    )


async def started(server: Loopback, process: BotProcess) -> None:
    """Wait until the bot is in the gateway; fails if it ends instead."""
    ready, over = asyncio.create_task(server.ready.wait()), asyncio.create_task(process.process.wait())
    await asyncio.wait({ready, over}, timeout=HANGS, return_when=asyncio.FIRST_COMPLETED)
    over.cancel()
    if not ready.done():
        ready.cancel()
        pytest.fail((await process.end())[1])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_in_order(corpus_path: Path, tmp_path: Path, number: int) -> None:
    async with Loopback.open() as server, bot_process(server, corpus_path, tmp_path / "store.sqlite") as process:
        await started(server, process)
        process.send(number)
        status, log = await process.end()
    assert status == 0, log
    assert server.goodbyes == [1000]
    assert "Traceback" not in log
    # A store that was closed in order has put its journal away.
    assert [path.name for path in tmp_path.iterdir()] == ["store.sqlite"]


async def test_a_network_that_is_gone_holds_nothing_up(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        server.is_deaf = True
        async with bot_process(server, corpus_path, tmp_path / "store.sqlite") as process:
            await started(server, process)
            process.send(signal.SIGTERM)
            status, log = await process.end()
    assert status == 0, log
    assert [path.name for path in tmp_path.iterdir()] == ["store.sqlite"]


def test_a_signal_before_anybody_waits_for_it_is_not_lost() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with StopSignals() as stop:
        os.kill(os.getpid(), signal.SIGTERM)
        asyncio.run(stop.wait())
    assert stop.received == signal.SIGTERM
    assert signal.getsignal(signal.SIGTERM) is before


async def test_answers_in_flight_are_finished_and_new_questions_told_so(corpus_path: Path, tmp_path: Path) -> None:
    slow = (*answers_once_there_is(tmp_path / "go"), *PATIENT)
    async with Loopback.open() as server, bot_process(server, corpus_path, tmp_path / "s.sqlite", *slow) as process:
        await started(server, process)
        asked = await server.ask("card", name="Opt")
        assert (await server.next_sent(asked)).body["type"] == 5, "acknowledged, not yet answered"
        process.send(signal.SIGTERM)
        await process.logged("answers in flight: 1")
        late = await server.ask("card", "ja", name="Opt")
        refusal = await server.next_sent(late)
        assert refusal.text == say(Language.JA, "view.stopping")
        assert refusal.body["data"]["flags"] == 64, "for the asker alone"
        (tmp_path / "go").touch()
        answer = await server.next_sent(asked)
        assert answer.kind == "edit"
        assert "Scry 1" in answer.text
        status, log = await process.end()
    assert status == 0, log
    assert "Traceback" not in log


async def test_an_answer_that_takes_too_long_ends_in_an_apology(corpus_path: Path, tmp_path: Path) -> None:
    changes = (*answers_once_there_is(tmp_path / "never"), "bot.running.ANSWER_SECONDS = 0.5")
    store = tmp_path / "store.sqlite"
    async with Loopback.open() as server, bot_process(server, corpus_path, store, *changes) as process:
        await started(server, process)
        asked = await server.ask("card", name="Opt")
        assert (await server.next_sent(asked)).body["type"] == 5
        process.send(signal.SIGTERM)
        apology = await server.next_sent(asked)
        assert (apology.kind, apology.text) == ("edit", say(Language.EN, "view.stopped"))
        status, log = await process.end()
    assert status == 0, log
    async with Store.open(store):
        pass


async def test_a_second_signal_ends_it_at_once(corpus_path: Path, tmp_path: Path) -> None:
    changes = (*answers_once_there_is(tmp_path / "never"), *PATIENT)
    async with Loopback.open() as server, bot_process(server, corpus_path, tmp_path / "s.sqlite", *changes) as process:
        await started(server, process)
        asked = await server.ask("card", name="Opt")
        await server.next_sent(asked)
        process.send(signal.SIGTERM)
        await process.logged("answers in flight: 1")
        process.send(signal.SIGINT)
        status, _ = await process.end()
    assert status == 128 + signal.SIGINT


async def test_a_bot_that_does_nothing_any_more_ends_all_the_same(corpus_path: Path, tmp_path: Path) -> None:
    stand_still = "lambda self, question: (print('standing still', file=sys.stderr), time.sleep(86_400))"
    stuck = (f"bot.pages.PageMaker.pages = {stand_still}", "bot.stopping.LAST_SECONDS = 0.5")
    async with Loopback.open() as server, bot_process(server, corpus_path, tmp_path / "s.sqlite", *stuck) as process:
        await started(server, process)
        await server.ask("card", name="Opt")
        await process.logged("standing still")
        process.send(signal.SIGTERM)
        status, _ = await process.end()
    assert status == 128 + signal.SIGTERM


def own_namespace() -> tuple[str, ...]:
    """What makes a program process 1 of a namespace of its own, as in a container without an init."""
    tool = shutil.which("unshare")
    if tool is None:
        pytest.skip("unshare is not installed here")
    wrapper = (tool, *(() if os.geteuid() == 0 else ("--user", "--map-root-user")), "--pid", "--fork")
    if subprocess.run([*wrapper, "true"], check=False, capture_output=True).returncode:
        pytest.skip("no namespace may be made here")
    return wrapper


@pytest.mark.parametrize("init", [(), ("tini", "-s", "--")], ids=["alone", "with an init"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_in_a_container_too(
    corpus_path: Path, tmp_path: Path, number: int, init: tuple[str, ...]
) -> None:
    if init and shutil.which(init[0]) is None:
        pytest.skip("the init of the container image is not installed here")
    store = tmp_path / "store.sqlite"
    async with (
        Loopback.open() as server,
        bot_process(server, corpus_path, store, wrapper=(*own_namespace(), *init)) as process,
    ):
        await started(server, process)
        process.send(number)
        status, log = await process.end()
    assert status == 0, log
    assert server.goodbyes == [1000]


@pytest.mark.parametrize(
    ("lang", "logins", "close_code", "status", "key", "slots"),
    [
        ("en", [401], None, EXIT_PUT_RIGHT, "token_refused", {"variable": "JUDGEBOT_TOKEN"}),
        ("ja", [], 4004, EXIT_PUT_RIGHT, "token_refused", {"variable": "JUDGEBOT_TOKEN"}),
        ("ja", [], 4012, EXIT_PUT_RIGHT, "discord_refused", {"answer": "gateway 4012"}),
        ("en", [], 4014, EXIT_PUT_RIGHT, "discord_refused", {"answer": "gateway 4014"}),
        ("ja", [503, 503], None, EXIT_TRY_AGAIN, "discord_failing", {"answer": "HTTP 503"}),
    ],
)
async def test_what_discord_answers_decides_the_exit_status(
    corpus_path: Path,
    tmp_path: Path,
    lang: str,
    logins: list[int],
    close_code: int | None,
    status: int,
    key: str,
    slots: dict[str, str],
) -> None:
    once = ("bot.running.WAITS = (0.01,)",)
    async with Loopback.open() as server:
        server.logins, server.close_code = logins, close_code
        async with bot_process(server, corpus_path, tmp_path / "s.sqlite", *once, lang=lang) as process:
            found, log = await process.end()
    assert found == status, log
    assert log.splitlines()[-1] == say(Language(lang), f"error.{key}", **slots)
    assert TOKEN not in log
    assert "Traceback" not in log


async def test_without_a_network_it_tries_again_and_then_says_so(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        pass
    twice = ("bot.running.WAITS = (0.01, 0.01)",)
    async with bot_process(server, corpus_path, tmp_path / "s.sqlite", *twice) as process:
        status, log = await process.end()
    assert status == EXIT_TRY_AGAIN, log
    assert log.count("trying again") == 2
    assert log.splitlines()[-1] == say(Language.EN, "error.discord_unreachable")
    assert "Traceback" not in log


async def test_it_can_be_stopped_while_it_waits_for_the_network(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        pass
    long = ("bot.running.WAITS = (86_400,)",)
    async with bot_process(server, corpus_path, tmp_path / "s.sqlite", *long) as process:
        await process.logged("trying again")
        process.send(signal.SIGTERM)
        status, log = await process.end()
    assert status == 0, log


async def test_a_late_network_is_waited_for(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        server.logins = [503, 429]
        soon = ("bot.running.WAITS = (0.01,) * 5",)
        async with bot_process(server, corpus_path, tmp_path / "s.sqlite", *soon) as process:
            await started(server, process)
            process.send(signal.SIGTERM)
            status, log = await process.end()
    assert status == 0, log
    assert "Traceback" not in log
    assert "Unclosed" not in log


async def test_refused_commands_are_a_line_in_the_log(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        server.sync_status = 403
        async with bot_process(server, corpus_path, tmp_path / "s.sqlite") as process:
            await started(server, process)
            process.send(signal.SIGTERM)
            status, log = await process.end()
    assert status == 0, log
    assert "Discord refuses the commands" in log
    assert "Traceback" not in log


async def test_the_bot_gives_a_sign_of_life_while_it_is_connected(corpus_path: Path, tmp_path: Path) -> None:
    sign = tmp_path / "store.alive"
    async with Loopback.open() as server, bot_process(server, corpus_path, tmp_path / "store.sqlite") as process:
        await started(server, process)
        async with asyncio.timeout(HANGS):
            while not is_alive(sign):
                await asyncio.sleep(0.05)
        process.send(signal.SIGTERM)
        await process.end()
    assert not sign.exists()


def test_a_sign_of_life_that_is_not_renewed_is_none(tmp_path: Path) -> None:
    sign = tmp_path / "store.alive"
    sign.touch()
    assert is_alive(sign)
    os.utime(sign, times=(0, sign.stat().st_mtime - SILENT_SECONDS))
    assert not is_alive(sign)


async def test_commands_that_vanished_at_discord_are_registered_again(corpus_path: Path, tmp_path: Path) -> None:
    async with Loopback.open() as server:
        syncs = []
        for _ in range(3):
            server.ready.clear()
            async with bot_process(server, corpus_path, tmp_path / "s.sqlite") as process:
                await started(server, process)
                process.send(signal.SIGTERM)
                await process.end()
            syncs.append(server.syncs)
            if len(syncs) == 2:
                del server.commands[0]
    assert syncs == [1, 1, 2]
