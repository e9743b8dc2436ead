"""The official English rules text: every dress it came in, and nothing lost."""

import gzip
import re
from datetime import date
from pathlib import Path

import pytest

from rulings.corpus.rule_texts.rules import RulesEdition, fold_term, iterate_lines
from rulings.language import Language
from rulings.sources.cr_text import (
    RulesTextError,
    decode_rules_text,
    looks_like_rules_text,
    read_rules_text,
    split_lines,
)
from tests.places import SHARED

RULES_TEXTS = SHARED / "data" / "cr"
HISTORY = sorted(RULES_TEXTS.glob("history/*.txt.gz"))
needs_shared = pytest.mark.skipif(not HISTORY, reason="../shared/data/cr is absent")

SMALL = """\
Magic: The Gathering Comprehensive Rules

These rules are effective as of May 4, 2031.

Introduction

This is the game’s own test text.

Contents

1. Game Concepts
100. General
101. Golden Rules

2. Parts of a Card
200. General

Glossary

Credits

1. Game Concepts

100. General

100.1. Written for a test.

100.1k A subrule whose “quotes” are curly.
Example: The first example.
Example:Example: The second, its word printed twice.
     A paragraph that goes on after the examples.

100.1m The letter l is skipped.

101. Golden Rules

101.1.A dot without a space.

101. 1a A space inside the number.

101.b A number without its rule.

2. Parts of a Card

200. General

200.1. The last rule.

Glossary

Ability
1. The first meaning.
2. The second.

Exile1. A term glued to its meaning.

Sets
First Set [symbol]

Credits

Nobody in particular
"""


@pytest.fixture(scope="module")
def small() -> RulesEdition:
    return read_rules_text(SMALL.encode())


def test_the_date_is_the_one_in_the_text(small: RulesEdition) -> None:
    assert (small.effective, small.label, small.language) == (date(2031, 5, 4), "20310504", Language.EN)


def test_contents_repeat_headings_and_are_no_rules(small: RulesEdition) -> None:
    assert [rule.number for rule in small.entries] == [
        "1", "100", "100.1", "100.1k", "100.1m", "101", "101.1", "101.1a", "101.1b", "2", "200", "200.1",
    ]  # fmt: skip
    assert [rule.number for rule in small.rules][:2] == ["100.1", "100.1k"]
    assert len(small.contents) == 8


def test_examples_and_later_paragraphs_stay_with_their_rule(small: RulesEdition) -> None:
    rule = small.find_rule("100.1k")
    assert rule is not None
    assert rule.paragraphs == (
        "A subrule whose “quotes” are curly.",
        "A paragraph that goes on after the examples.",
    )
    assert [(e.text, e.after) for e in rule.examples] == [
        ("The first example.", 1),
        ("The second, its word printed twice.", 1),
    ]


def test_misprinted_numbers_are_mended_and_told(small: RulesEdition) -> None:
    assert small.faults == (
        "101.1 is printed without a space after it",
        "101.1a is printed with a space inside",
        "101.1b is printed as 101.b",
    )


def test_the_glossary_is_read_by_blocks(small: RulesEdition) -> None:
    assert [(entry.term, entry.text) for entry in small.glossary] == [
        ("Ability", "1. The first meaning.\n2. The second."),
        ("Exile", "1. A term glued to its meaning."),
        ("Sets", "First Set [symbol]"),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_encoding_and_line_end_gives_the_same_edition(small: RulesEdition, encoding: str, line_end: str) -> None:
    assert read_rules_text(SMALL.replace("\n", line_end).encode(encoding)) == small


def test_line_ends_may_be_mixed(small: RulesEdition) -> None:
    head, tail = SMALL[:300], SMALL[300:]
    assert read_rules_text((head.replace("\n", "\r\n") + tail.replace("\n", "\r")).encode("utf-8-sig")) == small


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_a_letter_cut_in_two_does_not_change_the_others(small: RulesEdition, encoding: str) -> None:
    read = read_rules_text(f"{SMALL}”".encode(encoding)[:-1])
    assert read.entries == small.entries
    assert read.glossary == small.glossary


def test_bytes_that_no_encoding_has_are_kept() -> None:
    assert len(decode_rules_text(b"caf\xe9 \x81 end")) == len("café ? end")


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        ("These rules are effective as of May 4, 2031.", "These rules are effective as of …"),
        ("Contents", "contents"),
        ("Glossary", "glossary"),
        ("Credits", "credits"),
    ],
)
def test_a_text_with_a_part_missing_is_refused_by_name(lost: str, named: str) -> None:
    with pytest.raises(RulesTextError) as refused:
        read_rules_text(SMALL.replace(lost, "").encode())
    assert refused.value.details == {"missing": named}


def test_other_texts_do_not_look_like_rules() -> None:
    assert looks_like_rules_text(SMALL)
    assert not looks_like_rules_text("Infraction Procedure Guide\nThese rules are effective as of May 4, 2031.")


# --- The real files -------------------------------------------------------------------------------------------------


def _characters(lines: list[str]) -> str:
    """All characters but white space, with the three freedoms that the reader takes: dots after numbers, a doubled
    ``Example:``, and the one number that lacks its rule."""
    tidied = []
    for line in lines:
        line = re.sub(r"^(Example:\s*)+", "Example: ", line)
        line = re.sub(r"^(\d{3})\. ?(\d+[a-z]*)\.? ?", r"\1.\2 ", line)
        tidied.append(line.replace("306.b If", "306.3b If"))
    return re.sub(r"\s+", "", "".join(tidied))


@needs_shared
def test_the_edition_of_january_2026_has_3114_rules_and_276_examples() -> None:
    edition = read_rules_text((RULES_TEXTS / "MagicCompRules 20260116.txt").read_bytes())
    assert (len(edition.rules), len(edition.examples)) == (3114, 276)
    assert edition.effective == date(2026, 1, 16)
    assert edition.faults == ()


@needs_shared
@pytest.mark.parametrize("path", HISTORY, ids=lambda path: path.name[:10])
def test_counts_in_are_counts_out_and_no_line_is_lost(path: Path) -> None:
    data = gzip.decompress(path.read_bytes())
    edition = read_rules_text(data)
    lines = split_lines(decode_rules_text(data))
    assert _characters(list(iterate_lines(edition))) == _characters(lines)
    body = lines[len(edition.front) + len(edition.contents) : len(lines) - 1 - lines[::-1].index("Glossary")]
    opening = re.compile(r"[1-9]\d\d\. ?\d|306\.b")
    assert len(edition.rules) == sum(1 for line in body if opening.match(line))
    assert len(edition.examples) == sum(1 for line in body if line.startswith("Example:"))


@needs_shared
@pytest.mark.parametrize("path", sorted(RULES_TEXTS.glob("*.txt")), ids=lambda path: path.stem[-8:])
def test_the_official_text_file_says_what_the_word_file_said(path: Path) -> None:
    plain = read_rules_text(path.read_bytes())
    year, month, day = path.stem[-8:-4], path.stem[-4:-2], path.stem[-2:]
    word = read_rules_text(gzip.decompress((RULES_TEXTS / "history" / f"{year}-{month}-{day}.txt.gz").read_bytes()))
    assert [rule.number for rule in plain.entries] == [rule.number for rule in word.entries]
    assert [fold_term(entry.term) for entry in plain.glossary] == [fold_term(entry.term) for entry in word.glossary]


@needs_shared
def test_two_files_of_the_history_are_older_than_their_names() -> None:
    dates = {
        name: read_rules_text(gzip.decompress((RULES_TEXTS / "history" / f"{name}.txt.gz").read_bytes())).effective
        for name in ("2004-06-01", "2006-06-01")
    }
    assert dates == {"2004-06-01": date(2003, 6, 1), "2006-06-01": date(2004, 6, 1)}


def test_spaces_that_do_not_break_are_spaces(small: RulesEdition) -> None:
    """Word puts them where somebody pressed Ctrl+Shift+Space; the edition of 2004-10-01 has one."""
    text = SMALL.replace("rules are", "rules\u00a0are").replace(" 4, ", "\u00a04, ")
    assert text != SMALL
    assert read_rules_text(text.encode()).effective == small.effective
