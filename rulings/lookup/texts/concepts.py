"""Words that mean the same in both languages, so that a question in one finds a text in the other.

What is here: loading ``data/search/words.toml`` and the terms of ``data/rules/keywords.toml`` as concepts, and finding
the concepts of a text. What is not: the other tokens of a text (``text_tokens``) and ranking (``search``).
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulings.errors import RulingsError
from rulings.lookup.rules.keywords import load_terms
from rulings.lookup.texts.text_tokens import fold_asian, stem_words


class SearchWordsFaultyError(RulingsError):
    """``data/search/words.toml`` breaks its form."""

    code = "search_words_faulty"


@dataclass(frozen=True, slots=True)
class Concepts:
    """Concepts by the words of both languages."""

    phrases: Mapping[tuple[str, ...], tuple[str, ...]]
    """Stems of an English phrase -> concepts."""
    longest: Mapping[str, int]
    """First stem of phrases -> how many stems the longest of them has."""
    asian: Mapping[str, tuple[str, ...]]
    """Folded Japanese word -> concepts."""
    pattern: re.Pattern[str]
    """Every Japanese word, longest first."""

    def in_english(self, stems: Sequence[str]) -> list[str]:
        """Concepts of an English text: of every phrase in it, also of those inside longer ones.

        Shape: stems in order -> concepts in order, repeated as often as they stand there.
        """
        return [
            concept
            for at, first in enumerate(stems)
            for length in range(1, min(self.longest.get(first, 0), len(stems) - at) + 1)
            for concept in self.phrases.get(tuple(stems[at : at + length]), ())
        ]

    def in_japanese(self, folded: str) -> list[str]:
        """Concepts of a Japanese text, the longest word at each place.

        Shape: text folded by ``fold_asian`` -> concepts in order, repeated as often as they stand there.
        """
        return [concept for found in self.pattern.finditer(folded) for concept in self.asian[found[0]]]


def load_concepts(folder: Path) -> Concepts:
    """Read the bilingual words and terms of the bundled data.

    Shape: the folder ``data`` -> Concepts; a file that is not there has none, and search then knows words only.
    Raises: SearchWordsFaultyError: a line has something else than lists of texts under en and ja.
    """
    path = folder / "search" / "words.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("words", {}) if path.is_file() else {}
    faults = [key for key, row in rows.items() if not _is_good(row)]
    if faults:
        raise SearchWordsFaultyError(faults=", ".join(faults))
    words = [(key, row.get("en", ()), row.get("ja", ())) for key, row in rows.items()]
    terms = folder / "rules" / "keywords.toml"
    for term in load_terms(terms) if terms.is_file() else ():
        asian = [text for text in (term.ja, *term.also) if text and not text.isascii()]
        latin = [re.sub(r" \(.*\)", "", term.en), *(text for text in term.also if text.isascii())]
        words.append((f"rule {term.rule}", latin, asian))
    return _concepts(words)


def _concepts(words: Iterable[tuple[str, Iterable[str], Iterable[str]]]) -> Concepts:
    phrases: defaultdict[tuple[str, ...], dict[str, None]] = defaultdict(dict)
    asian: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for concept, english, japanese in words:
        for text in english:
            phrases[tuple(stem_words(text))][concept] = None
        for text in japanese:
            asian[fold_asian(text)][concept] = None
    longest_first = sorted((word for word in asian if len(word) > 1 or not "ぁ" <= word <= "ん"), key=len, reverse=True)
    pattern = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")
    longest: defaultdict[str, int] = defaultdict(int)
    for stems in filter(None, phrases):
        longest[stems[0]] = max(longest[stems[0]], len(stems))
    return Concepts(
        {stems: tuple(found) for stems, found in phrases.items() if stems},
        dict(longest),
        {word: tuple(found) for word, found in asian.items()},
        pattern,
    )


def _is_good(row: object) -> bool:
    return (
        isinstance(row, dict)
        and bool(row)
        and set(row) <= {"en", "ja"}
        and all(isinstance(texts, list) and all(isinstance(text, str) for text in texts) for texts in row.values())
    )
