"""In how many sets cards were printed: which of several with like names is the better known.

What is here: the form of ``data/cards/printings.tsv``, reading and printing it. What is not: making it
(``rulings.building.name_table``) and what follows from a number (``rulings.lookup``).

The first line names the form and the month as of which the numbers are; every other line is an English name of a whole
card and its number, with a tab between, sorted by name. A newer card has no line.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulings.corpus.bundled import BundledDataError

FILE: Final = "printings.tsv"
"""Name of the file in ``data/cards``."""
FORM: Final = "judgebot-printings 1"

_FIRST_LINE: Final = re.compile(rf"{FORM} \d{{4}}-\d{{2}}")
_LINE: Final = re.compile(r"(?P<name>[^\t]+)\t(?P<number>[1-9]\d*)")


def load_printings(path: Path) -> Mapping[str, int]:
    """English name of a card -> in how many sets it was printed.

    日本語: カードが収録されたセットの数を読み込む
    Raises: BundledDataError: a line breaks the form, stands out of order or twice; all at once.
    """
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if not _FIRST_LINE.fullmatch(first):
        raise BundledDataError(faults=f"{path.name} is not in the form {FORM}")
    faults = []
    numbers: dict[str, int] = {}
    before = ""
    for number, line in enumerate(lines, start=2):
        found = _LINE.fullmatch(line)
        if found is None or found["name"] <= before:
            faults.append(f"{path.name}: line {number}: needs a name, in order, and a number")
            continue
        before = found["name"]
        numbers[before] = int(found["number"])
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return numbers


def print_printings(numbers: Mapping[str, int], month: str) -> str:
    """The file's text; cards without a number are left out."""
    return "\n".join([f"{FORM} {month}", *(f"{name}\t{n}" for name, n in sorted(numbers.items()) if n), ""])
