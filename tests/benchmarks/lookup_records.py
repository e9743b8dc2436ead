"""Name records from the raw inputs in ``../shared``, for measuring lookup without a built corpus."""

import csv
import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulings.lookup.records import Mark, NameRecord

SHARED = Path(__file__).resolve().parents[3] / "shared"


def _snapshot() -> list[dict[str, Any]]:
    package = find_spec("mtg")
    assert package is not None
    assert package.origin is not None
    path = Path(package.origin).parent / "_data" / "oracle_corpus.json"
    return list(json.loads(path.read_text(encoding="utf-8")))


def raw_records(*, bundled_only: bool = False) -> Iterator[NameRecord]:
    """Records over the snapshot, AtomicCards and the list of readings."""
    faces: defaultdict[str, set[str]] = defaultdict(set)
    marks: defaultdict[str, Mark] = defaultdict(lambda: Mark.NONE)
    fame: dict[str, int] = {}
    whole_of: dict[str, str] = {}
    japanese: defaultdict[str, dict[str, None]] = defaultdict(dict)
    former: defaultdict[str, dict[str, None]] = defaultdict(dict)
    readings: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    names: dict[str, None] = {}
    for card in _snapshot():
        name = card["name"]
        names[name] = None
        if card["layout"] in ("planar", "vanguard", "scheme"):
            marks[name] = Mark.EXTRA
        for face in name.split(" // ")[:2] if " // " in name else ():
            whole_of.setdefault(face, name)
            faces[name].add(face)
    atomic: dict[str, list[dict[str, Any]]] = {}
    if not bundled_only:
        with gzip.open(SHARED / "data/mtgjson/AtomicCards.json.gz") as stream:
            atomic = json.load(stream)["data"]
    for name, prints in atomic.items():
        names.setdefault(name, None)
        for face in name.split(" // ") if " // " in name else ():
            whole_of.setdefault(face, name)
            faces[name].add(face)
        for entry in prints:
            fame[name] = max(fame.get(name, 0), len(entry["printings"]))
            if entry.get("isFunny"):
                marks[name] |= Mark.JOKE
            for foreign in entry["foreignData"]:
                text = foreign.get("faceName") or foreign.get("name")
                if text and not text.isascii():
                    japanese[name][text] = None
    rows = [] if bundled_only else list(csv.reader((SHARED / "data/names/db_mtg.csv").open(encoding="utf-8")))
    for english, name_ja, reading, spoken in rows:
        whole = english if english in names else whole_of.get(english, english)
        names.setdefault(whole, None)
        if name_ja not in japanese[whole]:
            former[whole].update(dict.fromkeys(n for n in japanese[whole]))
        japanese[whole] = {name_ja: None} | japanese[whole]
        readings[whole].append((name_ja, reading))
        if spoken != reading:
            readings[whole].append((name_ja, spoken))
    merged = {name: None for name in names if whole_of.get(name, name) == name or name not in whole_of}
    for name in merged:
        yield NameRecord(
            name, tuple(sorted(faces[name])), tuple(japanese[name]), (), tuple(readings[name]),
            marks=marks[name], fame=fame.get(name, 0),
        )  # fmt: skip
