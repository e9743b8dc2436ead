"""Building and opening the corpus, against reading the same bytes and nothing more.

``python tests/benchmarks/bench_corpus.py``: for the snapshot alone, everything in ``../shared/data`` without the
history of the rules, and everything: seconds, peak memory, size of the file, and how many times longer it takes than
the baseline, which decompresses and parses the JSON files and decodes the texts. Targets: everything under 120 s and
1.5 GB, without the history under 60 s, the file under 250 MB, ``data info`` instant.
"""

import asyncio
import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import aiosqlite

from rulings.corpus.database import Corpus
from rulings.sources.oracle_snapshot import find_snapshot

SHARED = Path(__file__).resolve().parents[3] / "shared" / "data"

BUILD = """
import resource, sys, time
from pathlib import Path
from rulings.building import build_corpus
start = time.perf_counter()
build_corpus([Path(path) for path in sys.argv[2:]], Path(sys.argv[1]))
usage = resource.getrusage(resource.RUSAGE_SELF)
print(time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""


def files_of(inputs: Sequence[Path]) -> list[Path]:
    found = [file for path in inputs for file in (sorted(path.rglob("*")) if path.is_dir() else [path])]
    return [file for file in found if file.is_file()]


def measure_baseline(inputs: Sequence[Path]) -> float:
    """Seconds to read, decompress and parse the same files, and to make nothing of them."""
    snapshot = find_snapshot()
    start = time.perf_counter()
    for file in [*files_of(inputs), *([snapshot] if snapshot else [])]:
        data = file.read_bytes()
        data = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
        if data[:1] in (b"{", b"["):
            json.loads(data)
        else:
            data.decode("utf-8", "replace")
    return time.perf_counter() - start


def measure_build(name: str, inputs: Sequence[Path], place: Path) -> None:
    baseline = measure_baseline(inputs)
    command = [sys.executable, "-c", BUILD, str(place), *map(str, inputs)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    seconds, processor, megabytes = map(float, output.split())
    print(
        f"{name:<22} {seconds:6.1f} s ({processor:.1f} s of processor) = {seconds / baseline:5.1f} x reading alone,"
        f" {megabytes:5.0f} MB at most, file {place.stat().st_size / 1e6:5.1f} MB"
    )


async def measure_reading(place: Path) -> None:
    """Opening with ``info``, and one card, against a bare connection that asks for one number."""
    bare = 0.0
    for _ in range(3):  # the first one starts threads and fills caches
        start = time.perf_counter()
        async with aiosqlite.connect(f"file:{place}?mode=ro", uri=True) as connection, connection.execute("SELECT 1"):
            pass
        bare = time.perf_counter() - start
    start = time.perf_counter()
    async with Corpus.open(place) as corpus:
        await corpus.info()
        info = time.perf_counter() - start
        start = time.perf_counter()
        await corpus.card("Wasteful Harvest")
        card = time.perf_counter() - start
    print(f"open and info {info * 1000:.1f} ms = {info / bare:.1f} x a bare connection; one card {card * 1000:.2f} ms")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "corpus.sqlite"
        measure_build("snapshot alone", [], place)
        if SHARED.is_dir():
            rest = [path for path in sorted(SHARED.iterdir()) if path.name != "cr"]
            measure_build("without the history", [*rest, *sorted(SHARED.glob("cr/*.txt"))], place)
            measure_build("everything", [SHARED], place)
        else:
            print("../shared/data is not here: the snapshot alone was measured")
        asyncio.run(measure_reading(place))


if __name__ == "__main__":
    main()
