"""Free-text search over rules, glossary and rulings in both languages.

What is here: from a question to ranked documents with the places that matched. What is not: the index
(``search_index``) and deciding whether a text is a question at all (``ask``).

Scores add up what each token of the question gives to each document (BM25F); a document is worth more the larger the
part of the question that it speaks of, and rules stand before rulings of like score. Words of the other language count
through the concepts that both share.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rulings.errors import RulingsError
from rulings.language import Language
from rulings.lookup.cards.normalise import is_japanese
from rulings.lookup.texts.concepts import Concepts
from rulings.lookup.texts.search_index import DocKind, text_tokens

_BY_KIND: Final[Mapping[DocKind, float]] = {DocKind.RULE: 1.4, DocKind.GLOSSARY: 0.9, DocKind.RULING: 1.0}
_BY_SOURCE: Final[Mapping[str, float]] = {"bundled": 1.1, "official": 0.8}
"""Rulings of the project say which rules make them so; official ones are mostly about one card."""
_OTHER_SOURCE: Final = 0.9
_SPOKEN: Final = 1.1
"""How much more a ruling is worth in the language of the question."""
_COVERAGE: Final = 0.8
"""How much of the score hangs on the part of the question that a document speaks of."""
_CONCEPT_SHARE: Final = 1.0
"""Worth of a shared concept against that of the word itself."""
_FAMILY: Final = 3
"""So many subrules of one rule among the first hits bring the rule itself behind the best, and no more are shown."""
_FIRST: Final = 20
_PHRASE: Final = 3
"""Words of the longest phrase that is marked as one."""
_RERANKED: Final = 400


@dataclass(frozen=True, slots=True)
class TextHit:
    """One document that was found."""

    kind: DocKind
    """Rule, glossary entry or ruling."""
    key: str
    """Number of the rule, term of the glossary, or id of the ruling."""
    score: float
    """Higher is better; comparable within one answer only."""
    source: str
    """Where its text comes from."""
    edition: str
    """Edition or date of the text; may be empty."""
    languages: tuple[Language, ...]
    """In which languages there is a text."""


@dataclass(frozen=True, slots=True)
class TextFilter:
    """Which documents may be found; empty fields let all pass."""

    kinds: frozenset[DocKind] = frozenset()
    """Kinds of document."""
    cards: tuple[str, ...] = ()
    """English names of cards; only rulings that concern one of them."""
    sources: frozenset[str] = frozenset()
    """Sources by key."""
    language: Language | None = None
    """A language in which there must be a text."""
    since: str = ""
    """Oldest edition or date, as ISO date or the beginning of one."""
    until: str = ""
    """Newest edition or date, as ISO date; rules and glossary as they stood on that day."""


ALL: Final = TextFilter()
"""Lets everything pass."""


class SearchIndexMissingError(RulingsError):
    """The corpus file holds no index of free-text search."""

    code = "search_index_missing"


class TextSearch:
    """Free-text search in one corpus file; not to be shared between threads, as its connection is not.

    日本語: 総合ルール・用語集・裁定の全文検索（日英）
    Raises: SearchIndexMissingError: the corpus was built without one.
    """

    def __init__(self, conn: sqlite3.Connection, concepts: Concepts) -> None:
        self._conn = conn
        self._concepts = concepts
        try:
            rows = conn.execute("SELECT kind, source, languages FROM search_doc ORDER BY doc").fetchall()
        except sqlite3.OperationalError as error:
            raise SearchIndexMissingError() from error
        self._is_old = self._old_rules(len(rows))
        self._weights = np.array([_weight(DocKind(kind), source) for kind, source, _ in rows], dtype=np.float32)
        self._spoken = {
            language: np.array(
                [_SPOKEN if language.value in languages else 1.0 for _, _, languages in rows], dtype=np.float32
            )
            for language in Language
        }

    def search_text(self, question: str, limit: int = 10, only: TextFilter = ALL) -> tuple[TextHit, ...]:
        """Documents that answer a question, best first.

        Shape: any text in either language, most hits wanted, a filter -> hits; a few milliseconds.
        """
        tokens = tuple(dict.fromkeys(text_tokens(question, self._concepts)))
        scores = self._scores(tokens)
        if scores is None:
            return ()
        scores *= self._spoken[Language.JA if is_japanese(question) else Language.EN]
        stood = self._edition_at(only.until) if only.until else ""
        if only != ALL:
            scores *= self._allowed(only, len(scores), stood)
        if not only.until:
            scores[self._is_old] = 0.0
        best = np.argpartition(-scores, min(_RERANKED, len(scores) - 1))[:_RERANKED]
        best = best[scores[best] > 0]
        ranked = best[np.argsort(-scores[best], kind="stable")]
        return self._hits(ranked.tolist(), scores, limit, stood)

    def _scores(self, tokens: Sequence[str]) -> NDArray[np.float32] | None:
        marks = ", ".join("?" * len(tokens))
        rows = self._conn.execute(
            f"SELECT term, docs, shares FROM search_term WHERE term IN ({marks})", tokens
        ).fetchall()
        if not rows:
            return None
        total = np.zeros(len(self._weights), dtype=np.float32)
        covered = np.zeros(len(self._weights), dtype=np.float32)
        whole = 0.0
        for term, packed_docs, packed_shares in rows:
            docs = np.frombuffer(packed_docs, dtype="<i4")
            shares = np.frombuffer(packed_shares, dtype="<f2").astype(np.float32)
            worth = _CONCEPT_SHARE if term.startswith("§") else 1.0
            total[docs] += worth * shares
            rarity = worth * float(np.log(1 + len(total) / len(docs)))
            covered[docs] += rarity
            whole += rarity
        part: NDArray[np.float32] = covered / whole
        return total * (1 - _COVERAGE + _COVERAGE * part) * self._weights

    def _old_rules(self, size: int) -> NDArray[np.bool_]:
        """Which rules and glossary entries are of older editions only; none in a corpus that was built without them."""
        is_old = np.zeros(size, dtype=np.bool_)
        try:
            rows = self._conn.execute("SELECT doc FROM search_life WHERE is_old").fetchall()
        except sqlite3.OperationalError:
            return is_old
        is_old[[doc for (doc,) in rows]] = True
        return is_old

    def _edition_at(self, day: str) -> str:
        """The edition of the rules that stood on a day, as ISO date; empty before the oldest that is known."""
        (edition,) = self._conn.execute(
            "SELECT MAX(effective) FROM rules_edition WHERE language = 'en' AND effective <= ?", (day,)
        ).fetchone()
        return edition or ""

    def _allowed(self, only: TextFilter, size: int, stood: str) -> NDArray[np.float32]:
        clauses: list[str] = []
        values: list[str] = []
        if only.kinds:
            clauses.append(f"kind IN ({', '.join('?' * len(only.kinds))})")
            values += sorted(kind.value for kind in only.kinds)
        if only.sources:
            clauses.append(f"source IN ({', '.join('?' * len(only.sources))})")
            values += sorted(only.sources)
        if only.language is not None:
            clauses.append("languages LIKE ?")
            values.append(f"%{only.language.value}%")
        if only.since:
            clauses.append("edition >= ?")
            values.append(only.since)
        if only.until:
            clauses.append(
                "CASE kind WHEN 'ruling' THEN edition <= ? AND edition <> ''"
                " ELSE doc IN (SELECT doc FROM search_life WHERE first <= ? AND last >= ?) END"
            )
            values += [only.until, stood, stood or "9999"]
        if only.cards:
            marks = ", ".join("?" * len(only.cards))
            clauses.append(f"kind = 'ruling' AND key IN (SELECT ruling FROM ruling_card WHERE card IN ({marks}))")
            values += only.cards
        passing = self._conn.execute(f"SELECT doc FROM search_doc WHERE {' AND '.join(clauses) or '1'}", values)
        mask = np.zeros(size, dtype=np.float32)
        mask[np.fromiter((doc for (doc,) in passing), dtype=np.int32)] = 1.0
        return mask

    def _hits(self, ranked: Sequence[int], scores: NDArray[np.float32], limit: int, stood: str) -> tuple[TextHit, ...]:
        """The first hits; of rulings that say the same, of another card or in the other language, the first only."""
        hits: list[TextHit] = []
        said: set[str] = set()
        for doc in ranked:
            if len(hits) >= max(limit, _FIRST):
                break
            kind, key, source, edition, languages = self._conn.execute(
                "SELECT kind, key, source, edition, languages FROM search_doc WHERE doc = ?", (doc,)
            ).fetchone()
            if kind == DocKind.RULING:
                text, group = self._conn.execute(
                    "SELECT text, ruling_group FROM ruling WHERE id = ?", (key,)
                ).fetchone()
                if text in said or group in said:
                    continue
                said |= {text, group} - {""}
            spoken = tuple(map(Language, languages.split()))
            edition = stood if stood and kind != DocKind.RULING else edition
            hits.append(TextHit(DocKind(kind), key, float(scores[doc]), source, edition, spoken))
        return tuple(self._by_family(hits)[:limit])

    def _by_family(self, hits: Sequence[TextHit]) -> list[TextHit]:
        """The same hits, with the rule itself behind its best subrule where several of them were found."""
        families = Counter(_family(hit) for hit in hits)
        ordered: list[TextHit] = []
        shown: Counter[str] = Counter()
        for hit in hits:
            family = _family(hit)
            if family and (shown[family] >= _FAMILY or any(hit.key == other.key for other in ordered)):
                continue
            ordered.append(hit)
            shown[family] += 1
            if family and families[family] >= _FAMILY and shown[family] == 1 and hit.key != family:
                head = next((other for other in hits if other.key == family), None) or self._find_rule(family, hit)
                if head is not None:
                    ordered.append(head)
                    shown[family] += 1
        return ordered

    def _find_rule(self, number: str, found: TextHit) -> TextHit | None:
        """A rule of the edition of a hit, with its score."""
        rows = self._conn.execute(
            "SELECT doc, source, edition, languages FROM search_doc WHERE kind = 'rule' AND key = ?", (number,)
        ).fetchall()
        of_today = [row for row in rows if not self._is_old[row[0]] and row[2] == found.edition]
        if not of_today:
            return None
        _, source, edition, languages = of_today[0]
        return TextHit(DocKind.RULE, number, found.score, source, edition, tuple(map(Language, languages.split())))

    def find_matches(self, question: str, text: str) -> tuple[tuple[int, int], ...]:
        """Where a text speaks of the words of a question, for highlighting.

        Shape: the question, a text that was found -> spans of characters in order, not overlapping.
        """
        wanted = set(text_tokens(question, self._concepts))
        words = list(_word_spans(text))
        found = [[self._wanted_in(text[start:end], wanted) for start, end in words]]
        spans = [span for span, tokens in zip(words, found[0], strict=True) if tokens]
        for length in range(2, _PHRASE + 1):
            longer: list[set[str]] = []
            for first in range(len(words) - length + 1):
                start, end = words[first][0], words[first + length - 1][1]
                tokens = self._wanted_in(text[start:end], wanted)
                if tokens - found[-1][first] - found[-1][first + 1]:
                    spans.append((start, end))
                longer.append(tokens)
            found.append(longer)
        return tuple(_merged(spans))

    def _wanted_in(self, text: str, wanted: set[str]) -> set[str]:
        return wanted & set(text_tokens(text, self._concepts))


def _family(hit: TextHit) -> str:
    """The rule that a subrule belongs to; empty for what is no rule."""
    return hit.key.rstrip("abcdefghijklmnopqrstuvwxyz") if hit.kind is DocKind.RULE else ""


def _weight(kind: DocKind, source: str) -> float:
    return _BY_KIND[kind] * (_BY_SOURCE.get(source, _OTHER_SOURCE) if kind is DocKind.RULING else 1.0)


def _word_spans(text: str) -> Iterable[tuple[int, int]]:
    """Words of Latin letters, words in katakana and runs of kanji."""
    start = 0
    for at in range(len(text) + 1):
        if at == len(text) or at == start or _script(text[at]) != _script(text[start]):
            if at > start and _script(text[start]):
                yield start, at
            if at > start:
                start = at


def _script(sign: str) -> str:
    if sign.isascii() and (sign.isalnum() or sign in "'/+-."):
        return "latin"
    if "ァ" <= sign <= "ヶ" or sign in "ー・":
        return "katakana"
    return "kanji" if "一" <= sign <= "鿿" or sign == "々" else ""


def _merged(spans: Iterable[tuple[int, int]]) -> Iterable[tuple[int, int]]:
    last: tuple[int, int] | None = None
    for start, end in sorted(spans):
        if last is not None and start <= last[1] + 1:
            last = (last[0], max(last[1], end))
            continue
        if last is not None:
            yield last
        last = (start, end)
    if last is not None:
        yield last
