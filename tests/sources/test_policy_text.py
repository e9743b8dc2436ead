"""Documents of tournament policy as plain text; all words here are made up."""

from datetime import date

import pytest

from rulings.corpus.policy import PolicyDocument
from rulings.language import Language
from rulings.sources.policy_text import newest_texts, read_policy_text, recognise_policy

GUIDE = """MAGIC INFRACTION PROCEDURE GUIDE
Effective September 23, 2031
Contents
1. General Philosophy ........ 3
1.1. Definition of Penalties ...... 3
2. Game Play Errors ...... 8
2.1. Game Play Error — Missed Trigger .... 8
2.2. Game Play Error — A New Infraction .... 9
1. General Philosophy
Be kind.
1.1. Definition of Penalties
1. The first of a list that looks like a chapter.
2. The second of it.
4
2. Game Play Errors
2.1. Game Play Error — Missed Trigger
A made-up sentence that is long enough to be broken off at the end of its line and
goes on here.
Another paragraph.
2.2. Game Play Error — A New Infraction
Something new.
"""
RULES_JA = """マジック:ザ・ギャザリング イベント規定
2031年 3月 31日発効
★もくじ
2. イベントの機構
2.6 時間延長
2. イベントの機構
2.6 時間延長
作り話の文。
"""
REGULAR = """Judging at Regular Rules Enforcement Level (REL)
Updated August 5, 2031
Hello.
Common Issues
A made-up issue.
Serious Problems
A made-up problem.
"""


def test_a_guide_is_taken_apart_by_its_headings() -> None:
    read = read_policy_text(GUIDE)
    assert read is not None
    assert (read.document, read.language, read.effective) == (PolicyDocument.IPG, Language.EN, date(2031, 9, 23))
    assert [(each.number, each.title) for each in read.sections] == [
        ("1", "General Philosophy"),
        ("1.1", "Definition of Penalties"),
        ("2", "Game Play Errors"),
        ("2.1", "Missed Trigger"),
        ("2.2", "A New Infraction"),
    ]
    texts = {each.number: each.text for each in read.sections}
    assert texts["1.1"].splitlines() == ["1. The first of a list that looks like a chapter.", "2. The second of it."]
    assert texts["2"] == ""
    assert texts["2.1"].splitlines() == [
        "A made-up sentence that is long enough to be broken off at the end of its line and goes on here.",
        "Another paragraph.",
    ]


def test_a_translation_and_a_document_without_numbers() -> None:
    rules, regular = read_policy_text(RULES_JA), read_policy_text(REGULAR)
    assert rules is not None
    assert (rules.language, rules.effective) == (Language.JA, date(2031, 3, 31))
    assert [(each.number, each.text) for each in rules.sections] == [("2", ""), ("2.6", "作り話の文。")]
    assert regular is not None
    assert [(each.title, each.text) for each in regular.sections] == [
        ("Common Issues", "A made-up issue."),
        ("Serious Problems", "A made-up problem."),
    ]


@pytest.mark.parametrize(
    "text", ["", "Lightning Bolt", GUIDE[:200].replace("Effective", "Sometime"), "Tournament Rules"]
)
def test_what_is_no_document_is_none(text: str) -> None:
    assert recognise_policy(text) is None
    assert read_policy_text(text) is None


def test_a_document_that_breaks_off_before_its_sections_has_none() -> None:
    assert read_policy_text(GUIDE[: GUIDE.index("1. General Philosophy\nBe")]) is None


def test_the_newest_edition_counts() -> None:
    older, newer = read_policy_text(GUIDE.replace("2031", "2030")), read_policy_text(GUIDE)
    assert older is not None
    assert newer is not None
    assert newest_texts([newer, older]) == newest_texts([older, newer]) == [newer]
