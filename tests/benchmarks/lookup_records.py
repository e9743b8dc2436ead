"""Name records from the raw inputs in ``../shared``, for measuring lookup without a built corpus."""

import csv
import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulings.lookup.cards.normalise import fold_english
from rulings.lookup.cards.records import Mark, NameRecord

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
    own: dict[str, bool] = {}
    for card in _snapshot():
        name, halves = card["name"], card["name"].split(" // ")
        if len(set(halves)) < len(halves) or name.startswith("A-"):
            continue
        if len(halves) > 1:
            faces[name].update(halves)
            whole_of.update(dict.fromkeys(halves, name))
        names[name] = None
        own[name] = card["layout"] in ("normal", "meld", "saga", "class", "mutate", "leveler", "case", "prototype")
        if card["layout"] in ("planar", "vanguard", "scheme"):
            marks[name] = Mark.EXTRA
    spelled = {fold_english(name): name for name in names}
    atomic: dict[str, list[dict[str, Any]]] = {}
    if not bundled_only:
        with gzip.open(SHARED / "data/mtgjson/AtomicCards.json.gz") as stream:
            atomic = json.load(stream)["data"]
    for name, prints in atomic.items():
        halves = name.split(" // ")
        name = spelled.get(fold_english(name), name)
        if len(halves) == 2 and name not in names and prints[0]["layout"] != "meld":
            faces[name].update(halves)
            whole_of |= dict.fromkeys(halves, name)
        if prints[0]["layout"] == "meld":
            name = halves[0]
        names.setdefault(name, None)
        for entry in prints:
            fame[name] = max(fame.get(name, 0), len(entry["printings"]))
            if entry.get("isFunny"):
                marks[name] |= Mark.JOKE
            for foreign in entry["foreignData"]:
                text = foreign.get("faceName") or foreign.get("name")
                if text and not text.isascii():
                    face = entry.get("faceName", name) if prints[0]["layout"] == "meld" else name
                    japanese[face][text] = None
    rows = [] if bundled_only else list(csv.reader((SHARED / "data/names/db_mtg.csv").open(encoding="utf-8")))
    for english, name_ja, reading, spoken in rows:
        english = spelled.get(fold_english(english), english)
        whole = english if own.get(english) or english not in whole_of else whole_of[english]
        names.setdefault(whole, None)
        if name_ja not in japanese[whole]:
            former[whole].update(dict.fromkeys(n for n in japanese[whole]))
        japanese[whole] = {name_ja: None} | japanese[whole]
        readings[whole].append((name_ja, reading))
        if spoken != reading:
            readings[whole].append((name_ja, spoken))
    merged = [name for name in names if own.get(name) or name not in whole_of]
    for name in merged:
        yield NameRecord(
            name, tuple(sorted(faces[name])), tuple(japanese[name]), (), tuple(readings[name]),
            marks=marks[name], fame=fame.get(name, 0),
        )  # fmt: skip
