"""Taking values out of a parsed file, each checked, each fault with its place.

What is here: a cursor over one mapping of the file, used by every ``read_...`` file. What is not: which keys there are.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NoReturn, TypeGuard, TypeVar

from rapidfuzz import process

from rulings.table.format.errors import (
    MissingKeyError,
    TableFileError,
    UnknownKeyError,
    UnknownPlayerError,
    UnknownWordError,
    WrongValueError,
)
from rulings.table.format.setup import PLAYER_NAMES, PlayerName
from rulings.table.reading.positions import Path

Word = TypeVar("Word", bound=StrEnum)

LARGEST_NUMBER = 1_000_000
"""Bound of every number in a file: no toy game state needs more, and no arithmetic suffers from it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file, for errors."""

    file: str
    """Name of the file as the user gave it."""
    path: Path
    """Keys from the top."""
    line_of: Callable[[Path], int]
    """Finds the line when it is needed."""

    def at(self, *keys: str | int) -> "Place":
        """A place further in."""
        return Place(self.file, (*self.path, *keys), self.line_of)

    def fail(self, error: type[TableFileError], **details: object) -> NoReturn:
        """Raises the error with file and line."""
        raise error(file=self.file, line=self.line_of(self.path), **details)


class Fields:
    """One mapping of the file, whose keys are taken one after another; ``finish`` objects to what is left."""

    def __init__(self, raw: object, place: Place, *, key: str, example: str) -> None:
        """Opens a mapping.

        Raises: WrongValueError: ``raw`` is no mapping; ``key`` and ``example`` then say what should stand there.
        """
        if not isinstance(raw, dict):
            place.fail(WrongValueError, key=key, given=show(raw), example=example)
        self.place = place
        self._raw: dict[str, object] = {str(name): value for name, value in raw.items()}
        self._known: list[str] = []

    def has(self, key: str) -> bool:
        """Whether the file has the key."""
        return key in self._raw

    def __iter__(self) -> Iterator[str]:
        """The keys of the file, in its order."""
        return iter(self._raw)

    def take(self, key: str) -> object:
        """The raw value, ``None`` if the file lacks it; from now on the key is known."""
        self._known.append(key)
        return self._raw.get(key)

    def wrong(self, key: str, example: str, *further: str | int) -> NoReturn:
        """Objects to a value.

        Raises: WrongValueError: always.
        """
        value: Any = self._raw[key]
        for inner in further:
            value = value[inner]
        self.place.at(key, *further).fail(WrongValueError, key=key, given=show(value), example=example)

    def text(self, key: str, example: str) -> str | None:
        """A text that is not empty."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, str) or not is_clean(value):
            self.wrong(key, example)
        return value

    def required_text(self, key: str, example: str) -> str:
        """A text that must be there.

        Raises: MissingKeyError: it is not.
        """
        value = self.text(key, example)
        if value is None:
            self.place.fail(MissingKeyError, key=key, example=example)
        return value

    def number(self, key: str, example: str, *, least: int = 0) -> int | None:
        """A whole number from ``least`` to ``LARGEST_NUMBER``."""
        value = self.take(key)
        if value is None:
            return None
        if not is_whole(value) or not least <= value <= LARGEST_NUMBER:
            self.wrong(key, example)
        return value

    def truth(self, key: str, example: str) -> bool | None:
        """``true`` or ``false``."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, bool):
            self.wrong(key, example)
        return value

    def word(self, key: str, words: type[Word], example: str) -> Word | None:
        """One of a fixed list of words.

        Raises: UnknownWordError: another word stands there.
        """
        value = self.text(key, example)
        return None if value is None else parse_word(value, words, self.place.at(key), key)

    def texts(self, key: str, example: str) -> tuple[str, ...] | None:
        """A list of texts."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, list):
            self.wrong(key, example)
        for position, item in enumerate(value):
            if not isinstance(item, str) or not is_clean(item):
                self.wrong(key, example, position)
        return tuple(value)

    def answers(self, key: str, example: str) -> tuple[str | int, ...] | None:
        """A list of texts and whole numbers."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, list):
            self.wrong(key, example)
        for position, item in enumerate(value):
            fits = is_clean(item) if isinstance(item, str) else is_whole(item) and abs(item) <= LARGEST_NUMBER
            if not fits:
                self.wrong(key, example, position)
        return tuple(value)

    def text_or_number(self, key: str, example: str) -> str | int | None:
        """A text, or a whole number from 1."""
        value = self._raw.get(key)
        return self.text(key, example) if isinstance(value, str) else self.number(key, example, least=1)

    def numbers_by_name(self, key: str, example: str) -> tuple[tuple[str, int], ...]:
        """A mapping from names to whole numbers from 0, in the order of the file."""
        value = self.take(key)
        if value is None:
            return ()
        if not isinstance(value, dict):
            self.wrong(key, example)
        for name, number in value.items():
            if not is_clean(name) or not is_whole(number) or not 0 <= number <= LARGEST_NUMBER:
                self.wrong(key, example, name)
        return tuple(value.items())

    def player(self, key: str) -> PlayerName | None:
        """A player letter."""
        value = self.text(key, f'{key} = "A"')
        return None if value is None else parse_player(value, self.place.at(key))

    def finish(self) -> None:
        """Objects to keys that nobody took.

        Raises: UnknownKeyError: there is one.
        """
        known = list(dict.fromkeys(self._known))
        for key in self._raw:
            if key not in known:
                self.place.at(key).fail(UnknownKeyError, key=key, nearest=nearest(key, known), known=", ".join(known))


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number; ``true`` is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_clean(text: str) -> bool:
    """Whether a text says something and can be written to any file."""
    return bool(text.strip()) and not any("\ud800" <= letter <= "\udfff" or letter == "\0" for letter in text)


def parse_word(value: str, words: type[Word], place: Place, key: str) -> Word:
    """The member of a list of words with this value.

    Raises: UnknownWordError: there is none.
    """
    try:
        return words(value)
    except ValueError:
        known = [str(word) for word in words]
        place.fail(UnknownWordError, key=key, given=value, nearest=nearest(value, known), known=", ".join(known))


def parse_player(value: object, place: Place) -> PlayerName:
    """A player letter.

    Raises: UnknownPlayerError: it is none.
    """
    if value not in PLAYER_NAMES:
        place.fail(UnknownPlayerError, given=show(value), known=", ".join(PLAYER_NAMES))
    return PlayerName(str(value))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one."""
    found = process.extractOne(word, list(known))
    return found[0] if found else ""


def show(value: object) -> str:
    """A value as short JSON, for messages."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def rows_of(raw: object, place: Place, key: str, example: str) -> Iterator[tuple[object, Place]]:
    """The items of a list with the place of each.

    Raises: WrongValueError: it is no list.
    """
    if not isinstance(raw, list):
        place.fail(WrongValueError, key=key, given=show(raw), example=example)
    items: Sequence[object] = raw
    for position, item in enumerate(items):
        yield item, place.at(position)
