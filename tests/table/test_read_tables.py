"""Reading table files: what the format has becomes data, all else is an error that says where and what to try."""

from pathlib import Path

import pytest

from rulings.abilities.vocabulary import Step
from rulings.table.format.errors import (
    AfterRangeError,
    DuplicateIdError,
    ExpectationKindError,
    MissingKeyError,
    StepVerbError,
    TableFileError,
    TableSyntaxError,
    TableTooLargeError,
    UnknownKeyError,
    UnknownPlayerError,
    UnknownWordError,
    UnreadableTableError,
    WrongValueError,
)
from rulings.table.format.expectations import HasTrait, Legality, PlayerTotal, Total, Trait, ZoneCount
from rulings.table.format.model import ManaMode, Pace
from rulings.table.format.script import ActivateStep, AttackStep, BlockStep, CastStep, PassToStep, SettleStep
from rulings.table.format.setup import CardEntry, Moment, PlayerName, ZoneName
from rulings.table.reading.read import Syntax, load_table, load_tables, parse_table
from tests.places import SHARED

HEAD = 'format = 1\nid = "t"\n[players.A]\n[players.B]\n'
SHARED_TABLES = SHARED / "tables"


def test_an_empty_table_has_the_defaults_of_the_format() -> None:
    table = parse_table(HEAD)
    assert (table.mana, table.pace, table.seed) == (ManaMode.AUTO, Pace.SETTLE, 0)
    assert (table.start.turn, table.start.active, table.start.step) == (1, "A", Step.MAIN1)
    assert [(setup.life, setup.poison, setup.energy) for setup in table.players] == [(20, 0, 0)] * 2
    assert table.stop is None


def test_cards_are_strings_counts_or_tables() -> None:
    table = parse_table(
        'format = 1\nid = "t"\n[players.A]\nbattlefield = ["Forest*4", "島", {card = "Grizzly Bears", id = "g", '
        'counters = {"+1/+1" = 2}, tapped = true}]\nlibrary_rest = {card = "Plains", count = 40}\n[players.B]\n'
    )
    assert table.players[0].in_zone(ZoneName.BATTLEFIELD) == (
        CardEntry("Forest", 4),
        CardEntry("島"),
        CardEntry("Grizzly Bears", id="g", counters=(("+1/+1", 2),), tapped=True),
    )
    assert table.players[0].library_rest == CardEntry("Plains", 40)
    assert table.players[0].in_zone(ZoneName.HAND) == ()


def test_every_verb_is_read() -> None:
    table = parse_table(
        HEAD
        + """
[[script]]
cast = "Fire // Ice"
face = "Ice"
from = "graveyard"
targets = ["player B"]
kicked = 2
x = 3
modes = [1, 2]
divide = {"player B" = 2}
answers = ["yes", 1]
[[script]]
player = "B"
turn = 2
step = "draw"
respond = true
activate = "Millstone"
ability = 1
times = 3
[[script]]
attack = {"Grizzly Bears" = "player B"}
[[script]]
attack = ["Hill Giant", "Hill Giant"]
defender = "Jace Beleren"
[[script]]
block = {"Wall" = "Hill Giant"}
[[script]]
settle = true
count = 1
[[script]]
pass_to = {turn = 3, step = "end"}
"""
    )
    cast, activate, attack, attack_two, block, settle, pass_to = table.script
    assert cast == CastStep(
        cast="Fire // Ice",
        face="Ice",
        from_zone=ZoneName.GRAVEYARD,
        targets=("player B",),
        kicked=2,
        x=3,
        modes=(1, 2),
        divide=(("player B", 2),),
        answers=("yes", 1),
    )
    assert activate == ActivateStep(
        player=PlayerName("B"), turn=2, step=Step.DRAW, respond=True, activate="Millstone", ability=1, times=3
    )
    assert attack == AttackStep(attackers=(("Grizzly Bears", "player B"),))
    assert attack_two == AttackStep(attackers=(("Hill Giant", None), ("Hill Giant", None)), defender="Jace Beleren")
    assert block == BlockStep(blocks=(("Wall", "Hill Giant"),))
    assert settle == SettleStep(count=1)
    assert pass_to == PassToStep(until=Moment(3, Step.END))


def test_the_keys_of_a_row_decide_its_kind() -> None:
    table = parse_table(
        HEAD
        + """
[[expect]]
count = 1
zone = "hand"
card = "Shock"
player = "A"
[[expect]]
player = "B"
life = -3
[[expect]]
card = "Grizzly Bears"
keyword = "flying"
has = false
[[expect]]
legal = false
player = "A"
cast = "Shock"
"""
    )
    count, life, keyword, legal = table.expect
    assert count == ZoneCount(count=1, zone=ZoneName.HAND, card="Shock", player=PlayerName("A"))
    assert life == PlayerTotal(total=Total.LIFE, amount=-3, player=PlayerName("B"))
    assert keyword == HasTrait(card="Grizzly Bears", trait=Trait.KEYWORD, word="flying", has=False)
    assert legal == Legality(legal=False, player=PlayerName("A"), action=CastStep(cast="Shock", player=PlayerName("A")))


FAULTS: dict[str, tuple[str, type[TableFileError], int, dict[str, str]]] = {
    "unknown key at the top": ("pase = 1\n" + HEAD, UnknownKeyError, 1, {"key": "pase", "nearest": "pace"}),
    "unknown key of a player": (
        'format=1\nid="t"\n[players.A]\nlive = 20\n[players.B]', UnknownKeyError, 4, {"nearest": "life"},
    ),
    "unknown key of a step": (
        HEAD + '[[script]]\ncast = "Shock"\n[[script]]\ncast = "Shock"\ntarget = []\n',
        UnknownKeyError, 9, {"nearest": "targets"},
    ),
    "a step's key with another verb": (
        HEAD + '[[script]]\nplay = "Forest"\ntargets = ["player B"]\n', UnknownKeyError, 7, {},
    ),
    "no verb": (HEAD + '[[script]]\ncats = "Shock"\n', StepVerbError, 5, {"nearest": "cast"}),
    "two verbs": (HEAD + '[[script]]\ncast = "Shock"\nplay = "Forest"\n', StepVerbError, 5, {}),
    "wrong type": ('format=1\nid="t"\n[players.A]\nlife = "20"\n[players.B]', WrongValueError, 4, {"key": "life"}),
    "truth as a number": ('format=1\nid="t"\n[players.A]\nlife = true\n[players.B]', WrongValueError, 4, {}),
    "unknown step": (HEAD + '[start]\nstep = "main"\n', UnknownWordError, 6, {"nearest": "main1"}),
    "unknown zone": (
        HEAD + '[[expect]]\ncount = 1\nzone = "graveyrad"\n', UnknownWordError, 7, {"nearest": "graveyard"},
    ),
    "unknown colour": (
        HEAD + '[[expect]]\ncard = "X"\ncolor = "blak"\nhas = false\n', UnknownWordError, 7, {"nearest": "black"},
    ),
    "after beyond the script": (HEAD + '[[expect]]\nplayer = "A"\nlife = 1\nafter = 1\n', AfterRangeError, 8, {}),
    "expectation of nothing": (HEAD + '[[expect]]\nplayer = "A"\n', ExpectationKindError, 5, {}),
    "total without player": (HEAD + "[[expect]]\nlife = 20\n", MissingKeyError, 5, {"key": "player"}),
    "no id": ("format = 1\n[players.A]\n[players.B]\n", MissingKeyError, 1, {"key": "id"}),
    "one player": ('format = 1\nid = "t"\n[players.A]\n', MissingKeyError, 3, {"key": "B"}),
    "player without a side": (HEAD + '[[script]]\nplayer = "C"\nconcede = true\n', UnknownPlayerError, 6, {}),
    "answers of a stranger": (HEAD + '[answers]\nZ = ["yes"]\n', UnknownPlayerError, 6, {}),
    "the same card id twice": (
        'format=1\nid="t"\n[players.A]\nhand = [{card = "Shock", id = "s"},\n{card = "Opt", id = "s"}]\n[players.B]',
        DuplicateIdError, 5, {"id": "s"},
    ),
    "too many cards": (
        'format=1\nid="t"\n[players.A]\nlibrary = ["Forest*900000"]\n[players.B]', TableTooLargeError, 3, {},
    ),
    "format 2": ('format = 2\nid = "t"\n[players.A]\n[players.B]\n', WrongValueError, 1, {"key": "format"}),
    "no TOML": ('format = 1\nid = "t\n', TableSyntaxError, 2, {}),
    "the same key twice": ("format = 1\nformat = 1\n", TableSyntaxError, 2, {}),
    "unspecific citation": (HEAD + '[[expect]]\ncites = "CR 704.5g"\n', WrongValueError, 6, {}),
    "pass_to without a step": (HEAD + "[[script]]\npass_to = {turn = 2}\n", MissingKeyError, 6, {"key": "step"}),
    "mana without braces": (HEAD + '[[expect]]\nplayer = "A"\nmana = "GG"\n', WrongValueError, 7, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_names_file_line_and_what_to_write(name: str) -> None:
    text, error, line, details = FAULTS[name]
    with pytest.raises(error) as caught:
        parse_table(text, file="my.toml")
    assert (caught.value.details["file"], caught.value.details["line"]) == ("my.toml", line)
    assert details.items() <= caught.value.details.items()


def test_json_lines_name_the_line_of_the_set(tmp_path: Path) -> None:
    good = '{"format": 1, "id": "ID", "players": {"A": {}, "B": {}}}'
    lines = [good.replace("ID", "a"), "", good.replace("ID", "b").replace('"id"', '"ID"'), good.replace("ID", "a"), "{"]
    file = tmp_path / "set.jsonl"
    file.write_text("\n".join(lines))
    loaded = list(load_tables([file]))
    assert [(one.line, type(one.fault)) for one in loaded] == [
        (1, type(None)),
        (3, MissingKeyError),
        (4, DuplicateIdError),
        (5, TableSyntaxError),
    ]
    assert all(one.fault is None or one.fault.details["line"] == one.line for one in loaded)


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', '{"a": null}', '{"a": NaN}', "[" * 100_000, "{", ""])
def test_json_that_says_nothing_certain_is_a_fault(text: str) -> None:
    with pytest.raises(TableFileError):
        parse_table(text, syntax=Syntax.JSON)


def test_json_objects_name_their_line() -> None:
    with pytest.raises(UnknownKeyError) as caught:
        parse_table('{"format": 1,\n "id": "t",\n "players": {"A": {"live": 3},\n "B": {}}}', syntax=Syntax.JSON)
    assert caught.value.details["line"] == 3


def test_a_folder_is_read_in_order_and_ids_are_unique_in_it(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        (tmp_path / f"{name}.toml").write_text(HEAD.replace('"t"', '"same"' if name != "c" else '"other"'))
    (tmp_path / "notes.md").write_text("not a table")
    loaded = list(load_tables([tmp_path]))
    assert [Path(one.file).name for one in loaded] == ["a.toml", "b.toml", "c.toml"]
    assert [type(one.fault) for one in loaded] == [type(None), DuplicateIdError, type(None)]


def test_files_that_cannot_be_read_are_faults(tmp_path: Path) -> None:
    with pytest.raises(UnreadableTableError):
        list(load_tables([tmp_path / "absent.toml"]))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnreadableTableError):
        load_table(binary)
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode())
    assert load_table(marked).id == "t"


@pytest.mark.skipif(not SHARED_TABLES.is_dir(), reason="the shared tables are not beside the project")
def test_every_shared_table_reads() -> None:
    loaded = list(load_tables([SHARED_TABLES / "dev", SHARED_TABLES / "xmage-dev.jsonl"]))
    assert [one.fault for one in loaded if one.fault] == []
    assert len(loaded) == 261 + 1325
