"""Rules and glossary entries of older editions for free-text search: which text stood under which number or term, and
for how long.

What is here: reading the lives of texts out of the corpus. What is not: indexing them (``search_index``), and how rules
were renumbered (``rulings.corpus.rule_texts.concordance``): a text that moved is an old text under its old number.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

_ENTRIES: Final = """
SELECT d.effective, e.number, e.text_id FROM rules_entry e JOIN rules_edition d USING (edition_id)
WHERE d.language = 'en' AND d.effective <= ? ORDER BY d.effective DESC, e.ordinal
"""
_TEXTS: Final = """
SELECT text_id, text, examples FROM rules_text WHERE text_id IN (SELECT text_id FROM rules_entry)
"""


_TERMS: Final = """
SELECT d.effective, g.term, g.text_id FROM rules_glossary g JOIN rules_edition d USING (edition_id)
WHERE d.language = 'en' AND d.effective <= ? ORDER BY d.effective DESC, g.ordinal
"""
_TERM_TEXTS: Final = """
SELECT text_id, text FROM rules_text WHERE text_id IN (SELECT text_id FROM rules_glossary)
"""


@dataclass(frozen=True, slots=True)
class TermLife:
    """A glossary entry and how long it stood so."""

    term: str
    """The term."""
    text: str
    """What it says."""
    first: str
    """ISO date of the oldest edition with it."""
    last: str
    """ISO date of the newest edition with it."""


@dataclass(frozen=True, slots=True)
class OldRule:
    """A text that stood under a number in older editions only."""

    number: str
    """Its number then."""
    text: str
    """The text."""
    examples: str
    """Its examples as the corpus packs them."""
    first: str
    """ISO date of the oldest edition with it."""
    last: str
    """ISO date of the newest edition with it."""
    above: tuple[str, ...]
    """Texts of the rule and the section above it in that edition."""


@dataclass(frozen=True, slots=True)
class RuleLives:
    """The texts of all editions up to the newest."""

    since: Mapping[str, str]
    """Number of a rule of the newest edition -> ISO date of the oldest edition that has this text under it."""
    old: tuple[OldRule, ...]
    """Texts that the newest edition does not have under that number."""


def read_rule_lives(conn: sqlite3.Connection, newest: str) -> RuleLives:
    """What stood under each number from when to when.

    Shape: connection, ISO date of the newest edition -> RuleLives; a second for twenty editions.
    """
    lives: dict[tuple[str, int], list[str]] = {}
    parents: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for effective, number, text_id in conn.execute(_ENTRIES, (newest,)):
        life = lives.setdefault((number, text_id), [effective, effective])
        life[0] = effective
        if not number[-1:].isalpha():
            parents[effective][number] = text_id
    texts = {text_id: (text, examples) for text_id, text, examples in conn.execute(_TEXTS)}
    since: dict[str, str] = {}
    old: list[OldRule] = []
    for (number, text_id), (first, last) in lives.items():
        if last == newest:
            since[number] = first
        elif len(number) > 1:
            above = tuple(texts[parents[last][each]][0] for each in parents_of(number) if each in parents[last])
            old.append(OldRule(number, *texts[text_id], first, last, above))
    return RuleLives(since, tuple(old))


def read_term_lives(conn: sqlite3.Connection) -> list[TermLife]:
    """The glossary entries of all editions, each text of a term once; those of the newest edition first.

    Shape: connection -> lives; none where no edition has a glossary.
    """
    (newest,) = conn.execute("SELECT MAX(effective) FROM rules_edition WHERE language = 'en'").fetchone()
    texts = dict(conn.execute(_TERM_TEXTS))
    lives: dict[tuple[str, str], list[str]] = {}
    for effective, term, text_id in conn.execute(_TERMS, (newest or "",)):
        life = lives.setdefault((term, texts[text_id]), [effective, effective])
        life[0] = effective
    return [TermLife(term, text, first, last) for (term, text), (first, last) in lives.items()]


def parents_of(number: str) -> Iterator[str]:
    """The rule and the section above: ``702.2c`` -> ``702.2``, ``702``."""
    rule = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    if rule != number:
        yield rule
    if "." in rule:
        yield rule.split(".")[0]
