"""Where a table of ours lies: in the folder of its section of the Comprehensive Rules, by the rule that begins its id.

    python -m tests.table.sections

moves each table that lies elsewhere there. What is here: the folders' names. What is not: tables that follow other
documents and lie by them (``tests/tables/seeds``, ``tests/tables/variants``, ``tests/tables/found``).
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.places import ROOT

TABLES: Final = ROOT / "tests" / "tables"
DIVIDED: Final = ("701", "702")
"""Sections with a folder for each of their rules: keyword actions and keyword abilities."""


def folder_of(table_id: str) -> Path:
    """The folder of a table, below ``tests/tables``.

    Shape: ``"614-12-a-clone"`` -> ``614-replacement-effects``; ``"702-19b-walls"`` ->
    ``702-keyword-abilities/702-19-trample``.

    Raises: ValueError: the id does not begin with a rule; KeyError: with one of no section.
    """
    found = re.match(r"(\d{3})(?:-(\d+)[a-z]*)?-", table_id)
    if found is None:
        raise ValueError(f"{table_id}: the id of a table begins with its rule, as in 614-12-a-clone")
    section, rule = found.groups()
    folder = Path(f"{section}-{_slug(section)}")
    keyword = f"{section}.{rule}"
    if section not in DIVIDED or keyword not in _names():  # 702.1 is of all keyword abilities
        return folder
    return folder / f"{section}-{rule}-{_slug(keyword)}"


def tables_by_rule() -> Iterator[Path]:
    """All tables that lie, or should lie, by their rule."""
    for path in sorted(TABLES.rglob("*.toml")):
        if path.relative_to(TABLES).parts[0] not in ("seeds", "variants", "found"):
            yield path


def _slug(number: str) -> str:
    name = _names()[number]
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def _names() -> dict[str, str]:
    """Numbers of sections and of keywords -> what they are called."""
    rules = ROOT / "data" / "rules"
    headings = tomllib.loads((rules / "headings.toml").read_text(encoding="utf-8"))["headings"]
    keywords = tomllib.loads((rules / "keywords.toml").read_text(encoding="utf-8"))
    return {
        **{one["rule"]: one["en"] for kind in ("ability", "action") for one in keywords[kind]},
        **{number: names["en"] for number, names in headings.items()},
    }


if __name__ == "__main__":
    for path in list(tables_by_rule()):
        place = TABLES / folder_of(path.stem)
        if path.parent != place:
            place.mkdir(parents=True, exist_ok=True)
            path.rename(place / path.name)
            print(path.relative_to(ROOT), "->", (place / path.name).relative_to(ROOT))
