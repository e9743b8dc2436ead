"""A fault of the program is no ruling and no refusal: status ``fault``, with its kind, in both languages."""

import logging
from typing import NoReturn

import pytest

from rulings.narrate.report import Status
from rulings.table.format.errors import UnknownCardError
from rulings.table.playing import play, telling
from rulings.table.playing.check import check_table
from rulings.table.playing.play import play_table, run_table
from rulings.table.reading.read import LoadedTable, parse_table
from tests.table.cards import CARDS

TABLE = parse_table(
    'format = 1\nid = "broken"\n[players.A]\nhand = ["Forest"]\n[players.B]\n'
    '[[script]]\nplay = "Forest"\n[[expect]]\nplayer = "A"\nlife = 20\n'
)


def break_down(*_: object, **__: object) -> NoReturn:
    raise KeyError("a fault of the program")


@pytest.mark.parametrize(
    ("module", "name"),
    [(play, "play_game"), (play, "refusals"), (play, "set_up"), (play, "compile_card"), (telling, "view_board")],
    ids=["playing", "refusing", "setting up", "compiling", "telling"],
)
def test_a_fault_anywhere_is_told_as_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, module: object, name: str
) -> None:
    assert play_table(TABLE, CARDS).status is Status.RIGHT
    monkeypatch.setattr(module, name, break_down)
    told = play_table(TABLE, CARDS)
    assert (told.status, told.unsupported, told.expect) == (Status.FAULT, (), ())
    assert (told.before, told.steps, told.after) == (None, (), None)
    assert "(KeyError)" in told.fault_en
    assert "（KeyError）" in told.fault_ja
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert line.exc_info is not None
    assert "broken" in line.getMessage()


def test_a_set_goes_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "play_game", break_down)
    assert run_table(TABLE, CARDS).status is Status.FAULT
    checked = check_table(LoadedTable("broken.toml", 1, "broken", TABLE), CARDS)
    assert (checked.status, checked.fault) == (Status.FAULT, None)


def test_a_fault_of_the_file_stays_one() -> None:
    table = parse_table('format = 1\nid = "t"\n[players.A]\nhand = ["Froest"]\n[players.B]\n')
    with pytest.raises(UnknownCardError):
        play_table(table, CARDS)
