"""Release notes and FAQs to sets, in Japanese, saved as text with or without line breaks.

What is here: recognising them, and cutting them into pieces, none lost: every bullet is one ruling, under its mechanic
or its card, tied to the names in the heading and in 《》; quoted rules, card texts and the words between.
What is not: tying names to cards (``rulings.corpus.rulings.link_cards``), other languages.

Traps: a whole FAQ on one line; a document that says everything twice; ``＊`` as a power inside a sentence; 《》 with
Japanese and English, full-width slashes, stray spaces, or split cards written with ``+``; rules quoted inside a bullet.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from rulings.corpus.rulings import Ruling, RulingKind, find_rule_numbers, ruling_id
from rulings.language import Language
from rulings.sources.document import Document, Part, Piece

_TYPE = (
    "(?:伝説の|基本|氷雪)*"
    "(?:アーティファクト|クリーチャー|エンチャント|インスタント|ソーサリー|土地|プレインズウォーカー|部族|同族|バトル)"
)
_SECTIONS = ("一般注釈", "カード別注釈", "製品情報")
_TOKEN = re.compile(
    rf"""
      (?P<separator>(?:^|(?<=\s))-{{5,}}(?=\s|$))
    | (?P<bullet>(?:^|(?<=\s))[＊*•](?=\s))
    | (?P<card>(?:^|(?<=\s))《[^》]+》(?=\s+(?:\{{|{_TYPE})))
    | (?P<rule>(?<=\s)\d{{3}}(?:\.|\.\d+[a-z]?\.?)(?=\s))
    | (?P<announce>(?<=[。）]\s)[^。\s]*(?:以下の通り|ルール追加である|追加されたセクションである)。)
    | (?P<prose>(?<=[。）]\s)(?:他にも|All\ trademarks))
    | (?P<section>(?:^|(?<=\s))(?:{"|".join(_SECTIONS)})(?=\s|$))
    """,
    re.VERBOSE | re.MULTILINE,
)
_NAMES = re.compile(r"《([^》]+)》")
_UPDATED = re.compile(r"最終更新\D{0,4}(\d{4})年(\d{1,2})月(\d{1,2})日")
_COPYRIGHT = re.compile(r"\(Copr\.\)\s*((?:19|20)\d\d)")
_SET_NAME = re.compile(r"『([^』]+)』")
_FAQ_NAME = re.compile(r"^(\S{1,24} ?ＦＡＱ)")
_RELEASED = {"ミラディン": "2003-10-02", "マスターズ25th": "2018-03-16"}
"""Days of release of sets whose notes carry no day of their own."""


def recognises(text: str) -> bool:
    """Whether a text is Japanese release notes or an FAQ to a set: bullets in blocks, with cards shown in full."""
    found = [match.lastgroup for match in _TOKEN.finditer(text)]
    is_divided = found.count("separator") >= 2 or "section" in found
    return is_divided and found.count("bullet") >= 3 and "card" in found


@dataclass
class _Block:
    """What stands above the bullets of one block."""

    topic: str = ""
    named: list[str] = field(default_factory=list)


def _stretches(text: str) -> Iterator[tuple[str, str]]:
    """The text cut before every token: name of the token (empty before the first one) and the stretch."""
    starts = [(match.start(), match.lastgroup or "") for match in _TOKEN.finditer(text)]
    if not starts or starts[0][0] > 0:
        starts.insert(0, (0, ""))
    for index, (start, group) in enumerate(starts):
        end = starts[index + 1][0] if index + 1 < len(starts) else len(text)
        yield group, text[start:end]


def read(text: str) -> Document:
    """Notes as pieces and rulings.

    Shape: the whole text -> Document; joined pieces equal the text up to white space. A block that comes again word for
    word is marked as a repeat and gives no second ruling.
    """
    name, date = _name_and_date(text)
    pieces: list[Piece] = []
    rulings: dict[str, Ruling] = {}
    seen: set[tuple[str, str]] = set()
    block = _Block()
    for group, stretch in _stretches(text):
        is_new_block = not block.topic
        for part, piece in _cut(group, stretch, is_new_block=is_new_block):
            if part is Part.SEPARATOR or piece.strip() in _SECTIONS:
                block = _Block()
            elif part is Part.HEADING:
                block.topic = piece.strip()
            elif part is Part.CARD_TEXT:
                _enter_card(block, piece)
            key = (block.topic, " ".join(piece.split()))
            is_repeat = key in seen and part not in (Part.SEPARATOR, Part.HEADING)
            seen.add(key)
            pieces.append(Piece(part, piece, is_repeat))
            if part is Part.STATEMENT and not is_repeat:
                ruling = replace(_ruling(piece, name, date, block), position=len(rulings))
                rulings[ruling.id] = ruling
    return Document(name, date, None, tuple(pieces), tuple(rulings.values()))


def _cut(group: str, stretch: str, *, is_new_block: bool) -> Iterator[tuple[Part, str]]:
    """The pieces of one stretch: all but plain text and what follows a divider are one piece."""
    whole = {
        "bullet": Part.STATEMENT,
        "card": Part.CARD_TEXT,
        "rule": Part.RULE_TEXT,
        "announce": Part.PROSE,
        "prose": Part.PROSE,
    }
    if group in whole:
        yield whole[group], stretch
        return
    rest = stretch
    if group in ("separator", "section"):
        mark, rest = re.split(r"(?<=\S)(?=\s|$)", stretch, maxsplit=1)
        yield (Part.SEPARATOR if group == "separator" else Part.HEADING), mark
        is_new_block = True
    if not rest.strip():
        return
    lead = re.match(r"\s*[^\s。《「＃]{1,40}(?=\s|$)", rest)
    if is_new_block and lead is not None:
        yield Part.HEADING, lead[0]
        rest = rest[lead.end() :]
    if rest.strip():
        yield Part.PROSE, rest


def _enter_card(block: _Block, piece: str) -> None:
    names = _card_names(piece.split("》", maxsplit=1)[0] + "》")
    if not block.topic:
        block.topic = piece[: piece.index("》") + 1]
    block.named.extend(names)


def _ruling(piece: str, name: str, date: str | None, block: _Block) -> Ruling:
    body = re.sub(r"^[＊*•]\s+", "", piece).strip()
    topic = block.topic.strip("《》").strip()
    return Ruling(
        id=ruling_id(name, topic, body, Language.JA, date),
        text=body,
        language=Language.JA,
        kind=RulingKind.RELEASE_NOTE,
        source=name,
        topic=topic,
        named=tuple(dict.fromkeys([*block.named, *_card_names(body)])),
        rules=find_rule_numbers(body),
        date=date,
    )


def _card_names(text: str) -> list[str]:
    """Names in 《》: both sides of a slash, split cards with `` // ``.

    Example:
        >>> _card_names("《金属モックス/Chrome Mox 》と《火+氷/Fire+Ice》")
        ['金属モックス', 'Chrome Mox', '火 // 氷', 'Fire // Ice']
    """
    names = []
    for match in _NAMES.findall(text):
        for name in re.split(r"[/／]", match):
            whole = " // ".join(half.strip() for half in re.split(r"[+＋]", name))
            names.append(whole.replace("’", "'"))
    return [name for name in names if name]


def _name_and_date(text: str) -> tuple[str, str | None]:
    faq = _FAQ_NAME.match(text.strip())
    found = _SET_NAME.search(text)
    set_name = found[1] if found else ""
    name = faq[1] if faq else f"『{set_name}』リリースノート"
    if (updated := _UPDATED.search(text)) is not None:
        year, month, day = (int(part) for part in updated.groups())
        return name, f"{year:04}-{month:02}-{day:02}"
    known = next((date for key, date in _RELEASED.items() if key in name), None)
    copyright_year = _COPYRIGHT.search(text)
    return name, known or (copyright_year[1] if copyright_year else None)
