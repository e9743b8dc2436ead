"""How good the concordance is, per year, on exact-text pairs that the aligner has not seen as such.

``python tests/benchmarks/bench_concordance.py`` prints two tables; the baseline of each is "the same number".

1. *Chain*: rules of the last edition of a year that stand word for word in the edition of 2026-01-16, numbers of cited
   rules aside. The aligner never saw these two editions together, only neighbours in between: does the bundled
   concordance lead from one to the other?
2. *Reworded*: in the pair of neighbouring editions of a year that changed most, a fifth of the rules with the same text
   have three words in ten taken out of the newer text, so that their texts are no longer the same.

Precision: of the links made for these rules, how many are right. Recall: of these rules, how many are linked right.
At the end: seconds to align two editions, against comparing the same texts for equality only; and whether the bundled
file is what the command makes from the history today.
"""

import gzip
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from rulings.building.concordance import build_concordance
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.alignment import align_editions
from rulings.corpus.rule_texts.alignment_text import normalise_rule_text
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rule_texts.rules import Rule, RulesEdition
from rulings.sources.cr_text import read_rules_text

HISTORY = Path(__file__).resolve().parents[3] / "shared" / "data" / "cr" / "history"
SHARE_HELD_OUT = 0.2
SHARE_TAKEN_OUT = 0.3


@dataclass
class Score:
    """Counts of one method on one table row."""

    asked: int = 0
    answered: int = 0
    right: int = 0

    def __str__(self) -> str:
        precision = self.right / self.answered if self.answered else 1.0
        recall = self.right / self.asked if self.asked else 1.0
        return f"{100 * precision:6.2f} {100 * recall:6.2f}"

    def add(self, answer: object, truth: object) -> None:
        self.asked += 1
        self.answered += answer is not None
        self.right += answer == truth

    def merge(self, other: "Score") -> None:
        self.asked += other.asked
        self.answered += other.answered
        self.right += other.right


def editions() -> list[RulesEdition]:
    found = (read_rules_text(gzip.decompress(path.read_bytes())) for path in HISTORY.glob("*.txt.gz"))
    return sorted(found, key=lambda edition: edition.effective)


def exact_pairs(old: RulesEdition, new: RulesEdition) -> list[tuple[int, int]]:
    """Places of the entries whose text stands once in each edition and is a sentence at least."""
    places: list[dict[str, list[int]]] = []
    for edition in (old, new):
        by_text: defaultdict[str, list[int]] = defaultdict(list)
        for place, rule in enumerate(edition.entries):
            by_text[normalise_rule_text(rule.text)].append(place)
        places.append(by_text)
    first, second = places
    return [
        (at[0], second[text][0])
        for text, at in first.items()
        if len(at) == 1 and len(second.get(text, ())) == 1 and len(text.split()) >= 6
    ]


def score_chain(old: RulesEdition, today: RulesEdition) -> tuple[Score, Score]:
    """The bundled concordance and the baseline on pairs of an old edition with today's."""
    concordance = load_bundled_concordance()
    ours, baseline = Score(), Score()
    numbers = {rule.number for rule in today.entries}
    twice = {number for number, count in Counter(rule.number for rule in old.entries).items() if count > 1}
    for a, b in exact_pairs(old, today):
        number, truth = old.entries[a].number, today.entries[b].number
        if number in twice:
            continue
        found = [each.numbers for each in concordance.counterparts(number, old.effective) if each.numbers]
        ours.add(truth if found and truth in found[0] and len(found[0]) == 1 else (found or None), truth)
        baseline.add(number if number in numbers else None, truth)
    return ours, baseline


def hold_out(edition: RulesEdition, texts: dict[int, str]) -> RulesEdition:
    entries = list(edition.entries)
    for place, text in texts.items():
        entries[place] = replace(entries[place], paragraphs=(text,))
    return replace(edition, entries=tuple(entries))


def score_held_out(
    old: RulesEdition, new: RulesEdition, disguise: Callable[[Rule, random.Random], tuple[str, str]]
) -> tuple[Score, Score]:
    """The aligner and the baseline on rules whose texts were disguised."""
    dice = random.Random(f"{old.label}{new.label}")
    pairs = [pair for pair in exact_pairs(old, new) if dice.random() < SHARE_HELD_OUT]
    disguised = {pair: disguise(old.entries[pair[0]], dice) for pair in pairs}
    one = hold_out(old, {a: texts[0] for (a, _), texts in disguised.items()})
    other = hold_out(new, {b: texts[1] for (_, b), texts in disguised.items()})
    links = {link.old: link.new for link in align_editions(one, other).links}
    places = {rule.number: place for place, rule in enumerate(new.entries)}
    ours, baseline = Score(), Score()
    for a, b in pairs:
        ours.add(links.get(a), b)
        baseline.add(places.get(old.entries[a].number), b)
    return ours, baseline


def take_words_out(rule: Rule, dice: random.Random) -> tuple[str, str]:
    *words, last = rule.text.split()  # the last one closes the sentence: without it the rule would look like a heading
    return rule.text, " ".join([*(word for word in words if dice.random() >= SHARE_TAKEN_OUT), last])


def most_changed_pairs(every: list[RulesEdition]) -> Iterator[tuple[RulesEdition, RulesEdition]]:
    """For each year the pair of neighbours, the newer one of that year, that shares the least share of texts."""
    by_year: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
    for place, (old, new) in enumerate(pairwise(every)):
        by_year[new.effective.year].append((len(exact_pairs(old, new)) / len(old.entries), place))
    for _, pairs in sorted(by_year.items()):
        place = min(pairs)[1]
        yield every[place], every[place + 1]


def print_table(title: str, rows: Iterator[tuple[str, Score, Score]]) -> None:
    print(f"\n{title}\n{'':24}{'pairs':>6}   ours: P      R   baseline: P      R")
    total, total_baseline = Score(), Score()
    for label, ours, baseline in rows:
        print(f"{label:24}{ours.asked:6}  {ours}      {baseline}")
        total.merge(ours)
        total_baseline.merge(baseline)
    print(f"{'all':24}{total.asked:6}  {total}      {total_baseline}")
    wrong, wrong_baseline = total.asked - total.right, total_baseline.asked - total_baseline.right
    times = wrong_baseline / max(wrong, 1)
    print(f"not led right: {wrong} of {total.asked}; baseline {wrong_baseline}, {times:.0f} times as many")


def chain_rows(every: list[RulesEdition]) -> Iterator[tuple[str, Score, Score]]:
    last_of_year = {edition.effective.year: edition for edition in every[:-1]}
    for year, edition in sorted(last_of_year.items()):
        yield str(year), *score_chain(edition, every[-1])


def held_out_rows(
    every: list[RulesEdition], disguise: Callable[[Rule, random.Random], tuple[str, str]]
) -> Iterator[tuple[str, Score, Score]]:
    for old, new in most_changed_pairs(every):
        yield f"{old.effective} {new.effective}", *score_held_out(old, new, disguise)


def print_times(every: list[RulesEdition]) -> None:
    """The slowest kinds of pairs: the newest, largest ones and the great renumbering of 2009."""
    print("\nseconds to align two editions")
    renumbering = next(i for i, edition in enumerate(every) if edition.label == "20090711")
    for old, new in ((every[-2], every[-1]), (every[renumbering - 1], every[renumbering]), (every[0], every[-1])):
        start = time.perf_counter()
        exact_pairs(old, new)
        baseline = time.perf_counter() - start
        start = time.perf_counter()
        align_editions(old, new)
        took = time.perf_counter() - start
        print(f"{old.effective} {new.effective}  {took:.2f} s, equality {baseline:.2f} s, {took / baseline:.0f} times")


def main() -> int:
    if not HISTORY.is_dir():
        print(f"skipped: {HISTORY} is absent")
        return 0
    every = editions()
    print_table("1. Chain: same text then and on 2026-01-16, led there by the concordance", chain_rows(every))
    print_table("2. Reworded: 3 words in 10 taken out of the newer text", held_out_rows(every, take_words_out))
    print_times(every)
    start = time.perf_counter()
    is_same = build_concordance(every) == (find_bundled_data() / "rules" / "concordance.tsv").read_text("utf-8")
    took = time.perf_counter() - start
    print(f"\nmade anew in {took:.0f} s: {'the same as' if is_same else 'NOT the same as'} the bundled one")
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
