"""Words of everyday speech that no card name has: what looks like a typing mistake may be a word that was meant.

What is here: reading them, while the index is built: English words out of the word list that the package ``symspellpy``
carries (read as a file, never imported), and what is said and written most in both languages, names of people, places
and products with it, out of the package ``wordfreq``. What is not: what follows from a typed word being one
(``verdict``). Without the packages there are no such words, and every unknown word may be a mistake.
"""

import re
from collections.abc import Collection, Container, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rulings.lookup.cards.normalise import fold_japanese, is_japanese

_LIST: Final = "frequency_dictionary_en_82_765.txt"
_COMMONEST: Final = 60_000
"""Words behind these are hardly ever typed, and short names of cards begin to look like them."""
_SHORTEST: Final = 4
"""Shorter words are too easily made by one mistyped letter."""
_SAID: Final = {"en": 60_000, "ja": 60_000}
"""So many of the commonest words of each language are everyday speech."""
_COMMON: Final = 20_000
"""So many of the commonest Japanese words are themselves first, whatever card players call so."""
_SHORTEST_SAID: Final = 2
"""Fewest signs of such a word in Japanese."""
_RUNS: Final = re.compile("[ァ-ヶー]+|[ぁ-ゖー]+|[一-鿿々〆]+")


def read_ordinary_words(names_have: Container[str]) -> list[str]:
    """Ordinary English words in code point order, in British and American spelling, without those that card names have.

    Shape: words of card names -> lower-case words; empty where the word list is not installed.
    """
    package = find_spec("symspellpy")
    if package is None or package.origin is None:
        return []
    path = Path(package.origin).parent / _LIST
    if not path.is_file():
        return []
    with path.open(encoding="utf-8-sig") as lines:
        common = [line.split()[0] for line, _ in zip(lines, range(_COMMONEST), strict=False)]
    spelled = {*common, *(word.replace("our", "or") for word in common if "our" in word[1:])}
    return sorted(word for word in spelled if len(word) >= _SHORTEST and word.isalpha() and word not in names_have)


def read_said_words(names: Sequence[str]) -> list[str]:
    """What is said most in both languages, folded, without what card names have as a word.

    Shape: all names as written -> words in code point order, in Latin letters or in hiragana and kanji; empty where the
    package is not installed.
    """
    if find_spec("wordfreq") is None:
        return []
    from wordfreq import top_n_list

    japanese = {name for name in names if is_japanese(name)}
    english = {word for name in names if name not in japanese for word in re.findall("[a-z]+", name.casefold())}
    said = {
        word
        for word in top_n_list("en", _SAID["en"])
        if len(word) >= _SHORTEST and word.isascii() and word.isalpha() and word not in english
    }
    in_kana = {fold_japanese(run) for run in {run for name in japanese for run in split_scripts(name)}}
    words = [(word, fold_japanese(word)) for word in top_n_list("ja", _SAID["ja"]) if is_japanese(word)]
    with_kanji = {folded for word, folded in words if _has_kanji(word)}
    of_names = _find_inside(with_kanji, set(map(fold_japanese, japanese)))
    said |= {
        folded
        for word, folded in words
        if len(folded) >= _SHORTEST_SAID and folded not in in_kana and not (_has_kanji(word) and folded in of_names)
    }
    return sorted(said)


def _has_kanji(word: str) -> bool:
    """Whether a word is kanji, or several scripts."""
    return "一" <= word[0] <= "鿿" or len(split_scripts(word)) > 1


def _find_inside(words: Collection[str], names: Iterable[str]) -> set[str]:
    """Which words stand somewhere in a name: the pieces of a name are few, the words are many."""
    sizes = sorted({len(word) for word in words})
    found: set[str] = set()
    for name in names:
        for size in sizes:
            if size > len(name):
                break
            found.update(piece for at in range(len(name) - size + 1) if (piece := name[at : at + size]) in words)
    return found


def read_common_words(wanted: Container[str]) -> list[str]:
    """Which of some Japanese words are so common that they are rather meant as themselves.

    Shape: folded words -> those of them, in no order; empty where the package is not installed.
    """
    if find_spec("wordfreq") is None:
        return []
    from wordfreq import top_n_list

    return [folded for word in top_n_list("ja", _COMMON) if (folded := fold_japanese(word)) in wanted]


def split_scripts(text: str) -> list[str]:
    """The words of a Japanese text as far as its scripts and marks part them.

    Example:
        >>> split_scripts("自由なる者ルーリク・サー")
        ['自由', 'なる', '者', 'ルーリク', 'サー']
    """
    return _RUNS.findall(text)
