"""A corpus whose rules are newer than the bundled concordance carries it on by itself."""

from datetime import date
from pathlib import Path

import pytest

from rulings.answer.desk import Desk
from rulings.answer.rule_completion import complete_rules
from rulings.answer.rule_texts import RuleShelf, load_concordance
from rulings.answer.rule_titles import find_title
from rulings.answer.rules import answer_rule
from rulings.answer.searching import answer_search
from rulings.building import build_corpus
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.sources.cr_text import decode_rules_text
from tests.places import RULES_TEXT
from tests.sources.invented import snapshot_entry, write_snapshot

OFFICIAL_TEXT = RULES_TEXT

pytestmark = pytest.mark.skipif(not OFFICIAL_TEXT.is_file(), reason=f"the official text is absent: {OFFICIAL_TEXT}")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the edition of January 2026 and a made-up later one that moves 701.68 to 701.70."""
    folder = tmp_path_factory.mktemp("rules")
    text = decode_rules_text(OFFICIAL_TEXT.read_bytes())
    (folder / "january.txt").write_text(text, encoding="utf-8")
    later = text.replace("January 16, 2026", "August 7, 2026").replace("701.68", "701.70")
    (folder / "august.txt").write_text(later, encoding="utf-8")
    snapshot = write_snapshot(folder, snapshot_entry("Test Golem"))
    build_corpus([snapshot, folder / "january.txt", folder / "august.txt"], folder / "corpus.sqlite")
    return folder / "corpus.sqlite"


async def test_an_old_number_leads_to_the_number_of_the_newest_edition(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, "701.68a 2026-02-01")
    assert answer.rule is not None
    assert answer.rule.number == "701.70a"
    assert answer.rule.text_en
    assert answer.edition_en == date(2026, 8, 7)


async def test_the_corpus_has_its_own_concordance(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        own = await load_concordance(desk)
    assert own.newest == date(2026, 8, 7)
    assert own.editions[:-1] == load_bundled_concordance().editions


async def test_terms_summaries_and_searches_follow_a_rule_to_its_newest_number(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        moved = await answer_rule(desk, "701.70a")
        found = await answer_search(desk, moved.rule.summary_en or "" if moved.rule else "")
        completed = [name.number for name in await complete_rules(desk, "701.70")]
        shelf = await RuleShelf.of_today(desk)
    assert moved.rule is not None
    assert moved.rule.summary_ja
    assert moved.edition == date(2026, 8, 7)
    assert found.found[0].key == "701.70a"
    assert completed[0] == "701.70"
    title, own = shelf.title(RuleNumber("701.70")), find_title(RuleNumber("701.68"))
    assert title is not None
    assert own is not None
    assert (title.number, title.en) == ("701.70", own.en)


async def test_a_search_of_a_day_finds_the_rules_that_stood_then(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        moved = await answer_rule(desk, "701.70a")
        assert moved.rule is not None
        words = moved.rule.text_en or ""
        today = await answer_search(desk, words, kinds=("rule",), limit=20)
        then = await answer_search(desk, words, kinds=("rule",), limit=20, until="2026-03")
        before = await answer_search(desk, words, kinds=("rule",), limit=20, until="2001")
        unchanged = await answer_search(desk, "legend rule same name", kinds=("rule",), until="2026-03")
    assert "701.68a" not in {found.key for found in today.found}
    assert (then.found[0].key, then.found[0].edition) == ("701.68a", "2026-01-16")
    assert then.found[0].text_en == words
    assert "701.70a" not in {found.key for found in then.found}
    assert before.found == ()
    assert "704.5j" in {found.key for found in unchanged.found}


async def test_a_search_of_an_edition_finds_its_rules_and_its_glossary_and_no_rulings(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        today = await answer_search(desk, "Blight", kinds=("glossary",))
        then = await answer_search(desk, "Blight", edition="2026-03")
        terms = [found for found in then.found if found.kind == "glossary" and found.key.startswith("Blight")]
    assert "701.70" in (today.found[0].text_en or "")
    assert {found.kind for found in then.found} <= {"rule", "glossary"}
    assert "701.68" in {found.key for found in then.found}
    assert terms
    assert all("701.68" in (found.text_en or "") and found.edition == "2026-01-16" for found in terms)
