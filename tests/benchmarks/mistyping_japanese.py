# ruff: noqa: E501 (tables of signs)
"""How people mistype Japanese card names: queries of every Japanese kind of ``../shared/names``.

What is here: one generator a kind, and which names answer what it made. What is not: English (``mistyping_english``),
nonsense (``nonsense_queries``), drawing the names (``lookup_queries``).
"""

import random
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mistyping_english import Made, mistype
from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import cdist

from rulings.lookup.cards.normalise import fold_japanese
from rulings.lookup.cards.readings import align, is_kana

HIRAGANA: Final = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
KATAKANA: Final = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンー"
_LATIN: Final = dict(
    zip(
        HIRAGANA + "をがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
        "a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo"
        " ra ri ru re ro wa n o ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po".split(),
        strict=True,
    )
)
_KEYBOARD: Final = {"shi": "si", "chi": "ti", "tsu": "tu", "fu": "hu", "ji": "zi"}
_SMALL: Final = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}
_TO_SMALL: Final = str.maketrans("ァィゥェォッャュョヮぁぃぅぇぉっゃゅょ", "アイウエオツヤユヨワあいうえおつやゆよ")
_LOOKALIKES: Final = (
    "ロ口 エ工 カ力 タ夕 ニ二 ハ八 ト卜 へヘ べベ ペぺ りリ ー一 未末 土士 人入 千干 大犬 太犬 王玉 白自 日目 石右 師帥 墓幕 崇祟 徴微"
    " 遺遣 候侯 烏鳥 爪瓜 薄簿 護穫 獲穫 掘堀 郡群 復複 持待 季委 免兔 熊態 縁緑 網綱 裁栽 疾痴 僧憎 壁璧 問間 敵滴 嵐風 霊雲 砕枠"
    " 撃激 贈憎 塊魂 駒騎 槍捨 若苦 宮官 住往 使便 侵浸 牢宰 刃刀 狼狠 巨臣 竜亀 鬼兎 輪輸 陽場 湯陽 壊壌 斥斤 貝具 主王"
).split()
_OLD: Final = dict(
    zip(
        "戦悪黒鉄体焼従気竜剣獣霊変歩一魔悩来円医会学国広応拡",
        "戰惡黑鐵體燒從氣龍劍獸靈變步壱摩惱來圓醫會學國廣應擴",
        strict=True,
    )
)
_VOICED: Final = dict(
    zip("かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ",
        "がぎぐげござじずぜぞだぢづでどばびぶべぼガギグゲゴザジズゼゾダヂヅデドバビブベボ", strict=True)
)  # fmt: skip
_MARKED: Final = _VOICED | {voiced: plain for plain, voiced in _VOICED.items()} | {
    **dict(zip("ァィゥェォッャュョ", "アイウエオツヤユヨ", strict=True)), **dict(zip("イオエウ", "ィォェゥ", strict=True))
}  # fmt: skip
_KANJI: Final = re.compile("[一-鿿々]+")


class JapaneseTruth:
    """All Japanese names and readings, to find every right answer to a made query."""

    def __init__(
        self, written: Mapping[str, set[str]], read: Mapping[str, set[str]], parts: Mapping[str, set[str]]
    ) -> None:
        self.written, self.read, self.parts = written, read, parts
        self._lists = {id(table): list(table) for table in (written, read, parts)}

    def as_near(self, query: str, target: str, table: Mapping[str, set[str]]) -> frozenset[str]:
        """Cards with a key as near to the query as the one that it was made from."""
        typed = fold_japanese(query)
        distance = Levenshtein.distance(typed, fold_japanese(target))
        keys = self._lists[id(table)]
        row = cdist([typed], keys, scorer=Levenshtein.distance, score_cutoff=distance)[0]
        near = {card for key, found in zip(keys, row.tolist(), strict=True) if found <= distance for card in table[key]}
        return frozenset(near | set(self.written.get(typed, ())))

    def begun_by(self, typed: str) -> frozenset[str]:
        """Cards with a name or reading that begins so."""
        fold = fold_japanese(typed)
        tables = (self.written, self.read) if is_kana(fold) else (self.written,)
        return frozenset(
            card for table in tables for key, cards in table.items() if key.startswith(fold) for card in cards
        )


class Homophones:
    """Words in kanji that are read alike, learnt from the names."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._written: defaultdict[str, set[str]] = defaultdict(set)
        for name, reading in pairs:
            for run, kana in align(fold_japanese(name), reading) or ():
                if not is_kana(run):
                    self._written[kana].add(run)

    def swap(self, name: str, reading: str, rng: random.Random) -> str | None:
        """The name with one word in other kanji of the same sound."""
        aligned = align(fold_japanese(name), reading) or []
        usable = [at for at, (run, kana) in enumerate(aligned) if not is_kana(run) and len(self._written[kana]) > 1]
        if not usable:
            return None
        at = rng.choice(usable)
        run, kana = aligned[at]
        other = rng.choice(sorted(self._written[kana] - {run}))
        return "".join(other if place == at else part for place, (part, _) in enumerate(aligned))


def mistype_sign(name: str, rng: random.Random, signs: str) -> str:
    """One wrong, missing, extra or swapped sign."""
    at = rng.randrange(len(name))
    match rng.choice(("wrong", "missing", "extra", "swapped")):
        case "missing" if len(name) > 2:
            return name[:at] + name[at + 1 :]
        case "extra":
            return name[:at] + (name[at] if rng.random() < 0.6 else rng.choice(signs)) + name[at:]
        case "swapped" if at + 1 < len(name) and name[at] != name[at + 1]:
            return name[:at] + name[at + 1] + name[at] + name[at + 2 :]
    return name[:at] + rng.choice(signs) + name[at + 1 :]


def swap_lookalike(name: str, rng: random.Random) -> str | None:
    """One sign for another that looks like it."""
    places = [(at, pair) for at, sign in enumerate(name) for pair in _LOOKALIKES if sign in pair]
    if not places:
        return None
    at, pair = rng.choice(places)
    return name[:at] + pair.replace(name[at], "") + name[at + 1 :]


def _map_one(name: str, table: Mapping[str, str], rng: random.Random) -> str | None:
    places = [at for at, sign in enumerate(name) if sign in table]
    if not places:
        return None
    at = rng.choice(places)
    return name[:at] + table[name[at]] + name[at + 1 :]


def damage(name: str, rng: random.Random, signs: str) -> str:
    """One mistake of any kind: mistyped, or another sign that looks alike."""
    return (swap_lookalike(name, rng) if rng.random() < 0.4 else None) or mistype_sign(name, rng, signs)


def latin(reading: str, *, keyboard: bool = False, long: bool = True) -> str:
    """A reading in Latin letters: Hepburn or as typed into a keyboard, long vowels kept or dropped."""
    out = ""
    for at, kana in enumerate(reading):
        if kana in _SMALL and out:
            small, soft = _SMALL[kana], out.endswith(("sh", "ch", "j", "shi", "chi", "ji"))
            out = out[:-1] + (small[1:] if soft and not keyboard and len(small) > 1 else small)
        elif kana == "っ":
            following = _LATIN.get(reading[at + 1 : at + 2], "")
            out += "t" if following.startswith("ch") and not keyboard else following[:1]
        elif kana == "ー":
            out += ("-" if keyboard else out[-1:]) if long else ""
        elif kana == "ゔ":
            out += "vu"
        else:
            plain = _LATIN.get(kana, kana)
            out += _KEYBOARD.get(plain, plain) if keyboard else plain
    out = out.replace("-", "") if keyboard and not long else out
    return out if long else re.sub("ou|oo", "o", out.replace("uu", "u"))


def _variants(flat: str) -> list[str]:
    hiragana = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in flat)
    katakana = "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in flat)
    middle = len(flat) // 2
    vu = flat
    for old, new in (("ヴァ", "バ"), ("ヴィ", "ビ"), ("ヴェ", "ベ"), ("ヴォ", "ボ"), ("ヴ", "ブ")):
        vu = vu.replace(old, new)
    made = [hiragana, katakana, flat.replace("・", ""), flat.replace("・", "･"), flat.replace("＝", "・"), flat.replace("、", "，"),
            flat.replace("、", ""), flat.replace("、", " "), vu, flat.replace("ー", ""), flat.translate(_TO_SMALL),
            f"{flat[:middle]} {flat[middle:]}", _half_width(flat), *(flat.replace("ー", dash) for dash in "-―－~–")]  # fmt: skip
    return [text for text in made if text != flat]


_HALF: Final = {
    unicodedata.normalize("NFKC", chr(code)): chr(code) for code in range(0xFF66, 0xFF9E)
} | {unicodedata.normalize("NFKC", chr(code) + mark): chr(code) + mark
     for code in range(0xFF66, 0xFF9E) for mark in "\uff9e\uff9f"
     if len(unicodedata.normalize("NFKC", chr(code) + mark)) == 1}  # fmt: skip


def _half_width(text: str) -> str:
    return "".join(_HALF.get(sign, sign) for sign in text)


def make_japanese(
    name: str, reading: str, truth: JapaneseTruth, homophones: Homophones, signs: str, rng: random.Random
) -> Iterator[Made]:
    """Queries of every Japanese kind for one name and its reading.

    Shape: written name, hiragana, all names, words that sound alike, signs to mistype with -> (kind, query, answers).
    """
    flat = unicodedata.normalize("NFKC", name)
    near = truth.as_near
    yield "ja_exact", name, near(name, name, truth.written)
    if variants := _variants(flat):
        yield (
            "ja_variant",
            (query := rng.choice(variants)),
            near(query, query, truth.written) or near(query, flat, truth.written),
        )
    if len(flat) >= 4:
        yield "ja_edit", (query := mistype_sign(flat, rng, signs)), near(query, flat, truth.written)
        cut = flat[: rng.randint(2, min(5, len(flat) - 1))]
        yield "ja_prefix", cut, truth.begun_by(cut)
        cut = reading[: rng.randint(3, min(6, len(reading)))]
        if rng.random() < 0.4:
            yield "ja_prefix", cut, truth.begun_by(cut)
    if len(flat) >= 6:
        query = damage(damage(flat, rng, signs), rng, signs)
        yield "ja_edit2", query, near(query, flat, truth.written)
        query = flat
        for _ in range(rng.choice((3, 3, 4)) if len(flat) >= 8 else 3):
            query = damage(query, rng, signs)
        yield "ja_heavy", query, near(query, flat, truth.written)
    changed = [
        query
        for query in (
            homophones.swap(name, reading, rng), swap_lookalike(flat, rng), _map_one(flat, _MARKED, rng), _map_one(flat, _OLD, rng),
        )
        if query
    ]  # fmt: skip
    if changed and len(flat) >= 3:
        query = rng.choice(changed)
        yield "ja_lookalike", query, near(query, flat, truth.written) | truth.read.get(reading, set())
    yield from _in_kana(name, reading, truth, rng)


def _in_kana(name: str, reading: str, truth: JapaneseTruth, rng: random.Random) -> Iterator[Made]:
    aligned = align(fold_japanese(name), reading) or []
    kanji = [at for at, (run, _) in enumerate(aligned) if not is_kana(run)]
    whole = frozenset(truth.written.get(fold_japanese(name), set()) | truth.read.get(reading, set()))
    if kanji and len(aligned) > 1:
        at = rng.choice(kanji)
        yield "ja_partkana", "".join(kana if place == at else run for place, (run, kana) in enumerate(aligned)), whole
        ends = [
            at for at in kanji if at + 1 < len(aligned) and aligned[at + 1][0][0] in "きりしちいみけせめえぎびじげべ"
        ]
        if ends:
            at = rng.choice(ends)
            query = "".join(run[1:] if place == at + 1 else run for place, (run, _) in enumerate(aligned))
            yield "ja_okurigana", query, whole | truth.as_near(query, name, truth.written)
    yield "ja_reading" if len(kanji) < 2 else "ja_reading_hard", reading, whole
    if len(reading) >= 6:
        query = mistype_sign(reading, rng, HIRAGANA + "っーょゅ")
        yield "ja_reading_typo", query, truth.as_near(query, reading, truth.read)
    style = rng.choice(("hepburn", "spaced", "dropped", "keyboard"))
    romaji = latin(reading, keyboard=style == "keyboard", long=style != "dropped")
    if style == "spaced":
        romaji = " ".join(latin(kana) for _, kana in aligned) or romaji
    yield "ja_romaji", romaji, whole
    if len(romaji) >= 8:
        yield "ja_romaji_typo", mistype(romaji, rng), whole


def shorten_japanese(name: str, truth: JapaneseTruth, rng: random.Random) -> Iterator[Made]:
    """Queries by the name of a legend without the title, or by the given name; nothing for other names."""
    flat = unicodedata.normalize("NFKC", name)
    by_title = flat.split("、")
    by_name = re.split("[・=]", by_title[-1])
    if len(by_title) < 2 and len(by_name) < 2:
        return
    short = by_title[-1] if len(by_title) > 1 else by_name[0]
    if len(short) < 2 or not re.fullmatch("[ァ-ヶー・=]+|[一-鿿々]+", short):
        return
    yield "ja_short", short, truth.as_near(short, short, truth.parts)
    if len(short) >= 4:
        query = mistype_sign(short, rng, KATAKANA)
        yield "ja_short_typo", query, truth.as_near(query, short, truth.parts)
