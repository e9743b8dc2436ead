"""Sets of cards: when each came out, and in which one a card was printed first.

What is here: the bundled months of release (``data/cards/sets.toml``) and the eras that coverage is counted by. What is
not: which sets a card is in, which the sources say.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rulings.corpus.bundled import BundledDataError, find_bundled_data

_MONTH: Final = re.compile(r"(199[3-9]|20\d\d)-(0[1-9]|1[0-2])")
_CODE: Final = re.compile(r"[A-Z0-9]{3,6}")
UNKNOWN_ERA: Final = "unknown"
"""Of cards of which no source says when they were printed first."""
_LAST_YEARS: Final = (1997, 2003, 2008, 2014, 2019, 2022, 2026)
_FIRST_YEAR: Final = 1993
ERAS: Final = (
    *(
        f"{first}-{last}"
        for first, last in zip((_FIRST_YEAR, *(one + 1 for one in _LAST_YEARS)), _LAST_YEARS, strict=False)
    ),
    UNKNOWN_ERA,
)
"""Eras in order, as years: ``"1993-1997"``; last the one of cards of unknown age."""


def load_sets(folder: Path) -> Mapping[str, str]:
    """Months of release by code, from a folder of data.

    日本語: セットの発売年月を読み込む
    Shape: folder -> code -> ``"2003-10"``.
    Raises: BundledDataError: unknown key, a code or month that is none; all at once.
    """
    content = tomllib.loads((folder / "cards" / "sets.toml").read_text(encoding="utf-8"))
    faults = [f"sets.toml: unknown key {key}" for key in content if key != "sets"]
    sets = content.get("sets", {})
    for code, month in sets.items():
        if _CODE.fullmatch(code) is None or not isinstance(month, str) or _MONTH.fullmatch(month) is None:
            faults.append(f"sets.toml: {code} needs a month such as 2003-10")
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return sets if isinstance(sets, dict) else {}


@cache
def bundled_sets() -> Mapping[str, str]:
    """The bundled months of release, read once."""
    return load_sets(find_bundled_data())


def find_first_set(codes: Iterable[str | None]) -> str | None:
    """The set that came out first; of one month the first by its code; ``None`` where no month is known.

    Example:
        >>> find_first_set(["A25", "MRD", "XXX"])
        'MRD'
    """
    months = bundled_sets()
    known = sorted((months[code], code) for code in codes if code is not None and code in months)
    return known[0][1] if known else None


def era_of(code: str | None) -> str:
    """The era in which a set came out.

    Example:
        >>> era_of("MRD"), era_of(None)
        ('1998-2003', 'unknown')
    """
    month = bundled_sets().get(code) if code is not None else None
    if month is None:
        return UNKNOWN_ERA
    year = int(month[:4])
    return next((era for era in ERAS[:-1] if int(era[:4]) <= year <= int(era[5:])), UNKNOWN_ERA)
