"""Looking names up, against RapidFuzz; searching texts, against plain FTS5: the table of issue 6 in one run.

``python tests/benchmarks/bench_lookup.py [CORPUS]``: builds a corpus from the snapshot, ``AtomicCards.json.gz`` and the
list of readings in ``../shared`` (and the rules of 2026, for the searches), or takes one that is built, then

* looks every judged name up, and a sample of every kind with RapidFuzz ``process.extract`` (WRatio) over the same names
  as well, and prints share right, nonsense answered and processor time of both as a table, with the ratios. The cut of
  the baseline is set as the issue sets it: where it keeps 98 of 100 of its own right answers.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judged_search import load_questions, measure, ours, plain_fts5
from rapidfuzz import fuzz, process

from rulings.building import build_corpus
from rulings.corpus.bundled import find_bundled_data
from rulings.lookup.cards.batch import BatchAnswer, answer_batch, read_lines
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese
from rulings.lookup.cards.stored_index import load_names
from rulings.lookup.texts.concepts import load_concepts
from rulings.lookup.texts.search import TextSearch

SHARED = Path(__file__).resolve().parents[3] / "shared"
HARD = "en_short_typo en_combo ja_short_typo ja_reading_typo ja_romaji_typo ja_edit2 en_heavy en_split ja_heavy".split()
APART = "en_prefix ja_prefix en_prefix_typo en_short ja_short nickname nothing nothing_hard old_misprint".split()
A_KIND = 12
"""Queries of each kind that both methods are asked: WRatio takes a tenth of a second for one."""


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
        path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder) / "corpus.sqlite"
        if not path.exists():
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
import rulings.lookup.cards.stored_index
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
before, began = resident(), time.process_time()
index = rulings.lookup.cards.stored_index.load_names(sqlite3.connect(sys.argv[1]))
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
    """The same queries of every kind, ours and WRatio over all names of both languages, as a table with ratios."""
    latin, asian = index.english.space, index.japanese.written
    names = [(fold_english(text), card) for text, card in zip(latin.texts, latin.cards, strict=True)]
    names += [(fold_japanese(text), card) for text, card in zip(asian.texts, asian.cards, strict=True)]
    choices = [text for text, _ in names]
    ours, theirs = Measured(), Measured()
    for place in draw(queries):
        query, answer = queries[place], answers[place]
        folded = fold_japanese(query["query"]) if is_japanese(query["query"]) else fold_english(query["query"])
        began = time.process_time()
        best = process.extract(folded, choices, scorer=fuzz.WRatio, limit=10)
        theirs.times.append((time.process_time() - began) * 1000)
        ours.times.append(answer["ms"])
        first = answer["results"][0]["name"] if answer["results"] else ""
        ours.take(query, first, float(answer["verdict"] != "nothing"))
        theirs.take(query, _whole(index, names[best[0][2]][1]) if best else "", best[0][1] if best else 0.0)
    print(f"  side by side on {len(ours.times)} queries, {A_KIND} of each kind:")
    print("  | method | everyday | hard | answers nonsense | p50 / p99 ms |")
    for name, measured, cut in (("judgebot", ours, 1.0), ("RapidFuzz WRatio", theirs, theirs.cut())):
        print(f"  | {name} | {measured.share(hard=False):.1%} | {measured.share(hard=True):.1%} "
              f"| {measured.answered(cut):.0%} | {measured.time(0.5):.2f} / {measured.time(0.99):.2f} |")  # fmt: skip
    missed = [(1 - theirs.share(hard=hard)) / max(1e-9, 1 - ours.share(hard=hard)) for hard in (False, True)]
    faster = theirs.time(0.5) / ours.time(0.5), theirs.time(0.99) / ours.time(0.99)
    print(f"  ratios: misses WRatio / judgebot everyday {missed[0]:.0f}, hard {missed[1]:.0f}; "
          f"time p50 {faster[0]:.0f}, p99 {faster[1]:.0f}")  # fmt: skip


def draw(queries: Sequence[Mapping[str, Any]]) -> list[int]:
    """Places of so many queries of each kind, the same in every run."""
    by_kind: defaultdict[str, list[int]] = defaultdict(list)
    for place, query in enumerate(queries):
        by_kind[query["kind"]].append(place)
    rng = random.Random(6)
    return [place for kind in sorted(by_kind) for place in rng.sample(by_kind[kind], min(A_KIND, len(by_kind[kind])))]


@dataclass
class Measured:
    """What one method did with the sample."""

    right: defaultdict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    """Of each kind, which first answers were right."""
    hits: list[float] = field(default_factory=list)
    """Scores of right answers."""
    nonsense: list[float] = field(default_factory=list)
    """Scores of the best answers to nonsense."""
    times: list[float] = field(default_factory=list)
    """Milliseconds of processor time."""

    def take(self, query: Mapping[str, Any], first: str, score: float) -> None:
        """Count the first answer to one query."""
        want = set(query["want"])
        if not want:
            self.nonsense.append(score)
            return
        right = bool(first) and is_right(first, want)
        self.right[query["kind"]].append(right)
        if right:
            self.hits.append(score)

    def cut(self) -> float:
        """The score that 98 of 100 right answers reach."""
        return sorted(self.hits)[int(len(self.hits) * 0.02)]

    def share(self, *, hard: bool) -> float:
        """Mean share right over the hard or the everyday kinds."""
        kinds = [kind for kind in self.right if (kind in HARD if hard else kind not in HARD + APART)]
        return mean([mean(self.right[kind]) for kind in kinds])

    def answered(self, cut: float) -> float:
        """Share of nonsense that gets an answer of at least this score."""
        return mean([score >= cut for score in self.nonsense])

    def time(self, part: float) -> float:
        """The time within which this part of the queries was answered."""
        return sorted(self.times)[min(len(self.times) - 1, int(len(self.times) * part))]


def _whole(index: NameIndex, card: int) -> str:
    return index.whole_names.get(card, index.cards[card])


def report_search(connection: sqlite3.Connection) -> None:
    """Free-text search on the judged questions."""
    search = TextSearch(connection, load_concepts(find_bundled_data()))
    questions = load_questions()
    times = []
    for ask, _ in questions * 3:
        began = time.process_time()
        search.search_text(ask)
        times.append((time.process_time() - began) * 1000)
    times.sort()
    rank, recall, _ = measure(connection, ours(search), questions)
    base_rank, base_recall, _ = measure(connection, plain_fts5(connection), questions)
    slowest = times[int(len(times) * 0.99)]
    print(f"search: {len(questions)} questions, MRR {rank:.3f}, recall@5 {recall:.1%}, "
          f"processor time p99 {slowest:.1f} ms; "
          f"plain FTS5 MRR {base_rank:.3f}, recall@5 {base_recall:.1%}; ratio {rank / base_rank:.2f}")  # fmt: skip


def mean(values: Sequence[float]) -> float:
    """Arithmetic mean."""
    return sum(values) / len(values)


if __name__ == "__main__":
    main()
