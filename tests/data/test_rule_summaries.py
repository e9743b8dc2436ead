"""The bundled rule summaries: well formed, bilingual, about rules that exist, and in our own words."""

import re
import tomllib
from functools import cache

import pytest

from tests.places import ROOT, SHARED

FILES = sorted((ROOT / "data" / "rules").glob("summaries-*.toml"))
RUN = 8
"""So many words in a row may not be the same as in the official text."""


def load_summaries() -> dict[str, dict[str, str]]:
    merged: dict[str, dict[str, str]] = {}
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        assert set(data) == {"rules"}, path.name
        assert not set(merged) & set(data["rules"]), f"{path.name} says again what another file says"
        merged |= data["rules"]
    return merged


SUMMARIES = load_summaries()


@cache
def official_rules() -> dict[str, str]:
    path = SHARED / "data" / "cr" / "MagicCompRules 20260116.txt"
    if not path.exists():
        pytest.skip("../shared/data/cr is not here")
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    lines = [line.strip() for line in text.split("\n")]
    start = [n for n, line in enumerate(lines) if line == "1. Game Concepts"][-1]
    end = [n for n, line in enumerate(lines) if line == "Glossary"][-1]
    rules: dict[str, str] = {}
    for line in lines[start:end]:
        if match := re.match(r"(\d{3}(?:\.\d+[a-z]{0,2})?)\.? (.+)", line):
            rules[match[1]] = match[2]
    return rules


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9+/{}'-]+", text.lower().replace("’", "'"))


def runs(text: str) -> set[tuple[str, ...]]:
    row = words(text)
    return {tuple(row[n : n + RUN]) for n in range(len(row) - RUN + 1)}


def test_at_least_700_rules_are_summarised() -> None:
    assert len(SUMMARIES) >= 700


def test_each_summary_has_both_languages_and_nothing_else() -> None:
    faults = [
        number
        for number, row in SUMMARIES.items()
        if set(row) != {"en", "ja"} or not all(text.strip() == text and text for text in row.values())
    ]
    assert faults == []


def test_each_summary_is_in_its_language() -> None:
    assert [n for n, row in SUMMARIES.items() if re.search(r"[぀-ヿ一-鿿]", row["en"])] == []
    assert [n for n, row in SUMMARIES.items() if not re.search(r"[぀-ゟ]", row["ja"])] == []


def test_summaries_are_short() -> None:
    assert [n for n, row in SUMMARIES.items() if len(row["en"]) > 320 or len(row["ja"]) > 160] == []


def test_files_are_sorted_and_hold_their_own_chapter() -> None:
    def order(number: str) -> tuple[int, int, str]:
        section, _, rest = number.partition(".")
        digits, letter = re.fullmatch(r"(\d*)([a-z]*)", rest).groups()  # type: ignore[union-attr]
        return int(section), int(digits or 0), letter

    for path in FILES:
        numbers = list(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
        assert numbers == sorted(numbers, key=order), path.name
        prefix = path.stem.removeprefix("summaries-").split("-")[0].rstrip("x")
        assert [n for n in numbers if not n.startswith(prefix)] == [], path.name


def test_every_number_is_a_rule_of_2026_01_16() -> None:
    rules = official_rules()
    assert len(rules) > 3000
    assert [number for number in SUMMARIES if number not in rules] == []


def test_every_rule_of_the_edition_has_a_summary() -> None:
    official = official_rules()
    assert len([number for number in official if re.fullmatch(r"70[12]\.\d+", number)]) == 68 + 189
    assert sorted(set(official) - set(SUMMARIES)) == []


def test_no_summary_repeats_eight_words_of_the_official_text() -> None:
    official = {run for text in official_rules().values() for run in runs(text)}
    faults = {n: " ".join(run) for n, row in SUMMARIES.items() for run in runs(row["en"]) if run in official}
    assert faults == {}


def test_no_japanese_sentence_stands_in_a_seed_document() -> None:
    paths = sorted((SHARED / "data" / "seeds").glob("*.txt"))
    if not paths:
        pytest.skip("../shared/data/seeds is not here")
    seeds = "".join(path.read_text(encoding="utf-8") for path in paths)
    sentences = [(n, s) for n, row in SUMMARIES.items() for s in row["ja"].split("。") if len(s) > 8]
    assert [pair for pair in sentences if pair[1] in seeds] == []


def test_every_rule_that_code_cites_has_a_summary() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "rulings").rglob("*.py")))
    cited = set(re.findall(r'\bcite\(\s*"(\d{3}(?:\.\d+[a-z]{0,2})?)"', code))
    assert len(cited) > 50
    assert sorted(cited - set(SUMMARIES)) == []


def test_every_rule_that_a_bundled_ruling_cites_has_a_summary() -> None:
    cited = {
        number
        for path in sorted((ROOT / "data" / "rulings").glob("*.toml"))
        for ruling in tomllib.loads(path.read_text(encoding="utf-8")).get("ruling", [])
        for number in ruling.get("rules", [])
    }
    assert len(cited) > 50
    assert sorted(cited - set(SUMMARIES)) == []
