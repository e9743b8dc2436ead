"""Keywords and terms of the rules as people type them, in both languages.

What is here: the words of ``data/rules/keywords.toml``, and finding the one that was meant: by its English or Japanese
term, its reading, romaji, an inflected form, or with a typo. What is not: rule numbers
(``rulings.lookup.rules.rule_numbers``), card names (``rulings.lookup.cards.names``), and the glossary's texts.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rulings.cite import RuleNumber
from rulings.corpus.bundled import BundledDataError, find_bundled_data
from rulings.corpus.rule_texts.numbering import is_rule_number
from rulings.corpus.rule_texts.period_wording import DroppedWording, WordingOfItsTime, load_bundled_period_wording
from rulings.language import Language
from rulings.lookup.cards.label_parts import take_apart
from rulings.lookup.cards.normalise import fold_english, fold_japanese, fold_kana_spelling, is_japanese
from rulings.lookup.cards.records import Verdict
from rulings.lookup.cards.romaji import fold_romaji, romanise

_CERTAIN_TYPOS: Final = {4: 0, 6: 1, 12: 2}
"""Typos that a word of at least so many letters may have and still be certain, if no other word is as near."""
_SUGGESTED_DISTANCE: Final = 0.34
_MOST_HITS: Final = 5
_MOST_OF: Final = 0.7
"""How much of a query a dropped word has to cover to be what was asked for."""
_HIRAGANA: Final = re.compile(r"[ぁ-ゖー]+")
_KANA_NAME: Final = re.compile(r"[ぁ-ゖァ-ヺー・]+")
_ASKING_JA: Final = re.compile(
    r"(?:(?:とは|って|の意味|の効果|の説明|の定義|の仕組み|について|を|は)?(?:何|なに|なん|どういう意味|どんな能力|どうなる)?(?:ですか|でしたっけ|だっけ)?"
    r"(?:教えて|説明して|知りたい)?(?:ください|下さい|ほしい)?|[-―—ー]?[{｛]?(?:\d+|[nNxX])[}｝]?)?[?？。]?$"
)
_LIST_JA: Final = re.compile(r"^\s*(?:用語集?|キーワード)\s*[:：\s]\s*")
"""The list in which people look, before the word."""
_SORT_JA: Final = re.compile(r"(?:という)?の?(?:キーワード)?(?:能力|処理|ルール|用語|効果)?(?:持ち)?$")
"""What people put behind a word for what sort of word it is."""
_ASKING_EN: Final = re.compile(
    r"^(?:what (?:is|are|does|do) |whats |how (?:does|do) |define |explain |tell me about |the |a |keyword |glossary )+"
    r"|(?: (?:mean|means|keyword|ability|abilities|action|rule|rules|ruling|rulings|work|works|\d+|n|x))+$"
    r"|(?<=^protection) from .*|(?<=^affinity) for .*|(?<=^hexproof) from .*|(?<=^partner) with .*|(?<=^pro) .*"
)
_LONGEST: Final = 300
"""Signs of a query that may be a word, with what a card says behind it; a longer one is none."""
_ASIDE: Final = re.compile(r"\s*[(（\[][^)）\]]*[)）\]]\s*$|\s*[―—].*$")
"""What a card says behind a keyword: ``プロテクション（赤）``, ``ward—Discard a card``."""
_INFLECTIONS_JA: Final = re.compile(
    r"(?:を?(?:する|した|して|している|される|された|されている|させる|させた|しない|しろ|せよ|できる|し|され)|を?(?:行う|行った|持つ))$"
)
_INFLECTIONS_EN: Final = ("s", "es", "ed", "d", "ing", "ning", "ped", "ping", "ting", "ted")


class TermKind(StrEnum):
    """What sort of word it is."""

    ACTION = "action"
    """A keyword action (CR 701)."""
    ABILITY = "ability"
    """A keyword ability (CR 702)."""
    TERM = "term"
    """A concept that the rules name elsewhere."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rules."""

    rule: RuleNumber
    """Where the rules define it, in the edition of 2026-01-16."""
    kind: TermKind
    """Keyword action, keyword ability or other term."""
    en: str
    """The English term."""
    ja: str | None = None
    """The official Japanese term, ``None`` where we know of none."""
    reading: str | None = None
    """Its reading in hiragana."""
    also: tuple[str, ...] = ()
    """Other words by which people look for it, in either language."""
    dropped: DroppedWording | None = None
    """Of a word that the rules have dropped: what became of it. ``rule`` is then the rule that stands in its place."""


@dataclass(frozen=True, slots=True)
class TermHit:
    """A term that may have been meant."""

    term: Term
    """The term."""
    score: float
    """Likeness from 0 to 1; 1 is the same word."""


@dataclass(frozen=True, slots=True)
class TermAnswer:
    """What a search for a term found.

    日本語: 用語検索の結果
    """

    verdict: Verdict
    """Whether the first hit is what was meant."""
    hits: tuple[TermHit, ...] = ()
    """Best first; of a certain answer also other terms that have the same word."""


def load_terms(path: Path) -> tuple[Term, ...]:
    """The terms of a keyword file, in its order.

    Raises: BundledDataError: unknown key, malformed number, a reading that is no hiragana; all faults at once.
    """
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BundledDataError(faults=f"{path.name}: {error}") from None
    faults = [f"{path.name}: unknown key {table}" for table in content if table not in set(TermKind)]
    terms: list[Term] = []
    for kind in TermKind:
        for row in content.get(kind, ()):
            fault = _fault_of(row)
            if fault:
                faults.append(f"{path.name}: {kind} {row.get('en', '?')}: {fault}")
            else:
                terms.append(_term(kind, row))
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return tuple(terms)


def _fault_of(row: Mapping[str, Any]) -> str | None:
    if not {"rule", "en"} <= set(row) <= {"rule", "en", "ja", "reading", "also"}:
        return "needs rule and en, and may have ja, reading, also"
    if not is_rule_number(row["rule"]):
        return f"{row['rule']} is no rule number"
    if ("ja" in row) != ("reading" in row):
        return "needs ja and reading together"
    if "reading" in row and _HIRAGANA.fullmatch(row["reading"]) is None:
        return f"{row['reading']} is not hiragana"
    return None


def _term(kind: TermKind, row: Mapping[str, Any]) -> Term:
    return Term(
        rule=RuleNumber(row["rule"]),
        kind=kind,
        en=row["en"],
        ja=row.get("ja"),
        reading=row.get("reading"),
        also=tuple(row.get("also", ())),
    )


class TermIndex:
    """Finds terms by anything that people call them.

    Shape: about 1,900 keys in memory, built in 10 ms; a search takes a millisecond.
    """

    def __init__(self, terms: Iterable[Term], wording: WordingOfItsTime | None = None) -> None:
        self._wording = wording
        dropped = map(_dropped_term, wording.wordings) if wording is not None else ()
        self._terms = (*terms, *dropped)
        self.terms = tuple(term for term in self._terms if term.dropped is None)
        """Today's terms in the order of the file: of two with one word the first is the better known."""
        self._keys: dict[str, list[int]] = {}
        for place, term in enumerate(self._terms):
            for key in filter(None, _keys_of(term)):
                places = self._keys.setdefault(key, [])
                if place not in places:
                    places.append(place)
        self._english = [key for key in self._keys if key.isascii()]
        self._japanese = [key for key in self._keys if not key.isascii()]

    def search(self, query: str) -> TermAnswer:
        """The terms that a query may mean.

        日本語: 用語を検索する（英語・日本語・読み・ローマ字・誤字）
        Shape: what was typed -> a certain answer, suggestions, or nothing.
        Example: ``search("deathtuch")`` -> certain, Deathtouch (CR 702.2).
        """
        if len(query) > _LONGEST:
            return TermAnswer(Verdict.NOTHING)
        for spelling in _spellings(query):
            if spelling in self._keys:
                return TermAnswer(Verdict.CERTAIN, tuple(TermHit(self._terms[p], 1.0) for p in self._keys[spelling]))
        if both := self._named_twice(query):
            return TermAnswer(Verdict.CERTAIN, tuple(TermHit(self._terms[place], 1.0) for place in both))
        folded = fold_japanese(query) if is_japanese(query) else fold_english(query)
        dropped = self._find_dropped(query)
        if dropped is not None:
            return TermAnswer(Verdict.CERTAIN, (TermHit(dropped, 1.0),))
        found = self._near(folded)
        if not found:
            return TermAnswer(Verdict.NOTHING)
        hits = tuple(TermHit(self._terms[place], round(1 - distance / len(folded), 3)) for place, distance in found)
        nearest = found[0][1]
        is_alone = len(found) == 1 or found[1][1] > nearest
        is_certain = is_alone and nearest <= _typos_allowed(folded)
        return TermAnswer(Verdict.CERTAIN if is_certain else Verdict.SUGGEST, hits[:_MOST_HITS])

    def _named_twice(self, query: str) -> list[int]:
        """Places of the terms that have both names of a label: ``飛行/Flying``."""
        for halves in take_apart(query):
            first, second = (
                next((self._keys[spelling] for spelling in _forms(half) if spelling in self._keys), [])
                for half in (halves.first, halves.second)
            )
            if both := [place for place in first if place in second]:
                return both
        return []

    def _find_dropped(self, query: str) -> Term | None:
        """A dropped word in another form than its name: ``damage on the stack``, ``ゲームから取り除かれる``."""
        found = self._wording.find(query) if self._wording is not None else ()
        if len(found) == 1 and (found[0].end - found[0].start) >= _MOST_OF * len(query.strip()):
            return _dropped_term(found[0].wording)
        return None

    def _near(self, folded: str) -> list[tuple[int, int]]:
        """Places of terms with their distance in edits, nearest first, each once."""
        keys = self._english if folded.isascii() else self._japanese
        limit = int(len(folded) * _SUGGESTED_DISTANCE)
        if limit < 1:
            return []
        matches = process.extract(folded, keys, scorer=OSA.distance, score_cutoff=limit, limit=_MOST_HITS * 3)
        nearest: dict[int, int] = {}
        for key, distance, _ in matches:
            for place in self._keys[key]:
                nearest[place] = min(nearest.get(place, limit), int(distance))
        return sorted(nearest.items(), key=lambda item: (item[1], item[0]))


@cache
def load_bundled_terms() -> TermIndex:
    """The index of the terms that ship with the project, dropped ones after those of today, read once.

    Raises: BundledDataError: a file is missing or breaks its form.
    """
    terms = load_terms(find_bundled_data() / "rules" / "keywords.toml")
    return TermIndex(terms, load_bundled_period_wording())


def _dropped_term(wording: DroppedWording) -> Term:
    en, ja = wording.old[Language.EN], wording.old[Language.JA]
    return Term(wording.rule, TermKind.TERM, en, ja if is_japanese(ja) else None, dropped=wording)


def _typos_allowed(word: str) -> int:
    # A Japanese word has few signs, and one wrong kanji makes another word.
    if not word.isascii() and _HIRAGANA.fullmatch(word) is None:
        return 1 if len(word) >= 6 else 0
    return max((typos for letters, typos in _CERTAIN_TYPOS.items() if len(word) >= letters), default=0)


def _keys_of(term: Term) -> Iterator[str]:
    """Everything by which a term is found, folded."""
    words = [word for word in (term.en.split(" (")[0], term.ja, *term.also) if word]
    for word in words:
        if not is_japanese(word):
            yield word.casefold()
            yield fold_english(word)
            yield fold_english(word).replace(" ", "")
            continue
        yield fold_japanese(word)
        if _KANA_NAME.fullmatch(word):
            yield fold_kana_spelling(fold_japanese(word))
            yield romanise(fold_japanese(word))
    if term.reading:
        yield fold_japanese(term.reading)
        yield fold_kana_spelling(fold_japanese(term.reading))
        yield romanise(term.reading)


def _spellings(query: str) -> Iterator[str]:
    """The query in the forms in which keys are kept: whole, without the words of asking, uninflected; then the same
    without what a card says behind a keyword."""
    yield from _forms(query)
    if shorter := _ASIDE.sub("", query):
        yield from _forms(shorter)


def _forms(query: str) -> Iterator[str]:
    yield query.strip().casefold()
    if is_japanese(query) or not query.isascii():
        plain = _ASKING_JA.sub("", _LIST_JA.sub("", query).strip())
        word_alone = _SORT_JA.sub("", plain)
        for word in dict.fromkeys(
            (query, plain, word_alone, _INFLECTIONS_JA.sub("", plain), _INFLECTIONS_JA.sub("", word_alone))
        ):
            folded = fold_japanese(word)
            if folded:
                yield folded
                yield fold_kana_spelling(folded)
        return
    folded = fold_english(query)
    plain = _ASKING_EN.sub("", folded).strip()
    for word in dict.fromkeys((folded, plain)):
        if word:
            yield word
            yield word.replace(" ", "")
    yield from (stem for stem in _stems(plain))
    if plain:
        yield fold_romaji(plain)


def _stems(word: str) -> Iterator[str]:
    """English words that this one may be a form of."""
    for ending in _INFLECTIONS_EN:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= 3:
            yield stem
            yield stem + "e"
    if word.endswith("ied"):
        yield word[:-3] + "y"
    if word.endswith("ies"):
        yield word[:-3] + "y"
