"""Every rule that the code cites exists, and says what the code claims it says.

Citations live in code as ``cite(number, witness)``; this test finds each call in the syntax trees and looks both up in
the edition of 2026-01-16. Where that text is not at hand (beside the project, or where ``JUDGEBOT_TEST_RULES`` says),
each has to be one of those that were checked against it before: ``tests/golden/citations.tsv`` keeps a hash of each.

    python -m tests.test_citations

writes that file anew, from the text.
"""

import ast
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from rulings.corpus.rule_texts.rules import RulesEdition
from rulings.sources.cr_text import read_rules_text
from tests.places import ROOT, SHARED

BESIDE = SHARED / "data" / "cr" / "MagicCompRules 20260116.txt"
OFFICIAL_TEXT = Path(os.environ.get("JUDGEBOT_TEST_RULES") or BESIDE)
CHECKED = ROOT / "tests" / "golden" / "citations.tsv"


@dataclass(frozen=True, slots=True)
class CitingCall:
    """One call of ``cite`` in the source."""

    place: str
    """``rulings/kernel/damage.py:17``."""
    arguments: tuple[str, ...] | None
    """Number and witness; ``None`` where they are not both spelled out as strings."""


def find_citing_calls(source: str, name: str) -> Iterator[CitingCall]:
    """The calls of ``cite`` in a module's source, under whatever name it was imported."""
    tree = ast.parse(source, filename=name)
    names = {"cite"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "rulings.cite":
            names.update(alias.asname for alias in node.names if alias.name == "cite" and alias.asname)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called_name(node.func) in names:
            yield CitingCall(f"{name}:{node.lineno}", _string_arguments(node))


def _called_name(function: ast.expr) -> str | None:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else None


def _string_arguments(call: ast.Call) -> tuple[str, ...] | None:
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    strings = [v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)]
    return tuple(strings) if len(strings) == len(values) == 2 else None


def fold(text: str) -> str:
    """Text as witnesses are compared: case, white space and the shape of quotes do not count."""
    straight = text.translate(str.maketrans("“”‘’", "\"\"''"))
    return re.sub(r"\s+", " ", straight).strip().casefold()


def fault_of(call: CitingCall, edition: RulesEdition) -> str | None:
    """What is wrong with a citation, ``None`` where nothing is."""
    if call.arguments is None:
        return f"{call.place}: spell number and witness out as two strings, so that they can be checked"
    number, witness = call.arguments
    rule = edition.find_rule(number)
    if rule is None:
        return f"{call.place}: CR {number} does not exist"
    if not witness.strip():
        return f"{call.place}: CR {number} is cited without witness words"
    if fold(witness) not in fold(rule.text):
        return f"{call.place}: CR {number} does not say “{witness}”"
    return None


def hash_of(number: str, witness: str) -> str:
    """A citation without the words of the rules."""
    return f"{number}\t{blake2b(fold(witness).encode(), digest_size=6).hexdigest()}"


def hashes_of(calls: Iterable[CitingCall]) -> dict[str, str]:
    """Hash of each citation -> its place."""
    return {hash_of(call.arguments[0], call.arguments[1]): call.place for call in calls if call.arguments}


@pytest.fixture(scope="module")
def edition() -> RulesEdition:
    if not OFFICIAL_TEXT.is_file():
        pytest.skip(f"the official text is absent: {OFFICIAL_TEXT}")
    return read_rules_text(OFFICIAL_TEXT.read_bytes())


@cache
def calls_in_the_project() -> tuple[CitingCall, ...]:
    sources = {
        path: path.read_text(encoding="utf-8")
        for package in ("rulings", "bot")
        for path in sorted((ROOT / package).rglob("*.py"))
    }
    return tuple(
        call
        for path, source in sources.items()
        if "cite" in source
        for call in find_citing_calls(source, str(path.relative_to(ROOT)))
    )


def test_every_citation_exists_and_says_its_witness_words(edition: RulesEdition) -> None:
    faults = [fault for call in calls_in_the_project() if (fault := fault_of(call, edition))]
    assert not faults, "\n".join(faults)


def test_every_citation_is_one_that_was_checked() -> None:
    checked = set(CHECKED.read_text(encoding="utf-8").splitlines())
    unspelled = [call.place for call in calls_in_the_project() if call.arguments is None]
    assert unspelled == []
    new = [place for one, place in hashes_of(calls_in_the_project()).items() if one not in checked]
    assert new == [], "check them: python -m tests.test_citations, with the rules of 2026-01-16 at hand"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('cite("704.5g", "Total Damage   marked on it")', None),
        ('from rulings.cite import cite as c\nc("704.5g", "poison")', "does not say “poison”"),
        ('rulings.cite.cite("704.5l", "damage")', "CR 704.5l does not exist"),
        ('cite(number, "damage")', "spell number and witness out"),
        ('cite("704.5g", "")', "without witness words"),
    ],
)
def test_the_check_sees_what_is_wrong(edition: RulesEdition, source: str, fault: str | None) -> None:
    (call,) = find_citing_calls(source, "example.py")
    found = fault_of(call, edition)
    assert found is None if fault is None else found is not None and fault in found


if __name__ == "__main__":
    official = read_rules_text(OFFICIAL_TEXT.read_bytes())
    wrong = [fault for call in calls_in_the_project() if (fault := fault_of(call, official))]
    if wrong:
        raise SystemExit("\n".join(wrong))
    CHECKED.write_text("".join(f"{one}\n" for one in sorted(hashes_of(calls_in_the_project()))), encoding="utf-8")
