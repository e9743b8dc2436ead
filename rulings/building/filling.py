"""Filling an empty corpus from what was gathered.

What is here: the order in which records of all sorts are decided and written, and their counts. What is not: reading
card files (``rulings.building.inputs``) and replacing the old corpus (``rulings.building.build``).
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from rulings.building.inputs import Inputs, read_rulings_files
from rulings.building.models import print_models
from rulings.building.name_records import name_records
from rulings.building.progress import BuildProgress, OnProgress, Stage
from rulings.corpus.bundled import KEY as BUNDLED
from rulings.corpus.bundled import BundledNames, load_bundled_names
from rulings.corpus.bundled_rulings import load_bundled_rulings
from rulings.corpus.cards import Card, Face
from rulings.corpus.merging import merge_cards
from rulings.corpus.naming import CardNames, MergedNames, merge_names
from rulings.corpus.policy import PolicyText
from rulings.corpus.printings import FILE as PRINTINGS
from rulings.corpus.printings import load_printings
from rulings.corpus.records import CardName, Disagreement, Fact, LeftOut, Reason, Source, Tally
from rulings.corpus.report import BuildReport, SourceReport
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rule_texts.concordance_building import extend_concordance
from rulings.corpus.rule_texts.concordance_lives import print_lives
from rulings.corpus.rule_texts.fingerprints import load_bundled_fingerprint
from rulings.corpus.rule_texts.numbering import find_gaps
from rulings.corpus.rule_texts.rule_summaries import (
    INSERT_SUMMARY,
    SUMMARIES_EDITION,
    load_rule_summaries,
    summary_rows,
)
from rulings.corpus.rule_texts.rules import INSERT_CONCORDANCE, RulesEdition, store_edition
from rulings.corpus.rulings import Ruling, link_cards
from rulings.corpus.schema import create_tables
from rulings.corpus.writing import CorpusWriter
from rulings.language import Language
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.stored_index import store_names
from rulings.lookup.texts.search_index import build_search
from rulings.sources import mtgwiki, name_table, release_notes
from rulings.sources.cr_text import RulesTextError, read_rules_text
from rulings.sources.cr_text_ja import decode_japanese_text, read_japanese_rules
from rulings.sources.document import Document
from rulings.sources.pdf import PDF, read_pdf
from rulings.sources.policy_text import newest_texts, read_policy_text
from rulings.sources.reading import Reading, SourceFaultError, read_content
from rulings.sources.recognise import FileKind

_RULES_READERS: Final[Mapping[FileKind, tuple[str, Callable[[bytes], RulesEdition]]]] = {
    FileKind.RULES_TEXT: ("Comprehensive Rules", read_rules_text),
    FileKind.RULES_TEXT_JA: ("総合ルール（和訳）", read_japanese_rules),
}
_LOST_LETTER: Final = "\ufffd"
"""What decoding puts in the place of bytes that are none of its encoding."""


@dataclass
class Filling:
    """One build under way: what it reads from, where it writes, and what it has found so far."""

    connection: sqlite3.Connection
    inputs: Inputs
    data: Path
    """The folder of bundled data."""
    tell: OnProgress
    kept: Mapping[Face, str]
    """Models that need not be read again."""
    reports: list[SourceReport] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    left_out: list[LeftOut] = field(default_factory=list)
    disagreements: list[Disagreement] = field(default_factory=list)
    _renamed: dict[str, str] = field(default_factory=dict)
    """Former English names of cards -> today's."""

    def fill(self, place: Path) -> BuildReport:
        """Write everything, in one transaction that the caller commits, and say what was written."""
        create_tables(self.connection)
        writer = CorpusWriter(self.connection)
        bundled = load_bundled_names(self.data / "names")
        if (table := self.data / "names" / name_table.FILE).exists():
            self.inputs.readings.append(name_table.read_name_table(table))
        self._put_sources(writer, bundled)
        cards = self._put_cards(writer, bundled)
        known = CardNames(cards, self._renamed)
        names = self._put_names(writer, known, bundled)
        self._put_printed_texts(writer, known)
        self._put_rulings(writer, known, cards)
        self._put_rules(writer)
        self._put_policy(writer)
        self._put_documents(writer, known, names)
        self._put_bundled(writer, bundled)
        self._index_names(cards, names)
        self._index_texts()
        report = self._report(place)
        writer.put_fact("counts", dict(report.counts))
        writer.put_fact("report", report.to_json())
        return report

    def _put_sources(self, writer: CorpusWriter, bundled: BundledNames) -> None:
        writer.put_source(self._own_source(bundled))
        for reading in self.inputs.readings:
            writer.put_source(reading.source)

    def _put_cards(self, writer: CorpusWriter, bundled: BundledNames) -> tuple[Card, ...]:
        self.tell(BuildProgress(Stage.MERGING, "cards", 0, 0))
        readings = self.inputs.readings
        merged = merge_cards([(reading.source.key, reading.cards) for reading in readings], self._titles(bundled))
        self.left_out += merged.left_out
        self.disagreements += merged.disagreements
        self._renamed = {item.what: item.detail for item in merged.left_out if item.reason is Reason.RENAMED}
        printed = load_printings(place) if (place := self.data / "cards" / PRINTINGS).exists() else {}
        cards = self._with_models([_with_bundled_facts(card, bundled, printed) for card in merged.cards])
        for number, card in enumerate(cards):
            if number % 1000 == 0:
                self.tell(BuildProgress(Stage.WRITING, "cards", number, len(cards)))
            writer.put_card(card)
        self.counts["cards"] = len(cards)
        self.counts["faces"] = sum(len(card.faces) for card in cards)
        self.counts["missing_faces"] = sum(len(card.missing_faces) for card in cards)
        return cards

    def _with_models(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards with what their texts mean, so that playing them needs no grammar."""
        faces = [face for card in cards for face in card.faces]
        models: list[str] = []
        self.tell(BuildProgress(Stage.COMPILING, "cards", 0, len(faces)))
        for model in print_models(faces, self.kept):
            models.append(model)
            if len(models) % 250 == 0:
                self.tell(BuildProgress(Stage.COMPILING, "cards", len(models), len(faces)))
        given = iter(models)
        return tuple(
            replace(card, faces=tuple(replace(face, model=next(given)) for face in card.faces)) for card in cards
        )

    def _titles(self, bundled: BundledNames) -> dict[str, str]:
        """English names by which cards are known beside their own -> name of the card."""
        sources = [bundled.names, *(reading.names for reading in self.inputs.readings)]
        return {name.text: name.card for names in sources for name in names if name.language is Language.EN}

    def _put_names(self, writer: CorpusWriter, known: CardNames, bundled: BundledNames) -> MergedNames:
        self.tell(BuildProgress(Stage.MERGING, "names", 0, 0))
        # A list that somebody gives goes before the bundled table, and both before files of cards, whose names are
        # those of all printings in no order.
        readings = sorted(
            self.inputs.readings,
            key=lambda reading: (reading.source.edition != "", reading.source.key != name_table.KEY),
        )
        merged = merge_names(known, [bundled.names, *(reading.names for reading in readings)])
        self.left_out += merged.left_out
        self.disagreements += merged.disagreements
        self.tell(BuildProgress(Stage.WRITING, "names", 0, 0))
        for place, name in merged.names:
            writer.put_name(place.card, place.face, name)
        japanese = [name for _, name in merged.names if name.language is Language.JA]
        self.counts["names_ja"] = len(japanese)
        self.counts["cards_with_name_ja"] = len({place.card for place, _ in merged.names})
        return merged

    def _put_printed_texts(self, writer: CorpusWriter, known: CardNames) -> None:
        written = 0
        for printed in (printed for reading in self.inputs.readings for printed in reading.printed_texts):
            place = known.find(printed.card, printed.face)
            if place is None:
                self.left_out.append(LeftOut(printed.source, Fact.TEXT, printed.face, Reason.NO_SUCH_CARD))
            elif writer.put_printed_text(place.card, place.face or 0, printed):
                written += 1
            else:
                self.left_out.append(LeftOut(printed.source, Fact.TEXT, printed.face, Reason.ANOTHER_PRINTING))
        self.counts["printed_texts_ja"] = written

    def _put_rulings(self, writer: CorpusWriter, known: CardNames, cards: Sequence[Card]) -> None:
        """Official rulings of every source; the same statement of two sources stands once."""
        by_oracle_id = {card.oracle_id: card.name for card in cards if card.oracle_id}
        before = len(self.inputs.readings)
        read_rulings_files(self.inputs, by_oracle_id, self.tell)
        for reading in self.inputs.readings[before:]:
            writer.put_source(reading.source)
        self.tell(BuildProgress(Stage.WRITING, "rulings", 0, 0))
        self.counts["rulings_official"] = sum(
            writer.put_rulings(_tie(ruling, known) for ruling in reading.rulings) for reading in self.inputs.readings
        )
        for reading in self.inputs.readings:
            self.reports.append(SourceReport(reading.source, self._settle_tallies(reading)))
            self.left_out += reading.left_out

    def _settle_tallies(self, reading: Reading) -> tuple[Tally, ...]:
        """What was taken of a file in the end: its reader's count less what merging left out of it."""
        later = Counter[Fact]()
        for item in self.left_out:
            if item.source == reading.source.key:
                later[item.fact] += item.count
        return tuple(replace(tally, taken=tally.taken - later[tally.fact]) for tally in reading.tallies)

    def _put_rules(self, writer: CorpusWriter) -> None:
        """Editions of the Comprehensive Rules in both languages; of two files with one edition the first one counts."""
        files = [(kind, path) for kind in _RULES_READERS for path in self.inputs.files.get(kind, ())]
        seen: set[str] = set()
        bundled = load_bundled_concordance()
        recent: list[RulesEdition] = []
        for number, (kind, path) in enumerate(files):
            self.tell(BuildProgress(Stage.WRITING, path.name, number, len(files)))
            data = read_content(path)
            title, read = _RULES_READERS[kind]
            edition = _read_rules(path, data, read)
            key = f"cr:{edition.language}:{edition.label}"
            if key in seen:
                self.inputs.unread.append((path, "same_source"))
                continue
            seen.add(key)
            store_edition(self.connection, edition, source=key)
            if edition.language is Language.EN and edition.effective >= bundled.newest:
                recent.append(edition)
            gaps = find_gaps([rule.number for rule in edition.entries])
            self.left_out += [LeftOut(key, Fact.RULE, gap, Reason.NOT_IN_TEXT) for gap in gaps]
            lost = [rule.number for rule in edition.entries if _LOST_LETTER in rule.text]
            self.left_out += [LeftOut(key, Fact.RULE, number, Reason.LETTERS_LOST) for number in lost]
            rules = len(edition.rules)
            day = edition.effective.isoformat()
            source = Source(key, title, day, edition.language.value, sha256(data).hexdigest())
            writer.put_source(source)
            self.reports.append(SourceReport(source, (Tally(Fact.RULE, rules + len(gaps), rules),)))
        self.counts["rules_editions"] = len(seen)
        concordance = extend_concordance(bundled, recent, load_bundled_fingerprint() if recent else None)
        if concordance is not bundled:
            text = print_lives(concordance.editions, concordance.lives)
            self.connection.execute(INSERT_CONCORDANCE, (concordance.newest.isoformat(), text))

    def _put_policy(self, writer: CorpusWriter) -> None:
        """Documents of tournament policy; of one in one language the newest edition."""
        read: dict[PolicyText, tuple[Path, bytes]] = {}
        for path in self.inputs.files.get(FileKind.POLICY_TEXT, ()):
            self.tell(BuildProgress(Stage.READING, path.name, 0, 0))
            data = read_content(path)
            text = read_policy_text((read_pdf(data) or "") if data.startswith(PDF) else decode_japanese_text(data))
            if text is None:
                raise SourceFaultError(path=path, fault="no section with a text")
            read[text] = (path, data)
        kept = newest_texts([*read])
        self.inputs.unread += [(read[text][0], "same_source") for text in read if text not in kept]
        for text in kept:
            writer.put_fact(text.key, text.to_plain())
            path, data = read[text]
            day = text.effective.isoformat()
            source = Source(text.key, path.name, day, text.language.value, sha256(data).hexdigest())
            writer.put_source(source)
            self.reports.append(SourceReport(source, (Tally(Fact.RULE, len(text.sections), len(text.sections)),)))

    def _put_documents(self, writer: CorpusWriter, known: CardNames, names: MergedNames) -> None:
        """Wiki pages and release notes: every statement one ruling, tied to the cards that it names."""
        by_japanese = _cards_by_japanese(names)
        japanese_of: dict[str, list[str]] = {}
        for place, name in names.names:
            if name.language is Language.JA:
                japanese_of.setdefault(place.card, []).append(name.text)

        def find_card(name: str) -> str | None:
            if (found := by_japanese.get(name)) is not None:
                return found
            place = known.find(name)
            return place.card if place is not None else None

        written = 0
        for path, document in self._documents():
            rulings = link_cards(document.rulings, find_card, lambda card: japanese_of.get(card, ()))
            new = writer.put_rulings(rulings)
            written += new
            key = f"document:{document.name}"
            source = Source(key, document.name, document.date or "", "ja", sha256(read_content(path)).hexdigest())
            writer.put_source(source)
            self.reports.append(SourceReport(source, (Tally(Fact.RULING, len(rulings), new),)))
            if lost := sum(_LOST_LETTER in ruling.text for ruling in rulings):
                self.left_out.append(LeftOut(key, Fact.RULING, document.name, Reason.LETTERS_LOST, count=lost))
            if repeated := len(rulings) - new:
                self.left_out.append(LeftOut(key, Fact.RULING, document.name, Reason.DUPLICATE, count=repeated))
        self.counts["rulings_documents"] = written

    def _documents(self) -> Iterable[tuple[Path, Document]]:
        for kind, read in ((FileKind.WIKI_PAGE, mtgwiki.read), (FileKind.RELEASE_NOTES, release_notes.read)):
            for path in self.inputs.files.get(kind, ()):
                self.tell(BuildProgress(Stage.READING, path.name, 0, 0))
                yield path, read(decode_japanese_text(read_content(path)))

    @staticmethod
    def _own_source(bundled: BundledNames) -> Source:
        return Source(BUNDLED, "judgebot data", SUMMARIES_EDITION, "en ja", bundled.sha256)

    def _put_bundled(self, writer: CorpusWriter, bundled: BundledNames) -> None:
        summaries = load_rule_summaries(self.data / "rules")
        for summary in summaries:
            self.connection.executemany(INSERT_SUMMARY, summary_rows(summary, BUNDLED))
        self.counts["rule_summaries"] = len(summaries)
        rulings = load_bundled_rulings(self.data / "rulings")
        self.counts["rulings_bundled"] = writer.put_rulings(rulings)
        unknown = sum(item.count for item in self.left_out if item.source == BUNDLED)
        tallies = (
            Tally(Fact.NAME, len(bundled.names), len(bundled.names) - unknown),
            Tally(Fact.RULE, len(summaries), len(summaries)),
            Tally(Fact.RULING, len(rulings), self.counts["rulings_bundled"]),
        )
        self.reports.append(SourceReport(self._own_source(bundled), tallies))

    def _index_names(self, cards: Sequence[Card], names: MergedNames) -> None:
        self.tell(BuildProgress(Stage.INDEXING, "names", 0, 0))
        self.counts["name_index_bytes"] = store_names(self.connection, index_names(name_records(cards, names)))

    def _index_texts(self) -> None:
        self.tell(BuildProgress(Stage.INDEXING, "texts", 0, 0))
        self.counts["search_texts"] = build_search(self.connection, self.data)

    def _report(self, place: Path) -> BuildReport:
        return BuildReport(
            path=place,
            sources=tuple(self.reports),
            counts=dict(self.counts),
            left_out=tuple(self.left_out),
            disagreements=tuple(self.disagreements),
            unread=tuple(self.inputs.unread),
            notes=tuple(self.inputs.notes),
        )


def _with_bundled_facts(card: Card, bundled: BundledNames, printed: Mapping[str, int]) -> Card:
    """The card with the bundled color indicators, defenses and numbers of printings where no source says."""
    faces = tuple(_with_facts(face, bundled) for face in card.faces)
    if not card.printings and card.name in printed:
        card = replace(card, printings=printed[card.name])
    return card if faces == card.faces else replace(card, faces=faces)


def _with_facts(face: Face, bundled: BundledNames) -> Face:
    if face.color_indicator is None:
        face = replace(face, color_indicator=bundled.color_indicators.get(face.name))
    if face.defense is None:
        face = replace(face, defense=bundled.defenses.get(face.name))
    return face


def _tie(ruling: Ruling, known: CardNames) -> Ruling:
    """An official ruling under the name that the corpus has for its card."""
    places = [known.find(card) for card in ruling.cards]
    cards = tuple(dict.fromkeys(place.card for place in places if place is not None))
    return ruling if cards == ruling.cards else replace(ruling, cards=cards)


def _cards_by_japanese(names: MergedNames) -> dict[str, str]:
    """Japanese names that belong to one card only, misprints of another left aside."""
    owners: dict[str, set[str]] = {}
    for place, name in names.names:
        if _is_printed(name):
            owners.setdefault(name.text, set()).add(place.card)
    return {text: next(iter(found)) for text, found in owners.items() if len(found) == 1}


def _is_printed(name: CardName) -> bool:
    return name.language is Language.JA and name.kind.value in ("current", "former")


def _read_rules(path: Path, data: bytes, read: Callable[[bytes], RulesEdition]) -> RulesEdition:
    """One edition of a file; a fault names the file, since a folder may have a hundred of them.

    Raises: SourceFaultError: a part of the text is missing.
    """
    try:
        return read(data)
    except RulesTextError as fault:
        raise SourceFaultError(path=path, fault=f"no {fault.details['missing']}") from fault
