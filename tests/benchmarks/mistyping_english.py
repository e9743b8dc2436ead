# ruff: noqa: E501 (tables of sounds)
"""How people mistype English card names: queries of every English kind of ``../shared/names``.

What is here: one generator a kind, and which names answer what it made. What is not: Japanese (``mistyping_japanese``),
nonsense (``nonsense_queries``), drawing the names (``lookup_queries``).
"""

import random
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rapidfuzz.distance import OSA, Levenshtein
from rapidfuzz.process import cdist

from rulings.lookup.cards.normalise import fold_english

Made = tuple[str, str, frozenset[str]]
"""Kind, query, names that answer it."""

ABC: Final = "abcdefghijklmnopqrstuvwxyz"
_ROWS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_SOUNDS: Final = (
    ("ph", "f"), ("f", "ph"), ("c", "k"), ("k", "c"), ("ck", "k"), ("ci", "si"), ("s", "z"), ("z", "s"), ("v", "w"),
    ("w", "v"), ("ie", "ei"), ("ei", "ie"), ("y", "i"), ("i", "y"), ("ea", "ee"), ("ee", "ea"), ("a", "e"), ("e", "a"),
    ("u", "oo"), ("o", "u"), ("oo", "u"), ("ou", "u"), ("tion", "shun"), ("qu", "kw"), ("x", "ks"), ("th", "t"),
    ("gh", "g"), ("er", "or"), ("or", "er"), ("er", "re"), ("ous", "us"), ("ll", "l"), ("tt", "t"), ("ss", "s"),
    ("mm", "m"), ("t", "tt"), ("l", "ll"), ("m", "mm"), ("p", "pp"), ("ch", "tch"), ("wh", "w"), ("kn", "n"),
    ("mb", "m"), ("dge", "ge"), ("j", "g"), ("igh", "y"), ("ai", "ay"), ("sch", "sh"), ("e ", " "),
)  # fmt: skip


class EnglishTruth:
    """All English names, to find every right answer to a made query."""

    def __init__(self, cards_of: dict[str, set[str]]) -> None:
        self.folds: Final = sorted(cards_of)
        self._joined = [fold.replace(" ", "") for fold in self.folds]
        self._words = [fold.split() for fold in self.folds]
        self.cards_of: Final = cards_of

    def as_near(self, query: str, target: str) -> frozenset[str]:
        """Cards with a name as near to the query as the one that it was made from."""
        typed, joined = fold_english(query).replace(" ", ""), fold_english(target).replace(" ", "")
        distance = Levenshtein.distance(typed, joined)
        row = cdist([typed], self._joined, scorer=Levenshtein.distance, score_cutoff=distance)[0]
        return self._of(fold for fold, found in zip(self.folds, row.tolist(), strict=True) if found <= distance)

    def with_words(self, kept: Sequence[str], *, wrong: int = 0) -> frozenset[str]:
        """Cards whose name has these words, so many of them mistyped once."""
        found = []
        for fold, words in zip(self.folds, self._words, strict=True):
            if len(words) < len(kept):
                continue
            missing = [word for word in kept if word not in words]
            if len(missing) > wrong:
                continue
            if all(any(OSA.distance(word, other, score_cutoff=1) <= 1 for other in words) for word in missing):
                found.append(fold)
        return self._of(found)

    def begun_by(self, typed: str, *, wrong: int = 0, whole_words: bool = False) -> frozenset[str]:
        """Cards with a name that begins so; with ``whole_words``, so that a word ends there."""
        joined = typed.replace(" ", "")
        size = len(joined)
        found = []
        for fold, name in zip(self.folds, self._joined, strict=True):
            if not wrong and not whole_words:
                fits = fold.startswith(typed) or name.startswith(joined)
            elif whole_words:
                ends = [len(fold[:at].replace(" ", "")) for at in _ends(fold) if at <= size + 8]
                fits = any(
                    Levenshtein.distance(joined, name[:end]) <= wrong for end in ends if abs(end - size) <= wrong
                )
            else:
                fits = any(
                    OSA.distance(joined, name[:end], score_cutoff=wrong) <= wrong for end in range(size - 1, size + 2)
                )
            if fits:
                found.append(fold)
        return self._of(found)

    def _of(self, folds: "Iterator[str] | Sequence[str]") -> frozenset[str]:
        return frozenset(card for fold in folds for card in self.cards_of[fold])


def _ends(fold: str) -> list[int]:
    return [at for at, sign in enumerate(fold) if sign == " "] + [len(fold)]


def mistype(text: str, rng: random.Random) -> str:
    """One mistyped letter: a neighbour on the keyboard or any other, missing, extra or swapped."""
    at = rng.randrange(len(text))
    near = next(
        (row[max(0, i - 1) : i] + row[i + 1 : i + 2] for row in _ROWS if (i := row.find(text[at].lower())) >= 0), ABC
    )
    new = rng.choice(near if rng.random() < 0.65 else ABC)
    match rng.choice(("wrong", "wrong", "missing", "extra", "swapped")):
        case "missing" if len(text) > 3:
            return text[:at] + text[at + 1 :]
        case "extra":
            return text[:at] + (text[at] if rng.random() < 0.35 else new) + text[at:]
        case "swapped" if at + 1 < len(text) and text[at] != text[at + 1]:
            return text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    return text[:at] + new + text[at + 1 :]


def by_ear(text: str, rng: random.Random, times: int) -> str:
    """A spelling by ear: so many sounds written otherwise."""
    for _ in range(times):
        usable = [pair for pair in _SOUNDS if pair[0] in text]
        old, new = rng.choice(usable)
        at = rng.choice([found.start() for found in re.finditer(old, text)])
        text = text[:at] + new + text[at + len(old) :]
    return text.strip()


def break_badly(text: str, rng: random.Random) -> str:
    """Words broken in wrong places, in a third of the cases with a mistyped letter."""
    joined = text.replace(" ", "")
    if rng.random() < 0.35:
        joined = mistype(joined, rng)
    count = min(len(joined) - 4, max(1, text.count(" ") + rng.choice((0, 0, -1))))
    cuts = sorted(rng.sample(range(2, len(joined) - 1), k=max(1, count)))
    return " ".join(joined[a:b] for a, b in zip([0, *cuts], [*cuts, len(joined)], strict=True))


def _variants(name: str, plain: str) -> list[str]:
    wide = "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else "\u3000" if c == " " else c for c in name)
    made = [
        name.lower(), name.upper(), name.replace(" ", "_"), plain.replace(" ", ""), name.replace("'", "\u2019"),
        name.replace("'", ""), name.replace(",", ""), plain.replace(" ", "-"), wide, f"[[{name}]]", f"{name}?",
        f"{name}.", name.replace("-", " "), name.replace("-", ""), name.replace(" // ", "/").lower(),
        name.replace("Ae", "\u00c6"), "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c)),
    ]  # fmt: skip
    return [text for text in made if text != name]


def make_english(name: str, truth: EnglishTruth, rng: random.Random) -> Iterator[Made]:
    """Queries of every English kind for one name.

    Shape: name as printed, all names, random numbers -> (kind, query, cards that answer it).
    """
    plain = fold_english(name)
    words = plain.split()
    letters = len(plain.replace(" ", ""))
    either: Callable[[], str] = lambda: rng.choice((name, plain, plain))  # noqa: E731
    yield "en_exact", name, truth.as_near(name, name)
    variant = rng.choice(_variants(name, plain))
    yield "en_variant", variant, truth.as_near(variant, name)
    if letters >= 5:
        for kind, query in (
            ("en_typo1", mistype(either(), rng)),
            ("en_phonetic", by_ear(plain, rng, rng.choice((1, 2)))),
        ):
            yield kind, query, truth.as_near(query, name)
    if letters >= 9:
        query = mistype(mistype(either(), rng), rng)
        yield "en_typo2", query, truth.as_near(query, name)
    if letters >= 11:
        query = plain
        for _ in range(rng.choice((4, 4, 5, 6)) if letters >= 14 else 4):
            query = mistype(query, rng)
        yield "en_heavy", query, truth.as_near(query, name)
    if letters >= 7:
        query = break_badly(plain, rng)
        yield "en_split", query, truth.as_near(query, name)
    yield from _words(words, letters, truth, rng)
    cut = plain[: rng.randint(4, 8)].strip()
    yield "en_prefix", cut, truth.begun_by(cut)
    query = mistype(plain.replace(" ", "")[: rng.randint(5, 10)], rng)
    yield "en_prefix_typo", query, truth.begun_by(query, wrong=1)


def shorten_english(name: str, truth: EnglishTruth, rng: random.Random) -> Iterator[Made]:
    """Queries by the name of a legend without the title, or by the first word.

    Shape: as ``make_english``; nothing for a name of one word.
    """
    words = fold_english(name).split()
    if len(words) < 2:
        return
    short = name.split(",")[0] if "," in name else words[0]
    yield "en_short", rng.choice((short, short.lower())), truth.begun_by(fold_english(short), whole_words=True)
    if len(short) >= 5:
        query = mistype(rng.choice((short, short.lower(), short.lower())), rng)
        wrong = Levenshtein.distance(fold_english(query).replace(" ", ""), fold_english(short).replace(" ", ""))
        yield "en_short_typo", query, truth.begun_by(fold_english(query), wrong=wrong, whole_words=True)


def _words(words: Sequence[str], letters: int, truth: EnglishTruth, rng: random.Random) -> Iterator[Made]:
    if len(words) >= 3:
        drop = rng.randrange(len(words))
        kept = [word for at, word in enumerate(words) if at != drop]
        yield "en_words", " ".join(kept), truth.with_words(kept)
    if len(words) < 2 or letters < 9:
        return
    turned = rng.sample(words, len(words))
    yield "en_words", " ".join(turned), truth.with_words(words)
    cut = [
        word[: max(3, rng.randint(len(word) // 2, len(word)))] for word in words if len(word) > 3 or rng.random() < 0.4
    ]
    fits = frozenset(
        card
        for fold, names in zip(truth.folds, map(str.split, truth.folds), strict=True)
        if all(any(name.startswith(word) for name in names) for word in cut)
        for card in truth.cards_of[fold]
    )
    if len(cut) > 1:
        yield "en_words", " ".join(cut), fits
    kept = (
        list(words)
        if len(words) == 2 or rng.random() < 0.5
        else [word for word in words if len(word) > 3] or list(words)
    )
    rng.shuffle(kept)
    at = rng.randrange(len(kept))
    if len(kept[at]) >= 4 and len(kept) > 1:
        kept[at] = mistype(kept[at], rng)
        yield "en_combo", " ".join(kept), truth.with_words(kept, wrong=1)
