"""Kinds of disagreement that were settled against the other engine, so that new ones stand out.

A kind names the rule that it misses and how its reports are recognised: by words of a card on the table and by the
facts in which the outcomes differ. A recogniser is narrow: a report with one more difference is printed in full.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .situations import Situation


@dataclass(frozen=True)
class KnownFault:
    """One kind of fault of the other engine."""

    rule: str
    """The rule that decides, with what is missed."""
    words: str
    """A pattern that the text of some card on the table has."""
    facts: str
    """A pattern that every differing fact has."""


KNOWN = (
    KnownFault(
        "601.3: spells with the name of the exiled card can't be cast; with nothing exiled everything can be cast",
        r"can't cast spells with the same name as the exiled", r"could be done: True / False",
    ),
    KnownFault(
        "603.4: 'if this permanent is an enchantment' and 'becomes a creature' are of the source, not of the spell cast",
        r"When an opponent casts .*if this permanent is an enchantment", r"^Veil|^Opal|^Hidden|graveyard: only ours|only theirs|(size|keywords|types|P/T)",
    ),
    KnownFault(
        "301.5f: nothing attached is not 'equipped creature is untapped'; the condition has no creature to be true of",
        r"As long as equipped creature is", r" size: ",
    ),
)  # fmt: skip


def known_fault(situation: Situation, found: Sequence[str]) -> KnownFault | None:
    """The known kind that a report is of, if any."""
    texts = [card.faces[0].oracle_text for card in (situation.card, *(other for _, other in situation.others))]
    for fault in KNOWN:
        if any(re.search(fault.words, text) for text in texts) and all(re.search(fault.facts, fact) for fact in found):
            return fault
    return None
