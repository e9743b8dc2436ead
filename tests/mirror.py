"""Where a test lies: as the code lies that it tests.

    python -m tests.mirror

moves each test that is named for a module to the folder that mirrors the module's. What is here: the rule of
``tests/README.md`` for a machine. What is not: tables, which lie by their rule (``tests.table.sections``).
"""

import os
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tests.places import ROOT

TESTS: Final = ROOT / "tests"
WITHOUT_COUNTERPART: Final[Mapping[str, str]] = {
    "data": "what people write under data/ keeps to its form",
    "discord_server": "the Discord that tests talk to, and that it refuses what Discord refuses",
}
"""Folders with tests that no package of the code answers to, and what they hold."""
WITHOUT_TESTS: Final[Mapping[str, str]] = {
    "benchmarks": "scripts of `make bench`",
    "differential": "plays beside another engine (`python -m tests.differential`)",
    "golden": "what is expected, as data",
    "tables": "tables by the section of the rules that they show (`tests.table.sections`)",
}
"""Folders of tests that hold no test functions."""


def files_of_tests() -> list[Path]:
    """All files with test functions."""
    return sorted(path for path in TESTS.rglob("test_*.py") if path.relative_to(TESTS).parts[0] not in WITHOUT_TESTS)


def code_of(folder: Path) -> Path | None:
    """The folder of code that a folder of tests mirrors, whether it is there or not; ``None`` for those without."""
    parts = folder.relative_to(TESTS).parts
    if parts and parts[0] in WITHOUT_COUNTERPART:
        return None
    return ROOT.joinpath(*parts) if parts and parts[0] == "bot" else ROOT.joinpath("rulings", *parts)


def mirror_of(code: Path) -> Path:
    """The folder of tests that mirrors a folder of code.

    Raises: ValueError: the folder is none of the code.
    """
    parts = code.relative_to(ROOT).parts
    if parts[0] not in ("bot", "rulings"):
        raise ValueError(f"{code} is no folder of bot or rulings")
    return TESTS.joinpath(*(parts if parts[0] == "bot" else parts[1:]))


def mirrored(test: Path) -> Path | None:
    """The module or package that a test is named for, in the folder that its own mirrors; ``None`` where none is."""
    code, name = code_of(test.parent), test.stem.removeprefix("test_")
    if code is None:
        return None
    return next((path for path in (code / f"{name}.py", code / name / "__init__.py") if path.is_file()), None)


def namesakes(test: Path) -> list[Path]:
    """Modules by the name of the test, wherever they lie in its package (the bot, or one package of ``rulings``)."""
    code = code_of(test.parent)
    if code is None or code == ROOT / "rulings":
        return []
    depth = 1 if code.relative_to(ROOT).parts[0] == "bot" else 2
    return _modules(ROOT.joinpath(*code.relative_to(ROOT).parts[:depth]))[test.stem.removeprefix("test_")]


def misplaced() -> Iterator[tuple[Path, list[Path]]]:
    """Tests that are named for a module of their package, but do not lie as it does, and where they might lie.

    A test in the folder that several modules of its name have in common is of them all.
    """
    for test in files_of_tests():
        if mirrored(test) is None and (found := namesakes(test)):
            if len(found) > 1 and Path(os.path.commonpath([module.parent for module in found])) == code_of(test.parent):
                continue
            yield test, [mirror_of(module.parent) / test.name for module in found]


def _modules(package: Path) -> dict[str, list[Path]]:
    found = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        if path.name != "__init__.py":
            found[path.stem].append(path)
    return found


def move(test: Path, place: Path) -> None:
    """Moves a test, and tells the other tests that import from it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "mv", str(test), str(place)], check=True, cwd=ROOT)
    old, new = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (test, place))
    for path in TESTS.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if (changed := re.sub(rf"\b{re.escape(old)}\b", new, source)) != source:
            path.write_text(changed, encoding="utf-8")


def main() -> None:
    for test, places in misplaced():
        told = [str(place.relative_to(ROOT)) for place in places]
        if len(places) == 1:
            move(test, places[0])
            print(f"{test.relative_to(ROOT)} -> {told[0]}")
        else:
            print(f"{test.relative_to(ROOT)}: one of {', '.join(told)}, or another name")


if __name__ == "__main__":
    main()
