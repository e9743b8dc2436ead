"""Nothing that answers uses the event loop's own threads, which a few long games would fill."""

from pathlib import Path

import pytest

from tests.places import ROOT

ANSWERING = sorted([*ROOT.glob("rulings/answer/*.py"), *ROOT.glob("bot/*.py"), *ROOT.glob("bot/[crsv]*/*.py")])


@pytest.mark.parametrize("file", ANSWERING, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_thread_of_the_event_loop_is_used(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "to_thread" not in text
    assert "run_in_executor(None" not in text
