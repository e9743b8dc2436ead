"""Texts of rules by the numbers of one edition, whatever editions the corpus holds them in.

What is here: the English and Japanese texts and the summaries of a rule, each found under the number that its own
edition gives the rule; neighbours, subrules and glossary. What is not: which rule is meant
(``rulings.answer.rules``).

The edition whose numbers count is the newest that is known, which need not be one of those in the corpus: where the
corpus has only an older text, that text is shown under today's number, and its own number is said beside it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Self

from rulings.answer.desk import Desk
from rulings.answer.records import RuleText
from rulings.answer.rule_name import RuleName
from rulings.answer.rule_titles import find_term, find_title, find_topic
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import Concordance, load_bundled_concordance, read_concordance
from rulings.corpus.rule_texts.editions import EditionPair, editions_in, numbers_in_edition, pair_editions
from rulings.corpus.rule_texts.numbering import order_of, parent_of
from rulings.corpus.rule_texts.rule_headings import load_bundled_headings
from rulings.corpus.rule_texts.rule_summaries import SELECT_SUMMARIES, SELECT_SUMMARY, SUMMARIES_EDITION
from rulings.corpus.rule_texts.rules import (
    SELECT_CONCORDANCE,
    SELECT_EDITIONS,
    SELECT_GLOSSARY_ALL,
    SELECT_NEIGHBOURS,
    SELECT_RULE,
    SELECT_SUBRULES,
    EditionRow,
    GlossaryEntry,
    Rule,
    edition_from_row,
    fold_term,
    glossary_from_row,
    rule_from_row,
)
from rulings.corpus.rulings import SELECT_BY_RULE, Ruling, RulingKind, ruling_from_row
from rulings.language import Language
from rulings.lookup.cards.normalise import is_japanese
from rulings.lookup.rules.rule_numbers import parse_rule_references

SUMMARIES_DATE: Final = date.fromisoformat(SUMMARIES_EDITION)
"""Edition whose numbers the summaries, the terms and all citations of the program carry."""


async def load_concordance(desk: Desk) -> Concordance:
    """The concordance of the corpus where it has editions newer than the bundled ones, else the bundled one."""
    return await desk.once(_read_concordance)


async def _read_concordance(desk: Desk) -> Concordance:
    own = await desk.corpus.rows(SELECT_CONCORDANCE)
    if own:
        return await desk.in_lookups(read_concordance, own[0][0])
    return await desk.in_lookups(load_bundled_concordance)


@dataclass(frozen=True)
class RuleShelf:
    """The rules of one edition, from the texts that the corpus has.

    日本語: ある版の番号で条文と要約を引く
    """

    desk: Desk
    """The open corpus."""
    concordance: Concordance
    """How editions relate."""
    shown: date
    """The edition whose numbers are used."""
    english: EditionRow | None
    """The English edition that is read: that of ``shown``, else the newest older one."""
    japanese: EditionRow | None
    """The translation that is read, which may be older."""
    japanese_lags: bool
    """Whether the translation is older than ``shown``."""

    @classmethod
    async def of_today(cls, desk: Desk) -> Self:
        """The newest edition that is known; the shelf is made once."""
        return await desk.once(cls._of_today)

    @classmethod
    async def _of_today(cls, desk: Desk) -> Self:
        concordance = await load_concordance(desk)
        return await cls._of(desk, concordance, concordance.newest)

    @classmethod
    async def of_citations(cls, desk: Desk) -> Self:
        """The edition that the program cites; English texts of that edition only."""
        shelf = await cls._of(desk, await load_concordance(desk), SUMMARIES_DATE)
        is_exact = shelf.english is not None and shelf.english.effective == SUMMARIES_DATE
        return shelf if is_exact else replace(shelf, english=None)

    @classmethod
    async def _of(cls, desk: Desk, concordance: Concordance, shown: date) -> Self:
        rows = [edition_from_row(row) for row in await desk.corpus.rows(SELECT_EDITIONS)]
        known = [row for row in rows if row.language is Language.JA or row.effective <= shown]
        pair = pair_editions(known)
        english = pair.english if pair else None
        japanese = pair.japanese if pair else next(reversed(editions_in(known, Language.JA)), None)
        now = EditionRow(0, Language.EN, shown, "", "")
        return cls(desk, concordance, shown, english, japanese, EditionPair(now, japanese).japanese_lags)

    @property
    def is_in_english(self) -> bool:
        """Whether the corpus has the English text of this very edition."""
        return self.english is not None and self.english.effective == self.shown

    # --- Numbers and names ---

    def renumber(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Numbers here of a rule that summaries and terms know by its number of 2026-01-16."""
        return numbers_in_edition(self.concordance, number, SUMMARIES_DATE, self.shown)

    def title(self, number: RuleNumber) -> RuleName | None:
        """How the rule is headed or what term it defines, under the number that it has here."""
        own = self._own_number(number)
        found = find_title(own) if own is not None else None
        return replace(found, number=number) if found is not None else None

    def names(self, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleName]:
        """What rules are about: their own title, else, under its own number, that of the rule above."""
        found: dict[RuleNumber, RuleName] = {}
        for number in dict.fromkeys(numbers):
            own = self._own_number(number)
            topic = find_topic(own) if own is not None else None
            if topic is not None:
                found[number] = replace(topic, number=number) if topic.number == own else topic
        return found

    def _own_number(self, number: RuleNumber) -> RuleNumber | None:
        """The number of a rule of this edition in that of the summaries."""
        found = numbers_in_edition(self.concordance, number, self.shown, SUMMARIES_DATE)
        return found[0] if len(found) == 1 else None

    # --- Texts ---

    async def texts(self, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleText]:
        """What the corpus has of rules; numbers that it knows nothing of are absent."""
        found = {number: await self.text(number) for number in dict.fromkeys(numbers)}
        return {number: text for number, text in found.items() if text is not None}

    async def text(self, number: RuleNumber) -> RuleText | None:
        """What the corpus has of one rule."""
        number_en, english = await self._find(self.english, number)
        number_ja, japanese = await self._find(self.japanese, number)
        summaries = await self._summaries(number)
        if english is None and japanese is None and not summaries:
            return None
        return RuleText(
            number=number,
            text_en=english.text if english else None,
            text_ja=japanese.text if japanese else None,
            examples_en=tuple(example.text for example in english.examples) if english else (),
            examples_ja=tuple(example.text for example in japanese.examples) if japanese else (),
            summary_en=summaries.get(Language.EN),
            summary_ja=summaries.get(Language.JA),
            number_en=number_en if english and not self.is_in_english else None,
            number_ja=number_ja if japanese and number_ja != number else None,
        )

    async def text_of_its_time(self, number: RuleNumber, day: date) -> RuleText | None:
        """The English text of that number in the edition of a day; ``None`` for this edition and without the text."""
        if day == self.shown:
            return None
        rows = [edition_from_row(row) for row in await self.desk.corpus.rows(SELECT_EDITIONS)]
        edition = next((row for row in rows if row.language is Language.EN and row.effective == day), None)
        rule = await self._read(edition, number) if edition is not None else None
        if rule is None:
            return None
        return RuleText(rule.number, rule.text, examples_en=tuple(example.text for example in rule.examples))

    async def _find(self, edition: EditionRow | None, number: RuleNumber) -> tuple[RuleNumber | None, Rule | None]:
        """The rule in an edition and its number there; nothing where that has no such rule, or several in its place."""
        if edition is None:
            return None, None
        numbers = numbers_in_edition(self.concordance, number, self.shown, edition.effective)
        if len(numbers) != 1:
            return None, None
        return numbers[0], await self._read(edition, numbers[0])

    async def _read(self, edition: EditionRow, number: RuleNumber) -> Rule | None:
        rows = await self.desk.corpus.rows(SELECT_RULE, [edition.edition_id, number])
        return rule_from_row(rows[0]) if rows else None

    async def _summaries(self, number: RuleNumber) -> dict[str, str]:
        """The summaries of a rule whose words are still those that were summarised."""
        own: RuleNumber | None = number
        if self.shown != SUMMARIES_DATE:
            found = self.concordance.counterparts(number, self.shown, SUMMARIES_DATE)
            is_same = len(found) == 1 and len(found[0].numbers) == 1 and not found[0].is_reworded
            own = found[0].numbers[0] if is_same else None
        return dict(await self.desk.corpus.rows(SELECT_SUMMARY, [own])) if own is not None else {}

    async def rulings(self, number: RuleNumber) -> tuple[Ruling, ...]:
        """The project's own rulings that cite the rule, in both languages, in the order of their files."""
        own = self._own_number(number)
        rows = await self.desk.corpus.rows(SELECT_BY_RULE, [own]) if own is not None else []
        found = [ruling for ruling in map(ruling_from_row, rows) if ruling.kind is RulingKind.BUNDLED]
        return tuple(sorted(found, key=lambda ruling: (ruling.position, ruling.group, ruling.language)))

    # --- What stands around a rule ---

    async def subrules(self, number: RuleNumber) -> tuple[RuleText, ...]:
        """The rules one level below, in order."""
        if self.is_in_english and self.english is not None:
            rows = await self.desk.corpus.rows(SELECT_SUBRULES, [self.english.edition_id, number])
            numbers = [rule_from_row(row).number for row in rows]
        else:
            numbers = [each for each in await self._known() if parent_of(each) == number]
        return tuple((await self.texts(numbers)).values())

    async def neighbours(self, number: RuleNumber) -> tuple[RuleNumber | None, RuleNumber | None]:
        """The entries before and after it in the document."""
        if self.is_in_english and self.english is not None:
            rows = await self.desk.corpus.rows(SELECT_NEIGHBOURS, [self.english.edition_id, number])
            around = [RuleNumber(row[0]) for row in rows]
        else:
            known = await self._known()
            place = known.index(number) if number in known else -1
            around = [known[each] for each in (place - 1, place + 1) if place >= 0 and 0 <= each < len(known)]
        before = [each for each in around if order_of(each) < order_of(number)]
        after = [each for each in around if order_of(each) > order_of(number)]
        return before[-1] if before else None, after[0] if after else None

    async def _known(self) -> list[RuleNumber]:
        """Every entry of the edition that the project has words for, where that is the edition shown."""
        if self.shown != SUMMARIES_DATE:
            return []
        numbers = {RuleNumber(row[0]) for row in await self.desk.corpus.rows(SELECT_SUMMARIES)}
        return sorted({*numbers, *load_bundled_headings()}, key=order_of)

    async def glossary(self, number: RuleNumber) -> GlossaryEntry | None:
        """The glossary's entry on the term that a rule defines, as the English edition of the corpus has it."""
        own = self._own_number(number)
        term = find_term(own) if own is not None else None
        return await self.glossary_entry(term.en) if term is not None else None

    async def glossary_entry(self, word: str) -> GlossaryEntry | None:
        """The glossary's entry under a word, or under several of which it is one (``Life, Life Total``)."""
        if self.english is None or is_japanese(word):
            return None
        rows = await self.desk.corpus.rows(SELECT_GLOSSARY_ALL, [self.english.edition_id])
        wanted = fold_term(word)
        entries = [glossary_from_row(row) for row in rows]
        exact = (entry for entry in entries if fold_term(entry.term) == wanted)
        among = (entry for entry in entries if wanted in _words_of(entry.term))
        return next(exact, None) or next(among, None)

    def cited_by_text(self, text: str) -> tuple[RuleNumber, ...]:
        """Numbers here of the rules that a text of the English edition cites."""
        if self.english is None:
            return ()
        found = (
            number
            for cited in cited_numbers(text)
            for number in numbers_in_edition(self.concordance, cited, self.english.effective, self.shown)
        )
        return tuple(dict.fromkeys(found))


def cited_numbers(text: str) -> tuple[RuleNumber, ...]:
    """Rule numbers that a text cites, in order, of a range its two ends."""
    references = parse_rule_references(text)
    return tuple(dict.fromkeys(each for found in references for each in (found.number, found.last) if each is not None))


def _words_of(term: str) -> set[str]:
    """Everything that a glossary term is looked up by: ``Mana Burn (Obsolete)`` is ``mana burn``."""
    plain = re.sub(r"\s*\(.*?\)", "", term)
    words = {fold_term(word) for word in (plain, *plain.split(","))}
    return words | {word.removesuffix("s") for word in words}
