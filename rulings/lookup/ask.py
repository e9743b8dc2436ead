"""One door for whatever was typed: a card, several cards, a rule, a word of the rules, or a question.

What is here: deciding which of these a text is, and saying so. What is not: looking up what it names (``names``,
``rule_numbers``, ``keywords``, ``search``) and showing the answer.

Nothing is guessed: a text is a card or a word of the rules only if lookup is certain of it. What could be both says so.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import Final

from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.label_parts import has_marks
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.cards.readings import is_kana
from rulings.lookup.cards.records import KeyKind, NameAnswer, NameHit, Verdict
from rulings.lookup.requests import Request, take_request
from rulings.lookup.rules.keywords import Term, TermAnswer, TermIndex
from rulings.lookup.rules.rule_numbers import RuleReference, is_only_references, parse_rule_references

_QUOTED: Final = re.compile(r"《([^《》]+)》|「([^「」]+)」|『([^『』]+)』|\[\[([^\[\]]+)\]\]|\"([^\"]+)\"|“([^“”]+)”")
_MARKS_BETWEEN: Final = (
    r"\n|[+＋;；&＆/／→⇒×]|->|(?<![a-z])vs\.?(?![a-z])|\b(?:versus|and|with|into|onto|on|against|x)\s|対"
)
_BETWEEN_CARDS: Final = tuple(
    re.compile(rf"\s*(?:{_MARKS_BETWEEN}{words})\s*", re.IGNORECASE)
    for words in ("", "|と", r"|と|や|に|を|[、，]|,(?=\s)")
)
"""What joins names, surest first: a name in kana may have the words in it, and one with a title a comma."""
_SPACES: Final = re.compile(r"[^\S\n]+")
_ASKING: Final = re.compile(
    r"[?？]|^(?:what|how|when|who|why|where|which|can|could|does|do|is|are|will|would|if|must|may|should)\b"
    r"|(?:か|の|どう|なに|何|いつ|誰|なぜ|どちら|どれ|いくつ|どこ|ですか|ますか|たら|とき|場合)[。．]?$",
    re.IGNORECASE,
)
_JOINING: Final = frozenset(("and", "with", "vs", "versus", "the", "into", "on", "onto", "against", "x"))
_LONGEST_NAME: Final = 8
"""Words of an English name that are looked for inside a text."""
_LEAST_LETTERS: Final = 5
_LONG_WORD: Final = 8
_KANJI_ALONE: Final = re.compile("[^一-鿿]?[一-鿿]{2}[^一-鿿]?")
"""Two kanji that are no part of a longer word."""
_MOST_WORDS: Final = 12
_MOST_CARDS: Final = 4
_MOST_LISTED: Final = 20
"""Names of a list; a longer one is running text."""
_MOST_MENTIONED: Final = 12
"""Cards that a running text is taken to be about."""
_MOST_SEARCHES: Final = 100
"""Parts of one text that are looked up as names: a long text has more parts than a person waits for."""
_MOST_STARTS: Final = 12_000
"""Beginnings of names that are looked up in one text, about two a sign; one sign over and over has more of them."""
_LEAST_SIGNS: Final = 3
_MOST_SIGNS: Final = 24
_LIKE_WHOLE: Final = 0.8
"""A text so like one name as a whole is that name with a mistake, whatever other names are in it."""
_LIKE_NAME: Final = 0.7
"""The same of what words of asking were put around."""
_LIKE_ALONE: Final = 0.88
"""The same of a name beside another one."""
_APART: Final = 0.15
"""How far other cards must be behind it."""
_MOST_NEAR: Final = 3
"""So many words of the rules are offered before the cards."""
_UNFINISHED: Final = "ゔ"
"""A small vowel behind it makes another sign of both."""
_LONGEST_WORD: Final = 8
"""Signs of a word that may be a wrong conversion of another."""
_READINGS: Final = 8
_CALLED: Final = frozenset((KeyKind.NICKNAME, KeyKind.PART))
_OWN_NAMES: Final = frozenset((KeyKind.NAME, KeyKind.JAPANESE, KeyKind.READING))
_NAMES: Final = frozenset((KeyKind.NAME, KeyKind.FACE, KeyKind.JAPANESE))


class AskedKind(StrEnum):
    """What was typed."""

    CARD = "card"
    """The name of one card."""
    CARDS = "cards"
    """Names of several cards."""
    RULE = "rule"
    """Numbers of rules."""
    KEYWORD = "keyword"
    """A word of the rules."""
    QUESTION = "question"
    """Running text, for free-text search."""
    UNSURE = "unsure"
    """Something like a name or word, but not surely: did you mean?"""
    NOTHING = "nothing"
    """Nothing that could be looked up."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a text was taken for, with all that it was found to name."""

    kind: AskedKind
    """The reading to answer."""
    cards: tuple[NameHit, ...] = ()
    """Cards that are named: all of them for CARD, CARDS and QUESTION, the candidates for UNSURE."""
    rules: tuple[RuleReference, ...] = ()
    """Rule numbers in the text."""
    terms: tuple[Term, ...] = ()
    """Words of the rules that are the whole text; the candidates for UNSURE."""
    others: tuple[AskedKind, ...] = ()
    """Other readings that are as good: *Fear* is a card and a keyword ability, which comes first in lower case."""
    is_about_rulings: bool = False
    """Whether rulings on the cards were asked for, and not the cards."""


def read_asked(text: str, names: NameIndex, terms: TermIndex, passing: TermIndex | None = None) -> Asked:
    """What a person who typed this wants to know.

    日本語: 入力がカード名・ルール番号・用語・質問のどれかを判定する
    Shape: any text, names, the main words of the rules, those that they explain in passing -> Asked; some milliseconds.
    """
    typed = text.strip()
    if not (fold_english(typed) or fold_japanese(typed)):
        return Asked(AskedKind.NOTHING)
    rules = parse_rule_references(typed)
    if rules and (is_only_references(typed) or _is_word_beside(typed, rules, terms)):
        return Asked(AskedKind.RULE, rules=rules)
    answer = names.search_names(typed)
    found = terms.search(typed)
    if passing is not None and not _is_exact(found) and _is_exact(beside := passing.search(typed)):
        # What is called just so goes before what is only like it, as Layer is like player.
        if answer.verdict is Verdict.CERTAIN and answer.hits[0].kind in _OWN_NAMES:
            return Asked(AskedKind.CARD, answer.hits[:1], rules, _named(beside), (AskedKind.KEYWORD,))
        called = answer.hits[:1] if answer.hits and answer.hits[0].score == 1.0 else ()
        return Asked(AskedKind.KEYWORD, called, rules, _named(beside), (AskedKind.CARD,) if called else ())
    is_card = answer.verdict is Verdict.CERTAIN
    is_term = found.verdict is Verdict.CERTAIN
    named = _named(found) if is_term else ()
    if is_card and is_term:
        # A capital says that a title is meant; Japanese has none, and the word is asked for more often.
        is_title = answer.hits[0].score == 1.0 and typed.isascii() and not typed.islower()
        kind, other = (AskedKind.CARD, AskedKind.KEYWORD) if is_title else (AskedKind.KEYWORD, AskedKind.CARD)
        return Asked(kind, answer.hits[:1], rules, named, (other,))
    if is_term:
        return Asked(AskedKind.KEYWORD, rules=rules, terms=named)
    if is_card and not _ASKING.search(typed):
        return Asked(AskedKind.CARD, answer.hits[:1], rules)
    is_many = answer.verdict is Verdict.SUGGEST and sum(hit.score == 1.0 for hit in answer.hits) > 1
    if is_many and not has_marks(typed):
        return Asked(AskedKind.UNSURE, answer.hits, rules, others=(AskedKind.QUESTION,))
    parts = _Parts(names)
    if listed := _listed_cards(typed, parts) or _adjoining_cards(typed, parts, terms):
        return Asked(AskedKind.CARDS if len(listed) > 1 else AskedKind.CARD, listed, rules)
    if (request := take_request(typed)) and (asked := _read_request(request, parts, terms)):
        return asked
    if is_many:
        return Asked(AskedKind.UNSURE, answer.hits, rules, others=(AskedKind.QUESTION,))
    if is_card:
        return Asked(AskedKind.CARD, answer.hits[:1], rules)
    return _read_text(typed, names, terms, answer, rules, _named(found) or _named_aloud(typed, names, terms))


def _read_request(request: Request, parts: "_Parts", terms: TermIndex) -> Asked | None:
    """The word of the rules, card or cards that words of asking were put around; None where it is none for certain."""
    if _ASKING.search(request.name):
        return None
    found = terms.search(request.name)
    if found.verdict is Verdict.CERTAIN:
        return Asked(AskedKind.KEYWORD, terms=_named(found))
    answer = parts.names.search_names(request.name)
    if answer.verdict is Verdict.CERTAIN:
        return Asked(AskedKind.CARD, answer.hits[:1], is_about_rulings=request.is_about_rulings)
    if listed := _listed_cards(request.name, parts):
        return Asked(AskedKind.CARDS, listed, is_about_rulings=request.is_about_rulings)
    is_near = answer.verdict is Verdict.SUGGEST and answer.hits[0].score >= _LIKE_NAME
    return Asked(AskedKind.UNSURE, answer.hits, others=(AskedKind.QUESTION,)) if is_near else None


def _is_exact(answer: TermAnswer) -> bool:
    return answer.verdict is Verdict.CERTAIN and answer.hits[0].score == 1.0


def _named(answer: TermAnswer) -> tuple[Term, ...]:
    return tuple(hit.term for hit in answer.hits)


def _named_aloud(typed: str, names: NameIndex, terms: TermIndex) -> tuple[Term, ...]:
    """Words of the rules that look or sound like a short text in kanji, as a wrong conversion does: 接士 for 接死."""
    folded = fold_japanese(typed)
    if folded.isascii() or len(folded) > _LONGEST_WORD or is_kana(folded):
        return ()
    loose = loosen_japanese(folded)
    alike = [term for term in terms.terms if term.ja and loosen_japanese(fold_japanese(term.ja)) == loose]
    spoken = (terms.search(reading) for reading in names.japanese.table.read(folded, _READINGS))
    aloud = (term for found in spoken if _is_exact(found) for term in _named(found))
    return tuple(dict.fromkeys((*alike, *aloud)))


def _read_text(
    typed: str,
    names: NameIndex,
    terms: TermIndex,
    answer: NameAnswer,
    rules: tuple[RuleReference, ...],
    near: tuple[Term, ...],
) -> Asked:
    """A text that is no name, word or number as a whole."""
    is_asking = _ASKING.search(typed) is not None
    if answer.verdict is Verdict.SUGGEST and answer.hits[0].score >= _LIKE_WHOLE and not is_asking:
        return Asked(AskedKind.UNSURE, answer.hits, rules, near[:_MOST_NEAR], others=(AskedKind.QUESTION,))
    mentioned = find_cards_in(typed, names, terms)
    is_long = len(fold_english(typed).split()) > 3 if typed.isascii() else len(typed) > 7
    if mentioned and not _leftover(typed, mentioned):
        kind = AskedKind.CARD if len(mentioned) == 1 else AskedKind.CARDS
        return Asked(kind, mentioned, rules)
    if is_asking or (is_long and answer.verdict is Verdict.NOTHING) or mentioned or rules:
        return Asked(AskedKind.QUESTION, mentioned, rules)
    if answer.verdict is Verdict.SUGGEST or near:
        return Asked(AskedKind.UNSURE, answer.hits, rules, near[:_MOST_NEAR], others=(AskedKind.QUESTION,))
    return Asked(AskedKind.QUESTION)


def _is_word_beside(typed: str, rules: tuple[RuleReference, ...], terms: TermIndex) -> bool:
    """Whether nothing but a word of the rules stands beside the numbers: ``702.2b 接死``."""
    rest = typed
    for reference in reversed(rules):
        rest = f"{rest[: reference.start]} {rest[reference.end :]}"
    return terms.search(rest.strip(" 　()（）「」[]:：")).verdict is Verdict.CERTAIN


class _Parts:
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


def _listed_cards(typed: str, parts: _Parts) -> tuple[NameHit, ...]:
    """The cards, if the text is nothing but names, in quotation marks or joined by ``+``, ``と``, ``vs``."""
    typed = _SPACES.sub(" ", typed)
    quoted = ["".join(found.groups(default="")) for found in _QUOTED.finditer(typed)]
    rest = _QUOTED.sub("", typed)
    if quoted and not fold_japanese(_BETWEEN_CARDS[-1].sub("", rest)):
        return parts.cards_of(quoted) if len(quoted) > 1 else ()
    for between in _BETWEEN_CARDS:
        listed = [part for part in between.split(typed, _MOST_LISTED + 1) if part.strip()]
        if len(listed) > 1 and (named := parts.cards_of(listed)):
            return named
    return ()


def _adjoining_cards(typed: str, parts: _Parts, terms: TermIndex) -> tuple[NameHit, ...]:
    """The cards, if the text is nothing but names with spaces between: ``blood moon urborg``.

    A single word of the rules is no name here: ``flash haste`` asks for two keywords.
    """
    words = typed.split()
    if not 2 <= len(words) <= _MOST_WORDS or _ASKING.search(typed):
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
            for start in range(max(0, end - _LONGEST_NAME), end)
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


def find_cards_in(text: str, names: NameIndex, terms: TermIndex | None = None) -> tuple[NameHit, ...]:
    """Cards that a running text names exactly, in its order, the longest name at each place.

    A word of everyday speech is not taken for a card that happens to be called so: names inside English text count from
    two words or eight letters on, or when set in quotation marks; Japanese names from three signs on, or as two kanji
    that stand alone. A word of the rules, where these are given, is no card.

    Shape: any text -> hits, each card once.
    """
    hits: dict[str, NameHit] = {}
    quoted = dict.fromkeys("".join(found.groups(default="")) for found in _QUOTED.finditer(text))
    for name in list(quoted)[:_MOST_MENTIONED]:
        answer = names.search_names(name, 1)
        if answer.verdict is Verdict.CERTAIN:
            hits.setdefault(answer.hits[0].name, answer.hits[0])
    rest = _QUOTED.sub("\n", text)
    looked_at = set(hits)
    for hit in chain(_in_english(rest, names), _in_japanese(rest, names) if is_japanese(rest) else ()):
        if len(hits) >= _MOST_MENTIONED:
            break
        if hit.name in looked_at:
            continue
        looked_at.add(hit.name)
        if terms is None or terms.search(hit.key).verdict is not Verdict.CERTAIN:
            hits[hit.name] = hit
    return tuple(hits.values())


def _in_english(text: str, names: NameIndex) -> Iterator[NameHit]:
    """Cards that words of a text name, the longest name at each place; it is left where no name begins so."""
    words = fold_english(text).split()
    space = names.english.space
    at = 0
    while at < len(words):
        longest: tuple[int, int] | None = None
        for count in range(1, min(_LONGEST_NAME, len(words) - at) + 1):
            joined = "".join(words[at : at + count])
            if not space.starting_with(joined):
                break
            if len(joined) < (_LEAST_LETTERS if count > 1 else _LONG_WORD):
                continue
            spaced = " ".join(words[at : at + count])
            longest = next(
                ((count, p) for p in _places_named(names, space, joined) if space.folds[p] == spaced), longest
            )
        if longest is not None:
            yield names.hit_of(space, longest[1])
        at += longest[0] if longest is not None else 1


def _in_japanese(text: str, names: NameIndex) -> Iterator[NameHit]:
    """Cards that signs of a text name, the longest name at each place; it is left where no name begins so."""
    space = names.japanese.written
    folded = fold_japanese(text)
    at = looked_up = 0
    while at < len(folded) and looked_up < _MOST_STARTS:
        longest: tuple[int, int] | None = None
        for count in range(2, min(_MOST_SIGNS, len(folded) - at) + 1):
            part = folded[at : at + count]
            loose = loosen_japanese(part)
            looked_up += 1
            if loose and not part.endswith(_UNFINISHED) and not space.starting_with(loose):
                break
            if count < _LEAST_SIGNS and not _KANJI_ALONE.fullmatch(folded, max(0, at - 1), at + count + 1):
                continue
            places = [place for place in _places_named(names, space, loose) if space.folds[place] == part]
            if len({space.cards[place] for place in places}) == 1:
                longest = count, places[0]
        if longest is not None:
            yield names.hit_of(space, longest[1])
        at += longest[0] if longest is not None else 1


def _places_named(names: NameIndex, space: Keyspace, loose: str) -> list[int]:
    """Places of keys that are a name of a card of a deck, exactly this; of a whole card before that of a face."""
    places = [p for p in space.exact(loose) if space.kinds[p] in _NAMES and not names.marks[space.cards[p]]]
    return sorted(places, key=lambda place: space.kinds[place])


def _leftover(text: str, mentioned: tuple[NameHit, ...]) -> str:
    """What of a text is in none of the names found in it, connecting words aside."""
    if not is_japanese(text):
        rest = fold_english(text)
        for hit in mentioned:
            rest = rest.replace(fold_english(hit.key), " ")
        return " ".join(word for word in rest.split() if word not in _JOINING)
    rest = fold_japanese(text)
    for hit in mentioned:
        rest = rest.replace(fold_japanese(hit.key), "")
    return rest.strip("とやにを、の")
