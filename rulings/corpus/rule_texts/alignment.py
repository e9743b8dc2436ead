"""Which rule of one edition became which rule of the next.

What is here: the alignment of two editions by content: the same text, then similar text with its neighbourhood, then
structure; and what was split, merged, removed or added. What is not: chains over many editions
(``rulings.corpus.rule_texts.concordance``).

Entries are meant by their place in ``RulesEdition.entries``, because an edition can print a number twice.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment_sides import Side
from rulings.corpus.rule_texts.alignment_text import (
    CandidateIndex,
    ComparedText,
    WordWeights,
    normalise_rule_text,
    similarity,
)
from rulings.corpus.rule_texts.alignment_transfers import find_transfers
from rulings.corpus.rule_texts.fingerprints import EditionFingerprint, SampledText
from rulings.corpus.rule_texts.numbering import RuleKind, kind_of
from rulings.corpus.rule_texts.rules import RulesEdition, fold_term

_CANDIDATES: Final = 12
_STEPS: Final = (0.95, 0.85, 0.75, 0.66, 0.6)
"""Scores from which pairs are taken, best first: a sure pair tells about its neighbours before doubts are tried."""
_PARENT_BONUS, _NEIGHBOUR_BONUS, _NUMBER_BONUS, _STRANGER_MALUS = 0.08, 0.04, 0.04, 0.06
_STRUCTURE_SIMILARITY: Final = 0.3
_TITLE_SIMILARITY: Final = 0.8
"""Headings are short: fewer shared words than this say nothing, and their rules have to tell."""
_SAFE_SIMILARITY: Final = 0.75
_OBSOLETE: Final = "(Obsolete)"
_CITED_RULE: Final = re.compile(r"\b[1-9]\d\d\.\d+[a-z]{0,2}\b")


class Change(StrEnum):
    """What happened to a rule between two editions."""

    SAME = "same"
    """Same number, same text but for numbers of other rules."""
    RENUMBERED = "renumbered"
    """Another number; the text may be reworded too."""
    REWORDED = "reworded"
    """Same number, other words."""
    SPLIT = "split"
    """Its text went to several rules."""
    MERGED = "merged"
    """Its text went into another rule that lives on."""
    REMOVED = "removed"
    """Nothing of it is left."""
    NEW = "new"
    """Nothing of it was there before."""


@dataclass(frozen=True, slots=True)
class Link:
    """An entry of the older edition and the entry of the newer one that it became."""

    old: int
    """Place in the older edition."""
    new: int
    """Place in the newer edition."""
    is_reworded: bool
    """Whether the words differ, numbers of cited rules aside."""
    confidence: float
    """How sure this is, from 0 to 1; 1 for the same text."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Text that left one entry for another beside the links: a split or a merger."""

    old: int
    """Place in the older edition of the entry that the text stood in."""
    new: int
    """Place in the newer edition of the entry that has it now."""
    confidence: float
    """The share of the smaller text that was found in the larger one."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """Everything that happened between two editions; each entry of both is in one of the first three fields."""

    links: tuple[Link, ...]
    """Entries that live on, in the order of the older edition."""
    removed: tuple[int, ...]
    """Places in the older edition without a link."""
    new: tuple[int, ...]
    """Places in the newer edition without a link."""
    splits: tuple[Transfer, ...]
    """For places in ``new``: the entry whose text they took over."""
    mergers: tuple[Transfer, ...]
    """For places in ``removed``: the entry that took their text over."""


def align_editions(old: RulesEdition, new: RulesEdition) -> Alignment:
    """The alignment of two editions by what their entries say.

    日本語: 二つの版の条文を内容で対応づける
    Shape: an older and a newer edition in one language -> Alignment; 3,000 entries each in about a second.
    """
    obsolete = {fold_term(term) for term in _obsolete_terms(new)}
    cited = {
        number
        for entry in old.glossary
        if fold_term(entry.term) in obsolete
        for number in _CITED_RULE.findall(entry.text)
    }
    numbers = _numbers(old)
    return _Aligner(Side.of(numbers, _texts(old)), Side.of(_numbers(new), _texts(new)), _places(numbers, cited)).run()


def align_fingerprint(old: EditionFingerprint, new: RulesEdition) -> Alignment:
    """The alignment of two editions where only the fingerprint of the older one is there.

    日本語: 古い版の本文がなくても、指紋だけで新しい版と対応づける
    Shape: as ``align_editions``; places in the older edition are those of the fingerprint.
    """
    sampled = [SampledText.of(text) for text in _texts(new)]
    gone = _places(old.numbers, old.rules_of_terms(_obsolete_terms(new)))
    return _Aligner(Side.of(old.numbers, old.texts), Side.of(_numbers(new), sampled), gone).run()


def _numbers(edition: RulesEdition) -> list[RuleNumber]:
    return [rule.number for rule in edition.entries]


def _texts(edition: RulesEdition) -> list[ComparedText]:
    return [ComparedText(normalise_rule_text(rule.text)) for rule in edition.entries]


def _obsolete_terms(edition: RulesEdition) -> list[str]:
    """The terms that the glossary calls obsolete: the rules which an older glossary cites for them are gone."""
    return [entry.term.removesuffix(_OBSOLETE) for entry in edition.glossary if entry.term.endswith(_OBSOLETE)]


def _places(numbers: Sequence[RuleNumber], wanted: Collection[str]) -> frozenset[int]:
    return frozenset(place for place, number in enumerate(numbers) if number in wanted)


class _Aligner:
    """Takes pairs in the order of their certainty; what is taken is evidence for its neighbours."""

    def __init__(self, old: Side, new: Side, obsolete: Collection[int]) -> None:
        self.old = old
        self.new = new
        self.confidence: dict[int, float] = {}
        self.weights = WordWeights([*old.texts, *new.texts])
        self.obsolete = obsolete

    def run(self) -> Alignment:
        self._link_same_texts()
        self._link_headings()  # what stands above a rule is evidence for it
        self._link_similar_texts()
        self._link_headings()
        self._link_between_neighbours()
        splits = tuple(find_transfers(self.new, self.old))
        mergers = tuple(find_transfers(self.old, self.new))
        return Alignment(
            links=tuple(
                Link(a, b, self.old.texts[a].normal != self.new.texts[b].normal, self.confidence[a])
                for a, b in sorted(self.old.links.items())
            ),
            removed=tuple(self.old.free()),
            new=tuple(self.new.free()),
            splits=tuple(Transfer(a, b, share) for b, a, share in splits),
            mergers=tuple(Transfer(a, b, share) for a, b, share in mergers),
        )

    def _take(self, a: int, b: int, confidence: float) -> None:
        self.old.links[a] = b
        self.new.links[b] = a
        self.confidence[a] = confidence

    # --- The same text ---

    def _link_same_texts(self) -> None:
        """Texts that stand once in each edition; then repeated ones ("General") by their neighbourhood."""
        old, new = self.old.by_text(), self.new.by_text()
        repeated: list[tuple[int, int, float]] = []
        for text, places in old.items():
            others = new.get(text, [])
            if len(places) == len(others) == 1:
                self._take(places[0], others[0], 1.0)
            else:
                repeated.extend((a, b, 1.0) for a in places for b in others)
        self._take_best(repeated, _STEPS, lambda score: 0.97)

    # --- Similar texts ---

    def _link_similar_texts(self) -> None:
        """Texts that changed, by shared words and by where they stand."""
        index = CandidateIndex(self.weights, [(b, self.new.texts[b]) for b in self.new.free()])
        pairs = []
        for a in self.old.free():
            for b, cosine in index.search(self.old.texts[a], _CANDIDATES):
                alike = similarity(self.old.texts[a], self.new.texts[b], cosine)
                if self._may_be_the_same_rule(a, b, alike):
                    pairs.append((a, b, alike))
        self._take_best(pairs, _STEPS, lambda score: min(0.99, score))

    def _may_be_the_same_rule(self, a: int, b: int, alike: float) -> bool:
        """Whether nothing speaks against the pair: a heading is no rule, and a rule of an obsolete term is gone,
        whatever sentence of it survives."""
        one, other = self.old.texts[a], self.new.texts[b]
        if one.is_title != other.is_title:
            return False
        if one.is_title and alike < _TITLE_SIMILARITY:
            return False
        return alike >= _SAFE_SIMILARITY or a not in self.obsolete

    def _take_best(
        self, pairs: list[tuple[int, int, float]], steps: Iterable[float], confidence: Callable[[float], float]
    ) -> None:
        """Take pairs from the best score down, scoring anew after each round because neighbours count."""
        for least in steps:
            while True:
                pairs = [(a, b, s) for a, b, s in pairs if a not in self.old.links and b not in self.new.links]
                scored = sorted(((s + self._context(a, b), -a, -b) for a, b, s in pairs), reverse=True)
                taken = False
                for score, minus_a, minus_b in scored:
                    if score < least:
                        break
                    if -minus_a not in self.old.links and -minus_b not in self.new.links:
                        self._take(-minus_a, -minus_b, confidence(score))
                        taken = True
                if not taken:
                    break

    def _context(self, a: int, b: int) -> float:
        """What the neighbourhood says for (or against) the pair."""
        if (kind_of(self.old.numbers[a]) is RuleKind.CHAPTER) != (kind_of(self.new.numbers[b]) is RuleKind.CHAPTER):
            return -1.0
        bonus = _NUMBER_BONUS if self.old.numbers[a] == self.new.numbers[b] else 0.0
        for step in (-1, 1):
            if self.old.links.get(a + step) == b + step:
                bonus += _NEIGHBOUR_BONUS
        above_a, above_b = self.old.parents[a], self.new.parents[b]
        if above_a is not None and above_b is not None:
            if self.old.links.get(above_a) == above_b:
                bonus += _PARENT_BONUS
            elif above_a in self.old.links or above_b in self.new.links:
                bonus -= _STRANGER_MALUS
        return bonus

    # --- Structure ---

    def _link_headings(self) -> None:
        """Headings that were renamed: the one above the same rules, or the one between the same headings."""
        for a in self.old.free():
            if self.old.children[a]:
                self._link_by_children(a)
        old, new = self.old.headings(), self.new.headings()
        order = {b: i for i, b in enumerate(new)}
        for before, a, after in zip(old, old[1:], old[2:], strict=False):
            i, j = order.get(self.old.links.get(before, -1)), order.get(self.old.links.get(after, -1))
            if a in self.old.links or i is None or j != i + 2 or new[i + 1] in self.new.links:
                continue
            alike = self._similarity(a, new[i + 1])
            if alike >= _STRUCTURE_SIMILARITY:
                self._take(a, new[i + 1], round(0.4 + alike / 2, 2))

    def _link_by_children(self, a: int) -> None:
        """Link a heading to the one above most of the same rules."""
        votes: defaultdict[int, int] = defaultdict(int)
        for child in self.old.children[a]:
            above = self.new.parents[self.old.links[child]] if child in self.old.links else None
            if above is not None and above not in self.new.links:
                votes[above] += 1
        if not votes:
            return
        b, count = max(votes.items(), key=lambda item: (item[1], -item[0]))
        larger = max(len(self.old.children[a]), len(self.new.children[b]))
        if count * 2 >= larger and self.old.is_heading(a) == self.new.is_heading(b):
            self._take(a, b, round(0.6 + 0.35 * count / larger, 2))

    def _link_between_neighbours(self) -> None:
        """A single gap between two sure neighbours is filled where the words allow it."""
        for a in self.old.free():
            b = self._place_between_neighbours(a)
            if b is not None:
                alike = self._similarity(a, b)
                if alike >= _STRUCTURE_SIMILARITY and self._may_be_the_same_rule(a, b, alike):
                    self._take(a, b, round(0.4 + alike / 2, 2))

    def _similarity(self, a: int, b: int) -> float:
        one, other = self.old.texts[a], self.new.texts[b]
        vector = self.weights.vector(other)
        cosine = sum(value * vector.get(word, 0.0) for word, value in self.weights.vector(one).items())
        return similarity(one, other, cosine)

    def _place_between_neighbours(self, a: int) -> int | None:
        """The free place between what became of the entries before and after, if there is exactly one."""
        before, after = self.old.links.get(a - 1), self.old.links.get(a + 1)
        if before is None or after is None or after - before != 2 or before + 1 in self.new.links:
            return None
        return before + 1
