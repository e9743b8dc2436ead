"""Scryfall's bulk files: ``oracle-cards``, ``default-cards``, ``all-cards`` and ``rulings``.

What is here: cards, Japanese printed names and texts, official rulings; files of over 2 GB are read as a stream. What
is not: fetching them (``rulings.sources.download``).

Traps:

* A file is JSON Lines (since July 2026) or a JSON array, with one object on each line either way; only the lines in
  English and Japanese are parsed.
* Every printing is an object: the English text is the same on all, and the Japanese name may differ from one to the
  next; the latest printing has today's. Any printing or face can have a title of its own (``flavor_name``), in
  English also as ``printed_name``.
* What is no card can bear a card's name: the ``front_card`` of a Jumpstart pack, a token. Only layouts that are known
  to be those of cards become cards.
* Reversible cards have their ``oracle_id`` on the faces; tokens, emblems and art cards share names with cards.
* A printing in Japanese can have no ``printed_name``, or the English one.
"""

import codecs
import gzip
import hashlib
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol, cast

from rulings.controls import clean_json
from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import CardName, Fact, LeftOut, NameKind, PrintedText, Reason, Source, Tally
from rulings.corpus.rulings import Ruling, official_ruling
from rulings.language import Language
from rulings.sources.japanese_names import list_names, read_japanese_name
from rulings.sources.mtgjson import RULINGS_SOURCE
from rulings.sources.reading import LAYOUTS, Progress, Reading, SourceFaultError, why_no_card
from rulings.sources.shape import Shape, is_table_of_texts, is_text, is_text_or_nothing, is_texts, is_texts_or_nothing

KEY: Final = "scryfall"
RULINGS_KEY: Final = "scryfall:rulings"

_OF_A_FACE: Final = {
    **dict.fromkeys(("mana_cost", "type_line", "oracle_text", "power", "toughness"), is_text_or_nothing),
    **dict.fromkeys(("loyalty", "defense", "oracle_id", "flavor_name"), is_text_or_nothing),
    **dict.fromkeys(("printed_name", "printed_text", "printed_type_line"), is_text_or_nothing),
    "color_indicator": is_texts_or_nothing,
}
_SHAPE: Final = Shape(
    required={"name": is_text},
    optional={
        **_OF_A_FACE,
        **dict.fromkeys(("layout", "set_type", "released_at"), is_text),
        "keywords": is_texts_or_nothing,
        "legalities": is_table_of_texts,
        "games": is_texts,
    },
    lists={
        "card_faces": Shape(optional={**_OF_A_FACE, "name": is_text}),
        "all_parts": Shape({"name": is_text}),
    },
)
_RULING: Final = Shape({"oracle_id": is_text, "published_at": is_text, "comment": is_text})
_SUPERTYPES: Final = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World", "Host", "Elite"})
_LANGUAGE: Final = re.compile(rb'"lang"\s*:\s*"([a-z]+)"')
_EXTRA_TYPES: Final = frozenset({"Dungeon", "Stickers"})
"""Types of what is no card in the sense of CR 108.2."""
_PLANE_TYPES: Final = frozenset({"Plane"})
_LONGEST_LINE: Final = 1 << 24
"""An object has a few kilobytes; a file on a single line would be held in memory whole."""

Entry = Mapping[str, Any]
"""An object as Scryfall writes it."""


def read_scryfall_cards(path: Path, progress: Progress | None = None) -> Reading:
    """Cards, and Japanese names where the file has printings in Japanese.

    The edition of the source is the latest release date among the cards that are out: what the file shows for itself.

    Shape: a bulk file, gzipped or not; memory for the cards, not for the file; ``oracle-cards`` in five seconds.
    Raises: SourceFaultError: cut off, or not an object on each line.
    """
    reader = _CardReader()
    digest = hashlib.sha256()
    for number, line in enumerate(_lines(path, digest, progress)):
        found = _LANGUAGE.search(line)
        language = found[1].decode() if found else "en"
        if language in ("en", "ja"):
            reader.read(_parse(path, number, line), language)
        else:
            reader.skip(language)
    return reader.reading(digest.hexdigest())


def read_scryfall_rulings(
    path: Path, names_by_oracle_id: Mapping[str, str], progress: Progress | None = None
) -> Reading:
    """Official rulings, tied to cards by their oracle id.

    Shape: the bulk file ``rulings``, oracle id -> English name of every known card.
    Raises: SourceFaultError: cut off, or not an object on each line.
    """
    digest = hashlib.sha256()
    rulings: dict[str, Ruling] = {}
    left_out: list[LeftOut] = []
    entries = 0
    newest = ""
    for number, line in enumerate(_lines(path, digest, progress)):
        entry = _parse(path, number, line)
        entries += 1
        if not _RULING.fits(entry):
            left_out.append(LeftOut(RULINGS_KEY, Fact.RULING, f"object {number + 1}", Reason.MALFORMED))
            continue
        newest = max(newest, entry["published_at"])
        card = names_by_oracle_id.get(entry["oracle_id"])
        if card is None:
            left_out.append(LeftOut(RULINGS_KEY, Fact.RULING, entry["oracle_id"], Reason.NO_SUCH_CARD))
            continue
        source = RULINGS_SOURCE if entry.get("source") == "wotc" else "Scryfall"
        ruling = official_ruling(card, entry["comment"], entry["published_at"], source)
        if ruling.id in rulings:
            left_out.append(LeftOut(RULINGS_KEY, Fact.RULING, card, Reason.DUPLICATE, entry["published_at"]))
        else:
            rulings[ruling.id] = replace(ruling, position=len(rulings))
    return Reading(
        source=Source(RULINGS_KEY, "Scryfall rulings", newest, "en", digest.hexdigest()),
        tallies=(Tally(Fact.RULING, entries, len(rulings)),),
        rulings=tuple(rulings.values()),
        left_out=tuple(left_out),
    )


class _Digest(Protocol):
    """A hash that grows."""

    def update(self, data: bytes, /) -> None: ...


def _lines(path: Path, digest: _Digest, progress: Progress | None) -> Iterator[bytes]:
    """The objects of an array or of JSON Lines, a line each, without the comma behind; hashes what it reads on the way.

    Raises: SourceFaultError: damaged, or the array has no end, as where a file was cut between two lines; the last of
    JSON Lines is no whole object.
    """
    size = path.stat().st_size
    number, last, is_array = -1, b"", None
    with path.open("rb") as raw:
        is_gzip = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        hashing = _HashingFile(raw, digest)
        stream = gzip.GzipFile(fileobj=cast(BinaryIO, hashing)) if is_gzip else hashing
        try:
            for number, line in enumerate(iter(partial(stream.readline, _LONGEST_LINE), b"")):
                if progress and number % 2000 == 0:
                    progress(raw.tell(), size)
                if len(line) == _LONGEST_LINE:
                    raise SourceFaultError(path=path, fault=f"line {number + 1} is longer than any object")
                text = line.strip().removeprefix(codecs.BOM_UTF8).rstrip(b",")
                if is_array is None and text:
                    is_array = text.startswith(b"[")
                last = text or last
                if text not in (b"[", b"]", b""):
                    yield text
        except (EOFError, OSError, zlib.error) as fault:
            raise SourceFaultError(path=path, fault=str(fault)) from fault
    if not is_array:
        _parse(path, number, last)  # it may be in a language that nobody parses
    elif last != b"]":
        raise SourceFaultError(path=path, fault="the list has no end")
    if progress:
        progress(size, size)


class _HashingFile:
    """A file that is hashed while it is read."""

    def __init__(self, raw: BufferedReader, digest: _Digest) -> None:
        self._raw = raw
        self._digest = digest

    def read(self, size: int = -1) -> bytes:
        data = self._raw.read(size)
        self._digest.update(data)
        return data

    def readline(self, size: int = -1) -> bytes:
        line = self._raw.readline(size)
        self._digest.update(line)
        return line


def _parse(path: Path, number: int, line: bytes) -> Entry:
    try:
        entry = clean_json(json.loads(line))
    except (ValueError, RecursionError) as fault:
        raise SourceFaultError(path=path, fault=f"object {number + 1}: {fault}") from fault
    if not isinstance(entry, dict):
        raise SourceFaultError(path=path, fault=f"object {number + 1}: not an object")
    return entry


@dataclass
class _CardReader:
    """Collects cards and names over all printings."""

    cards: dict[str, Card] = field(default_factory=dict)
    names: dict[CardName, str] = field(default_factory=dict)
    """Name -> the latest release date on which it was printed."""
    texts: dict[tuple[str, str], tuple[str, PrintedText]] = field(default_factory=dict)
    """(card, face) -> release date and text of the latest printing."""
    left_out: list[LeftOut] = field(default_factory=list)
    counts: dict[Fact, int] = field(default_factory=lambda: dict.fromkeys((Fact.CARD, Fact.NAME, Fact.TEXT), 0))
    taken: dict[Fact, int] = field(default_factory=lambda: dict.fromkeys((Fact.CARD, Fact.NAME, Fact.TEXT), 0))
    many: dict[tuple[Fact, str, Reason], int] = field(default_factory=dict)
    newest: str = ""

    def skip(self, language: str) -> None:
        self.counts[Fact.CARD] += 1
        self._leave_out_one_of_many(Fact.CARD, language, Reason.OTHER_LANGUAGE)

    def read(self, entry: Entry, language: str) -> None:
        self.counts[Fact.CARD] += 1
        if not _SHAPE.fits(entry):
            self.left_out.append(LeftOut(KEY, Fact.CARD, str(entry.get("name") or "an entry"), Reason.MALFORMED))
            return
        self.newest = max(self.newest, entry.get("released_at", ""))
        layout = str(entry.get("layout") or "?")
        reason = Reason.NOT_A_CARD if entry.get("set_type") == "token" else why_no_card(layout)
        if reason is not None:
            self._leave_out_one_of_many(Fact.CARD, layout, reason)
            return
        if language == "ja":
            self._leave_out_one_of_many(Fact.CARD, "ja", Reason.ANOTHER_PRINTING)
            self._read_japanese(entry)
            return
        card = _read_card(entry)
        self._read_english_titles(entry)
        if card.name in self.cards:
            self._leave_out_one_of_many(Fact.CARD, "en", Reason.ANOTHER_PRINTING)
            return
        self.cards[card.name] = card
        self.taken[Fact.CARD] += 1

    def _read_english_titles(self, entry: Entry) -> None:
        """The titles that an English printing has in the place of the name: on the whole of it, and on its faces."""
        faces = entry.get("card_faces") or ()
        for part, face in ((entry, ""), *((face, face.get("name", "")) for face in faces)):
            for title in (part.get("flavor_name"), part.get("printed_name")):
                if title and title not in (part.get("name"), entry["name"]):
                    self.names[CardName(entry["name"], title, Language.EN, NameKind.FLAVOR, source=KEY, face=face)] = ""

    def _leave_out_one_of_many(self, fact: Fact, what: str, reason: Reason) -> None:
        place = (fact, what, reason)
        self.many[place] = self.many.get(place, 0) + 1

    def _read_japanese(self, entry: Entry) -> None:
        faces = entry.get("card_faces") or [entry]
        for face in faces:
            english = face.get("name", entry["name"])
            name_of_face = english if len(faces) > 1 else ""
            self._read_name(entry, face, english, name_of_face)
            if text := face.get("printed_text"):
                self._read_text(entry, face, english, text)

    def _read_name(self, entry: Entry, face: Entry, english: str, name_of_face: str) -> None:
        """The printed name; on a printing with a title of its own that title may be what is printed."""
        self.counts[Fact.NAME] += 1
        raw = face.get("printed_name") or ""
        name = read_japanese_name(raw)
        if name.reason is not None:
            self.left_out.append(LeftOut(KEY, Fact.NAME, english, name.reason, raw))
            return
        kind = NameKind.FLAVOR if entry.get("flavor_name") or face.get("flavor_name") else None
        read, *titles = list_names(name, card=entry["name"], face=name_of_face, source=KEY, kind=kind)
        if read in self.names:
            self._leave_out_one_of_many(Fact.NAME, "ja", Reason.DUPLICATE)
        else:
            self.taken[Fact.NAME] += 1
        for known in (read, *titles):
            self.names[known] = max(self.names.get(known, ""), entry.get("released_at", ""))

    def _read_text(self, entry: Entry, face: Entry, english: str, text: str) -> None:
        self.counts[Fact.TEXT] += 1
        key = (entry["name"], english)
        released = entry.get("released_at", "")
        if key in self.texts:
            self._leave_out_one_of_many(Fact.TEXT, "ja", Reason.ANOTHER_PRINTING)
            if self.texts[key][0] >= released:
                return
        else:
            self.taken[Fact.TEXT] += 1
        type_line = face.get("printed_type_line") or ""
        self.texts[key] = (released, PrintedText(entry["name"], english, type_line, text, Language.JA, KEY))

    def reading(self, digest: str) -> Reading:
        names = sorted(self.names.items(), key=lambda item: item[1], reverse=True)
        summed = [LeftOut(KEY, fact, what, reason, count=n) for (fact, what, reason), n in sorted(self.many.items())]
        return Reading(
            source=Source(KEY, "Scryfall bulk cards", self.newest, "en ja", digest),
            tallies=tuple(Tally(fact, count, self.taken[fact]) for fact, count in self.counts.items()),
            cards=tuple(self.cards.values()),
            names=tuple(name for name, _ in names),
            printed_texts=tuple(printed for _, printed in self.texts.values()),
            left_out=tuple(self.left_out + summed),
        )


def _read_card(entry: Entry) -> Card:
    is_reversible = entry.get("layout") == "reversible_card"
    layout = LAYOUTS[entry["layout"]]
    written = entry.get("card_faces") or [entry]
    if is_reversible:
        written = written[:1]
    faces = tuple(_read_face(entry, face) for face in written)
    missing: tuple[str, ...] = ()
    if layout is Layout.MELD:
        parts = entry.get("all_parts", ())
        results = [part["name"] for part in parts if part.get("component") == "meld_result"]
        missing = tuple(name for name in results if name != faces[0].name)
    legalities = entry.get("legalities", {}).values()
    games = entry.get("games", ())
    return Card(
        name=entry["name"] if layout is Layout.SPLIT else faces[0].name,
        layout=layout,
        faces=faces,
        missing_faces=missing,
        oracle_id=entry.get("oracle_id") or written[0].get("oracle_id"),
        is_joke=entry.get("set_type") == "funny" and not any(word != "not_legal" for word in legalities),
        is_extra=bool(_EXTRA_TYPES.intersection(*(face.types for face in faces))),
        is_digital_only=bool(entry.get("digital")) and bool(games) and "paper" not in games and _is_arena(entry),
        sources=(KEY,),
    )


def _is_arena(entry: Entry) -> bool:
    """Whether a digital printing is of a card that has no paper one: it is legal in no format played on paper."""
    legalities = entry.get("legalities", {})
    return all(legalities.get(name, "not_legal") == "not_legal" for name in ("vintage", "legacy", "commander"))


def _read_face(entry: Entry, face: Entry) -> Face:
    supertypes, types, subtypes = split_type_line(face.get("type_line") or entry.get("type_line") or "")
    indicator = face.get("color_indicator") or ()
    return Face(
        name=face.get("name", entry["name"]),
        mana_cost=face.get("mana_cost") or "",
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        oracle_text=face.get("oracle_text") or "",
        power=face.get("power"),
        toughness=face.get("toughness"),
        loyalty=face.get("loyalty"),
        defense=face.get("defense"),
        color_indicator=tuple(letter for letter in "WUBRG" if letter in indicator),
        keywords=tuple(entry.get("keywords") or ()),
        source=KEY,
    )


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes of a type line (CR 205).

    The subtypes of a plane are one name of several words (205.3b), and Time Lord is one creature type.

    Example:
        >>> split_type_line("Legendary Creature — Time Lord Doctor")
        (('Legendary',), ('Creature',), ('Time Lord', 'Doctor'))
    """
    before, _, after = line.partition(" — ")
    words = before.split()
    types = tuple(word for word in words if word not in _SUPERTYPES)
    if set(types) & _PLANE_TYPES:
        subtypes: tuple[str, ...] = (after,) if after else ()
    else:
        subtypes = tuple(
            word.replace("\u00a0", " ") for word in after.replace("Time Lord", "Time\u00a0Lord").split(" ") if word
        )
    return tuple(word for word in words if word in _SUPERTYPES), types, subtypes
