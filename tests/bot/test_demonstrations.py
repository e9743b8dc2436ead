"""Every bundled demonstration is played and comes out right, and can be asked for by the cards in its title."""

from pathlib import Path

import pytest

from rulings.answer import Desk
from rulings.answer.bundled_demonstrations import demonstrations_folder
from rulings.answer.demonstrations import answer_demonstration, answer_table_file
from rulings.narrate.report import Status

FILES = sorted(demonstrations_folder().glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_a_bundled_demonstration_is_right(file: Path, corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        checked = await answer_table_file(desk, file)
    assert checked.fault is None
    assert checked.answer is not None
    play = checked.answer.playthrough
    assert play.status is Status.RIGHT, [row for row in play.expect if not row.is_met] or play.unsupported
    assert play.table_id == file.stem
    assert play.title_ja != play.title_en
    assert play.expect
    cited = {citation.rule for step in play.steps for citation in step.citations}
    assert cited
    assert not cited - set(checked.answer.rules), "a cited rule is not said in words"


async def test_a_card_that_only_fills_a_library_is_not_what_a_demonstration_is_about(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        asked = await answer_demonstration(desk, ["Opt"])
        both = await answer_demonstration(desk, ["Rest in Peace", "Heed the Mists"])
    assert "Rest in Peace" not in asked.playthrough.title_en
    assert both.playthrough.table_id == "rest-in-peace-heed-the-mists"
