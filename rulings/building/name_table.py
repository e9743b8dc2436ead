"""``python -m rulings.building.name_table --month 2025-02 FILE ...``: makes the bundled tables of facts about names.

What is here: the command, which writes ``names/japanese.tsv`` (what cards and faces are called in Japanese) and
``cards/printings.tsv`` (how often each card was printed) below ``data``. What is not: the form of the tables
(``rulings.sources.name_table``, ``rulings.corpus.printings``), cleaning names (``rulings.sources.japanese_names``) and
which of several is today's (``rulings.corpus.naming``).

Files are whatever ``judgebot data build`` takes names from: name lists with readings, MTGJSON, Forge's list, Scryfall's
bulk files. They are read and merged as a build does it, so that a machine without them knows what one with them knows.
What is dropped is printed, summed up by reason, single ones in full where they are few.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rulings.building.build import default_downloads_path
from rulings.building.inputs import gather_inputs
from rulings.building.progress import tell_nobody
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.cards import Layout
from rulings.corpus.merging import MergedCards, merge_cards
from rulings.corpus.naming import CardNames, MergedNames, Place, face_names, merge_names
from rulings.corpus.printings import FILE as PRINTINGS
from rulings.corpus.printings import print_printings
from rulings.corpus.records import CardName, DisagreementKind, Fact, NameKind, Reason
from rulings.language import Language
from rulings.sources.name_table import FILE, NameRow, print_name_table, read_aloud, why_not_in_table
from rulings.sources.reading import Reading

_LISTED: Final = 100
"""More dropped names of one reason than these are counted, not listed."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """What files say and the table does not."""

    source: str
    """Key of the file."""
    why: str
    """Code of the reason, those of ``records.Reason`` among them."""
    what: str
    """English name that it is about."""
    detail: str
    count: int = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the table anew and say what stands in it and what does not.

    Shape: exit status 0; the same files give the same bytes.
    """
    parser = argparse.ArgumentParser(prog="python -m rulings.building.name_table", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="files with Japanese names, or folders of them")
    parser.add_argument("--month", required=True, help="as of when the newest of them is, as 2025-02")
    parser.add_argument("--output", type=Path, help="folder to write below, by default that of the bundled data")
    options = parser.parse_args(arguments)
    readings = gather_inputs(options.files, default_downloads_path(), tell_nobody).readings
    cards = _merge(readings)
    rows, dropped, merged = make_name_table(cards, readings)
    data = options.output or find_bundled_data()
    printed = {card.name: card.printings for card in cards.cards}
    counted = [reading.source.edition[:7] for reading in readings if any(card.printings for card in reading.cards)]
    _write(data / "names" / FILE, print_name_table(rows, options.month))
    if counted:
        _write(data / "cards" / PRINTINGS, print_printings(printed, max(counted)))
    print(f"{len(rows)} lines, {sum(len(row.names) for row in rows)} names")
    print("\n".join(_report(dropped, merged)))
    return 0


def _write(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8", newline="\n")


def _merge(readings: Sequence[Reading]) -> MergedCards:
    titles = {name.text: name.card for reading in readings for name in reading.names if name.language is Language.EN}
    return merge_cards([(reading.source.key, reading.cards) for reading in readings], titles)


def make_name_table(
    cards: MergedCards, readings: Sequence[Reading]
) -> tuple[list[NameRow], list[Dropped], MergedNames]:
    """The lines of the table out of what files say.

    Shape: the cards that there are, readings of names -> lines, what is not in them, and the merged names.
    """
    renamed = {item.what: item.detail for item in cards.left_out if item.reason is Reason.RENAMED}
    known = CardNames(cards.cards, renamed)
    undated_first = sorted(readings, key=lambda reading: reading.source.edition != "")
    merged = merge_names(known, [reading.names for reading in undated_first])
    left_out = [item for reading in readings for item in reading.left_out if item.fact is Fact.NAME]
    left_out += merged.left_out
    dropped = [Dropped(item.source, item.reason.value, item.what, item.detail, item.count) for item in left_out]
    names_at: dict[Place, list[CardName]] = {}
    for place, name in merged.names:
        if name.language is not Language.JA:
            continue
        if name.kind is NameKind.FLAVOR:
            dropped.append(Dropped(name.source, "title", place.card, name.text))
        else:
            names_at.setdefault(place, []).append(name)
    names_at = {place: list(_clean(place, names, dropped)) for place, names in names_at.items()}
    return list(_rows(known, {place: names for place, names in names_at.items() if names})), dropped, merged


def _clean(place: Place, names: Iterable[CardName], dropped: list[Dropped]) -> Iterator[CardName]:
    """The names of one face without those that can't be right."""
    seen: set[str] = set()
    for name in names:
        spaceless = "".join(name.text.split())
        if wrong := why_not_in_table(name):
            dropped.append(Dropped(name.source, "not_clean", place.card, f"{name.text}: {wrong}"))
            continue
        if spaceless in seen:
            dropped.append(Dropped(name.source, "other_spaces", place.card, name.text))
            continue
        seen.add(spaceless)
        if (read := read_aloud(name.text)) and name.reading and name.reading != read:
            dropped.append(Dropped(name.source, "wrong_reading", place.card, f"{name.text}: {name.reading}"))
            name = replace(name, reading=read, spoken="")
        yield name


def _rows(known: CardNames, names_at: Mapping[Place, Sequence[CardName]]) -> Iterator[NameRow]:
    """One line for each face, or for a card where a face can't be found by its name alone."""
    for card in dict.fromkeys(place.card for place in names_at):
        faces = face_names(known.card(card))
        if len(faces) == 1:
            yield NameRow(card, tuple(names_at[Place(card, None)]))
            continue
        places = [Place(card, position) for position in range(len(faces))]
        if known.card(card).layout is Layout.MELD:
            places = places[:1]  # the result has a line of its own
        named = [(face, place) for face, place in zip(faces, places, strict=False) if place in names_at]
        if all(known.find(face) == place and not known.find_rivals(face) for face, place in named):
            yield from (NameRow(face, tuple(names_at[place])) for face, place in named)
        elif len(named) == len(faces):
            yield NameRow(" // ".join(faces), tuple(_join([names_at[place] for place in places])))


def _join(faces: Sequence[Sequence[CardName]]) -> Iterator[CardName]:
    """Names of the faces as names of the whole, today's with today's; a face that has fewer names repeats its first."""
    for position in range(max(map(len, faces))):
        halves = [names[position] if position < len(names) else names[0] for names in faces]
        reading = " // ".join(half.reading for half in halves) if all(half.reading for half in halves) else ""
        yield replace(halves[0], text=" // ".join(half.text for half in halves), reading=reading, spoken="")


def _report(dropped: Sequence[Dropped], merged: MergedNames) -> Iterator[str]:
    """What does not stand in the table, and what stands in it twice."""
    counts = Counter[tuple[str, str]]()
    for item in dropped:
        counts[item.source, item.why] += item.count
    for (source, why), count in sorted(counts.items()):
        yield f"dropped, {source}: {count} {why}"
        if count <= _LISTED:
            yield from (f"  {item.what}: {item.detail}" for item in dropped if (item.source, item.why) == (source, why))
    for kind in (DisagreementKind.SEVERAL_JAPANESE_NAMES, DisagreementKind.SHARED_JAPANESE_NAME):
        cases = [case for case in merged.disagreements if case.kind is kind]
        yield f"{kind.value}: {len(cases)}"
        yield from (f"  {case.subject}: {' | '.join(case.claims)}" for case in cases)


if __name__ == "__main__":
    sys.exit(main())
