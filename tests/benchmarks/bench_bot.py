"""Starting, answering and memory of the fronts, against Python and discord.py doing nothing.

``python tests/benchmarks/bench_bot.py``: seconds to start a command, milliseconds of the flagship demonstration, of its
picture and of a card, and the memory of a bot that has answered each. Targets: start under 1 s, the demonstration under
50 ms after start, memory under 350 MB with the whole corpus (``JUDGEBOT_CORPUS`` names it, else the snapshot is built).
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CLIENT = "import discord; discord.AutoShardedClient(intents=discord.Intents(guilds=True))"
BOT = """
import asyncio, time
from bot.client import JudgeBot
from bot.commands import all_answers
from bot.pages import PageMaker
from bot.services import Services
from bot.settings import Settings
from bot.store.questions import Question, Topic
from rulings.language import Language

QUESTIONS = {
    "card": Question(Topic.CARD, ("やすらかなるねむり",), Language.JA),
    "rule": Question(Topic.RULE, ("切削",), Language.JA),
    "demonstration": Question(Topic.DEMONSTRATION, ("安らかなる眠り", "荒涼たる収穫"), Language.JA),
}

async def main():
    async with Services.open(Settings.load_from_machine()) as services:
        bot = JudgeBot(services)
        for name, question in QUESTIONS.items():
            for attempt in ("first", "again"):
                maker = PageMaker(services, all_answers())
                began = time.perf_counter()
                pages = await maker.pages(question)
                took = time.perf_counter() - began
                print(f"{name}, {attempt}: {took * 1000:.1f} ms")
        began = time.perf_counter()
        await maker.picture(question, pages[0])
        print(f"picture: {(time.perf_counter() - began) * 1000:.1f} ms")

asyncio.run(main())
"""
LOGIN = """
import asyncio
from bot.client import JudgeBot
from bot.services import Services
from bot.settings import Settings

async def main():
    async with Services.open(Settings.load_from_machine()) as services, JudgeBot(services):
        pass  # here ``judgebot run`` asks Discord for a login, and warms up while that takes its time

asyncio.run(main())
"""
WARM = LOGIN.replace("pass ", "await services.warm_up() ")
MEMORY = "\nimport resource; print('memory', resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"


def as_it_comes() -> dict[str, str]:
    """The environment in which Python keeps its bytecode, as it does unless somebody forbids it."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


def run(code: str) -> tuple[str, float]:
    """What a fresh Python printed, and its peak memory in MB."""
    done = subprocess.run(
        [sys.executable, "-c", code + MEMORY], capture_output=True, text=True, check=True, env=as_it_comes()
    )
    lines = done.stdout.splitlines()
    return "\n".join(lines[:-1]), float(lines[-1].split()[1])


def start_seconds(*arguments: str) -> float:
    """The shortest of four runs of a command; the first compiles it."""
    best = float("inf")
    for _ in range(4):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True, env=as_it_comes())
        best = min(best, time.perf_counter() - began)
    return best


def main() -> None:
    """Print every number with its ratio to the baseline of the same run."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("JUDGEBOT_CORPUS", str(Path(folder, "corpus.sqlite")))
        os.environ["JUDGEBOT_STORE"] = str(Path(folder, "store.sqlite"))
        subprocess.run([sys.executable, "-m", "bot", "data", "build", "--if-missing"], capture_output=True, check=True)
        bare = start_seconds("-c", "pass")
        print(f"baseline, Python that does nothing: {bare:.2f} s")
        for arguments in (
            ["--help"],
            ["card", "Opt"],
            ["card", "やすらかなるねむり"],
            ["demo", "安らかなる眠り", "荒涼たる収穫"],
        ):
            took = start_seconds("-m", "bot", *arguments)
            print(f"judgebot {' '.join(arguments)}: {took:.2f} s, {took / bare:.0f} times the baseline")
        library = start_seconds("-c", CLIENT)
        print(f"baseline, discord.py that does nothing: {library:.2f} s")
        for what, code in (("ready to log in", LOGIN), ("first demonstration played", WARM)):
            took = start_seconds("-c", code)
            print(f"judgebot run, {what}: {took:.2f} s, {took / library:.1f} times the baseline")
        _, client = run(CLIENT)
        printed, bot = run(BOT)
        print(printed)
        print(f"memory: discord.py alone {client:.0f} MB, the bot {bot:.0f} MB, {bot / client:.1f} times as much")


if __name__ == "__main__":
    main()
