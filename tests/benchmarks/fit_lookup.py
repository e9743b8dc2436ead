"""Fit the weights of ``rulings.lookup.verdict`` on made queries, and print them with what the thresholds cost.

usage: python tests/benchmarks/fit_lookup.py

Reads ``../shared`` for the names. The queries are made from names that the judged set does not ask for.
"""

import json
from collections import Counter

import numpy as np
from lookup_queries import Query, make_queries
from lookup_records import SHARED, raw_records
from numpy.typing import NDArray

from rulings.lookup.names import NameIndex, index_names
from rulings.lookup.normalise import is_japanese

EMPHASIS = {"en_heavy": 3, "ja_heavy": 3, "ja_edit2": 2, "nothing": 4, "nothing_hard": 4}


def gather(index: NameIndex, queries: list[Query]) -> list[tuple[bool, list[float], bool, str]]:
    """Evidence for the best candidate of each query that is not exact: script, numbers, right or not, kind."""
    rows = []
    for query in queries:
        ranked = index.rank(query.query)
        if ranked and ranked[0].cost > 0.0:
            right = index.cards[ranked[0].card] in query.want
            if right or not query.want:
                rows.append((is_japanese(query.query), index.evidence(query.query, ranked), right, query.kind))
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
        gradient = scaled.T @ (weight * (chance - right)) + 0.01 * beta
        curvature = (scaled * (weight * chance * (1 - chance))[:, None]).T @ scaled + 0.01 * np.eye(len(beta))
        beta -= np.linalg.solve(curvature, gradient)
    raw = beta / spread
    raw[0] = beta[0] - np.sum(beta[1:] * mean[1:] / spread[1:])
    return np.asarray(raw)


def main() -> None:
    """Fit on one seed, show thresholds on another."""
    records = list(raw_records())
    with (SHARED / "names/queries-dev.jsonl").open(encoding="utf-8") as stream:
        judged = {name for line in stream for name in json.loads(line)["want"]}
    index = index_names(records)
    sets = [
        gather(index, make_queries(records, seed, 500, lambda r: not judged.isdisjoint((r.english, *r.faces))))
        for seed in (1, 2)
    ]
    for japanese in (False, True):
        learn, check = ([row for row in rows if row[0] == japanese] for rows in sets)
        counts = Counter(row[3] for row in learn)
        weight = np.array([EMPHASIS.get(row[3], 1) * 100 / counts[row[3]] for row in learn])
        weights = fit(np.array([r[1] for r in learn]), np.array([float(r[2]) for r in learn]), weight)
        print("JAPANESE" if japanese else "LATIN", [round(float(w), 3) for w in weights])
        sums = np.array([row[1] for row in check]) @ weights
        for threshold in np.arange(-1.5, 1.6, 0.5):
            shown = Counter(row[3] for row, value in zip(check, sums, strict=True) if not row[2] and value > threshold)
            lost = Counter(row[3] for row, value in zip(check, sums, strict=True) if row[2] and value <= threshold)
            print(f"  at {threshold:4}: nonsense shown {dict(shown)}, hits lost {dict(lost)}")


if __name__ == "__main__":
    main()
