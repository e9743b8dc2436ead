"""Words of running text in both languages, the same when rules are indexed and when a question is asked.

What is here: stems of English words, and of Japanese text the words in katakana, the pairs of neighbouring kanji and
single kanji. What is not: words that mean the same (``concepts``); a morphological analyser, which the pairs replace.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

import snowballstemmer  # type: ignore[import-untyped, unused-ignore]  # has no types

_STEMMER: Final = snowballstemmer.stemmer("english")
_WORDS: Final = re.compile(r"[0-9]{3}(?:\.[0-9]+[a-z]{0,2})?|[a-z0-9+/-]*[a-z0-9]")
_EMPTY: Final = frozenset(
    "a an the of to in on at by for from with as is are was were be been being it its this that these those and or but"
    " if then than so do does did have has had i my me you your they their there here what which who whose when where"
    " how why will would can could should may might into onto out up about also just only any all each every no"
    " not".split()
)
_RUNS: Final = re.compile(r"[ァ-ヶー]{2,}|[一-鿿々]+")


def fold_asian(text: str) -> str:
    """Text by width and without the mark that joins words in katakana: ``マナ・コスト`` as ``マナコスト``."""
    return unicodedata.normalize("NFKC", text).replace("・", "").replace(" ", "")


@lru_cache(maxsize=50_000)
def _stem(word: str) -> str:
    return str(_STEMMER.stemWord(word))


def stem_words(text: str) -> list[str]:
    """Stems of the English words of a text, empty words left out, rule numbers whole.

    Example:
        >>> stem_words("Does the attached Aura fall off? See 704.5m.")
        ['attach', 'aura', 'fall', 'off', 'see', '704.5m']
    """
    plain = unicodedata.normalize("NFKC", text).casefold().replace("\u2019", "'").replace("n't", "")
    return [_stem(word) for word in _WORDS.findall(plain.replace("'s", "")) if word not in _EMPTY]


def asian_tokens(text: str) -> list[str]:
    """Tokens of the Japanese part of a text.

    Example:
        >>> asian_tokens("戦場に出たクリーチャー")
        ['戦場', '出', 'クリーチャー']
    """
    tokens: list[str] = []
    for run in _RUNS.findall(fold_asian(text)):
        if run[0] >= "一":
            tokens += [run] if len(run) == 1 else [run[at : at + 2] for at in range(len(run) - 1)]
        else:
            tokens.append(run)
    return tokens
