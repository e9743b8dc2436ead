"""Tests lie as the code does, and which tests cover a file is found."""

import re
from pathlib import Path

import pytest

from tests.covering import UnknownCodeError, asked_modules, covering, handled_nodes, lines
from tests.imports import modules
from tests.mirror import (
    TESTS,
    WITHOUT_COUNTERPART,
    WITHOUT_TESTS,
    code_of,
    files_of_tests,
    mirror_of,
    mirrored,
    misplaced,
    namesakes,
)
from tests.places import ROOT

STRICT = TESTS / "oracle" / "phrases"
"""Here every test is of one module: what is read by several is tested where its rarest wording is declared."""


def test_every_folder_of_tests_mirrors_a_folder_of_the_code() -> None:
    folders = {test.parent for test in files_of_tests()}
    assert len(folders) > 30
    lost = [str(one) for one in folders if (code := code_of(one)) is not None and not any(code.glob("*.py"))]
    assert lost == [], "move the tests to where the code has gone (tests/README.md)"


def test_the_lists_of_folders_that_mirror_nothing_are_short_and_true() -> None:
    assert len(WITHOUT_COUNTERPART) + len(WITHOUT_TESTS) < 9
    for name in WITHOUT_COUNTERPART:
        assert list((TESTS / name).glob("test_*.py"))
    for name in WITHOUT_TESTS:
        assert (TESTS / name).is_dir()
        assert not list((TESTS / name).rglob("test_*.py"))
    for name in (*WITHOUT_COUNTERPART, *WITHOUT_TESTS):
        assert not (ROOT / "rulings" / name).exists()


def test_a_test_that_is_named_for_a_module_lies_as_the_module_does() -> None:
    lost = [str(test.relative_to(ROOT)) for test, _ in misplaced()]
    assert lost == [], "python -m tests.mirror moves them"


def test_every_test_of_phrases_is_of_one_module() -> None:
    lost = [str(test.relative_to(ROOT)) for test in sorted(STRICT.rglob("*.py")) if mirrored(test) is None]
    assert lost == []


def test_a_test_can_be_moved() -> None:
    """It neither imports by place nor counts its parents: who looks for ../shared in vain skips, and nobody sees it."""
    by_place = re.compile(r"^\s*from \.|\(__file__\)(\.resolve\(\))?\.parent", re.MULTILINE)
    lost = [str(test.relative_to(ROOT)) for test in files_of_tests() if by_place.search(test.read_text("utf-8"))]
    assert lost == [], "say tests.kernel.playing, and ask tests.places"


def test_code_and_tests_are_found_from_each_other() -> None:
    for test, code in (
        ("kernel/state/test_asking.py", "rulings/kernel/state"),
        ("bot/render/test_text.py", "bot/render"),
        ("test_controls.py", "rulings"),
    ):
        folder = (TESTS / test).parent
        assert code_of(folder) == ROOT / code
        assert mirror_of(ROOT / code) == folder
    assert code_of(TESTS / "data") is None
    with pytest.raises(ValueError, match="no folder of"):
        mirror_of(ROOT / "data")


def test_a_module_is_known_by_its_name_wherever_it_lies_in_the_package() -> None:
    assert namesakes(TESTS / "oracle" / "test_going_on.py") == [ROOT / "rulings" / "oracle" / "binding" / "going_on.py"]
    assert namesakes(TESTS / "lookup" / "test_going_on.py") == []


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("rulings/oracle/binding/going_on.py", "rulings.oracle.binding.going_on"),
        ("rulings.oracle.binding.going_on", "rulings.oracle.binding.going_on"),
        ("oracle/binding/going_on.py", "rulings.oracle.binding.going_on"),
        ("lookup", "rulings.lookup"),
        ("bot/render/", "bot.render"),
        ("oracle/phrases/effects", "rulings.oracle.phrases.effects"),
        ("going_on", "rulings.oracle.binding.going_on"),
    ],
)
def test_what_is_asked_about_is_understood(words: str, first: str) -> None:
    assert next(iter(asked_modules(words))) == first


@pytest.mark.parametrize(("words", "told"), [("nonsense", "no file and no package"), ("mana", "may be rulings")])
def test_what_is_nothing_or_several_things_is_told(words: str, told: str) -> None:
    with pytest.raises(UnknownCodeError, match=told):
        asked_modules(words)


def test_what_covers_a_handler_is_found_by_name_import_node_and_rule() -> None:
    found = covering(asked_modules("rulings/kernel/effects/permanents/melding.py"))
    assert TESTS / "kernel" / "effects" / "permanents" / "test_melding.py" in found.named
    assert TESTS / "oracle" / "phrases" / "mechanics" / "test_meld.py" in found.with_its_nodes
    assert any(place.startswith("tests/tables/701-") for place in found.rules["701.42a"])
    told = list(lines(found))
    assert "named for it: 1" in told


def test_what_covers_a_package_is_its_folder_and_what_imports_it() -> None:
    found = covering(asked_modules("lookup"))
    assert {*found.named} == {*(TESTS / "lookup").rglob("test_*.py")}
    assert TESTS / "signposts" / "test_places.py" in found.importing


def test_nodes_of_handlers_are_read_from_decorators() -> None:
    source = (
        "from rulings.abilities.effects.cards import Draw as Drawn, Mill\n"
        "@performs(Drawn)\ndef draw(one: Drawn, other: Mill) -> None: ..."
    )
    assert list(handled_nodes(source)) == ["rulings.abilities.effects.cards.Draw"]


def test_the_rules_of_this_folder_name_what_is_there() -> None:
    told = (TESTS / "README.md").read_text(encoding="utf-8")
    code = modules("tests")
    for command in ("tests.covering", "tests.mirror", "tests.table.sections"):
        assert command in told
        assert isinstance(code[command], Path)
