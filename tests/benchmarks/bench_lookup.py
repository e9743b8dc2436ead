"""Looking names up, against RapidFuzz; searching texts, against plain FTS5: the table of issue 6 in one run.

``python tests/benchmarks/bench_lookup.py``: builds a corpus from the snapshot, ``AtomicCards.json.gz`` and the list of
readings in ``../shared`` (and the rules of 2026, for the searches), then

* looks every judged name up and a sample of them with RapidFuzz ``process.extract`` (WRatio) over the same names, and
  prints share right, nonsense answered, processor time and the ratios. The cut of the baseline is set as the issue sets
  it: where it keeps 98 of 100 of its own right answers.
* says how long the index takes to load and how much memory it keeps;
* asks the judged questions of free-text search and of plain FTS5 over the same texts.

Targets of the issue: everyday 99.7 %, hard 98.5 %, nicknames 85 %, old misprints 95 %, certain but wrong 0.1 %,
nonsense certain 0 % and suggested 5 %, p50 under 0.7 ms and p99 under 2.5 ms of processor time, index under 70 MB,
loaded in half a second. Six judged queries want another card than the one that bears the title asked for (MISJUDGED in
``tests/lookup/test_names_judged.py``); "certain but wrong" counts them here, as the score program does.
"""

import gc
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from judged_search import load_questions, measure, ours, plain_fts5
from rapidfuzz import fuzz, process

from rulings.building import build_corpus
from rulings.corpus.bundled import find_bundled_data
from rulings.lookup.batch import BatchAnswer, answer_batch, read_lines
from rulings.lookup.concepts import load_concepts
from rulings.lookup.index import load_names
from rulings.lookup.names import NameIndex
from rulings.lookup.normalise import fold_english, fold_japanese, is_japanese
from rulings.lookup.search import TextSearch

SHARED = Path(__file__).resolve().parents[3] / "shared"
HARD = "en_short_typo en_combo ja_short_typo ja_reading_typo ja_romaji_typo ja_edit2 en_heavy en_split ja_heavy".split()
APART = "en_prefix ja_prefix en_prefix_typo en_short ja_short nickname nothing nothing_hard old_misprint".split()
SAMPLE = 240


def is_right(name: str, want: set[str]) -> bool:
    """A face counts for its whole card, as in the score program."""
    return (
        name in want or any(half in want for half in name.split(" // ")) or any(name in w.split(" // ") for w in want)
    )


def main() -> None:
    """Measure and print."""
    if not SHARED.is_dir():
        print("skipped: ../shared with the judged queries is not here")
        return
    queries = list(read_lines((SHARED / "names/queries-dev.jsonl").read_text(encoding="utf-8").splitlines()))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.sqlite"
        inputs = [SHARED / "data/mtgjson/AtomicCards.json.gz", SHARED / "data/names/db_mtg.csv"]
        build_corpus([*inputs, SHARED / "data/cr/MagicCompRules 20260116.txt"], path)
        with closing(sqlite3.connect(path)) as connection:
            if sys.platform == "linux":
                subprocess.run([sys.executable, "-c", LOADING, str(path)], check=True)
            index = load_names(connection)
            gc.collect()
            gc.freeze()
            answers = list(answer_batch(index, queries))
            report_names(queries, answers, index)
            report_search(connection)


LOADING = """
import sqlite3, sys, time
from pathlib import Path
import rulings.lookup.index
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
before, began = resident(), time.process_time()
index = rulings.lookup.index.load_names(sqlite3.connect(sys.argv[1]))
print(f"index: {len(index.cards)} cards, ready in {time.process_time() - began:.2f} s, {resident() - before:.0f} MB")
"""


def report_names(queries: Sequence[Mapping[str, Any]], answers: Sequence[BatchAnswer], index: NameIndex) -> None:
    """Ours over all queries, and both methods side by side over a sample."""
    by_kind: defaultdict[str, list[bool]] = defaultdict(list)
    shown: defaultdict[str, list[str]] = defaultdict(list)
    wrong = found = 0
    for query, answer in zip(queries, answers, strict=True):
        want = set(query["want"])
        shown[query["kind"]].append(answer["verdict"])
        if want:
            right = any(is_right(hit["name"], want) for hit in answer["results"][:1])
            by_kind[query["kind"]].append(right)
            found += 1
            wrong += answer["verdict"] == "certain" and not right
    share = {kind: sum(rows) / len(rows) for kind, rows in by_kind.items()}
    everyday = [value for kind, value in share.items() if kind not in HARD + APART]
    hard = [share[kind] for kind in HARD]
    times = sorted(answer["ms"] for answer in answers)
    print(f"names: everyday {mean(everyday):.2%}, hard {mean(hard):.2%}, nicknames {share['nickname']:.1%}, "
          f"old misprints {share['old_misprint']:.1%}, certain but wrong {wrong / found:.3%}")  # fmt: skip
    for kind in ("nothing", "nothing_hard"):
        verdicts = shown[kind]
        print(f"  {kind}: certain {verdicts.count('certain') / len(verdicts):.1%}, "
              f"suggested {verdicts.count('suggest') / len(verdicts):.1%}")  # fmt: skip
    print(f"  processor time: p50 {times[len(times) // 2]:.2f} ms, p99 {times[int(len(times) * 0.99)]:.2f} ms")
    compare(queries, answers, index)


def compare(queries: Sequence[Mapping[str, Any]], answers: Sequence[BatchAnswer], index: NameIndex) -> None:
    """A sample of the queries, ours and WRatio over all names of both languages."""
    latin, asian = index.english.space, index.japanese.written
    names = [(fold_english(text), card) for text, card in zip(latin.texts, latin.cards, strict=True)]
    names += [(fold_japanese(text), card) for text, card in zip(asian.texts, asian.cards, strict=True)]
    choices = [text for text, _ in names]
    rng = random.Random(6)
    sample = rng.sample(range(len(queries)), SAMPLE)
    ours_right = theirs_right = asked = 0
    ours_ms = theirs_ms = 0.0
    hits: list[float] = []
    nonsense: list[float] = []
    for place in sample:
        query, answer = queries[place], answers[place]
        folded = fold_japanese(query["query"]) if is_japanese(query["query"]) else fold_english(query["query"])
        began = time.process_time()
        best = process.extract(folded, choices, scorer=fuzz.WRatio, limit=10)
        theirs_ms += (time.process_time() - began) * 1000
        ours_ms += answer["ms"]
        score = best[0][1] if best else 0.0
        if not query["want"]:
            nonsense.append(score)
            continue
        asked += 1
        want = set(query["want"])
        ours_right += any(is_right(hit["name"], want) for hit in answer["results"][:1])
        if best and is_right(_whole(index, names[best[0][2]][1]), want):
            theirs_right += 1
            hits.append(score)
    cut = sorted(hits)[int(len(hits) * 0.02)]
    print(f"  side by side on {SAMPLE} queries: ours {ours_right / asked:.1%} in {ours_ms / SAMPLE:.2f} ms, "
          f"WRatio {theirs_right / asked:.1%} in {theirs_ms / SAMPLE:.0f} ms; "
          f"ours is {theirs_ms / ours_ms:.0f} times faster, "
          f"misses {(asked - theirs_right) / max(1, asked - ours_right):.1f} times less; WRatio answers "
          f"{sum(score >= cut for score in nonsense) / max(1, len(nonsense)):.0%} of the nonsense")  # fmt: skip


def _whole(index: NameIndex, card: int) -> str:
    return index.whole_names.get(card, index.cards[card])


def report_search(connection: sqlite3.Connection) -> None:
    """Free-text search on the judged questions."""
    search = TextSearch(connection, load_concepts(find_bundled_data()))
    questions = load_questions()
    times = []
    for ask, _ in questions * 3:
        began = time.perf_counter()
        search.search_text(ask)
        times.append((time.perf_counter() - began) * 1000)
    times.sort()
    rank, recall, _ = measure(connection, ours(search), questions)
    base_rank, base_recall, _ = measure(connection, plain_fts5(connection), questions)
    slowest = times[int(len(times) * 0.99)]
    print(f"search: {len(questions)} questions, MRR {rank:.3f}, recall@5 {recall:.1%}, p99 {slowest:.1f} ms; "
          f"plain FTS5 MRR {base_rank:.3f}, recall@5 {base_recall:.1%}; ratio {rank / base_rank:.2f}")  # fmt: skip


def mean(values: Sequence[float]) -> float:
    """Arithmetic mean."""
    return sum(values) / len(values)


if __name__ == "__main__":
    main()
