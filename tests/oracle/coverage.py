"""Counts understood faces of the Oracle snapshot and lists what blocks most.

Run: ``python tests/oracle/coverage.py [WORD]``; WORD limits the list to lines that contain it.
"""

import importlib.util
import json
import sys
import time
from collections import Counter
from pathlib import Path

from rulings.corpus.cards import Face
from rulings.oracle.read import read_face

_NOT_PLAYED = {"planar", "vanguard", "scheme", "host", "augment"}


def faces() -> list[Face]:
    """Faces of the snapshot that are meant for play."""
    package = importlib.util.find_spec("mtg")
    assert package is not None
    assert package.submodule_search_locations is not None
    path = Path(package.submodule_search_locations[0]) / "_data" / "oracle_corpus.json"
    return [
        Face(
            one["name"],
            one["manaCost"] or "",
            tuple(one["supertypes"]),
            tuple(one["types"]),
            tuple(one["subtypes"]),
            one["text"] or "",
        )
        for one in json.loads(path.read_text(encoding="utf-8"))
        if one["layout"] not in _NOT_PLAYED and not one["name"].startswith("A-")
    ]


def main() -> None:
    """Prints shares, time, the commonest places of refusal and example lines."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    start = time.perf_counter()
    understood = lines = good = 0
    reasons: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    examples: dict[str, str] = {}
    every = faces()
    for face in every:
        reading = read_face(face)
        understood += reading.is_understood
        bad = [one for one in reading.lines if one.declined is not None]
        lines += len(reading.lines)
        good += len(reading.lines) - len(bad)
        for one in bad:
            assert one.declined is not None
            record = one.declined.as_record(one.line)
            if word not in record.text:
                continue
            tokens, at = one.line.tokens, one.declined.position
            place = f"{' '.join(tokens[max(0, at - 2) : at])} | {' '.join(tokens[at : at + 3])}"
            key = f"{one.declined.why.value}: {place}"
            reasons[key] += 1
            alone[key] += len(bad) == 1
            examples.setdefault(key, record.text[:150])
    seconds = time.perf_counter() - start
    print(f"{understood}/{len(every)} faces ({understood / len(every):.1%}), {good}/{lines} lines ({good / lines:.1%})")
    print(f"{seconds:.0f} s, {seconds / lines * 1000:.2f} ms a line")
    for key, count in alone.most_common(int(sys.argv[2]) if len(sys.argv) > 2 else 60):
        print(f"{count:5} ({reasons[key]}) {key}    e.g. {examples[key]}")


if __name__ == "__main__":
    main()
