"""Which sections of tournament policy a text means: by number, title, abbreviation or what judges say for it.

What is here: finding them, and how surely. What is not: whether a card or a rule is meant rather (``rulings.answer.
asking``). A text without a word of policy finds nothing: there is no likeness but a typing mistake.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rulings.corpus.policy import PolicyDocument, PolicyFacts, PolicyHeading, load_bundled_policy
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese
from rulings.lookup.requests import take_request

_LONGEST: Final = 300
"""Signs of a text that is looked through for words of policy."""
_TYPOS: Final = {6: 1, 12: 2}
"""Typos that a word of at least so many letters may have."""
_TYPOS_JA: Final = 7
"""Signs of a Japanese word that may have one: in a shorter one another sign makes another word."""
_NUMBER: Final = re.compile(r"(?:§|section|sec\.?|第)?\s*(\d+(?:[.\-．]\d+)*)\.?\s*(?:節|章|項)?", re.IGNORECASE)
_PAUSE: Final = re.compile(r"[,;!?、。\n]|\.(?=\s|$)")
"""Where a text pauses: no word of policy goes on behind it, as in "into a face-down pile, shuffle that pile"."""
_AROUND_EN: Final = re.compile(
    r"^(?:(?:what (?:is|are|does|do|happens (?:for|with|after)) (?:a |an |the )?|whats |define |explain |tell me about "
    r"|(?:the )?(?:penalty|penalties|fix|remedy|policy|rules?|infraction) (?:for|of|on|about) (?:a |an |the )?"
    r"|how (?:do|does|should) (?:i|we|a judge|judges) (?:fix|handle|rule on|rule) (?:a |an |the )?|the |a |an ))+"
    r"|(?: (?:mean|means|penalty|penalties|infraction|policy|fix|remedy|upgrade|downgrade|work|works|rule|rules"
    r"|philosophy|definition))+$"
)
_AROUND_JA: Final = re.compile(
    r"(?:に対する|についての|に関する|した場合の|したときの|したら|すると|の|って|とは|は)?"
    r"(?:懲罰|罰則|ペナルティー?|処置|対処法?|対応|扱い|規定|ルール|理念|定義|修正|違反)?"
    r"(?:とは|って|について|は|を|が)?(?:何|なに|なん|どう(?:なる|なります|する|すれば(?:いい|よい)?)|どんな)?"
    r"(?:ですか|でしょうか|か|の)?(?:教えて|知りたい|説明して)?(?:ください|下さい)?[?？。!！]*$"
)


class PolicyMatch(IntEnum):
    """How surely a text means a section, surest last."""

    INSIDE = 1
    """The text says something more, and an unmistakable word of policy is in it."""
    NEAR = 2
    """It is one word of policy, with a typing mistake."""
    WORD = 3
    """It is a word that means this where it stands alone."""
    NAMED = 4
    """It is one word of policy, and means nothing else."""
    NUMBERED = 5
    """It names the document, with or without a number."""


@dataclass(frozen=True, slots=True)
class PolicyFound:
    """The sections that a text means."""

    match: PolicyMatch
    """How surely."""
    sections: tuple[PolicyHeading, ...]
    """In the order of the documents: the Infraction Procedure Guide first."""


class PolicyIndex:
    """Finds sections by anything that people call them.

    Shape: some 600 words in memory; a search takes a fraction of a millisecond.
    """

    def __init__(self, documents: Iterable[PolicyFacts]) -> None:
        self.documents = tuple(documents)
        self._of_documents: dict[str, PolicyHeading] = {}
        self._sure: dict[str, list[PolicyHeading]] = {}
        self._alone: dict[str, list[PolicyHeading]] = {}
        for facts in self.documents:
            head = facts.document
            for word in _names_of(head):
                self._of_documents[_fold(word)] = head
            for section in facts.sections:
                for word in (*section.also, *_with_class(facts, section)):
                    _put(self._sure, word, section)
                for word in section.alone:
                    _put(self._alone, word, section)
        names = [name for facts in self.documents for name in _names_of(facts.document)]
        longest = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        self._names = re.compile(rf"(?:{longest})(?=[\s\-:.の§\d第])", re.IGNORECASE)
        self._english = [word for word in self._sure if word.isascii()]
        self._japanese = [word for word in self._sure if not word.isascii()]
        longest_first = sorted(self._japanese, key=len, reverse=True)
        # いかさま師 and 嫌がらせ屋 are people on cards.
        self._in_japanese = re.compile(f"(?:{'|'.join(map(re.escape, longest_first))})(?![師屋])")
        self._most_words = max(word.count(" ") + 1 for word in self._english)

    def find(self, text: str) -> PolicyFound | None:
        """The sections that a text means; None where it has no word of policy.

        日本語: イベント規定・違反処置指針の用語を認識する
        Example: ``find("L@EC")`` -> IPG 2.2; ``find("遅刻の懲罰")`` -> IPG 3.1.
        """
        typed = unicodedata.normalize("NFKC", text).strip()
        if not typed or len(typed) > _LONGEST:
            return None
        if (numbered := self._numbered(typed)) is not None:
            return PolicyFound(PolicyMatch.NUMBERED, numbered)
        spellings = list(dict.fromkeys(filter(None, _spellings(typed))))
        for spelling in spellings:
            if spelling in self._of_documents:
                return PolicyFound(PolicyMatch.NUMBERED, (self._of_documents[spelling],))
            if spelling in self._sure:
                also = self._alone.get(spelling, ())
                return PolicyFound(PolicyMatch.NAMED, tuple(dict.fromkeys((*self._sure[spelling], *also))))
        for spelling in spellings:
            if spelling in self._alone:
                return PolicyFound(PolicyMatch.WORD, tuple(self._alone[spelling]))
        if (near := next(filter(None, map(self._near, spellings)), None)) is not None:
            return PolicyFound(PolicyMatch.NEAR, tuple(self._sure[near]))
        inside = tuple(self._inside(typed))
        return PolicyFound(PolicyMatch.INSIDE, inside) if inside else None

    def facts_of(self, document: PolicyDocument) -> PolicyFacts:
        """What is known of a document."""
        return next(facts for facts in self.documents if facts.document.document is document)

    def _numbered(self, typed: str) -> tuple[PolicyHeading, ...] | None:
        """``MTR 4.8``, ``IPG2-3 Hidden Card Error``, ``違反処置指針 2.1``, ``JAR common issues``: the section of a
        document, none where it has no such number; None where no document is named before a number or title."""
        called = self._names.match(typed)
        if called is None:
            return None
        document = self._of_documents[_fold(called[0])].document
        rest = typed[called.end() :].strip(" -:.の")
        if (number := _NUMBER.match(rest)) is not None:
            section = self.facts_of(document).find(re.sub(r"\D", ".", number[1]))
            return (section,) if section is not None else ()
        titled = [*self._sure.get(_fold(rest), ()), *self._alone.get(_fold(rest), ())]
        return tuple(each for each in titled if each.document is document) or None

    def _near(self, spelling: str) -> str | None:
        """The one word that a spelling is a typing mistake away from."""
        if spelling.isascii():
            allowed = max((typos for letters, typos in _TYPOS.items() if len(spelling) >= letters), default=0)
            words = self._english
        else:
            allowed, words = (1 if len(spelling) >= _TYPOS_JA else 0), self._japanese
        if not allowed:
            return None
        found = process.extract(spelling, words, scorer=OSA.distance, score_cutoff=allowed, limit=4)
        meanings = {tuple(self._sure[word]) for word, distance, _ in found if distance == found[0][1]}
        return found[0][0] if len(meanings) == 1 else None

    def _inside(self, typed: str) -> Iterator[PolicyHeading]:
        """The sections of unmistakable words in a longer text, each once, by where the words stand."""
        seen: set[PolicyHeading] = set()
        pieces = [piece for piece in _PAUSE.split(typed) if piece.strip()]
        found = [word for piece in pieces for word in self._in_english(piece)]
        if is_japanese(typed):
            found += [word for piece in pieces for word in self._in_japanese.findall(fold_japanese(piece))]
        for word in found:
            for section in self._sure[word]:
                if section not in seen:
                    seen.add(section)
                    yield section

    def _in_english(self, piece: str) -> Iterator[str]:
        """The unmistakable English words in a part of a text, the longest at each place."""
        words = fold_english(piece.replace("@", "a")).split()
        start = 0
        while start < len(words):
            for length in range(min(self._most_words, len(words) - start), 0, -1):
                run = " ".join(words[start : start + length])
                if run in self._sure and len(run) > 2:
                    yield run
                    start += length - 1
                    break
            start += 1


@cache
def load_policy_index() -> PolicyIndex:
    """The index of the documents that ship with the project, made once.

    Raises: BundledDataError: a file is missing or breaks its form.
    """
    return PolicyIndex(load_bundled_policy())


def _names_of(document: PolicyHeading) -> tuple[str, ...]:
    return (document.document.short, document.en, *([document.ja] if document.ja else []), *document.also)


def _put(keys: dict[str, list[PolicyHeading]], word: str, section: PolicyHeading) -> None:
    for folded in dict.fromkeys((_fold(word), _fold(word).replace(" ", ""))):
        places = keys.setdefault(folded, [])
        if section not in places:
            places.append(section)


def _with_class(facts: PolicyFacts, section: PolicyHeading) -> Sequence[str]:
    """The titles of an infraction as the document prints them: ``Game Play Error — Missed Trigger``."""
    name = facts.classes.get(section.chapter)
    chapter = facts.find(section.chapter)
    if name is None or chapter is None:
        return ()
    english = f"{name} {section.en}"
    return (english,) if section.ja is None else (english, f"{chapter.ja}{section.ja}")


def _fold(word: str) -> str:
    """A word without case, width and punctuation: ``L@EC`` is ``laec``."""
    plain = unicodedata.normalize("NFKC", word)
    return fold_japanese(plain) if is_japanese(plain) else fold_english(plain.replace("@", "a").replace("'", ""))


def _spellings(typed: str) -> Iterator[str]:
    """A text whole, then without the words of asking around it."""
    for plain in dict.fromkeys((typed, typed.strip("?？。.!！ "), *_without_request(typed))):
        folded = _fold(plain)
        yield folded
        shorter = _AROUND_JA.sub("", folded) if is_japanese(plain) else _AROUND_EN.sub("", folded)
        yield shorter
        if not is_japanese(plain):
            yield shorter.replace(" ", "")


def _without_request(typed: str) -> tuple[str, ...]:
    request = take_request(typed)
    return (request.name,) if request is not None else ()
