"""Rules beside something else: official words where there are any, summaries never unmarked, and true editions."""

from datetime import date

import pytest

from bot.render.document import BlockKind
from bot.render.rule_words import editions_line, opening, rule_items
from rulings.answer.records import RuleEditions, RuleNumber, RuleText
from rulings.language import Language

JANUARY, AUGUST = date(2026, 1, 16), date(2026, 8, 7)
NUMBER = RuleNumber("704.5j")
SUMMARY = RuleText(NUMBER, summary_en="Own words.", summary_ja="自分の言葉。")
ENGLISH = RuleText(NUMBER, text_en="Official words.", summary_en="Own words.", summary_ja="自分の言葉。")
BOTH = RuleText(NUMBER, text_en="Official words.", text_ja="公式の言葉。", summary_ja="自分の言葉。")


def shown(language: Language, rule: RuleText, cited: RuleNumber = NUMBER) -> list[tuple[str, str]]:
    return [(block.label, block.text) for block in rule_items(language, rule, cited)]


def test_the_official_text_goes_before_the_summary() -> None:
    assert shown(Language.EN, ENGLISH) == [("CR 704.5j", "Official words.")]
    assert shown(Language.JA, BOTH) == [("CR 704.5j", "公式の言葉。")]
    assert rule_items(Language.EN, ENGLISH, NUMBER)[0].kind is BlockKind.QUOTE


def test_a_summary_is_marked() -> None:
    assert shown(Language.EN, SUMMARY) == [("CR 704.5j (judgebot’s summary)", "Own words.")]
    assert shown(Language.JA, ENGLISH) == [("CR 704.5j（judgebotによる要約）", "自分の言葉。"), ("", "Official words.")]


def test_a_number_that_is_another_today_is_told_with_both() -> None:
    assert shown(Language.EN, ENGLISH, RuleNumber("704.5i"))[0][0] == "CR 704.5i (today 704.5j)"
    assert shown(Language.JA, BOTH, RuleNumber("704.5i"))[0][0] == "CR 704.5i（現在は704.5j）"


@pytest.mark.parametrize(
    ("rules", "editions", "line"),
    [
        ([ENGLISH], RuleEditions(JANUARY, JANUARY), "Comprehensive Rules of 2026-01-16"),
        ([SUMMARY], RuleEditions(JANUARY, JANUARY), "Numbers of the edition of 2026-01-16"),
        ([SUMMARY], RuleEditions(JANUARY), "Numbers of the edition of 2026-01-16"),
        (
            [ENGLISH, SUMMARY],
            RuleEditions(JANUARY, AUGUST),
            "Comprehensive Rules of 2026-08-07　Numbers of the edition of 2026-01-16",
        ),
    ],
)
def test_the_editions_are_those_of_what_is_shown(rules: list[RuleText], editions: RuleEditions, line: str) -> None:
    assert editions_line(Language.EN, editions, rules) == line


def test_a_long_text_ends_with_a_sentence_and_no_open_quotation() -> None:
    words = "One sentence. Another (for example, “Destroy it. It can’t be regenerated”) goes on and on."
    assert opening(words, 60) == "One sentence. …"
    assert opening(words, 500) == words
    assert opening("一つ目の文。二つ目の文は長い。", 8) == "一つ目の文。…"
    assert opening("word " * 30, 12) == "word word …"
