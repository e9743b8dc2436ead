"""MTGJSON version 5: ``AtomicCards.json`` and set files.

What is here: cards with their faces, Japanese names and printed texts out of ``foreignData``, and official rulings.
What is not: the other files of MTGJSON, and finding out what a file is (``rulings.sources.recognise``).

Traps:

* An entry is a face. In ``AtomicCards`` the faces of a card stand together under the joined name; in a set file they
  stand apart, one for each printing, with ``side``. The result of a meld has an entry of its own.
* Joke cards can share an English name (six texts of Garbage Elemental): the first one is taken.
* Both faces repeat the rulings of the card; ``foreignData`` has all languages, and English under ``Japanese``.
* ``faceName`` can hold two halves, or the English name of the second one.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from rulings.controls import clean_json
from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import CardName, Fact, LeftOut, NameKind, PrintedText, Reason, Source, Tally
from rulings.corpus.rulings import Ruling, official_ruling
from rulings.corpus.sets import find_first_set
from rulings.language import Language
from rulings.sources.japanese_names import list_names, read_japanese_name, split_halves
from rulings.sources.reading import LAYOUTS, Progress, Reading, SourceFaultError, read_content, why_no_card
from rulings.sources.shape import Shape, is_table_of_texts, is_text, is_text_or_nothing, is_texts, is_texts_or_nothing

KEY: Final = "mtgjson"
"""Key of ``AtomicCards`` in rows and reports; a set file adds its code: ``"mtgjson:MRD"``."""

RULINGS_SOURCE: Final = "Gatherer"
"""Official rulings are the same statements in every data set, so that none stands twice."""

_SHAPE: Final = Shape(
    required={"name": is_text, "layout": is_text, "types": is_texts},
    optional={
        "faceName": is_text_or_nothing,
        "side": lambda value: isinstance(value, str) and len(value) == 1 and "a" <= value <= "e",
        "supertypes": is_texts,
        "subtypes": is_texts,
        "colorIndicator": is_texts_or_nothing,
        "keywords": is_texts_or_nothing,
        "printings": is_texts,
        "identifiers": is_table_of_texts,
        "legalities": is_table_of_texts,
        **dict.fromkeys(("text", "manaCost", "power", "toughness", "loyalty", "defense"), is_text_or_nothing),
        **dict.fromkeys(("flavorName", "faceFlavorName", "number", "firstPrinting"), is_text_or_nothing),
    },
    lists={
        "rulings": Shape({"date": is_text, "text": is_text}),
        "foreignData": Shape(
            {"language": is_text},
            dict.fromkeys(("name", "faceName", "text", "type"), is_text_or_nothing),
        ),
    },
)
_PAPER_FORMATS = frozenset({"vintage", "legacy", "commander", "duel", "oathbreaker", "modern", "pauper"})

Entry = Mapping[str, Any]
"""A face as MTGJSON writes it."""


def is_mtgjson(value: object) -> bool:
    """Whether a parsed JSON value has the shape of one of the files that this module reads."""
    if not isinstance(value, dict) or not isinstance(value.get("data"), dict) or "meta" not in value:
        return False
    data = value["data"]
    if "cards" in data and "code" in data:
        return True
    first = next(iter(data.values()), None)
    return isinstance(first, list) and bool(first) and isinstance(first[0], dict) and "layout" in first[0]


def read_mtgjson(path: Path, progress: Progress | None = None) -> Reading:
    """Everything that a file of MTGJSON says about cards.

    Shape: ``AtomicCards.json``, the same gzipped, or a set file -> Reading; the file of 2022 in three seconds.
    Raises: SourceFaultError: cut off, or not of that layout.
    """
    data = read_content(path)
    try:
        value = clean_json(json.loads(data))
    except (ValueError, RecursionError) as fault:
        raise SourceFaultError(path=path, fault=str(fault)) from fault
    if not is_mtgjson(value):
        raise SourceFaultError(path=path, fault="not an MTGJSON file of cards")
    content = value["data"]
    key, title, groups = KEY, "MTGJSON AtomicCards", content.values()
    if "code" in content:
        key, title = f"{KEY}:{content['code']}", f"MTGJSON {content['name']}"
        groups = _group_printings(content["cards"])
    source = Source(key, title, value["meta"].get("date", ""), "en ja", sha256(data).hexdigest())
    reader = _Reader(source)
    reader.leave_out_tokens(len(content["tokens"]) if isinstance(content.get("tokens"), list) else 0)
    return reader.read([reader.leave_out_malformed(group) for group in groups], progress)


def _group_printings(entries: Iterable[Entry]) -> list[list[Entry]]:
    """Faces of one card together, every printing of it behind the first."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        name = entry.get("name") if isinstance(entry, dict) else None
        groups.setdefault(str(name), []).append(entry)
    return list(groups.values())


class _Reader:
    """Collects facts and what was left out, in the order of the file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.cards: list[Card] = []
        self.names: dict[CardName, None] = {}
        self.texts: dict[tuple[str, str], PrintedText] = {}
        self.rulings: dict[str, Ruling] = {}
        self.left_out: list[LeftOut] = []
        self.counts = dict.fromkeys(Fact, 0)
        self.taken = dict.fromkeys(Fact, 0)
        self.other_languages: dict[tuple[Fact, str], int] = {}

    def read(self, groups: Sequence[Sequence[Entry]], progress: Progress | None) -> Reading:
        groups = [group for group in groups if group]
        alone = {group[0]["name"] for group in groups}
        for number, group in enumerate(groups):
            if progress and number % 500 == 0:
                progress(number, len(groups))
            if (reason := why_no_card(group[0]["layout"])) is not None:
                self._leave_out_layout(group, reason)
            elif group[0]["layout"] == "reversible_card" and group[0].get("faceName") in alone:
                self._leave_out_reversible(group)
            else:
                self._read_group(group)
        if progress:
            progress(len(groups), len(groups))
        for (fact, language), count in sorted(self.other_languages.items()):
            self.left_out.append(
                LeftOut(self.source.key, fact, language, Reason.OTHER_LANGUAGE, count=count),
            )
        return Reading(
            source=self.source,
            tallies=tuple(Tally(fact, count, self.taken[fact]) for fact, count in self.counts.items() if count),
            cards=tuple(self.cards),
            names=tuple(self.names),
            printed_texts=tuple(self.texts.values()),
            rulings=tuple(self.rulings.values()),
            left_out=tuple(self.left_out),
        )

    def leave_out_tokens(self, count: int) -> None:
        """The tokens of a set file, which stand apart from its cards."""
        if count:
            self.counts[Fact.CARD] += count
            self.left_out.append(LeftOut(self.source.key, Fact.CARD, "tokens", Reason.NOT_A_CARD, count=count))

    def leave_out_malformed(self, group: object) -> list[Entry]:
        """The entries of a group that have the shape of a face."""
        entries: list[Any] = group if isinstance(group, list) else [group]
        fitting = []
        for entry in entries:
            if _SHAPE.fits(entry):
                fitting.append(entry)
                continue
            self.counts[Fact.CARD] += 1
            name = entry.get("name") if isinstance(entry, dict) else None
            self._leave_out(Fact.CARD, str(name or "an entry"), Reason.MALFORMED)
        return fitting

    def _leave_out(self, fact: Fact, what: str, reason: Reason, detail: str = "") -> None:
        self.left_out.append(LeftOut(self.source.key, fact, what, reason, detail))

    def _leave_out_layout(self, entries: Sequence[Entry], reason: Reason) -> None:
        for entry in entries:
            self.counts[Fact.CARD] += 1
            self._leave_out(Fact.CARD, entry["layout"], reason, entry["name"])

    def _leave_out_reversible(self, entries: Sequence[Entry]) -> None:
        """A printing of a card on both sides; its names are read, the card stands under its own name."""
        for entry in entries:
            self.counts[Fact.CARD] += 1
            self._leave_out(Fact.CARD, entry["name"], Reason.REPRINT_OF_ITSELF)
            self._read_foreign(entry)
            self._read_rulings(entry, entry["faceName"])

    def _read_group(self, entries: Sequence[Entry]) -> None:
        """The entries of one joined name: a card's faces, and other printings or texts of it."""
        faces: dict[str, Entry] = {}
        for entry in entries:
            self.counts[Fact.CARD] += 1
            side = entry.get("side", "a")
            if side not in faces:
                faces[side] = entry
                self.taken[Fact.CARD] += 1
            elif entry.get("text", "") == faces[side].get("text", ""):
                self._leave_out(Fact.CARD, entry["name"], Reason.ANOTHER_PRINTING, entry.get("number", ""))
            else:
                self._leave_out(Fact.CARD, entry["name"], Reason.SAME_NAME)
        card = _read_card([faces[side] for side in sorted(faces)], self.source.key)
        self.cards.append(card)
        for entry in entries:
            self._read_foreign(entry)
            self._read_rulings(entry, card.name)
            self._read_title(entry)

    def _read_rulings(self, entry: Entry, card: str) -> None:
        for row in entry.get("rulings", ()):
            self.counts[Fact.RULING] += 1
            ruling = official_ruling(card, row["text"], row["date"], RULINGS_SOURCE)
            if ruling.id in self.rulings:
                self._leave_out(Fact.RULING, card, Reason.DUPLICATE, row["date"])
            else:
                self.rulings[ruling.id] = replace(ruling, position=len(self.rulings))
                self.taken[Fact.RULING] += 1

    def _read_foreign(self, entry: Entry) -> None:
        english = entry.get("faceName") or entry["name"]
        for row in entry.get("foreignData", ()):
            facts = [Fact.NAME] + ([Fact.TEXT] if row.get("text") else [])
            for fact in facts:
                self.counts[fact] += 1
            if row.get("language") != "Japanese":
                for fact in facts:
                    place = (fact, row.get("language", "?"))
                    self.other_languages[place] = self.other_languages.get(place, 0) + 1
                continue
            self._read_name(english, entry, row)
            if row.get("text"):
                self._read_text(entry, row)

    def _read_name(self, english: str, entry: Entry, row: Entry) -> None:
        raw = row.get("faceName") or row.get("name") or ""
        if "side" in entry and (halves := _halves(entry, row)) is not None:
            raw = halves[ord(entry["side"]) - ord("a")]
        name = read_japanese_name(raw)
        if name.reason is not None:
            self._leave_out(Fact.NAME, english, name.reason, row.get("name") or "")
            return
        face = entry.get("faceName") or ""
        read, *titles = list_names(name, card=entry["name"], face=face, source=self.source.key)
        if read in self.names:
            self._leave_out(Fact.NAME, english, Reason.DUPLICATE, name.text)
            return
        self.taken[Fact.NAME] += 1
        self.names.update(dict.fromkeys([read, *titles]))

    def _read_title(self, entry: Entry) -> None:
        """The English title that a printing has in the place of the name, as of a series of monsters."""
        if title := entry.get("faceFlavorName") or entry.get("flavorName"):
            face, key = entry.get("faceName") or "", self.source.key
            self.names[CardName(entry["name"], title, Language.EN, NameKind.FLAVOR, source=key, face=face)] = None

    def _read_text(self, entry: Entry, row: Entry) -> None:
        english = entry.get("faceName") or entry["name"]
        printed = PrintedText(entry["name"], english, row.get("type") or "", row["text"], Language.JA, self.source.key)
        if (english, row["text"]) in self.texts:
            self._leave_out(Fact.TEXT, english, Reason.DUPLICATE)
            return
        self.texts[english, row["text"]] = printed
        self.taken[Fact.TEXT] += 1


def _halves(entry: Entry, row: Entry) -> tuple[str, ...] | None:
    """The halves of a Japanese whole name where ``faceName`` doesn't hold exactly one of them."""
    english = tuple(entry["name"].split(" // "))
    if " // " not in (row.get("faceName") or "") and row.get("faceName") not in english:
        return None
    return split_halves(row.get("name") or "", english)


def _read_card(entries: Sequence[Entry], key: str) -> Card:
    front = entries[0]
    layout = LAYOUTS[front["layout"]]
    faces = tuple(_read_face(entry, key) for entry in entries)
    if front["layout"] == "reversible_card":
        faces = faces[:1]
    listed = front["name"].split(" // ")
    known = {face.name for face in faces}
    missing = tuple(name for name in listed if name not in known) if front["layout"] != "reversible_card" else ()
    legalities = set(front.get("legalities", ()))
    return Card(
        name=front["name"] if layout is Layout.SPLIT else faces[0].name,
        layout=layout,
        faces=faces,
        missing_faces=missing,
        oracle_id=front.get("identifiers", {}).get("scryfallOracleId"),
        printings=len(front.get("printings", ())),
        first_set=find_first_set((front.get("firstPrinting"), *front.get("printings", ()))),
        is_joke=bool(front.get("isFunny")),
        is_digital_only=bool(legalities) and not legalities & _PAPER_FORMATS,
        sources=(key,),
    )


def _read_face(entry: Entry, key: str) -> Face:
    return Face(
        name=entry.get("faceName") or entry["name"],
        mana_cost=entry.get("manaCost") or "",
        supertypes=tuple(entry.get("supertypes", ())),
        types=tuple(entry["types"]),
        subtypes=tuple(entry.get("subtypes", ())),
        oracle_text=entry.get("text") or "",
        power=entry.get("power"),
        toughness=entry.get("toughness"),
        loyalty=entry.get("loyalty"),
        defense=entry.get("defense"),
        color_indicator=tuple(letter for letter in "WUBRG" if letter in (entry.get("colorIndicator") or ())),
        keywords=tuple(entry.get("keywords") or ()),
        source=key,
    )
