"""Arithmetic on rule numbers: kind, parent, order, and the letters that subrules skip.

What is here: facts that follow from the shape of a number alone. What is not: whether an edition has such a rule
(``rulings.corpus.rule_texts.rules``), and reading a number that a person typed (``rulings.lookup.rules.rule_numbers``).
"""

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from rulings.cite import RuleNumber

SUBRULE_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
"""Letters of subrules in order: l and o are skipped because they look like 1 and 0."""

_NUMBER: Final = re.compile(r"(?P<section>[1-9](?:\d\d)?)(?:\.(?P<rule>\d+)(?P<letters>[a-z]{0,2}))?")


class RuleKind(StrEnum):
    """What a number names."""

    CHAPTER = "chapter"
    """``7``: Additional Rules."""
    SECTION = "section"
    """``701``: Keyword Actions."""
    RULE = "rule"
    """``701.17``."""
    SUBRULE = "subrule"
    """``701.17c``."""


def is_rule_number(text: str) -> bool:
    """Whether the text has the shape of a number of the Comprehensive Rules, nothing around it.

    Example:
        >>> is_rule_number("704.5aa"), is_rule_number("704.5g."), is_rule_number("70.5")
        (True, False, False)
    """
    found = _NUMBER.fullmatch(text)
    return found is not None and not (len(found["section"]) == 1 and found["rule"] is not None)


def kind_of(number: str) -> RuleKind:
    """The kind of thing that a number names.

    Raises: ValueError: the text is no rule number.
    Example:
        >>> kind_of("701.17c").value, kind_of("701").value
        ('subrule', 'section')
    """
    found = _NUMBER.fullmatch(number)
    if found is None or not is_rule_number(number):
        raise ValueError(f"not a rule number: {number!r}")
    if found["rule"] is None:
        return RuleKind.CHAPTER if len(number) == 1 else RuleKind.SECTION
    return RuleKind.SUBRULE if found["letters"] else RuleKind.RULE


def parent_of(number: str) -> RuleNumber | None:
    """The number one level up, ``None`` above a chapter.

    Example:
        >>> parent_of("701.17c"), parent_of("701.17"), parent_of("701"), parent_of("7")
        ('701.17', '701', '7', None)
    """
    kind = kind_of(number)
    if kind is RuleKind.SUBRULE:
        return RuleNumber(number.rstrip("abcdefghijklmnopqrstuvwxyz"))
    if kind is RuleKind.RULE:
        return RuleNumber(number.partition(".")[0])
    return RuleNumber(number[0]) if kind is RuleKind.SECTION else None


def order_of(number: str) -> tuple[int, int, int, int, str]:
    """A key that sorts numbers as they stand in the document.

    日本語: 文書中の並び順
    Example:
        >>> sorted(["704.5aa", "704.10", "704", "704.5z", "7", "704.5"], key=order_of)
        ['7', '704', '704.5', '704.5z', '704.5aa', '704.10']
    """
    found = _NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"not a rule number: {number!r}")
    section, rule, letters = found["section"], found["rule"], found["letters"] or ""
    return int(section[0]), int(section) if len(section) > 1 else 0, int(rule or 0), len(letters), letters


def find_gaps(numbers: Iterable[str]) -> tuple[str, ...]:
    """The numbers that a text skips: of the children of every entry those before its last one, and parents.

    What stands at the end of a section and is not there leaves no gap. Official texts have none but for misprints.

    Example:
        >>> find_gaps(["7", "700", "702", "702.1", "702.1b", "702.3a"])
        ('701', '702.1a', '702.2', '702.3')
    """
    present = set(numbers)
    last: dict[str, str] = {}
    for number in sorted(present, key=order_of):
        while (above := parent_of(number)) is not None:
            last[above] = max(last.get(above, number), number, key=order_of)
            number = above
    wanted = {each for above, number in last.items() for each in (above, *_children_until(above, number))}
    return tuple(sorted(wanted - present, key=order_of))


def _children_until(above: str, last: str) -> Iterator[str]:
    """The numbers right below one, in order, the last one included."""
    if kind_of(last) is RuleKind.SUBRULE:
        letters = "a"
        while (number := f"{above}{letters}") != last:
            yield number
            letters = letters_after(letters)
    elif kind_of(last) is RuleKind.RULE:
        yield from (f"{above}.{rule}" for rule in range(1, int(last.partition(".")[2])))
    else:
        yield from map(str, range(int(above) * 100, int(last)))


def letters_after(letters: str) -> str:
    """The subrule letters that follow: ``k`` is followed by ``m``, ``n`` by ``p``, ``z`` by ``aa``.

    Example:
        >>> letters_after("k"), letters_after("n"), letters_after("z"), letters_after("az")
        ('m', 'p', 'aa', 'ba')
    """
    last = SUBRULE_LETTERS.index(letters[-1])
    if last + 1 < len(SUBRULE_LETTERS):
        return letters[:-1] + SUBRULE_LETTERS[last + 1]
    return letters_after(letters[0]) + "a" if len(letters) > 1 else "aa"
