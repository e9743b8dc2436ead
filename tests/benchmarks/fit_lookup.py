"""Fit the weights of ``rulings.lookup.cards.verdict`` on made queries, and print them with what the thresholds cost.

    python tests/benchmarks/fit_lookup.py CORPUS LEARN.jsonl CHECK.jsonl

The two files are of ``lookup_queries`` with different seeds: made from names that the judged set does not ask for.
"""

import json
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import is_japanese
from rulings.lookup.cards.stored_index import load_names

EMPHASIS = {"nothing": 5, "nothing_hard": 8, "en_heavy": 2, "ja_heavy": 1, "en_prefix_typo": 0.3}
LEAST_KIND = 100


def gather(index: NameIndex, path: Path) -> list[tuple[bool, list[float], bool, str, str]]:
    """Evidence for the best candidate of each query that is not exact: script, numbers, right or not, kind, query."""
    rows = []
    with path.open(encoding="utf-8") as lines:
        queries: list[dict[str, Any]] = [json.loads(line) for line in lines]
    for query in queries:
        ranked = index.rank(query["query"])
        if ranked and ranked[0].cost > 0.0 and not index.is_something_else(query["query"], ranked[0]):
            right = index.cards[ranked[0].card] in query["want"]
            if right or not query["want"]:
                evidence = index.evidence(query["query"], ranked)
                rows.append((is_japanese(query["query"]), evidence, right, query["kind"], query["query"]))
    return rows


def fit(evidence: NDArray[np.float64], right: NDArray[np.float64], weight: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logistic regression by Newton's method, with a little ridge."""
    mean, spread = evidence.mean(0), evidence.std(0)
    mean[0], spread[0] = 0.0, 1.0
    spread[spread == 0] = 1.0
    scaled = (evidence - mean) / spread
    beta = np.zeros(scaled.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-scaled @ beta))
        gradient = scaled.T @ (weight * (chance - right)) + 0.3 * beta
        curvature = (scaled * (weight * chance * (1 - chance))[:, None]).T @ scaled + 0.3 * np.eye(len(beta))
        beta -= np.linalg.solve(curvature, gradient)
    raw = beta / spread
    raw[0] = beta[0] - np.sum(beta[1:] * mean[1:] / spread[1:])
    return np.asarray(raw)


def main(corpus: str, learn_path: str, check_path: str) -> None:
    """Fit on one file, show thresholds on another."""
    with closing(sqlite3.connect(corpus)) as connection:
        index = load_names(connection)
    sets = [gather(index, Path(path)) for path in (learn_path, check_path)]
    for japanese in (False, True):
        learn, check = ([row for row in rows if row[0] == japanese] for rows in sets)
        counts = Counter(row[3] for row in learn)
        weight = np.array([EMPHASIS.get(row[3], 1) * 100 / max(LEAST_KIND, counts[row[3]]) for row in learn])
        weights = fit(np.array([r[1] for r in learn]), np.array([float(r[2]) for r in learn]), weight)
        print("JAPANESE" if japanese else "LATIN", ", ".join(str(round(float(w), 3)) for w in weights))
        sums = np.array([row[1] for row in check]) @ weights
        kinds = Counter(row[3] for row in check)
        for threshold in np.arange(-1.5, 3.1, 0.5):
            shown = Counter(row[3] for row, value in zip(check, sums, strict=True) if not row[2] and value > threshold)
            lost = Counter(row[3] for row, value in zip(check, sums, strict=True) if row[2] and value <= threshold)
            print(f"  at {threshold:4}: nonsense shown", {kind: f"{n}/{kinds[kind]}" for kind, n in shown.items()},
                  "hits lost", {kind: f"{n}/{kinds[kind]}" for kind, n in lost.items()})  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
