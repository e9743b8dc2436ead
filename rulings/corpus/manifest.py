"""The manifest of the bundled data: what each file is, whose, as of when, how much is in it, and its hash.

What is here: reading ``data/MANIFEST.toml``, finding what in it is not so, and bringing its counts and hashes up to
date. What is not: what stands in the files, which their own readers check.

A table ``[[group]]`` is written by hand: ``files`` (a pattern), ``what``, ``source``, ``date`` and ``counted`` (the
keys whose entries are counted; none for files that count as one, ``lines`` for those that aren't TOML). The table
``[files]`` is kept by ``python -m rulings.building.manifest``.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from rulings.corpus.bundled import BundledDataError

NAME: Final = "MANIFEST.toml"
README: Final = "README.md"
_GROUP_KEYS: Final = {"files", "what", "source", "date", "counted"}
_KEPT: Final = "[files]"


@dataclass(frozen=True, slots=True)
class Group:
    """Files of one sort."""

    files: str
    """Pattern of their paths inside ``data``."""
    what: str
    """What they hold, one sentence."""
    source: str
    """Who made it from what."""
    date: date
    """As of when it is."""
    counted: tuple[str, ...]
    """Keys whose entries are counted; ``("lines",)`` for a file that isn't TOML."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of one file."""

    count: int
    """How many entries it has."""
    sha256: str
    """Hash of its bytes."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The manifest as it stands."""

    groups: tuple[Group, ...]
    files: Mapping[str, Kept]


def load_manifest(folder: Path) -> Manifest:
    """The manifest of a folder of data.

    日本語: 同梱データの目録を読み込む
    Raises: BundledDataError: unknown or missing key, wrong type; all faults at once.
    """
    content = tomllib.loads((folder / NAME).read_text(encoding="utf-8"))
    faults = [f"{NAME}: unknown key {key}" for key in content if key not in ("group", "files")]
    groups = []
    for number, row in enumerate(content.get("group", ()), start=1):
        if set(row) != _GROUP_KEYS or not isinstance(row["date"], date) or not isinstance(row["counted"], list):
            faults.append(f"{NAME}: group {number} needs {', '.join(sorted(_GROUP_KEYS))}")
            continue
        groups.append(Group(row["files"], row["what"], row["source"], row["date"], tuple(row["counted"])))
    files = {}
    for name, row in content.get("files", {}).items():
        if not isinstance(row, dict) or set(row) != {"count", "sha256"}:
            faults.append(f"{NAME}: {name} needs count and sha256")
            continue
        files[name] = Kept(row["count"], row["sha256"])
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return Manifest(tuple(groups), files)


def find_manifest_faults(folder: Path) -> list[str]:
    """What the manifest says that isn't so, a sentence each.

    Shape: folder of data -> faults by file: of no group or of two, not listed, listed and not there, another count,
    another hash; a group without files.
    """
    manifest = load_manifest(folder)
    faults = []
    present = dict(_iterate_files(folder))
    used = set()
    for name, path in present.items():
        groups = [group for group in manifest.groups if fnmatch(name, group.files)]
        used |= {group.files for group in groups}
        if len(groups) != 1:
            faults.append(f"{name} is in {len(groups)} groups")
            continue
        kept, found = manifest.files.get(name), measure_file(path, groups[0])
        if kept is None:
            faults.append(f"{name} is not listed")
        elif kept.count != found.count:
            faults.append(f"{name} has {found.count} entries, {kept.count} are listed")
        elif kept.sha256 != found.sha256:
            faults.append(f"{name} has another hash")
    faults += [f"{name} is listed and not there" for name in manifest.files if name not in present]
    faults += [f"{group.files}: no such file" for group in manifest.groups if group.files not in used]
    return faults


def update_manifest(folder: Path) -> None:
    """Write the counts and hashes of today into the manifest; what is written by hand stays.

    Raises: BundledDataError: a file of no group or of two.
    """
    manifest = load_manifest(folder)
    lines = []
    faults = []
    for name, path in _iterate_files(folder):
        groups = [group for group in manifest.groups if fnmatch(name, group.files)]
        if len(groups) != 1:
            faults.append(f"{name} is in {len(groups)} groups")
            continue
        found = measure_file(path, groups[0])
        lines.append(f'"{name}" = {{ count = {found.count}, sha256 = "{found.sha256}" }}')
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    place = folder / NAME
    by_hand = place.read_text(encoding="utf-8").partition(f"\n{_KEPT}\n")[0].rstrip("\n")
    place.write_text("\n".join([by_hand, "", _KEPT, *lines, ""]), encoding="utf-8")


def measure_file(path: Path, group: Group) -> Kept:
    """How many entries a file of a group has, and its hash."""
    data = path.read_bytes()
    digest = sha256(data).hexdigest()
    if not group.counted:
        return Kept(1, digest)
    if group.counted == ("lines",):
        return Kept(len(data.splitlines()), digest)
    content = tomllib.loads(data.decode())
    return Kept(sum(_count_entries(content, group.counted)), digest)


def _count_entries(content: Mapping[str, Any], counted: Sequence[str]) -> Iterator[int]:
    return (len(content.get(key, ())) for key in counted)


def _iterate_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every file with its path inside the folder, in order; what is about the data and hidden files aside."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in (NAME, README) and not path.name.startswith("."):
            yield name, path
