"""One normalisation of names, the same at build and at query.

What is here: foldings from what a person typed (or a card prints) to comparable keys, one for each script in which
names are searched: English, Japanese as written, readings in hiragana, romaji.
What is not: which names exist and how candidates are ranked (``rulings.lookup.cards.names``).

Each script has a *fold*, which loses only what carries no meaning (case, width, punctuation, kana type, dash forms,
old kanji forms), and Japanese has a *loose fold* on top, which also loses what people mistype (small kana, voicing,
long marks).
The index finds candidates by the loose fold and ranks by both.
"""

import re
import unicodedata
from typing import Final

from rulings.lookup.cards.kanji_forms import LOOKALIKE_KANJI, OLD_KANJI

_LATIN_SPECIALS: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
_NO_LETTERS: Final = re.compile(r"[\W_]")
_APOSTROPHES: Final = dict.fromkeys(map(ord, "'’‘ʼ`´′＇\"“”„ˈ"))

# Dashes that stand for a long-vowel mark when they follow kana. 一 (one) and ㇐ look the same in print.
_DASHES: Final = "ー－-‐‑‒–—―─━−ｰ~〜～"
_AFTER_KANA_DASH: Final = re.compile(rf"(?<=[ぁ-ゖ])[{re.escape(_DASHES)}]+")
_AFTER_KANA_ONE: Final = re.compile(r"(?<=[ぁ-ゖ])一(?=[ぁ-ゖー])")

_FURIGANA: Final = re.compile(r"(?<=[一-鿿々〆ヶ])[（(]([ぁ-ゖー]+)(?:[）)]|$)")
"""A reading glued to its kanji, as some official lists have it: ``脱（ぬ）ぎ捨（す）て``, ``軍旗手（しゅ``."""

_JAPANESE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々〆]")


_TO_PLAIN: Final = OLD_KANJI | {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
"""Katakana to hiragana, old forms of kanji to today's."""


def is_japanese(text: str) -> bool:
    """Whether any character of the text is kana or a Han character (after width folding)."""
    return _JAPANESE.search(unicodedata.normalize("NFKC", text)) is not None


def fold_english(text: str) -> str:
    """An English name without case, accents, width and punctuation; words apart by one space.

    Shape: any text -> lower-case letters and digits with single spaces; letters of other scripts stay.
    Example:
        >>> fold_english("Lim-Dûl’s　Ｖault")
        'lim duls vault'
    """
    text = unicodedata.normalize("NFKC", text).casefold().translate(_LATIN_SPECIALS).translate(_APOSTROPHES)
    if not text.isascii():
        text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join(_NO_LETTERS.sub(" ", text).split())


def fold_japanese(text: str) -> str:
    """A Japanese name without width, punctuation, spaces, kana type and old kanji forms.

    Shape: any text -> hiragana, kanji, lower-case Latin letters, digits and the long mark, no spaces.
    Example:
        >>> fold_japanese("アクセルロッド･グナーソン")
        'あくせるろっどぐなーそん'
        >>> fold_japanese("脱（ぬ）ぎ捨（す）て")
        '脱ぎ捨て'
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    if "(" in text:
        text = _FURIGANA.sub("", text)
    text = _AFTER_KANA_DASH.sub("ー", text.translate(_TO_PLAIN))
    if "一" in text:
        text = _AFTER_KANA_ONE.sub("ー", text)
    return text if text.isalnum() else "".join(filter(str.isalnum, text))


_DOUBLED: Final = re.compile(r"(.)\1+")
_SMALL_KANA: Final = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
_UNVOICED: Final = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔをゐゑ",
    "かきくけこさしすせそたちつてとはひふへほはひふへほふおいえ",
)
_VU: Final = (("ゔあ", "ば"), ("ゔい", "び"), ("ゔえ", "べ"), ("ゔお", "ぼ"), ("ゔ", "ぶ"))
_LOOKALIKES: Final = str.maketrans("口力夕卜工千二八三一ニ", "ろかたとえちにはみーに")


_LOOSE: Final = {
    code: chr(code).translate(_LOOKALIKES).translate(_UNVOICED).translate(LOOKALIKE_KANJI).strip("ー々")
    for code in {*_LOOKALIKES, *_UNVOICED, *LOOKALIKE_KANJI, *map(ord, "ー々")}
}
"""What each sign is in a loose fold."""


def fold_kana_spelling(text: str) -> str:
    """A folded Japanese text in one of the spellings of its kana: ゔ as ば行, no long marks, large kana only.

    Shape: output of ``fold_japanese`` -> the same without small kana and long marks.
    Example:
        >>> fold_kana_spelling("すりゔぁー")
        'すりば'
    """
    text = text.replace("ー", "").translate(_SMALL_KANA)
    if "ゔ" in text:
        for vu, bu in _VU:
            text = text.replace(vu, bu)
    return text


def loosen_japanese(text: str) -> str:
    """A folded Japanese text without what people mistype: long marks, small kana, voicing, look-alikes, doubled signs.

    Shape: output of ``fold_japanese`` -> a shorter or equal text.
    Example:
        >>> loosen_japanese(fold_japanese("ク口ーン")) == loosen_japanese(fold_japanese("グローン"))
        True
    """
    return _DOUBLED.sub(r"\1", fold_kana_spelling(text).translate(_LOOSE))
