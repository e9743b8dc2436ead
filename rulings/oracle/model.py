"""What the Oracle text of a face means, as the corpus keeps it, so that a start needs no grammar.

What is here: the model of a face, its record, and when a kept record is out of date. What is not: reading text
(``rulings.oracle.read``, imported only when a text has to be read).
"""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rulings.abilities
from rulings.abilities.ability import Ability
from rulings.abilities.card import DeclinedLine
from rulings.abilities.changes.change import SetName
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.filters.characteristics import HasName
from rulings.abilities.named_cards import NamedCard
from rulings.abilities.record import from_record, to_record

if TYPE_CHECKING:
    from rulings.corpus.cards import Face

_READING: Final = (Path(__file__).parent, Path(rulings.abilities.__file__).parent)
"""The code that decides what a text means."""
_FINGERPRINT_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class FaceModel:
    """The meaning of a face's text."""

    abilities: tuple[Ability, ...] = ()
    """Those of the understood lines, in order."""
    declined: tuple[DeclinedLine, ...] = ()
    """The other lines, in order."""


def model_of(face: "Face") -> FaceModel:
    """The model of a face: the kept one, or its text read now where there is none or it is out of date.

    Shape: about 0.2 ms for a kept one, 2 ms for a text; the first text of a process loads the grammar, which takes a
    second.
    """
    return (_kept(face.model) if face.model else None) or read_model(face)


def read_model(face: "Face") -> FaceModel:
    """The model of a face, from its text."""
    from rulings.oracle.read import read_face

    reading = read_face(face)
    return FaceModel(
        reading.abilities,
        tuple(line.declined.as_record(line.line) for line in reading.lines if line.declined is not None),
    )


def print_model(model: FaceModel) -> str:
    """The record of a model, in one line that is the same in every process.

    Shape: JSON ``[fingerprint, abilities, declined lines]``, some 600 characters.
    """
    record = [grammar_fingerprint(), to_record(model.abilities), to_record(model.declined)]
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def may_name_cards(face: "Face") -> bool:
    """Whether the text may speak of cards by name (``abilities.named_cards``): a kept model without such a node
    does not.

    Shape: a search in the record, no reading.
    """
    return not is_current(face.model) or any(f'"{kind}"' in face.model for kind in _NAMING)


_NAMING: Final = (HasName.__name__, NamedCard.__name__, SetName.__name__, TokenSpec.__name__)


def is_current(record: str) -> bool:
    """Whether the grammar of today wrote this record of a model."""
    return record.startswith(f'["{grammar_fingerprint()}"')


def _kept(record: str) -> FaceModel | None:
    """The model of a record; ``None`` where another grammar wrote it."""
    if not is_current(record):
        return None
    _, abilities, declined = json.loads(record)
    return FaceModel(from_record(abilities), from_record(declined))


@cache
def grammar_fingerprint() -> str:
    """What tells one state of the phrases and nodes from another: a model of another state may mean something else.

    Shape: hexadecimal digits; reads a megabyte of source once a process.
    """
    digest = blake2b(digest_size=_FINGERPRINT_BYTES)
    for folder in _READING:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
