"""Reading every face of the Oracle snapshot, against splitting the same texts into tokens.

Run: ``make bench`` or ``python tests/benchmarks/bench_oracle.py``.
"""

import time

from rulings.oracle.normalise import normalise
from rulings.oracle.read import read_face
from tests.oracle.coverage import faces


def main() -> None:
    """Prints the time of both, the ratio, and the slowest face."""
    every = faces()
    read_face(every[0])
    start = time.perf_counter()
    for face in every:
        normalise(face.name, face.oracle_text, is_legendary="Legendary" in face.supertypes)
    baseline = time.perf_counter() - start
    slowest, name = 0.0, ""
    start = time.perf_counter()
    for face in every:
        before = time.perf_counter()
        read_face(face)
        took = time.perf_counter() - before
        if took > slowest:
            slowest, name = took, face.name
    total = time.perf_counter() - start
    print(f"{len(every)} faces: tokens {baseline:.1f} s, reading {total:.1f} s, {total / baseline:.1f} times as long")
    print(f"slowest: {name}, {slowest * 1000:.0f} ms")


if __name__ == "__main__":
    main()
