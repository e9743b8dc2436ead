"""Places of a rule and of a keyword.

What is here: where a rule is cited, summarised, tested and played; which phrases say a keyword and which rules code
plays it. What is not: what rules and keywords mean (``rulings.lookup.rules.keywords``, the corpus).
"""

import re
from collections.abc import Iterator
from typing import Final

from rulings.abilities.node import Node
from rulings.lookup.rules.keywords import Term
from rulings.oracle import phrases as oracle_phrases
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Alternative
from rulings.oracle.template import Inflected, Optional, Slot, Word
from rulings.signposts.handlers import handlers_of_keyword
from rulings.signposts.project import citations_of, lines_with, tables_of_section
from rulings.signposts.records import Kind, LinePlaces, Place, Places, Subject, WhereAnswer
from rulings.signposts.words import nodes_of, phrases_of

RULE: Final = re.compile(r"(?:CR|総合ルール)?\s*(\d{3}(?:\.\d+[a-z]?)?)\.?", re.IGNORECASE)
"""A rule number as people type it."""

oracle_phrases.load_all()


def where_rule(number: str) -> WhereAnswer:
    """Where a rule, or any rule below it, is cited, summarised, tested and played.

    Shape: ``"701.17c"``, ``"704.5"``, ``"613"`` -> citations, or those of the nearest rule above that has any;
    summaries, tests, tables.
    """
    below = _below(number)
    below_in_names = below.replace(r"\.", "_")
    alone = rf"(?<![\w.])({below})(?![\w]|\.\d)"
    tables = set(lines_with(alone, "tests/tables", ".toml", once=True))
    if "." not in number:
        of_these = {one.file for one in tables}
        tables |= {one for one in tables_of_section(number) if one.file not in of_these}
    citations = tuple(citations_of(below))
    around: tuple[Place, ...] = ()
    above = "" if citations else _above(number)
    while above and not around:
        around, above = tuple(citations_of(_below(above))), _above(above)
    return WhereAnswer(
        number,
        Subject.RULE,
        places=(
            Places(Kind.CITATIONS, citations),
            Places(Kind.AROUND, around),
            Places(Kind.SUMMARIES, tuple(lines_with(rf'^\[rules\."({below})"\]', "data/rules", ".toml"))),
            Places(Kind.TESTS, tuple(lines_with(rf"{alone}|__{below_in_names}(?!\w)", "tests", ".py", once=True))),
            Places(Kind.TABLES, tuple(sorted(tables))),
        ),
    )


def _above(number: str) -> str:
    """The rule that a number belongs to: ``"508.1d"`` -> ``"508.1"`` -> ``"508"`` -> nothing."""
    rule, dot, last = number.partition(".")
    return f"{rule}{dot}{last[:-1]}" if last[-1:].isalpha() else rule if dot else ""


def where_keyword(term: Term) -> WhereAnswer:
    """Which phrases say a keyword ability or action, which nodes they make, what plays and what tests them.

    Shape: a keyword -> one line with its phrases and nodes, then its places in the kernel, tests and tables.
    """
    keyword = term.en.lower()
    phrases = [one for one in _declared() if _says(one, keyword.split())]
    kinds = dict.fromkeys(one.kind for one in phrases if issubclass(one.kind, Node))
    line = LinePlaces(
        keyword,
        tuple(dict.fromkeys(one.category for one in phrases)),
        tuple(phrases_of((one, None) for one in phrases)),
        tuple(nodes_of(kinds)),
    )
    spoken = rf"(?<![\w.]){_below(term.rule)}(?![\w]|\.\d)"
    word = rf"\b{re.escape(keyword)}\b"
    return WhereAnswer(
        keyword,
        Subject.KEYWORD,
        lines=(line,),
        places=(
            Places(Kind.KERNEL, handlers_of_keyword(keyword)),
            Places(Kind.CITATIONS, tuple(citations_of(_below(term.rule)))),
            Places(Kind.TESTS, tuple(lines_with(rf"(?i){word}", "tests", ".py", once=True))),
            Places(Kind.TABLES, tuple(lines_with(rf"(?i){word}|{spoken}", "tests/tables", ".toml", once=True))),
        ),
    )


def _below(number: str) -> str:
    """A pattern of the rule's number and of those below it."""
    below = r"(?:\.\d+[a-z]?)?" if "." not in number else r"[a-z]?" if number[-1].isdigit() else ""
    return re.escape(number) + below


def _declared() -> Iterator[Alternative]:
    for category in ORACLE.categories.values():
        yield from (one for one in category.own if not one.source.startswith("derived:"))


def _says(alternative: Alternative, keyword: list[str]) -> bool:
    """Whether the phrase opens with the keyword, perhaps behind its subject; "mills" is "mill"."""
    elements = list(alternative.elements)
    if elements and isinstance(elements[0], Slot | Optional):
        del elements[0]
    if len(elements) < len(keyword):
        return False
    return all(_is_word(element, word) for element, word in zip(elements, keyword, strict=False))


def _is_word(element: object, word: str) -> bool:
    match element:
        case Word(text):
            return text.lower() == word
        case Inflected(singular, plural):
            return word in (singular.lower(), plural.lower())
    return False
