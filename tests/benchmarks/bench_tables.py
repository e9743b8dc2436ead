"""Speed of table files: reading, playing, and growth with the number of permanents.

``python tests/benchmarks/bench_tables.py``: against the baseline of parsing the same files as TOML and JSON and doing
nothing with them. Targets: a seed table in under 20 ms median, 1,000 XMage tables in under 60 s on one core, no worse
than linear in the number of permanents up to 400, on every kind of board below.
Needs ``../shared``; says so where it is absent.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from rulings.table.playing.names import card_names
from rulings.table.playing.play import run_table
from rulings.table.reading.read import LoadedTable, load_tables, parse_table

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared" / "tables"

BOARDS = {
    "creatures": """
[players.A]
battlefield = ["Glorious Anthem", "Grizzly Bears*{number}"]
hand = ["Giant Growth", "Pyroclasm"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Giant Growth"
targets = ["Grizzly Bears"]
[[script]]
cast = "Pyroclasm"
[[expect]]
count = {number}
zone = "battlefield"
card = "Hill Giant"
""",
    "triggers of one kind": """
[players.A]
battlefield = ["Soul Warden*{number}"]
hand = ["Grizzly Bears"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Grizzly Bears"
[[expect]]
player = "A"
life = {life}
""",
    "continuous effects": """
[players.A]
battlefield = ["Glorious Anthem*{number}", "Grizzly Bears*{number}"]
hand = ["Giant Growth"]
[players.B]
[[script]]
cast = "Giant Growth"
targets = ["Grizzly Bears"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Grizzly Bears"
""",
    "ten lords": """
[players.A]
battlefield = ["Elvish Champion*10", "Llanowar Elves*{number}"]
hand = ["Giant Growth"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Giant Growth"
targets = ["Hill Giant"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Llanowar Elves"
""",
    "lands and mana creatures": """
mana = "auto"
[players.A]
battlefield = ["Forest*{number}", "Llanowar Elves*{number}"]
hand = ["Grizzly Bears", "Giant Growth"]
[players.B]
[[script]]
cast = "Grizzly Bears"
[[script]]
settle = true
[[script]]
cast = "Giant Growth"
targets = ["Grizzly Bears"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Forest"
""",
    "tokens": """
[players.A]
battlefield = ["Hill Giant*{number}"]
hand = ["Raise the Alarm"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Raise the Alarm"
[[expect]]
count = 2
zone = "battlefield"
card = "Soldier Token"
""",
    "sizes that are counted": """
[players.A]
battlefield = ["Tarmogoyf*{number}"]
hand = ["Giant Growth"]
[players.B]
battlefield = ["Grizzly Bears*{number}"]
[[script]]
cast = "Giant Growth"
targets = ["Grizzly Bears"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Tarmogoyf"
""",
    "counters on all": """
[players.A]
battlefield = ["Hill Giant*{number}"]
hand = ["Basri's Solidarity"]
[players.B]
battlefield = ["Grizzly Bears*{number}"]
[[script]]
cast = "Basri's Solidarity"
[[expect]]
count = {number}
zone = "battlefield"
card = "Hill Giant"
""",
    "all destroyed": """
[players.A]
battlefield = ["Hill Giant*{number}"]
hand = ["Day of Judgment"]
[players.B]
battlefield = ["Grizzly Bears*{number}"]
[[script]]
cast = "Day of Judgment"
[[expect]]
count = {number}
zone = "graveyard"
card = "Hill Giant"
""",
    "tokens at once": """
[players.A]
battlefield = ["Grizzly Bears*{number}"]
hand = ["Secure the Wastes"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Secure the Wastes"
x = {number}
[[expect]]
count = {number}
zone = "battlefield"
card = "Warrior Token"
""",
    "out and back": """
[players.A]
battlefield = ["Grizzly Bears*{number}"]
hand = ["Ghostway"]
library = ["Forest"]
[players.B]
battlefield = ["Hill Giant*{number}"]
library = ["Forest"]
[[script]]
cast = "Ghostway"
[[script]]
pass_to = {{turn = 2, step = "upkeep"}}
[[expect]]
count = {number}
zone = "battlefield"
card = "Grizzly Bears"
""",
    "each grows": """
[players.A]
battlefield = ["Managorger Hydra*{number}"]
hand = ["Shock"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Shock"
targets = ["Hill Giant"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Managorger Hydra"
""",
    "conditions": """
[players.A]
battlefield = ["Kird Ape*{number}", "Forest"]
hand = ["Shock"]
[players.B]
battlefield = ["Hill Giant*{number}"]
[[script]]
cast = "Shock"
targets = ["Hill Giant"]
[[expect]]
count = {number}
zone = "battlefield"
card = "Kird Ape"
""",
    "all attack": """
[players.A]
battlefield = ["Hill Giant*{number}"]
[players.B]
life = 1_000
battlefield = ["Grizzly Bears*{number}"]
[[script]]
attack = [{attackers}]
[[script]]
pass_to = {{turn = 1, step = "main2"}}
[[expect]]
player = "A"
life = 20
""",
}
"""Boards of 2 x ``number`` permanents, each with something done on it."""
SIZES = (25, 50, 100, 200)


async def find_cards(loaded: list[LoadedTable]) -> dict[str, Card]:
    names = sorted({name for one in loaded if one.table for name in card_names(one.table)})
    async with Corpus.open(corpus_path()) as corpus:
        found = dict(await corpus.cards(names))
        for name in names:
            if name not in found and not name.isascii():
                same = await corpus.cards_by_japanese(name)
                if len(same) == 1:
                    found[name] = same[0]
    return found


def corpus_path() -> Path:
    given = os.environ.get("JUDGEBOT_CORPUS")
    if given:
        return Path(given)
    from rulings.building import build_corpus

    path = Path(tempfile.mkdtemp()) / "corpus.sqlite"
    build_corpus(output=path)
    return path


def milliseconds(loaded: list[LoadedTable], cards: dict[str, Card]) -> list[float]:
    took = []
    for one in loaded:
        if one.table is not None:
            began = time.perf_counter()
            run_table(one.table, cards)
            took.append((time.perf_counter() - began) * 1000)
    return took


def main() -> None:
    if not SHARED.is_dir():
        sys.exit("../shared/tables is absent: nothing to measure")
    began = time.perf_counter()
    for file in (SHARED / "dev").glob("*.toml"):
        tomllib.loads(file.read_text())
    for line in (SHARED / "xmage-dev.jsonl").read_text().splitlines():
        json.loads(line)
    baseline = time.perf_counter() - began
    began = time.perf_counter()
    seeds = list(load_tables([SHARED / "dev"]))
    others = list(load_tables([SHARED / "xmage-dev.jsonl"]))
    reading = time.perf_counter() - began
    print(f"read {len(seeds) + len(others)} tables: {reading:.2f} s, {reading / baseline:.1f} x parsing alone")

    cards = asyncio.run(find_cards([*seeds, *others]))
    for word in ("first", "again"):
        took = milliseconds(seeds, cards)
        print(
            f"seed tables, {word}: median {statistics.median(took):.1f} ms, worst {max(took):.0f} ms (target 20 median)"
        )
    began = time.perf_counter()
    took = milliseconds(others[:1000], cards)
    spent = time.perf_counter() - began
    print(f"1,000 XMage tables: {spent:.1f} s (target 60), median {statistics.median(took):.1f} ms")

    for board, text in BOARDS.items():
        grow(board, text)


def grow(board: str, text: str) -> None:
    """Times one board at each size in processor time, the best of three runs, against linear growth from the least."""
    tables = {
        number: parse_table(
            f'format = 1\nid = "crowd"\n{_mana(text)}'
            + text.format(number=number, life=20 + number, attackers=", ".join(['"Hill Giant"'] * number))
        )
        for number in SIZES
    }
    cards = asyncio.run(find_cards([LoadedTable("", 1, "", tables[SIZES[0]])]))
    first = 0.0
    for number, table in tables.items():
        assert run_table(table, cards).status == "right", board
        spent = min(_processor_seconds(lambda table=table: run_table(table, cards)) for _ in range(3))
        first = first or spent / number
        print(
            f"{board}, {2 * number}: {spent * 1000:.0f} ms, {spent / number / first:.2f} x linear from {2 * SIZES[0]}"
        )


def _mana(text: str) -> str:
    return "" if text.lstrip().startswith("mana") else 'mana = "free"'


def _processor_seconds(work: Callable[[], object]) -> float:
    """Not by the clock on the wall: other processes of the machine are none of the growth."""
    began = time.process_time()
    work()
    return time.process_time() - began


if __name__ == "__main__":
    main()
