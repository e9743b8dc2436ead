"""Japanese card names as sources give them, made clean without guessing.

What is here: taking furigana out of a name into its reading, undoing damage whose cause is known, and refusing what is
not a Japanese name. What is not: which of several names is today's (``rulings.corpus.naming``), and comparing what a
person types (``rulings.lookup``).
"""

import re
from dataclasses import dataclass

from rulings.corpus.records import CardName, NameKind, Reason
from rulings.language import Language

_HIRAGANA = "ぁ-ゖゝゞー"
_KATAKANA = "ァ-ヺー"
_KANJI = "㐀-鿿々〆"
_JAPANESE = re.compile(rf"[{_HIRAGANA}{_KATAKANA}{_KANJI}]")
_FURIGANA = re.compile(rf"[（(](?P<ruby>[{_HIRAGANA}]+)[）)]")
_RUBY_ON_KANJI = re.compile(rf"[{_KANJI}]+[（(](?P<ruby>[{_HIRAGANA}]+)[）)]")
_CUT_OFF = re.compile(rf"[（(][{_HIRAGANA}]*$")
_UNOPENED = re.compile(rf"(?<=[{_KANJI}])[{_HIRAGANA}]+[）)]")
_FLAVOR = re.compile(r"^(?P<name>[^（(]+?)\s*[（(](?P<flavor>[^）)]+)[）)]$")
_TRAILING = re.compile(rf"(?<=[{_HIRAGANA}{_KATAKANA}{_KANJI}])\s*[.\-—―–]+$")
_HIRAGANA_AMONG_KATAKANA = re.compile(rf"(?:(?:^|(?<=[・＝、の]))[へべぺ]|(?<=[{_KATAKANA}])[べぺ])(?=[{_KATAKANA}])")
"""へ behind katakana is left alone: there it can be the particle; behind の or at the start it can't."""
_LOOK_ALIKES = str.maketrans("へべぺ", "ヘベペ")
_WIDTHS = str.maketrans({"･": "・", "=": "＝", "ｰ": "ー"})
_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_NOT_IN_READINGS = re.compile(r"[\s、。・＝：！？…/,.!?:'’\-]+")


@dataclass(frozen=True, slots=True)
class JapaneseName:
    """A name as a source gives it, made clean."""

    text: str
    """Without furigana; empty where ``reason`` says why there is none."""
    reading: str = ""
    """Hiragana, where furigana gave the whole of it."""
    kind: NameKind = NameKind.CURRENT
    """``MISPRINT`` where damage was undone, else what the caller knows better."""
    note: str = ""
    """What the source had, where that differs in more than furigana or width."""
    titles: tuple[str, ...] = ()
    """Other titles that stood behind the name, in brackets or behind `` // ``, in either language."""
    reason: Reason | None = None
    """Why this is no Japanese name."""


def read_japanese_name(raw: str) -> JapaneseName:
    """One name, of a card or of a face, without what doesn't belong to it.

    Undone are: furigana, whole, cut off or without its opening bracket; second and third titles; half-width marks; a
    dash or a stop that trails; hiragana へ among katakana. A name without a Japanese letter is refused.

    日本語: カード名からふりがなを外し、明らかな誤りを直す
    Shape: the name of one face -> JapaneseName.
    Example:
        >>> name = read_japanese_name("脱（ぬ）ぎ捨（す）て")
        >>> name.text, name.reading
        ('脱ぎ捨て', 'ぬぎすて')
        >>> read_japanese_name("リリアナの軍旗手（しゅ").text, read_japanese_name("Gloomshrieker").reason.value
        ('リリアナの軍旗手', 'not_japanese')
    """
    text, *titles = (part.strip() for part in raw.translate(_WIDTHS).split(" // "))
    if not text:
        return JapaneseName("", reason=Reason.NO_NAME)
    if not _JAPANESE.search(text):
        return JapaneseName("", note=raw, reason=Reason.NOT_JAPANESE)
    reading = _reading_from_furigana(text)
    text = _FURIGANA.sub("", text)
    if title := _FLAVOR.match(text):
        text = title["name"]
        titles.insert(0, title["flavor"])
    repaired = _UNOPENED.sub("", _CUT_OFF.sub("", text))
    repaired = _HIRAGANA_AMONG_KATAKANA.sub(lambda found: found[0].translate(_LOOK_ALIKES), repaired)
    repaired = _TRAILING.sub("", repaired).strip()
    if re.search(r"[（()）]", repaired):
        return JapaneseName("", note=raw, reason=Reason.UNREADABLE_NAME)
    is_damaged = repaired != text
    return JapaneseName(
        text=repaired,
        reading=reading,
        kind=NameKind.MISPRINT if is_damaged else NameKind.CURRENT,
        note=raw if is_damaged or titles else "",
        titles=tuple(titles),
    )


def list_names(
    name: JapaneseName,
    *,
    card: str,
    face: str,
    source: str,
    kind: NameKind | None = None,
    reading: str = "",
    spoken: str = "",
) -> list[CardName]:
    """The name with its titles as records of a source.

    Shape: a name that was not refused; kind and readings as the source gives them, where it knows better than the name.
    """
    names = [
        CardName(
            card=card,
            text=name.text,
            language=Language.JA,
            kind=kind or name.kind,
            reading=reading or name.reading,
            spoken=spoken if spoken != (reading or name.reading) else "",
            source=source,
            note=name.note,
            face=face,
        )
    ]
    for title in name.titles:
        language = Language.JA if _JAPANESE.search(title) else Language.EN
        names.append(CardName(card, title, language, NameKind.FLAVOR, source=source, note=name.note, face=face))
    return names


def _reading_from_furigana(text: str) -> str:
    """The whole name in hiragana, if furigana stands on every kanji of it; else empty."""
    if not _FURIGANA.search(text):
        return ""
    spoken = _RUBY_ON_KANJI.sub(lambda found: found["ruby"], text)
    reading = fold_reading(spoken)
    return reading if re.fullmatch(rf"[{_HIRAGANA}]+", reading) else ""


def fold_reading(text: str) -> str:
    """A reading as the corpus keeps it: hiragana without spaces and marks.

    Example:
        >>> fold_reading("メイス・プラス")
        'めいすぷらす'
    """
    return _NOT_IN_READINGS.sub("", text.translate(_TO_HIRAGANA))


def split_halves(raw: str, english_faces: tuple[str, ...]) -> tuple[str, ...] | None:
    """The Japanese names of the faces out of a name of the whole card, in order; ``None`` where that can't be told.

    An English half that stands behind the Japanese ones (``"抵抗 // 救難 // Deliver"``) is taken off.

    Shape: name with `` // ``, English names of the faces -> as many names as faces.
    Example:
        >>> split_halves("抵抗 // 救難 // Deliver", ("Stand", "Deliver"))
        ('抵抗', '救難')
    """
    halves = [half.strip() for half in raw.split(" // ")]
    if len(halves) > len(english_faces):
        halves = [half for half in halves if half not in english_faces]
    return tuple(halves) if len(halves) == len(english_faces) else None
