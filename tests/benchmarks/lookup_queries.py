"""Queries of all kinds of ``../shared/names``, made from other names with a seed of our own.

What is here: drawing names and gathering the queries of every kind, for fitting (``fit_lookup``) and for measuring on
queries that no tuning has seen:

    python tests/benchmarks/lookup_queries.py SEED NAMES FILE.jsonl

writes a file for ``judgebot lookup --batch`` and ``../shared/names/score.py``. What is not: how people mistype
(``mistyping_english``, ``mistyping_japanese``, ``nonsense_queries``); nicknames and old misprints, which can't be made.
"""

import json
import random
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from lookup_records import SHARED, raw_records
from mistyping_english import EnglishTruth, make_english, shorten_english
from mistyping_japanese import HIRAGANA, KATAKANA, Homophones, JapaneseTruth, make_japanese, shorten_japanese
from nonsense_queries import idle_lines, made_up_names

from rulings.lookup.cards.collecting import parts_of
from rulings.lookup.cards.normalise import fold_english, fold_japanese
from rulings.lookup.cards.records import NameRecord


@dataclass(frozen=True, slots=True)
class Query:
    """One query with every right answer."""

    query: str
    want: tuple[str, ...]
    kind: str
    lang: str


def english_truth(records: Sequence[NameRecord]) -> EnglishTruth:
    """All English names with their cards."""
    cards: defaultdict[str, set[str]] = defaultdict(set)
    for record in records:
        for name in (record.english, *record.faces):
            cards[fold_english(name)].add(record.english)
    return EnglishTruth(cards)


def japanese_truth(records: Sequence[NameRecord]) -> JapaneseTruth:
    """All Japanese names, readings and names of legends with their cards."""
    written: defaultdict[str, set[str]] = defaultdict(set)
    read: defaultdict[str, set[str]] = defaultdict(set)
    parts: defaultdict[str, set[str]] = defaultdict(set)
    for record in records:
        for name in (*record.japanese, *record.former_japanese):
            written[fold_japanese(name)].add(record.english)
            parts[fold_japanese(name)].add(record.english)
            by_name = name.split("、")[-1].replace("＝", "・").split("・")
            for part in (*parts_of(name), by_name[0]):
                parts[fold_japanese(part)].add(record.english)
        for _, reading in record.readings:
            read[fold_japanese(reading)].add(record.english)
    return JapaneseTruth(written, read, parts)


def make_queries(
    records: Sequence[NameRecord], seed: int, names: int, avoid: Callable[[NameRecord], bool]
) -> list[Query]:
    """Queries of all kinds over names drawn at random.

    Shape: records, seed, how many cards to draw, cards to leave alone -> queries with their right answers.
    """
    rng = random.Random(seed)
    drawn = [record for record in records if not avoid(record) and not record.marks]
    queries = []
    truth = english_truth(records)
    for record in rng.sample(drawn, names):
        for kind, query, want in make_english(rng.choice((record.english, *record.faces)), truth, rng):
            queries.append(Query(query, tuple(sorted(want | {record.english})), kind, "en"))
    legends = [record for record in drawn if "," in record.english]
    for record in rng.sample(legends, names // 2) + rng.sample(drawn, names // 8):
        for kind, query, want in shorten_english(record.english, truth, rng):
            queries.append(Query(query, tuple(sorted(want | {record.english})), kind, "en"))
    asian = japanese_truth(records)
    spoken = [record for record in drawn if record.readings]
    homophones = Homophones([record.readings[0] for record in spoken])
    signs = "".join(name for record in rng.sample(spoken, 300) for name, _ in record.readings) + HIRAGANA + KATAKANA
    for record in rng.sample(spoken, names):
        name, reading = rng.choice(record.readings)
        for kind, query, want in make_japanese(name, fold_japanese(reading), asian, homophones, signs, rng):
            queries.append(Query(query, tuple(sorted(want | {record.english})), kind, "ja"))
    legends = [record for record in spoken if "," in record.english and re.search("[、・]", record.readings[0][0])]
    for record in rng.sample(legends, min(names, len(legends))):
        for kind, query, want in shorten_japanese(record.readings[0][0], asian, rng):
            queries.append(Query(query, tuple(sorted(want | {record.english})), kind, "ja"))
    queries += [Query(text, (), "nothing", language) for text, language in idle_lines(rng, names // 6)]
    queries += [Query(text, (), "nothing_hard", language) for text, language in made_up_names(records, rng, names // 3)]
    return queries


def judged_names() -> frozenset[str]:
    """Names that the judged set asks for, which made queries leave alone."""
    with (SHARED / "names/queries-dev.jsonl").open(encoding="utf-8") as stream:
        return frozenset(name for line in stream for name in json.loads(line)["want"])


def main(seed: str, names: str, path: str) -> None:
    """Write made queries as lines of JSON."""
    judged = judged_names()
    records = list(raw_records())
    queries = make_queries(records, int(seed), int(names), lambda r: not judged.isdisjoint((r.english, *r.faces)))
    with Path(path).open("w", encoding="utf-8") as stream:
        for number, made in enumerate(queries):
            row = {"id": f"{seed}-{number}", **asdict(made)}
            stream.write(json.dumps(row, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
