"""Romaji keys: hiragana to Latin letters, and every usual romanisation to the same coarse spelling.

What is here: ``romanise`` (reading -> key) and ``fold_romaji`` (typed romaji -> the same key). Hepburn, kunrei and
keyboard spellings meet; long vowels are dropped on both sides, since people write ``ou``, ``oo``, ``ō`` and ``o`` for
the same vowel.
What is not: romaji for display; the spelling here is a key and nothing to show.
"""

import re
import unicodedata
from typing import Final

_ROWS: Final = {
    "": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの", "h": "はひ へほ",
    "m": "まみむめも", "r": "らりるれろ", "g": "がぎぐげご", "z": "ざじずぜぞ", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ",
}  # fmt: skip
_KANA: Final[dict[str, str]] = {
    kana: consonant + vowel
    for consonant, row in _ROWS.items()
    for kana, vowel in zip(row, "aiueo", strict=True)
    if kana != " "
} | {
    "ふ": "hu", "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "ゐ": "i", "ゑ": "e", "を": "o", "ん": "n",
    "だ": "da", "ぢ": "zi", "づ": "zu", "で": "de", "ど": "do", "ゔ": "bu",
    "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o",
    "ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ゎ": "wa", "ゕ": "ka", "ゖ": "ke",
}  # fmt: skip
_SMALL_Y: Final = {"ゃ": "a", "ゅ": "u", "ょ": "o", "ぇ": "e"}
_SMALL_VOWEL: Final = {"ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}
_BEFORE_SMALL_VOWEL: Final = {
    "ふ": "f", "ゔ": "b", "う": "w", "つ": "ts", "て": "t", "で": "d", "と": "t", "ど": "d", "く": "kw", "ぐ": "gw",
}  # fmt: skip


def _syllables(reading: str) -> str:
    out: list[str] = []
    double = False
    i = 0
    while i < len(reading):
        kana, following = reading[i], reading[i + 1 : i + 2]
        i += 1
        if kana == "っ":
            double = True
            continue
        if kana == "ー":
            continue
        plain = _KANA.get(kana, kana)
        if following in _SMALL_Y and plain.endswith("i") and len(plain) > 1:
            plain = plain[:-1] + "y" + _SMALL_Y[following]
            i += 1
        elif following in _SMALL_VOWEL and kana in _BEFORE_SMALL_VOWEL:
            plain = _BEFORE_SMALL_VOWEL[kana] + _SMALL_VOWEL[following]
            i += 1
        elif following == "ゅ" and kana in "てでふゔ":
            plain = _BEFORE_SMALL_VOWEL[kana] + "yu"
            i += 1
        if double and plain[:1].isalpha() and plain[0] not in "aiueon":
            plain = plain[0] + plain
        double = False
        out.append(plain)
    return "".join(out)


_SPELLINGS: Final[tuple[tuple[re.Pattern[str] | str, str], ...]] = (
    (re.compile(r"[^a-z0-9]"), ""),
    (re.compile(r"oh(?=[^aiueoy]|$)"), "o"),
    ("tch", "tty"),
    ("cch", "tty"),
    ("ssh", "ssy"),
    (re.compile(r"sh|sy"), "sy"),
    (re.compile(r"ch|ty|cy"), "ty"),
    (re.compile(r"jy|zy|j"), "zy"),
    (re.compile(r"([stz])yi"), r"\1i"),
    (re.compile(r"ts(?=u)"), "t"),
    (re.compile(r"dz(?=u)"), "z"),
    (re.compile(r"([dt])h(?=[aiueoy])"), r"\1"),
    (re.compile(r"d(?=i)"), "z"),
    (re.compile(r"d(?=u)"), "z"),
    (re.compile(r"f(?=u)"), "h"),
    ("v", "b"),
    (re.compile(r"l(?=[aiueo])"), "r"),
    ("wo", "o"),
    (re.compile(r"m(?=[bp])"), "n"),
    ("nn", "n"),
    (re.compile(r"ou|oo"), "o"),
    ("uu", "u"),
    ("aa", "a"),
    ("ii", "i"),
    ("ee", "e"),
    (re.compile(r"(?<=[^aiueo0-9])([^aiueoyn0-9])\1?(?=\1)"), r"\1"),
)


def fold_romaji(text: str) -> str:
    """Romaji in any spelling as one coarse key.

    Shape: Latin text -> lower-case letters without spaces, long vowels and spelling differences.
    Example:
        >>> fold_romaji("Shūkaku no Tenshi") == fold_romaji("syuukakunotensi")
        True
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    if not text.isascii():
        text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    for spelling, plain in _SPELLINGS:
        text = text.replace(spelling, plain) if isinstance(spelling, str) else spelling.sub(plain, text)
    return text


def romanise(reading: str) -> str:
    """The romaji key of a reading.

    Shape: hiragana (folded as by ``fold_japanese``) -> the key that ``fold_romaji`` gives for its usual romanisations.
    Example:
        >>> romanise("しゅうかくのてんし") == fold_romaji("shūkaku no tenshi")
        True
    """
    return fold_romaji(_syllables(reading))
