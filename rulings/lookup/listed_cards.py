"""Texts that are nothing but names of cards: in quotation marks, with marks between, or one behind the other.

What is here: taking such a text apart, within bounds. What is not: cards that a running text names
(``cards_in_text``).
"""

import re
from collections.abc import Sequence
from typing import Final

from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_japanese
from rulings.lookup.cards.records import KeyKind, NameHit, Verdict
from rulings.lookup.requests import ASKING
from rulings.lookup.rules.keywords import TermIndex

QUOTED: Final = re.compile(r"《([^《》]+)》|「([^「」]+)」|『([^『』]+)』|\[\[([^\[\]]+)\]\]|\"([^\"]+)\"|“([^“”]+)”")
"""A name in quotation marks, in one of the groups."""
_MARKS_BETWEEN: Final = (
    r"\n|[+＋;；&＆/／→⇒×]|->|(?<![a-z])vs\.?(?![a-z])|\b(?:versus|and|with|into|onto|on|against|x)\s|対"
)
_BETWEEN_CARDS: Final = tuple(
    re.compile(rf"\s*(?:{_MARKS_BETWEEN}{words})\s*", re.IGNORECASE)
    for words in ("", "|と", r"|と|や|に|を|[、，]|,(?=\s)")
)
"""What joins names, surest first: a name in kana may have the words in it, and one with a title a comma."""
_SPACES: Final = re.compile(r"[^\S\n]+")
LONGEST_NAME: Final = 8
"""Words of an English name that are looked for inside a text."""
_MOST_WORDS: Final = 12
_MOST_CARDS: Final = 4
_MOST_LISTED: Final = 20
"""Names of a list; a longer one is running text."""
_MOST_SEARCHES: Final = 100
"""Parts of one text that are looked up as names: a long text has more parts than a person waits for."""
_LIKE_ALONE: Final = 0.88
"""A name of several words so like one beside others is that name with a mistake."""
_APART: Final = 0.15
"""How far other cards must be behind it."""
_CALLED: Final = frozenset((KeyKind.NICKNAME, KeyKind.PART))


class Parts:
    """Looks up the parts of one text as names, each once, and no more of them than ``_MOST_SEARCHES``."""

    def __init__(self, names: NameIndex) -> None:
        self.names = names
        self._named: dict[str, NameHit | None] = {}

    def card_of(self, part: str) -> NameHit | None:
        """The card that a part of a list names; None where it names none for certain, or too much was looked up."""
        part = part.strip()
        if part not in self._named and len(self._named) < _MOST_SEARCHES:
            self._named[part] = _named_by(part, self.names)
        return self._named.get(part)

    def cards_of(self, parts: Sequence[str]) -> tuple[NameHit, ...]:
        """The card of each part, none where one part names no card for certain or there are too many."""
        found: dict[str, NameHit] = {}
        for part in parts if len(parts) <= _MOST_LISTED else ():
            hit = self.card_of(part)
            if hit is None:
                return ()
            found.setdefault(hit.name, hit)
        return tuple(found.values())


def listed_cards(typed: str, parts: Parts) -> tuple[NameHit, ...]:
    """The cards, if the text is nothing but names, in quotation marks or joined by ``+``, ``と``, ``vs``."""
    typed = _SPACES.sub(" ", typed)
    quoted = ["".join(found.groups(default="")) for found in QUOTED.finditer(typed)]
    rest = QUOTED.sub("", typed)
    if quoted and not fold_japanese(_BETWEEN_CARDS[-1].sub("", rest)):
        return parts.cards_of(quoted) if len(quoted) > 1 else ()
    for between in _BETWEEN_CARDS:
        listed = [part for part in between.split(typed, _MOST_LISTED + 1) if part.strip()]
        if len(listed) > 1 and (named := parts.cards_of(listed)):
            return named
    return ()


def adjoining_cards(typed: str, parts: Parts, terms: TermIndex) -> tuple[NameHit, ...]:
    """The cards, if the text is nothing but names with spaces between: ``blood moon urborg``.

    A single word of the rules is no name here: ``flash haste`` asks for two keywords.
    """
    words = typed.split()
    if not 2 <= len(words) <= _MOST_WORDS or ASKING.search(typed):
        return ()
    named: dict[str, NameHit | None] = {}

    def name_of(part: str) -> NameHit | None:
        if part not in named:
            is_term = " " not in part and terms.search(part).verdict is Verdict.CERTAIN
            named[part] = None if is_term else parts.card_of(part)
        return named[part]

    best: list[tuple[NameHit, ...] | None] = [()]
    for end in range(1, len(words) + 1):
        options = [
            (*before, hit)
            for start in range(max(0, end - LONGEST_NAME), end)
            if (before := best[start]) is not None
            and len(before) < _MOST_CARDS
            and (hit := name_of(" ".join(words[start:end]))) is not None
        ]
        best.append(min(options, key=len, default=None))
    found = best[-1]
    return tuple({hit.name: hit for hit in found or ()}.values())


def _named_by(part: str, names: NameIndex) -> NameHit | None:
    """The card that a part of a list names: for certain, or by a nickname or a part of its name that no other has, or
    of several words with so little wrong that no other card comes near, as *urza saga*."""
    answer = names.search_names(part, 2)
    if answer.verdict is Verdict.NOTHING:
        return None
    hit, *others = answer.hits
    is_called_so = hit.kind in _CALLED and hit.score == 1.0 and not any(other.score == 1.0 for other in others)
    is_alone = " " in part and hit.score >= _LIKE_ALONE and all(hit.score - other.score > _APART for other in others)
    return hit if answer.verdict is Verdict.CERTAIN or is_called_so or is_alone else None
