"""Readings: which kana a word in kanji stands for, learnt from names whose reading is known.

What is here: aligning a name with its reading, the table of words that comes of it, and reading a typed text with that
table. What is not: a morphological analyser; where SudachiPy is installed, ``analyser`` asks it when the corpus is
built, and a running bot never loads it.
"""

import heapq
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from rulings.lookup.cards.normalise import fold_japanese

_RUNS: Final = re.compile(r"[ぁ-ゖー]+|[^ぁ-ゖー]+")
_KANA: Final = re.compile(r"[ぁ-ゖー]+")
_LONGEST_WORD: Final = 8
_READINGS_PER_WORD: Final = 3
_SPELLINGS: Final = 6
"""So many readings of a run that no name has are tried."""
_WHOLE: Final = 8
"""How much more a whole run counts than a part that was cut out of one."""


def is_kana(text: str) -> bool:
    """Whether a folded text is hiragana (and long marks) only."""
    return _KANA.fullmatch(text) is not None


def align(name: str, reading: str) -> list[tuple[str, str]] | None:
    """Split a name into runs of kana and of other signs, each with its part of the reading.

    The kana of the name must stand in the reading; a run of kanji takes at least one kana for each kanji where that
    fits, since almost every kanji has one at least.

    Shape: folded name, folded reading -> pairs in order, or None where they can't be matched.
    Example:
        >>> align("安らかなる眠り", "やすらかなるねむり")
        [('安', 'やす'), ('らかなる', 'らかなる'), ('眠', 'ねむ'), ('り', 'り')]
    """
    runs = _RUNS.findall(name)
    for least in (1, 0):
        if (parts := _fit(runs, 0, reading, 0, least)) is not None:
            return list(zip(runs, parts, strict=True))
    return None


def _fit(runs: Sequence[str], at: int, reading: str, start: int, least: int) -> list[str] | None:
    """The parts of a reading, from a place on, for the runs from one on: as short as fits, the first ones first."""
    if at == len(runs):
        return [] if start == len(reading) else None
    run = runs[at]
    if is_kana(run):
        rest = _fit(runs, at + 1, reading, start + len(run), least) if reading.startswith(run, start) else None
        return None if rest is None else [run, *rest]
    shortest = start + max(1, len(run) * least)
    if at + 1 == len(runs):
        return [reading[start:]] if len(reading) >= shortest else None
    # Runs of kana and of other signs take turns: this one ends where the next one is found.
    end = reading.find(runs[at + 1], shortest)
    while end >= 0:
        if (rest := _fit(runs, at + 1, reading, end, least)) is not None:
            return [reading[start:end], *rest]
        end = reading.find(runs[at + 1], end + 1)
    return None


UNREAD: Final = "＊"
"""Stands in a reading for a sign that the table can't read."""
_UNREAD: Final = (UNREAD,)


@dataclass(frozen=True, slots=True)
class ReadingTable:
    """Words in kanji with their readings, commonest first."""

    words: Mapping[str, tuple[str, ...]]
    """A run of kanji, alone or with the first kana that follows it -> readings of the run."""
    inside: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kanji -> their readings inside longer runs, commonest first; known while the index is built only."""

    def read(self, folded: str, limit: int = 3) -> list[str]:
        """How a typed text may be read aloud, ``UNREAD`` for each sign that the table doesn't know.

        Shape: folded text -> readings in hiragana, likeliest first, at most ``limit``.
        """
        choices: list[Sequence[str]] = []
        runs = _RUNS.findall(folded)
        for at, run in enumerate(runs):
            if is_kana(run):
                choices.append((run,))
            else:
                following = runs[at + 1][0] if at + 1 < len(runs) else ""
                choices.append(self.words.get(run + following) or self.words.get(run) or self._spell(run, following))
        return list(islice(likeliest_first(choices), limit))

    def alternatives(self, run: str) -> tuple[str, ...]:
        """Other ways in which people may read a run of kanji: as other names read it, and two kanji by the usual
        readings of each.
        """
        whole = self.words.get(run, ())
        if len(run) != 2:
            return whole
        first, second = self.inside.get(run[0], ())[:2], self.inside.get(run[1], ())[:2]
        return tuple(dict.fromkeys((*whole, *(head + tail for head in first for tail in second))))

    def _spell(self, run: str, following: str) -> list[str]:
        """Readings of a run put together from as few known words as possible, the usual ones first."""
        # Of each beginning of the run: how dear it is, where its last word starts, and how that is read.
        best: list[tuple[int, int, Sequence[str]]] = [(0, 0, _UNREAD)]
        for end in range(1, len(run) + 1):
            options: list[tuple[int, int, Sequence[str]]] = [(best[end - 1][0] + 3, end - 1, _UNREAD)]
            for start in range(max(0, end - _LONGEST_WORD), end):
                word = run[start:end]
                readings = (end == len(run) and self.words.get(word + following)) or self.words.get(word)
                if readings:
                    options.append((best[start][0] + 1, start, readings))
            best.append(min(options, key=lambda option: option[0]))
        words: list[Sequence[str]] = []
        end = len(run)
        while end:
            _, end, spoken = best[end]
            words.insert(0, spoken)
        return list(islice(likeliest_first(words), _SPELLINGS))


def likeliest_first(choices: Sequence[Sequence[str]]) -> Iterator[str]:
    """Texts with one choice at each place, the first choices first.

    Shape: choices by place, likeliest first -> joined texts by the sum of the positions of their choices, of equal ones
    the order of the product. Each text costs no more than there are places: a text of thirty kanji has more readings
    than a memory holds.
    Example:
        >>> list(likeliest_first([("いな", "とう"), ("ずま", "さい")]))
        ['いなずま', 'いなさい', 'とうずま', 'とうさい']
    """
    if not all(choices):
        return
    waiting = [(0, (0,) * len(choices))]
    while waiting:
        total, taken = heapq.heappop(waiting)
        yield "".join(choice[at] for choice, at in zip(choices, taken, strict=True))
        # Each is reached from one other alone: from that with the last choice which is no first one put back by one.
        last = max((place for place, at in enumerate(taken) if at), default=0)
        for place in range(last, len(choices)):
            if taken[place] + 1 < len(choices[place]):
                heapq.heappush(waiting, (total + 1, (*taken[:place], taken[place] + 1, *taken[place + 1 :])))


def learn_readings(pairs: Iterable[tuple[str, str]]) -> ReadingTable:
    """Learn words and their readings from names.

    Shape: folded name and folded reading -> table; pairs that can't be aligned teach nothing.
    """
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    runs: Counter[tuple[str, str]] = Counter()
    for name, reading in pairs:
        aligned = align(name, reading) or []
        for at, (run, kana) in enumerate(aligned):
            if is_kana(run) or not is_kana(kana):
                continue
            counts[run][kana] += _WHOLE
            runs[run, kana] += 1
            if at + 1 < len(aligned):
                counts[run + aligned[at + 1][0][0]][kana] += _WHOLE
    known = {word: tuple(found) for word, found in counts.items()}
    inside: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for (run, kana), times in runs.items():
        for word, part in _parts_of_run(run, kana, known):
            counts[word][part] += times
            if len(word) == 1:
                inside[word][part] += times
    return ReadingTable(_commonest(counts), _commonest(inside))


def _commonest(counts: Mapping[str, Counter[str]]) -> dict[str, tuple[str, ...]]:
    return {word: tuple(kana for kana, _ in found.most_common(_READINGS_PER_WORD)) for word, found in counts.items()}


def _parts_of_run(run: str, kana: str, known: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """What a run teaches about its parts: a known word at one end leaves a reading for the rest."""
    for cut in range(1, len(run)):
        for head in known.get(run[:cut], ()):
            if len(head) < len(kana) and kana.startswith(head):
                yield run[cut:], kana[len(head) :]
        for tail in known.get(run[cut:], ()):
            if len(tail) < len(kana) and kana.endswith(tail):
                yield run[:cut], kana[: -len(tail)]


def vary_reading(name: str, reading: str, table: ReadingTable) -> list[str]:
    """Other readings of a name, one word read otherwise in each.

    Shape: folded name, its reading -> further readings; empty where the name can't be aligned.
    """
    aligned = align(name, reading)
    varied = []
    for at, (run, kana) in enumerate(aligned or ()):
        if is_kana(run):
            continue
        before = "".join(part for _, part in (aligned or ())[:at])
        after = "".join(part for _, part in (aligned or ())[at + 1 :])
        varied += [before + other + after for other in table.alternatives(run) if other != kana]
    return varied


def split_reading(name: str, reading: str, separators: str, table: ReadingTable) -> list[tuple[str, str]]:
    """The parts of a name between separators, each with its part of the reading.

    Where kanji stand on both sides of a separator, the table has to know one of the two words.

    Shape: written name, reading, signs that separate, how words are read -> pairs; empty where it can't be split.
    """
    parts = [part for part in re.split(f"[{re.escape(separators)}]", name) if part]
    if len(parts) < 2:
        return []
    split: list[tuple[str, str]] = []
    for at, part in enumerate(parts[:-1]):
        rest = fold_japanese("".join(parts[at + 1 :]))
        fold = fold_japanese(part)
        cuts = [
            cut
            for cut in range(1, len(reading))
            if fold and rest and align(fold, reading[:cut]) is not None and align(rest, reading[cut:]) is not None
        ]
        if len(cuts) > 1:
            cuts = [cut for cut in cuts if reading[:cut] in table.read(fold) or reading[cut:] in table.read(rest)]
        if len(cuts) != 1:
            return []
        split.append((part, reading[: cuts[0]]))
        reading = reading[cuts[0] :]
    return [*split, (parts[-1], reading)]
