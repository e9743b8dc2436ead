"""What changed between two wordings of a rule, word by word.

What is here: the difference as data, in English words or Japanese signs. What is not: how it is shown, and which texts
belong together (``rulings.corpus.rule_texts.concordance``).
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rapidfuzz.distance import Indel

_TOKEN: Final = re.compile(r"[A-Za-z0-9’'.\-]*[A-Za-z0-9]+|\s+|.", re.DOTALL)


class Side(StrEnum):
    """In which of the two texts a stretch stands."""

    BOTH = "both"
    OLD = "old"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Stretch:
    """A run of text that stands in both texts or in one of them."""

    side: Side
    """Where it stands."""
    text: str
    """The run, white space included."""


def diff_words(old: str, new: str) -> tuple[Stretch, ...]:
    """The stretches that turn one text into the other, in order; what was taken out stands before what was put in.

    日本語: 二つの条文の違いを語の単位で示す
    Shape: stretches of ``BOTH`` and ``OLD`` joined give the old text, those of ``BOTH`` and ``NEW`` the new one.
    Example:
        >>> [(s.side.value, s.text) for s in diff_words("Draw a card.", "Draw two cards.")]
        [('both', 'Draw '), ('old', 'a card'), ('new', 'two cards'), ('both', '.')]
    """
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    stretches: list[Stretch] = []
    removed: list[str] = []
    added: list[str] = []
    for block in Indel.opcodes(before, after):
        if block.tag == "equal":
            words = before[block.src_start : block.src_end]
            is_bridge = (removed or added) and all(word.isspace() for word in words) and block.src_end < len(before)
            if is_bridge:  # A single space between two changes belongs to the change: it reads better as one.
                removed += words
                added += words
                continue
            _flush(stretches, removed, added)
            stretches.append(Stretch(Side.BOTH, "".join(words)))
        else:
            removed += before[block.src_start : block.src_end]
            added += after[block.dest_start : block.dest_end]
    _flush(stretches, removed, added)
    return tuple(stretches)


def _flush(stretches: list[Stretch], removed: list[str], added: list[str]) -> None:
    """Close a run of changes."""
    for side, words in ((Side.OLD, removed), (Side.NEW, added)):
        if words:
            stretches.append(Stretch(side, "".join(words)))
            words.clear()
