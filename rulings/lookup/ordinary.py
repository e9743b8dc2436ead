"""Words of everyday English that no card name has: what looks like a typing mistake may be a word that was meant.

What is here: reading them, while the index is built, out of the word list that the package ``symspellpy`` carries (read
as a file, never imported). What is not: what follows from a typed word being one (``verdict``). Without the package
there are no such words, and every unknown word may be a mistake.
"""

from collections.abc import Container
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_LIST: Final = "frequency_dictionary_en_82_765.txt"
_COMMONEST: Final = 60_000
"""Words behind these are hardly ever typed, and short names of cards begin to look like them."""
_SHORTEST: Final = 4
"""Shorter words are too easily made by one mistyped letter."""


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
