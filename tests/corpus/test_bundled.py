"""The bundled names: every fault of every file is listed at once, and the real ones load."""

from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError, find_bundled_data, load_bundled_names
from rulings.corpus.database import Corpus
from rulings.corpus.records import CardName, NameKind
from rulings.corpus.rule_texts.rule_summaries import load_rule_summaries
from rulings.language import Language
from rulings.sources.name_table import read_name_table

NAMES = """\
[cards]
"Test Golem" = { ja = ["試験のゴーレム", "実験のゴーレム"], reading = ["しけんのごーれむ", "じっけんのごーれむ"] }
"Test Fire // Test Ice" = { ja = ["火 // 氷"], reading = ["ひ // こおり"] }
[nicknames]
"Test Golem" = { ja = ["ゴレ"], en = ["Golly"] }
[color_indicators]
"Test Monster" = "WU"
"""


def test_names_nicknames_and_color_indicators_are_read(tmp_path: Path) -> None:
    (tmp_path / "names.toml").write_text(NAMES, encoding="utf-8")
    bundled = load_bundled_names(tmp_path)
    assert [(name.card, name.face, name.text, name.kind) for name in bundled.names] == [
        ("Test Golem", "", "試験のゴーレム", NameKind.CURRENT),
        ("Test Golem", "", "実験のゴーレム", NameKind.FORMER),
        ("Test Fire // Test Ice", "Test Fire", "火", NameKind.CURRENT),
        ("Test Fire // Test Ice", "Test Ice", "氷", NameKind.CURRENT),
        ("Test Golem", "", "Golly", NameKind.NICKNAME),
        ("Test Golem", "", "ゴレ", NameKind.NICKNAME),
    ]
    assert bundled.names[3].reading == "こおり"
    assert bundled.color_indicators == {"Test Monster": ("W", "U")}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('[prices]\n"Test Golem" = 1', "unknown key prices"),
        ('[cards]\n"Test Golem" = { ja = ["試験"] }', "needs ja and reading"),
        ('[cards]\n"Test Golem" = { ja = ["試験"], reading = ["しけん"], price = 1 }', "needs ja and reading"),
        ('[cards]\n"Test Golem" = { ja = ["試験"], reading = [] }', "as many readings as names"),
        ('[cards]\n"Test Golem" = { ja = "試験", reading = ["しけん"] }', "as many readings as names"),
        ('[cards]\n"Test Golem" = { ja = ["試験"], reading = ["シケン"] }', "is not hiragana"),
        ('[cards]\n"Test Golem" = { ja = ["試験", "試験"], reading = ["しけん", "しけん"] }', "a name twice"),
        ('[cards]\n"A // B" = { ja = ["試験"], reading = ["しけん"] }', "as many halves"),
        ('[nicknames]\n"Test Golem" = { fr = ["Gol"] }', "needs ja or en"),
        ('[nicknames]\n"Test Golem" = { en = [""] }', "lists of texts"),
        ('[color_indicators]\n"Test Golem" = "UW"', "letters of WUBRG"),
        ("cards = 1", "unknown key cards"),
        ("[cards", "names.toml"),
    ],
)
def test_a_fault_is_refused_with_file_and_line(tmp_path: Path, line: str, fault: str) -> None:
    (tmp_path / "names.toml").write_text(line, encoding="utf-8")
    with pytest.raises(BundledDataError) as found:
        load_bundled_names(tmp_path)
    assert fault in str(found.value.details["faults"])
    assert "names.toml" in str(found.value.details["faults"])


def test_all_faults_of_all_files_are_listed_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[cards]\n"A" = 1\n"B" = 2', encoding="utf-8")
    (tmp_path / "b.toml").write_text("[unknown]", encoding="utf-8")
    with pytest.raises(BundledDataError) as found:
        load_bundled_names(tmp_path)
    assert str(found.value.details["faults"]).count(";") == 2


def test_a_card_in_two_files_is_a_fault(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text('[cards]\n"A" = { ja = ["試"], reading = ["し"] }', encoding="utf-8")
    with pytest.raises(BundledDataError, match=r"also in a\.toml"):
        load_bundled_names(tmp_path)


def test_the_project_s_own_data_loads() -> None:
    data = find_bundled_data()
    names = load_bundled_names(data / "names").names
    assert ("Clockwork Beetle", "機械仕掛けのクワガタ") in {(name.card, name.text) for name in names}
    flagship = CardName(
        "Rest in Peace", "安らかなる眠り", Language.JA, NameKind.CURRENT, "やすらかなるねむり", source="name_table"
    )
    assert flagship in read_name_table(data / "names" / "japanese.tsv").names
    assert any(summary.number == "701.17a" for summary in load_rule_summaries(data / "rules"))


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ('[rules."701.17a"]\nen = "x"', "needs en and ja"),
        ('[rules."701.17a"]\nen = "x"\nja = "y"\nfr = "z"', "needs en and ja"),
        ('[rules."71.17a"]\nen = "x"\nja = "y"', "is not a rule number"),
        ("[terms]", "unknown key terms"),
        ("[rules", "summaries-1.toml"),
    ],
)
def test_a_faulty_summary_is_refused(tmp_path: Path, content: str, fault: str) -> None:
    (tmp_path / "summaries-1.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BundledDataError) as found:
        load_rule_summaries(tmp_path)
    assert fault in str(found.value.details["faults"])


def test_a_rule_in_two_files_is_a_fault(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / f"summaries-{number}.toml").write_text('[rules."701.1"]\nen = "x"\nja = "y"', encoding="utf-8")
    with pytest.raises(BundledDataError, match="stands twice"):
        load_rule_summaries(tmp_path)


async def test_a_battle_has_the_defense_that_no_source_gives__310_4(corpus_path: Path) -> None:
    async with Corpus.open(corpus_path) as corpus:
        battle = await corpus.card("Invasion of Dominaria")
    assert battle is not None
    assert [face.defense for face in battle.faces] == ["5", None]
    assert battle.faces[1].color_indicator == ("W",)


@pytest.mark.parametrize("value", ["0", '"5"', "true", "-1"])
def test_a_defense_is_a_number_above_0(tmp_path: Path, value: str) -> None:
    (tmp_path / "defenses.toml").write_text(f'[defenses]\n"A Battle" = {value}\n')
    with pytest.raises(BundledDataError):
        load_bundled_names(tmp_path)
