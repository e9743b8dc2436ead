"""What a person types decides what is found and never how much is done: work is counted, not timed."""

from collections.abc import Iterator, Sequence

import pytest

from rulings.answer.terms import load_glossary_terms
from rulings.lookup.ask import AskedKind, read_asked
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.readings import UNREAD, ReadingTable, learn_readings, likeliest_first
from rulings.lookup.cards.records import NameAnswer, NameRecord, Verdict
from rulings.lookup.cards_in_text import find_cards_in
from rulings.lookup.requests import take_request
from rulings.lookup.rules.keywords import load_bundled_terms
from rulings.lookup.rules.rule_numbers import is_only_references, parse_rule_references

_RUN = 20_000
"""Signs of a run over which an expression that goes back for each of them would not come to an end."""


class _Counted(Sequence[str]):
    """Readings that count how often one is taken."""

    taken = 0

    def __init__(self, readings: Sequence[str]) -> None:
        self._readings = readings

    def __len__(self) -> int:
        return len(self._readings)

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        type(self).taken += 1
        return self._readings[at]


@pytest.fixture(scope="module")
def names() -> NameIndex:
    return index_names(
        [
            NameRecord("Lightning Bolt", japanese=("稲妻",), readings=(("稲妻", "いなずま"),)),
            NameRecord("Opt", japanese=("選択",)),
            NameRecord("Rest in Peace", japanese=("安らかなる眠り",)),
            NameRecord("Our Market Research", japanese=("ののののののののの",)),
        ]
    )


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every name that is searched."""
    seen: list[str] = []
    search = NameIndex.search_names

    def counting(self: NameIndex, query: str, limit: int = 10) -> NameAnswer:
        seen.append(query)
        return search(self, query, limit)

    monkeypatch.setattr(NameIndex, "search_names", counting)
    return seen


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every beginning of a name that is looked up."""
    seen: list[str] = []
    find = Keyspace.starting_with

    def counting(self: Keyspace, prefix: str) -> range:
        seen.append(prefix)
        return find(self, prefix)

    monkeypatch.setattr(Keyspace, "starting_with", counting)
    return seen


def test_readings_come_likeliest_first() -> None:
    found = list(likeliest_first([("a", "b", "c"), ("x", "y")]))
    assert found == ["ax", "ay", "bx", "by", "cx", "cy"]
    assert list(likeliest_first([("a", "b"), ()])) == []
    assert list(likeliest_first([])) == [""]


def test_the_first_readings_of_a_long_text_take_no_more_of_it_than_its_length() -> None:
    _Counted.taken = 0
    readings: Iterator[str] = likeliest_first([_Counted(("い", "ろ", "は"))] * 150)
    first = [next(readings) for _ in range(6)]
    assert first[0] == "い" * 150
    assert first[1] == "い" * 149 + "ろ"
    assert _Counted.taken == 6 * 150


def test_thirty_six_kanji_with_three_readings_each_are_read() -> None:
    """3 to the 36th readings: a list of all of them would not fit into any memory."""
    spoken = zip("稲妻火力呪文", "あかさたなま", strict=True)
    table = ReadingTable({sign: (f"{kana}い", f"{kana}ろ", f"{kana}は") for sign, kana in spoken})
    found = table.read("稲妻火力呪文" * 6, 8)
    assert found[0] == "あいかいさいたいないまい" * 6
    assert len(found) == len(set(found)) == 6


def test_what_the_table_does_not_know_is_marked_however_long_it_is() -> None:
    assert learn_readings([]).read("龘" * 150) == [UNREAD * 150]


def test_every_run_is_read_otherwise_before_two_are() -> None:
    table = ReadingTable({"水": ("みず", "すい"), "火": ("ひ", "か")})
    assert table.read("水の火", 4) == ["みずのひ", "みずのか", "すいのひ", "すいのか"]


def test_what_is_longer_than_any_name_is_none(names: NameIndex) -> None:
    assert names.search_names("lightning bolt " * 11).verdict is Verdict.NOTHING
    assert names.complete("lightning bolt " * 11) == ()
    assert names.search_names("Opt" + " " * 200 + "Lightning Bolt").verdict is not Verdict.CERTAIN
    assert names.search_names("L" + "̷" * 200 + "ightning Bolt").hits[0].name == "Lightning Bolt"


@pytest.mark.parametrize(
    "text",
    [
        "opt + " * 1000,
        "opt/bolt/" * 700,
        "「ab」" * 1500,
        '"aa b"' * 1000,
        "".join(f"「x{at}」" for at in range(900)),
        " + ".join(f"opt x{at}" for at in range(900)),
    ],
)
def test_a_long_list_is_not_looked_up_name_by_name(names: NameIndex, searched: list[str], text: str) -> None:
    read = read_asked(text, names, load_bundled_terms(), load_glossary_terms())
    assert read.kind in (AskedKind.QUESTION, AskedKind.NOTHING)
    assert len(searched) <= 120


def test_a_list_of_some_names_is_a_list_and_one_of_too_many_is_none(names: NameIndex) -> None:
    terms = load_bundled_terms()
    assert read_asked("opt + lightning bolt + " * 9 + "opt", names, terms).kind is AskedKind.CARDS
    assert read_asked("opt + lightning bolt + " * 30 + "opt", names, terms).kind is AskedKind.QUESTION


@pytest.mark.parametrize("sign", ["か", "の", "稲妻", "稲妻と", "(a)", "神"])
def test_names_in_a_long_text_are_looked_for_with_few_beginnings(names: NameIndex, begun: list[str], sign: str) -> None:
    find_cards_in(sign * 6000, names)
    assert len(begun) <= 12_100


def test_a_name_is_found_in_a_long_text(names: NameIndex) -> None:
    text = "さて、" * 900 + "安らかなる眠りを唱える。" + "lightning bolt も。"
    assert [hit.name for hit in find_cards_in(text, names)] == ["Lightning Bolt", "Rest in Peace"]


@pytest.mark.parametrize("run", [" ", "、", ", ", "\n", "(", "―", "[[", " mean", "please "])
def test_runs_of_signs_end_every_expression(names: NameIndex, run: str) -> None:
    text = "稲妻" + run * (_RUN // len(run)) + "x"
    assert take_request(text) is None
    assert not parse_rule_references(text)
    assert not is_only_references(text)
    assert load_bundled_terms().search(text).verdict is Verdict.NOTHING
    read_asked(text, names, load_bundled_terms())


@pytest.mark.parametrize("run", [" ", "、", ","])
def test_a_request_with_a_run_of_spaces_ends(run: str) -> None:
    assert take_request("稲妻" + run * 290 + "x") is None
    request = take_request("稲妻" + run * 250 + "の裁定を教えて")
    assert request is not None
    assert request.name == "稲妻"
    assert request.is_about_rulings
