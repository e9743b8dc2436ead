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
_APOSTROPHES: Final = dict.fromkeys(map(ord, "'’‘ʼ`´′＇\"“”„ˈ"))

# Dashes that stand for a long-vowel mark when they follow kana. 一 (one) and ㇐ look the same in print.
_DASHES: Final = "ー－-‐‑‒–—―─━−ｰ~〜～"
_AFTER_KANA_DASH: Final = re.compile(rf"(?<=[ぁ-ゖ])[{re.escape(_DASHES)}]+")
_AFTER_KANA_ONE: Final = re.compile(r"(?<=[ぁ-ゖ])一(?=[ぁ-ゖー])")

_FURIGANA: Final = re.compile(r"(?<=[一-鿿々〆ヶ])[（(]([ぁ-ゖー]+)(?:[）)]|$)")
"""A reading glued to its kanji, as some official lists have it: ``脱（ぬ）ぎ捨（す）て``, ``軍旗手（しゅ``."""

_JAPANESE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々〆]")


def _katakana_to_hiragana(text: str) -> str:
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


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
    text = unicodedata.normalize("NFD", text)
    kept = (c if c.isalnum() else " " for c in text if not unicodedata.combining(c))
    return " ".join("".join(kept).replace("&", " and ").split())


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
    text = _FURIGANA.sub("", text)
    text = _katakana_to_hiragana(text).translate(OLD_KANJI)
    text = _AFTER_KANA_DASH.sub("ー", text)
    text = _AFTER_KANA_ONE.sub("ー", text)
    return "".join(c for c in text if c.isalnum() or c in "ー々〆")


_DOUBLED: Final = re.compile(r"(.)\1+")
_SMALL_KANA: Final = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
_UNVOICED: Final = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔをゐゑ",
    "かきくけこさしすせそたちつてとはひふへほはひふへほふおいえ",
)
_VU: Final = (("ゔあ", "ば"), ("ゔい", "び"), ("ゔえ", "べ"), ("ゔお", "ぼ"), ("ゔ", "ぶ"))
_LOOKALIKES: Final = str.maketrans("口力夕卜工千二八三一ニ", "ろかたとえちにはみーに")


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
    text = fold_kana_spelling(text).translate(_LOOKALIKES).translate(_UNVOICED).translate(LOOKALIKE_KANJI)
    return _DOUBLED.sub(r"\1", text.replace("ー", "").replace("々", ""))
