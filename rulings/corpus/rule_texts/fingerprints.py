"""What is enough of an edition to align a later one with it, without its text.

What is here: for every entry a hash of its whole text and a sample of its hashed word pairs; the reader and the printer
of ``data/rules/fingerprints.tsv``. What is not: the alignment (``rulings.corpus.rule_texts.alignment``) and the command
that makes the file (``rulings.building.fingerprints``).

A corpus that is given only an edition newer than the bundled concordance lacks the text that the step to it starts
from; these fingerprints take its place. A quarter of the word pairs, in the order of their hashes, says whether two
texts are alike, and nobody can read the rules from it. The file::

    judgebot-fingerprints 1
    2026-01-16
    704.5j <TAB> - <TAB> <hash of the text> <TAB> <sampled pairs>
    <number>     <T: a title>                  <base64, 3 bytes each, in order>
    <empty line>
    <hash of a glossary term> <TAB> 704.5j 205.4d
"""

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import blake2b
from itertools import pairwise
from typing import ClassVar, Final, TypeVar

from rulings.cite import RuleNumber
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.alignment_text import ComparedText, normalise_rule_text
from rulings.corpus.rule_texts.numbering import is_rule_number
from rulings.corpus.rule_texts.rules import RulesEdition, fold_term
from rulings.errors import RulingsError

_Read = TypeVar("_Read")

FORMAT: Final = "judgebot-fingerprints 1"
_DIGEST_BYTES: Final = 6
_PAIR_BYTES: Final = 3
_RATE: Final = 1 << (8 * _PAIR_BYTES - 2)
"""A pair whose hash is below this is sampled: one in four, the same ones of every text."""
_LEAST_PAIRS: Final = 10
"""Of a short text the pairs with the lowest hashes are kept up to this many."""
_CITED_RULE: Final = re.compile(r"\b[1-9]\d\d\.\d+[a-z]{0,2}\b")
_EDGE: Final = ""


class FingerprintsError(RulingsError):
    """The fingerprints are not in the form that this version reads."""

    code: ClassVar[str] = "fingerprints_unreadable"


@dataclass(frozen=True)
class SampledText:
    """One entry's text as its fingerprint has it; compares with other sampled texts as ``ComparedText`` does."""

    normal: str
    """Hash of the normal form; equal hashes are the same text."""
    pairs: tuple[int, ...]
    """Hashes of the sampled word pairs, in order."""
    is_title: bool
    """Whether this is a heading and no sentence."""

    @classmethod
    def of(cls, text: ComparedText) -> "SampledText":
        """The sample of a text that is there."""
        pairs = sorted(hash_pairs(text))
        kept = tuple(pair for place, pair in enumerate(pairs) if pair < _RATE or place < _LEAST_PAIRS)
        return cls(_digest(text.normal), kept, text.is_title)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The pairs as they are compared."""
        return tuple(map(str, self.pairs))

    @cached_property
    def shingles(self) -> frozenset[tuple[str, ...]]:
        """The pairs that are sampled in whatever text they stand, so that a text is found inside a longer one."""
        return frozenset((str(pair),) for pair in self.pairs if pair < _RATE)

    def share_in(self, texts: Iterable[ComparedText]) -> float:
        """The share of this text that stands in these, from 0 to 1."""
        there = {pair for text in texts for pair in hash_pairs(text)}
        return sum(pair in there for pair in self.pairs) / len(self.pairs) if self.pairs else 0.0


@dataclass(frozen=True)
class EditionFingerprint:
    """An edition without its text."""

    effective: date
    """The date of the edition."""
    numbers: tuple[RuleNumber, ...]
    """Numbers of its entries, in the order of the document."""
    texts: tuple[SampledText, ...]
    """Their texts, as far as a fingerprint has them."""
    cited_by_term: Mapping[str, tuple[RuleNumber, ...]]
    """Hash of a glossary term -> the rules that its definition cites."""

    @classmethod
    def of(cls, edition: RulesEdition) -> "EditionFingerprint":
        """The fingerprint of an edition that is there; about 3,400 entries in half a second."""
        terms: dict[str, tuple[RuleNumber, ...]] = {}
        for entry in edition.glossary:
            if cited := tuple(dict.fromkeys(map(RuleNumber, _CITED_RULE.findall(entry.text)))):
                terms[_digest(fold_term(entry.term))] = cited
        texts = (ComparedText(normalise_rule_text(rule.text)) for rule in edition.entries)
        return cls(
            edition.effective,
            tuple(rule.number for rule in edition.entries),
            tuple(map(SampledText.of, texts)),
            terms,
        )

    def rules_of_terms(self, terms: Iterable[str]) -> set[RuleNumber]:
        """The rules that the glossary cites for these terms."""
        return {number for term in terms for number in self.cited_by_term.get(_digest(fold_term(term)), ())}


@cache
def load_bundled_fingerprint() -> EditionFingerprint:
    """The fingerprint of the newest edition of the bundled concordance, read once.

    Raises: BundledDataError: the project's data is not there; FingerprintsError: it is in another form.
    """
    return read_fingerprint((find_bundled_data() / "rules" / "fingerprints.tsv").read_text(encoding="utf-8"))


def hash_pairs(text: ComparedText) -> set[int]:
    """Hashes of all pairs of neighbouring words, the edges of the text counted as words.

    Shape: numbers of 24 bits.
    """
    return {
        int.from_bytes(blake2b(f"{a} {b}".encode(), digest_size=_PAIR_BYTES).digest())
        for a, b in pairwise((_EDGE, *text.words, _EDGE))
    }


def print_fingerprint(fingerprint: EditionFingerprint) -> str:
    """The text that ``read_fingerprint`` reads back to the same record."""
    return "\n".join((FORMAT, fingerprint.effective.isoformat(), *_print_lines(fingerprint))) + "\n"


def _print_lines(fingerprint: EditionFingerprint) -> Iterator[str]:
    for number, text in zip(fingerprint.numbers, fingerprint.texts, strict=True):
        pairs = b64encode(b"".join(pair.to_bytes(_PAIR_BYTES) for pair in text.pairs)).decode()
        yield "\t".join((number, "T" if text.is_title else "-", text.normal, pairs))
    yield ""
    for term, cited in fingerprint.cited_by_term.items():
        yield f"{term}\t{' '.join(cited)}"


def read_fingerprint(text: str) -> EditionFingerprint:
    """The fingerprint from the text of ``data/rules/fingerprints.tsv``.

    Raises: FingerprintsError: another form, or a line that can't be read (named by its number).
    """
    lines = text.splitlines()
    if len(lines) < 3 or lines[0] != FORMAT or "" not in lines:
        raise FingerprintsError(line=1)
    end = lines.index("")
    [effective] = _read_each(lines[1:2], 2, date.fromisoformat)
    entries = _read_each(lines[2:end], 3, _read_entry)
    terms = _read_each(lines[end + 1 :], end + 2, _read_term)
    return EditionFingerprint(
        effective, tuple(number for number, _ in entries), tuple(text for _, text in entries), dict(terms)
    )


def _read_each(lines: list[str], first: int, read: Callable[[str], _Read]) -> list[_Read]:
    """What these lines say; one that can't be read is named by its number."""
    found = []
    for number, line in enumerate(lines, start=first):
        try:
            found.append(read(line))
        except ValueError:
            raise FingerprintsError(line=number) from None
    return found


def _read_entry(line: str) -> tuple[RuleNumber, SampledText]:
    number, title, normal, pairs = line.split("\t")
    return _read_number(number), SampledText(normal, _read_pairs(pairs), title == "T")


def _read_term(line: str) -> tuple[str, tuple[RuleNumber, ...]]:
    term, cited = line.split("\t")
    return term, tuple(map(_read_number, cited.split(" ")))


def _read_number(text: str) -> RuleNumber:
    if not is_rule_number(text):
        raise ValueError(text)
    return RuleNumber(text)


def _read_pairs(text: str) -> tuple[int, ...]:
    data = b64decode(text, validate=True)
    if len(data) % _PAIR_BYTES:
        raise ValueError(text)
    return tuple(int.from_bytes(data[at : at + _PAIR_BYTES]) for at in range(0, len(data), _PAIR_BYTES))


def _digest(text: str) -> str:
    return b64encode(blake2b(text.encode(), digest_size=_DIGEST_BYTES).digest()).decode()
