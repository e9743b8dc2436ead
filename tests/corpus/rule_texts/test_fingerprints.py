"""A corpus whose only rules text is newer than the bundled concordance still has that text, under its numbers."""

from datetime import date
from pathlib import Path

import pytest

from rulings.answer.desk import Desk
from rulings.answer.rule_texts import load_concordance
from rulings.answer.rules import answer_rule
from rulings.answer.searching import answer_search
from rulings.building import build_corpus
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.alignment import Change, align_editions, align_fingerprint
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rule_texts.fingerprints import (
    EditionFingerprint,
    FingerprintsError,
    load_bundled_fingerprint,
    print_fingerprint,
    read_fingerprint,
)
from rulings.corpus.rule_texts.rules import RulesEdition
from rulings.sources.cr_text import read_rules_text
from tests.corpus.august_rules import NEW_RULE, NEW_SUBRULE, OFFICIAL_TEXT, REWORDED, write_august_rules
from tests.sources.invented import snapshot_entry, write_snapshot

AUGUST = date(2026, 8, 7)
needs_official_text = pytest.mark.skipif(
    not OFFICIAL_TEXT.is_file(), reason=f"the official text is absent: {OFFICIAL_TEXT}"
)


@pytest.fixture(scope="module")
def january() -> RulesEdition:
    return read_rules_text(OFFICIAL_TEXT.read_bytes())


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the altered text alone."""
    folder = tmp_path_factory.mktemp("august")
    snapshot = write_snapshot(folder, snapshot_entry("Test Golem"))
    build_corpus([snapshot, write_august_rules(folder)], folder / "corpus.sqlite")
    return folder / "corpus.sqlite"


def test_the_bundled_fingerprint_is_of_the_newest_edition_of_the_concordance() -> None:
    assert load_bundled_fingerprint().effective == load_bundled_concordance().newest


@needs_official_text
def test_the_bundled_fingerprint_is_what_the_command_makes_of_that_edition(january: RulesEdition) -> None:
    bundled = (find_bundled_data() / "rules" / "fingerprints.tsv").read_text(encoding="utf-8")
    assert print_fingerprint(EditionFingerprint.of(january)) == bundled
    assert print_fingerprint(read_fingerprint(bundled)) == bundled


@needs_official_text
def test_no_two_words_of_the_rules_stand_in_the_fingerprint(january: RulesEdition) -> None:
    bundled = (find_bundled_data() / "rules" / "fingerprints.tsv").read_text(encoding="utf-8")
    assert not any(" ".join(rule.text.split()[:2]) in bundled for rule in january.rules)
    pairs = sum(len(text.pairs) for text in load_bundled_fingerprint().texts)
    words = sum(len(rule.text.split()) for rule in january.entries)
    assert pairs < words / 3


@needs_official_text
def test_a_fingerprint_aligns_as_the_text_does(january: RulesEdition, tmp_path: Path) -> None:
    august = read_rules_text(write_august_rules(tmp_path).read_bytes())
    whole, sampled = align_editions(january, august), align_fingerprint(load_bundled_fingerprint(), august)
    assert [(link.old, link.new, link.is_reworded) for link in sampled.links] == [
        (link.old, link.new, link.is_reworded) for link in whole.links
    ]
    assert (sampled.removed, sampled.new) == (whole.removed, whole.new)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("judgebot-fingerprints 9\n2026-01-16\n\n", 1),
        ("judgebot-fingerprints 1\nyesterday\n\n", 2),
        ("judgebot-fingerprints 1\n2026-01-16\n100.1\t-\tabc\n\n", 3),
        ("judgebot-fingerprints 1\n2026-01-16\n100.1\t-\tabc\tABC\n\n", 3),
        ("judgebot-fingerprints 1\n2026-01-16\n\nabc\tno number\n", 4),
    ],
)
def test_damaged_fingerprints_are_refused_by_line(text: str, line: int) -> None:
    with pytest.raises(FingerprintsError) as refused:
        read_fingerprint(text)
    assert refused.value.details["line"] == line


@needs_official_text
@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("704.5j", "legend rule"),
        ("310.9d", "defending player"),
        ("310.7", NEW_RULE),
        ("704.5aa", NEW_SUBRULE),
        ("704.5v", REWORDED),
        ("704.5z", "start your engines!"),
    ],
)
async def test_every_rule_of_the_newer_edition_has_its_own_text(corpus: Path, number: str, words: str) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, number)
    assert answer.rule is not None
    assert answer.rule.number == number
    assert words in (answer.rule.text_en or "")
    assert answer.rule.number_en is None
    assert (answer.edition, answer.edition_en) == (AUGUST, AUGUST)


@needs_official_text
async def test_a_number_that_the_newer_edition_gave_away_leads_to_the_rule_of_its_time(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        old = await answer_rule(desk, "310.8d")
        dated = await answer_rule(desk, "310.9 2026-02")
        today = await answer_rule(desk, "310.9")
        concordance = await load_concordance(desk)
    assert old.rule is not None
    assert old.rule.number == "310.9d"
    assert old.resolved is not None
    assert [each.change for each in old.resolved.counterparts] == [Change.RENUMBERED]
    assert dated.rule is not None
    assert dated.rule.number == "310.10"
    assert today.rule is not None
    assert "protector" in (today.rule.text_en or "")
    [kept] = concordance.counterparts("704.5j", date(2026, 1, 16))
    assert (kept.change, kept.numbers) == (Change.SAME, ("704.5j",))


@needs_official_text
async def test_summaries_follow_the_rules_and_none_stands_beside_other_words(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        moved, kept, reworded, new = [
            (await answer_rule(desk, number)).rule for number in ("310.9d", "704.5j", "704.5v", "704.5aa")
        ]
        found = await answer_search(desk, "drawer owner hands judge", kinds=("rule",))
    assert moved is not None
    assert "defending player" in (moved.summary_en or "")
    assert kept is not None
    assert kept.summary_ja
    for rule in (reworded, new):
        assert rule is not None
        assert (rule.summary_en, rule.summary_ja) == (None, None)
    assert found.found[0].key == "704.5aa"
