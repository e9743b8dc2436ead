"""The headings of chapters and sections: well formed, and those of the rules where the text is at hand."""

from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.rule_texts.numbering import RuleKind
from rulings.corpus.rule_texts.rule_headings import load_bundled_headings, load_headings
from rulings.language import Language
from rulings.sources.cr_text import read_rules_text
from tests.places import RULES_TEXT

OFFICIAL_TEXT = RULES_TEXT


@pytest.mark.skipif(not OFFICIAL_TEXT.is_file(), reason=f"the official text is absent: {OFFICIAL_TEXT}")
def test_every_chapter_and_section_is_headed_as_the_rules_head_it() -> None:
    edition = read_rules_text(OFFICIAL_TEXT.read_bytes())
    headed = (RuleKind.CHAPTER, RuleKind.SECTION)
    official = {rule.number: rule.text for rule in edition.entries if rule.kind in headed}
    assert {number: words[Language.EN] for number, words in load_bundled_headings().items()} == official


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "headings.toml"
    path.write_text('[headings]\n"701.17" = { en = "Mill", ja = "切削" }\n"7" = { en = "Additional Rules" }\n[x]\n')
    with pytest.raises(BundledDataError) as caught:
        load_headings(path)
    assert str(caught.value.details["faults"]).count(";") == 2
