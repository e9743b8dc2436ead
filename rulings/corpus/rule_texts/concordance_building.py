"""Lives of rules from editions, step by step.

What is here: a builder that takes editions from the oldest to the newest and chains their alignments. What is not: the
alignment of two editions (``rulings.corpus.rule_texts.alignment``), the command that reads the files
(``rulings.building.concordance``).
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Alignment, Change, align_editions, align_fingerprint
from rulings.corpus.rule_texts.alignment_text import ComparedText, normalise_rule_text
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.concordance_lives import Fate, Life, Scored, Span
from rulings.corpus.rule_texts.fingerprints import EditionFingerprint
from rulings.corpus.rule_texts.rules import RulesEdition

_SPLIT_SHARE: Final = 0.5
"""A rule whose heirs have less of it than this is removed, and they are what is left of it."""


@dataclass(slots=True)
class _Growing:
    """A life while editions are still coming."""

    spans: list[Span]
    """Numbers so far."""
    rewordings: list[Scored] = field(default_factory=list)
    """Rewordings so far."""
    origin: Scored | None = None
    """Where it was split from."""
    fate: Fate | None = None
    """How it ended."""

    def finished(self) -> Life:
        return Life(tuple(self.spans), tuple(self.rewordings), self.origin, self.fate)


class ConcordanceBuilder:
    """Chains editions, oldest first.

    日本語: 版を古い順に足して、条文の一生をつなぐ
    Shape: ``add`` each edition in the order of their dates (a second each), then ``editions`` and ``lives()``.
    """

    def __init__(self) -> None:
        self.editions: list[date] = []
        self._lives: list[_Growing] = []
        self._newest: RulesEdition | EditionFingerprint | None = None
        self._life_by_place: list[int] = []

    @classmethod
    def resume(
        cls, editions: Iterable[date], lives: Iterable[Life], newest: RulesEdition | EditionFingerprint
    ) -> "ConcordanceBuilder":
        """A builder that goes on from a finished concordance, whose newest edition is given whole or as fingerprint.

        Raises: ValueError: that edition is not the newest one of the concordance.
        """
        builder = cls()
        builder.editions = list(editions)
        builder._lives = [_Growing(list(x.spans), list(x.rewordings), x.origin, x.fate) for x in lives]
        if not builder.editions or builder.editions[-1] != newest.effective:
            raise ValueError(f"the concordance ends with {builder.editions[-1:]}, not with {newest.effective}")
        waiting: defaultdict[str, list[int]] = defaultdict(list)
        for key, life in enumerate(builder._lives):
            if life.fate is None:
                waiting[life.spans[-1].number].append(key)
        builder._newest = newest
        numbers = newest.numbers if isinstance(newest, EditionFingerprint) else [rule.number for rule in newest.entries]
        builder._life_by_place = [
            waiting[number].pop(0) if waiting[number] else builder._start(number, len(builder.editions) - 1)
            for number in numbers
        ]
        return builder

    def add(self, edition: RulesEdition) -> Alignment | None:
        """Chain one more edition; the alignment with the one before is returned.

        Raises: ValueError: the edition is not newer than the last one.
        """
        if self.editions and edition.effective <= self.editions[-1]:
            raise ValueError(f"{edition.effective} is not after {self.editions[-1]}")
        at = len(self.editions)
        self.editions.append(edition.effective)
        alignment = None
        if self._newest is None:
            self._life_by_place = [self._start(rule.number, at) for rule in edition.entries]
        else:
            alignment = (
                align_editions(self._newest, edition)
                if isinstance(self._newest, RulesEdition)
                else align_fingerprint(self._newest, edition)
            )
            self._chain(self._newest, edition, alignment, at)
        self._newest = edition
        return alignment

    def lives(self) -> tuple[Life, ...]:
        """Every life so far, in the order of their first edition and place in it."""
        return tuple(life.finished() for life in self._lives)

    def _start(self, number: str, at: int) -> int:
        self._lives.append(_Growing([Span(at, RuleNumber(number))]))
        return len(self._lives) - 1

    def _chain(self, old: RulesEdition | EditionFingerprint, new: RulesEdition, alignment: Alignment, at: int) -> None:
        before = self._life_by_place
        after: dict[int, int] = {}
        for link in alignment.links:
            life = self._lives[before[link.old]]
            after[link.new] = before[link.old]
            number = new.entries[link.new].number
            if number != life.spans[-1].number:
                life.spans.append(Span(at, number, link.confidence))
            if link.is_reworded:
                life.rewordings.append(Scored(at, link.confidence))
        for place in alignment.new:
            after[place] = self._start(new.entries[place].number, at)
        for split in alignment.splits:
            self._lives[after[split.new]].origin = Scored(before[split.old], split.confidence)
        self._end(old, new, alignment, at, before, after)
        self._life_by_place = [after[place] for place in range(len(new.entries))]

    def _end(
        self,
        old: RulesEdition | EditionFingerprint,
        new: RulesEdition,
        alignment: Alignment,
        at: int,
        before: list[int],
        after: dict[int, int],
    ) -> None:
        """Write down how the rules without a link ended."""
        mergers = {merger.old: merger for merger in alignment.mergers}
        pieces: defaultdict[int, list[tuple[int, float]]] = defaultdict(list)
        for split in alignment.splits:
            pieces[split.old].append((split.new, split.confidence))
        for place in alignment.removed:
            life = self._lives[before[place]]
            if place in mergers:
                merger = mergers[place]
                life.fate = Fate(Change.MERGED, at, (Scored(after[merger.new], merger.confidence),))
                continue
            heirs = tuple(Scored(after[new_place], confidence) for new_place, confidence in pieces[place])
            kept = _kept_share(old, place, [new.entries[p].text for p, _ in pieces[place]])
            life.fate = Fate(Change.SPLIT if kept >= _SPLIT_SHARE else Change.REMOVED, at, heirs)


def extend_concordance(
    concordance: Concordance, editions: Iterable[RulesEdition], fingerprint: EditionFingerprint | None = None
) -> Concordance:
    """The concordance with the English editions added that are newer than its newest one.

    日本語: 同梱の対照表より新しい版を、手元のテキストから書き足す
    Shape: editions in any order, older ones ignored, and the fingerprint of its newest edition, which serves where that
    is not among them -> a longer concordance; the same one where there is nothing newer, or nothing of its newest
    edition, because then the next step cannot be taken.
    """
    known = {edition.effective: edition for edition in editions}
    newest: RulesEdition | EditionFingerprint | None = known.get(concordance.newest)
    if newest is None and fingerprint is not None and fingerprint.effective == concordance.newest:
        newest = fingerprint
    newer = sorted(day for day in known if day > concordance.newest)
    if newest is None or not newer:
        return concordance
    builder = ConcordanceBuilder.resume(concordance.editions, concordance.lives, newest)
    for day in newer:
        builder.add(known[day])
    return Concordance(builder.editions, builder.lives())


def _kept_share(old: RulesEdition | EditionFingerprint, place: int, pieces: list[str]) -> float:
    """The share of an entry's words that stand in these pieces, each word counted as often as it stands."""
    if isinstance(old, EditionFingerprint):
        return old.texts[place].share_in(ComparedText(normalise_rule_text(piece)) for piece in pieces)
    words = normalise_rule_text(old.entries[place].text).split()
    left: defaultdict[str, int] = defaultdict(int)
    for piece in pieces:
        for word in normalise_rule_text(piece).split():
            left[word] += 1
    kept = 0
    for word in words:
        if left[word]:
            left[word] -= 1
            kept += 1
    return kept / len(words) if words else 0.0
