"""Many names at once: lines of JSON in, lines of JSON out.

What is here: the answers of ``judgebot lookup --batch``, and a small entry of its own for measuring,
``python -m rulings.lookup.cards.batch CORPUS FILE.jsonl``. What is not: searching (``names``).
"""

import json
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, TypedDict
from urllib.parse import quote

from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.stored_index import load_names


class BatchResult(TypedDict):
    """One card of an answer."""

    name: str
    score: float


class BatchAnswer(TypedDict):
    """One line of output."""

    id: Any
    verdict: str
    results: list[BatchResult]
    ms: float


def answer_batch(index: NameIndex, queries: Iterable[Mapping[str, Any]], limit: int = 10) -> Iterator[BatchAnswer]:
    """Answer queries in their order, each as soon as it is read.

    The results are the nearest cards whatever the verdict, so that ranking and verdict can be measured apart; with the
    verdict ``nothing`` a front shows none of them. ``ms`` is the processor time of this query alone.

    日本語: カード名をまとめて検索する
    Shape: mappings with ``id`` and ``query`` -> mappings with ``id``, ``verdict``, ``results``, ``ms``.
    Raises: KeyError: a line has no ``id`` or no ``query``.
    """
    for query in queries:
        began = time.process_time()
        typed = str(query["query"])
        verdict, ranked = index.find(typed)
        hits = [index.hit(entry) for entry in ranked[:limit]]
        spent = (time.process_time() - began) * 1000
        results = [BatchResult(name=hit.whole, score=round(hit.score, 3)) for hit in hits]
        yield BatchAnswer(id=query["id"], verdict=verdict.value, results=results, ms=round(spent, 3))


def read_lines(lines: Iterable[str]) -> Iterator[Mapping[str, Any]]:
    """Queries of a JSON Lines file; empty lines are passed over."""
    return (json.loads(line) for line in lines if line.strip())


def main(corpus: str, queries: str) -> None:
    """Answer a file of queries out of a corpus, to standard output."""
    with closing(sqlite3.connect(f"file:{quote(corpus)}?mode=ro", uri=True)) as connection:
        index = load_names(connection)
    with Path(queries).open(encoding="utf-8") as lines:
        for answer in answer_batch(index, read_lines(lines)):
            print(json.dumps(answer, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
