"""The quick tests: all of them, or those that a change to some packages can break.

    python -m tests.fast [PACKAGE ...]

prints the arguments for pytest (``make test-fast PACKAGE=lookup``). What is here: which tests these are, and which take
too long to be among them. What is not: what covers a package (``tests.covering``).
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.covering import UnknownCodeError, asked_modules, covering
from tests.imports import imports, modules
from tests.mirror import TESTS, files_of_tests, mirrored
from tests.places import ROOT

SLOW: Final[Mapping[str, int]] = {}
"""File of tests, or one test of it -> seconds that it takes of a core of its own, where it is left out."""


def quick_tests(packages: Sequence[str]) -> list[Path]:
    """The files of the quick tests.

    Shape: packages or files, as ``tests.covering`` takes them -> what covers them, the tests of the modules that import
    them, and those of the whole project; all quick tests where no package is named.

    Raises: UnknownCodeError: one of them is nothing of the code.
    """
    everything = [test for test in files_of_tests() if _named(test) not in SLOW]
    if not packages:
        return everything
    asked = {name: path for words in packages for name, path in asked_modules(words).items()}
    found = covering(asked)
    code = modules("rulings", "bot")
    users = {code[one.importer] for one in imports(code, asked)}
    chosen = {*found.named, *found.importing, *found.with_its_nodes}
    return [test for test in everything if test in chosen or test.parent == TESTS or mirrored(test) in users]


def left_out(files: Sequence[Path]) -> Iterator[str]:
    """The slow tests of these files."""
    names = {_named(file) for file in files}
    yield from (one for one in SLOW if "::" in one and one.partition("::")[0] in names)


def _named(test: Path) -> str:
    return test.relative_to(ROOT).as_posix()


def main(arguments: Sequence[str]) -> int:
    """Prints what pytest is to be given.

    Shape: packages -> 0, 2 where one of them is nothing of the code.
    """
    try:
        files = quick_tests(arguments)
    except UnknownCodeError as fault:
        print(fault, file=sys.stderr)
        return 2
    print(*(_named(file) for file in files), *(f"--deselect={one}" for one in left_out(files)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
