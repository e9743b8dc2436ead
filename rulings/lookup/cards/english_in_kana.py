"""English names typed as they sound in katakana: カウンタースペル for Counterspell.

What is here: the skeleton of consonants that an English spelling and its usual katakana have in common. What is not:
finding names by it (``japanese``) and names that are printed in katakana, which have readings of their own.

Katakana follow the sound and English spelling does so loosely, so the skeleton keeps only what both agree on: no
vowels but a first one, one sign for sounds that katakana mix up (l and r, v and b, th and s and z and j), no r where a
vowel goes before and none follows.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import LCSseq

from rulings.lookup.cards.normalise import fold_english
from rulings.lookup.cards.romaji import romanise

_VOWEL: Final = "a"
_SPELLINGS: Final[tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]] = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        (r"^of$", "ob"),
        (r"^(?:kn|gn|pn)", "n"),
        (r"^wr|rh", "r"),
        (r"^ps", "s"),
        (r"^x", "s"),
        (r"^who", "ho"),
        (r"wh", "w"),
        (r"two", "to"),
        (r"^gh", "g"),
        (r"gh", ""),
        (r"pph?h", "f"),
        (r"ph", "f"),
        (r"isl", "il"),
        (r"^ex(?=[aeiou])", "egs"),
        (r"chr|chao", "kra"),
        (r"(?<=[a-z]r)ch(?=$|on|an)|(?<=[mi]ar)ch|ych|ch(?=o$)", "k"),
        (r"que$", "k"),
        (r"qu", "k"),
        (r"tch|ch|ture?(?=s?$)|tu(?=r[aei]|al)", "C"),
        (r"ti(?=on|al|ous)|ci(?=a|ous)|s[si](?=on)|sh|sch", "S"),
        (r"stle", "sre"),
        (r"th", "S"),
        (r"dge?(?=m)|dge|dj|j|gi(?=[aoc])|g(?=e[smn]?(?:$|[stmn]))|gy", "S"),
        (r"sc(?=[eiy])|c(?=[eiy])", "S"),
        (r"ck|c", "k"),
        (r"C", "c"),
        (r"x", "ks"),
        (r"z|S", "s"),
        (r"(?<=[ao])l(?=k)", ""),
        (r"mb$", "m"),
        (r"m(?=[pb])", "n"),
        (r"(?<=[aeiouy])r(?=e[sd]?$)", ""),
        (r"(?<=[aeiouy])r(?![aeiouyr])", ""),
        (r"l", "r"),
        (r"v", "b"),
        (r"(?<=[kgs])w|w(?![aeiouy])", ""),
        (r"h(?![aeiouy])", ""),
        (r"f", "h"),
        (r"(.)\1+", r"\1"),
    )
)
_ANY_VOWELS: Final = re.compile("[aeiouy]+")
_FIRST_VOWEL: Final = re.compile("^[aeiouy]+")
_KANA: Final = {
    kana: sound
    for row, sound in (
        ("かきくけこ", "k"), ("がぎぐげご", "g"), ("さしすせそざじずぜぞぢづ", "s"), ("たてと", "t"), ("だでど", "d"),
        ("ち", "c"), ("つ", "ts"), ("なにぬねのん", "n"),
        ("はひへほ", "h"), ("ふ", "h"), ("ばびぶべぼゔ", "b"), ("ぱぴぷぺぽ", "p"),
        ("まみむめも", "m"), ("らりるれろ", "r"), ("わ", "w"),
    )
    for kana in row
}  # fmt: skip
_KANA_SPELLINGS: Final = {"ほわ": "わ", "くわ": "か", "くぁ": "か", "うぃ": "わ", "うぇ": "わ", "うぉ": "わ"}
_LOST_W: Final = re.compile("(?<=[kgs])w")
_REPEATED: Final = re.compile(r"(.)\1+")
_ROMAJI: Final = str.maketrans({"z": "s", "f": "h", "y": ""})
_PUT_IN: Final = re.compile("u|(?<=[td])o|i(?=$)")
"""Vowels that katakana put behind a consonant that has none."""


def english_skeleton(name: str) -> str:
    """The consonants of an English name as katakana have them.

    Shape: any spelling -> a few lower-case letters; empty for a name without letters.
    Example:
        >>> english_skeleton("Lightning Bolt"), english_skeleton("Counterspell")
        ('rtngbrt', 'kntspr')
    """
    return _join(_sounds(name))


def _sounds(name: str) -> list[str]:
    """The words of a name as they sound, vowels as they are spelled."""
    return [_sound(word) for word in fold_english(name).split()]


@lru_cache(maxsize=8192)
def _sound(word: str) -> str:
    for pattern, sound in _SPELLINGS:
        word = pattern.sub(sound, word)
    return word


def _join(words: Sequence[str]) -> str:
    first, *others = words or [""]
    start = _FIRST_VOWEL.sub("", first)
    rest = "".join(_ANY_VOWELS.sub("", word) for word in others)
    return _REPEATED.sub(r"\1", (_VOWEL if start != first else "") + _ANY_VOWELS.sub("", start) + rest)


def kana_skeleton(folded: str) -> str:
    """The same of katakana.

    Shape: output of ``fold_japanese`` in kana -> a few lower-case letters.
    Example:
        >>> from rulings.lookup.cards.normalise import fold_japanese
        >>> kana_skeleton(fold_japanese("ライトニング・ボルト")), kana_skeleton(fold_japanese("カウンタースペル"))
        ('rtngbrt', 'kntspr')
    """
    for kana, plain in _KANA_SPELLINGS.items():
        folded = folded.replace(kana, plain)
    sounds = "".join(_KANA.get(kana, "") for kana in folded)
    sounds = _LOST_W.sub("", sounds)
    first = _VOWEL if folded[:1] in "あいうえおやゆよ" else ""
    return _REPEATED.sub(r"\1", first + sounds)


def share_heard(folded: str, name: str) -> tuple[float, float]:
    """How much of the letters of an English name, vowels and all, is heard in katakana, and how much of what is heard
    the name has: 0 to 1 each.

    Shape: output of ``fold_japanese`` in kana, English name -> share of its letters, share of the sounds.
    """
    typed = romanise(folded).replace("ty", "c").translate(_ROMAJI)
    sounds = "".join(_sounds(name))
    common = LCSseq.similarity(typed, sounds)
    return common / max(1, len(sounds)), min(1.0, common / max(1, len(_PUT_IN.sub("", typed))))
