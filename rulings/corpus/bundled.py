"""The data that ships with the project, written for it.

What is here: where it lies, checking and loading the names in ``data/names``, and the manifest. What is not: rulings
(``rulings.corpus.bundled_rulings``) and rule summaries, which are loaded by their own modules from the same folder.

A file of ``data/names`` holds one of these tables or several:

* ``[cards]``: English name of the whole, halves joined with `` // `` ->
  ``{ ja = [today's name, former ones ...], reading = [hiragana of each] }``;
* ``[nicknames]``: English name of the whole -> ``{ ja = [...], en = [...] }``, what players call it;
* ``[color_indicators]``: English name of a face -> letters of ``WUBRG``, for faces whose color the snapshot leaves
  open;
* ``[defenses]``: English name of a battle -> its starting defense, which the snapshot does not give.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Final

from rulings.corpus.records import CardName, NameKind
from rulings.errors import RulingsError
from rulings.language import Language

KEY: Final = "bundled"
"""Key of this source in rows and reports."""

_READING: Final = re.compile(r"[ぁ-ゖー]+( // [ぁ-ゖー]+)*")


class BundledDataError(RulingsError):
    """Files of ``data`` break their form; every fault is listed."""

    code: ClassVar[str] = "bundled_data_faulty"


@dataclass(frozen=True, slots=True)
class BundledNames:
    """What ``data/names`` says."""

    names: tuple[CardName, ...]
    """Names, readings and nicknames, by file and line; of a card today's name first."""
    color_indicators: Mapping[str, tuple[str, ...]]
    """English name of a face -> letters in the order WUBRG."""
    defenses: Mapping[str, str]
    """English name of a battle -> its starting defense."""
    sha256: str
    """Hash over all files."""


@dataclass
class _Loading:
    """What was found so far, good and bad."""

    names: list[CardName] = field(default_factory=list)
    color_indicators: dict[str, tuple[str, ...]] = field(default_factory=dict)
    defenses: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def find_bundled_data() -> Path:
    """The folder ``data`` of the project, in a checkout or where the wheel has put it.

    Raises: BundledDataError: neither is there.
    """
    spec = find_spec("judgebot_data")
    installed = [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    checkout = Path(__file__).resolve().parents[2] / "data"
    for folder in (checkout, *installed):
        if (folder / "names").is_dir():
            return folder
    raise BundledDataError(faults=f"{checkout} is missing")


def load_bundled_names(folder: Path) -> BundledNames:
    """Names of every file in a folder.

    日本語: 同梱のカード名をすべて読み込む
    Shape: folder of TOML files -> BundledNames.
    Raises: BundledDataError: unknown key, wrong type, as many readings as names lacking, a name twice; all at once.
    """
    loading = _Loading()
    digest = sha256()
    seen: dict[tuple[str, str], str] = {}
    for path in sorted(folder.glob("*.toml")):
        data = path.read_bytes()
        digest.update(data)
        try:
            content = tomllib.loads(data.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            loading.faults.append(f"{path.name}: {fault}")
            continue
        for table, rows in content.items():
            read_row = _TABLES.get(table)
            if read_row is None or not isinstance(rows, dict):
                loading.faults.append(f"{path.name}: unknown key {table}")
                continue
            for name, row in rows.items():
                if (table, name) in seen:
                    loading.faults.append(f"{path.name}: {name}: also in {seen[table, name]}")
                seen[table, name] = path.name
                if wrong := read_row(loading, name, row):
                    loading.faults.append(f"{path.name}: {name}: {wrong}")
    if loading.faults:
        raise BundledDataError(faults="; ".join(loading.faults))
    return BundledNames(tuple(loading.names), loading.color_indicators, loading.defenses, digest.hexdigest())


def _read_card(loading: _Loading, name: str, row: Any) -> str | None:
    """Take one line of ``[cards]``, or say what is wrong with it."""
    if not isinstance(row, dict) or set(row) != {"ja", "reading"}:
        return "needs ja and reading, nothing else"
    names, readings = row["ja"], row["reading"]
    if not _is_list_of_texts(names) or not _is_list_of_texts(readings) or len(names) != len(readings):
        return "needs as many readings as names"
    if len(set(names)) != len(names):
        return "has a name twice"
    halves = name.split(" // ")
    for position, (text, reading) in enumerate(zip(names, readings, strict=True)):
        if _READING.fullmatch(reading) is None:
            return f"{reading} is not hiragana"
        texts, spoken = text.split(" // "), reading.split(" // ")
        if not len(texts) == len(spoken) == len(halves):
            return "has not as many halves as the English name"
        kind = NameKind.FORMER if position else NameKind.CURRENT
        for half, half_text, half_reading in zip(halves, texts, spoken, strict=True):
            face = half if len(halves) > 1 else ""
            loading.names.append(CardName(name, half_text, Language.JA, kind, half_reading, source=KEY, face=face))
    return None


def _read_nicknames(loading: _Loading, name: str, row: Any) -> str | None:
    """Take one line of ``[nicknames]``, or say what is wrong with it."""
    if not isinstance(row, dict) or not row or not set(row) <= {"ja", "en"}:
        return "needs ja or en, nothing else"
    if not all(map(_is_list_of_texts, row.values())):
        return "needs lists of texts"
    for language, texts in sorted(row.items()):
        for text in texts:
            kind = NameKind.NICKNAME
            loading.names.append(CardName(name, text, Language(language), kind, source=KEY))
    return None


def _read_color_indicator(loading: _Loading, name: str, row: Any) -> str | None:
    """Take one line of ``[color_indicators]``, or say what is wrong with it."""
    if not isinstance(row, str) or row != "".join(letter for letter in "WUBRG" if letter in row):
        return "needs letters of WUBRG in this order"
    loading.color_indicators[name] = tuple(row)
    return None


def _read_defense(loading: _Loading, name: str, row: Any) -> str | None:
    """Take one line of ``[defenses]``, or say what is wrong with it."""
    if not isinstance(row, int) or isinstance(row, bool) or row < 1:
        return "needs a number above 0"
    loading.defenses[name] = str(row)
    return None


_TABLES: Final = {
    "cards": _read_card,
    "nicknames": _read_nicknames,
    "color_indicators": _read_color_indicator,
    "defenses": _read_defense,
}


def _is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) and text.strip() == text != "" for text in value)
