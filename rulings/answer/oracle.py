"""How a card's Oracle text is understood, and how many cards are.

What is here: the readings of faces as records that a front can show. What is not: reading (``rulings.oracle``) and
knowing what can be played (``rulings.kernel.playable``).
"""

from collections import Counter
from collections.abc import Callable, Iterable

from rulings.answer.cards import find_card
from rulings.answer.desk import Desk
from rulings.answer.line_families import FAMILIES, family_of
from rulings.answer.oracle_records import (
    CoverageAnswer,
    CoverageReason,
    EraCoverage,
    FamilyCoverage,
    LineAnswer,
    OracleAnswer,
    TypeCoverage,
)
from rulings.corpus.cards import Card, Face
from rulings.corpus.sets import ERAS, era_of
from rulings.kernel.abilities.keyword_abilities import obstacles
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules
from rulings.oracle.declined import last_words
from rulings.oracle.normalise import printed_part
from rulings.oracle.read import LineReading, read_face
from rulings.table.playing.compile import compile_face

_TYPES = ("Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Planeswalker", "Land", "Battle")
_AT_A_TIME = 2000


async def answer_oracle(desk: Desk, query: str) -> OracleAnswer:
    """Line by line, what was understood of a card and what was not.

    日本語: カードの文章を一行ずつどう読んだか
    Raises: as ``find_card``.
    """
    card, _ = await find_card(desk, query)
    return await desk.in_games(_read_card, card)


async def answer_coverage(
    desk: Desk, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> CoverageAnswer:
    """How many faces of real paper cards are understood and playable, and what stands in the way of the others.

    日本語: 全カードのうち読めるものの数
    Shape: about two minutes on one core; ``on_progress`` is called with faces done and in all.
    """
    names = [name for (name,) in await desk.corpus.rows(_SELECT_PAPER_CARDS)]
    tally = _Tally()
    for start in range(0, len(names), _AT_A_TIME):
        cards = await desk.corpus.cards(names[start : start + _AT_A_TIME])
        await desk.in_games(tally.add_all, tuple(cards.values()))
        on_progress(min(start + _AT_A_TIME, len(names)), len(names))
    return tally.answer()


_SELECT_PAPER_CARDS = (
    "SELECT name FROM card WHERE NOT is_joke AND NOT is_digital_only AND NOT is_extra ORDER BY card_id"
)


def _read_card(card: Card) -> OracleAnswer:
    load_rules()
    lines = tuple(line for face in card.faces for line in _lines(face))
    return OracleAnswer(card.name, card.names_ja[0] if card.names_ja else None, lines, card.missing_faces)


def _lines(face: Face) -> list[LineAnswer]:
    """The lines of a face, with what keeps keywords from being played beside the rest of it."""
    blocked = list(obstacles(compile_face(face)))
    return [
        _line(face, one, tuple(what for ability, what in blocked if ability in one.abilities))
        for one in read_face(face).lines
    ]


def _line(face: Face, reading: LineReading, beside: tuple[str, ...]) -> LineAnswer:
    if (declined := reading.declined) is not None:
        record = declined.as_record(reading.line)
        return LineAnswer(
            face.name,
            record.text,
            "declined",
            declined.why.value,
            record.words or last_words(record.text),
            is_at_end=not record.words,
            expected=declined.expected[:12],
        )
    if reading.line.is_reminder_only:
        reminder = face.oracle_text.split("\n")[reading.line.number]
        return LineAnswer(face.name, reminder, "reminder")
    text = printed_part(reading.line, 0, len(reading.line.tokens))
    found = [what for ability in reading.abilities for what in problems(ability)]
    unplayable = tuple(dict.fromkeys((*found, *beside)))
    model = tuple(map(repr, reading.abilities))
    return LineAnswer(face.name, text, "unplayable" if unplayable else "understood", unplayable=unplayable, model=model)


class _Tally:
    """Counts over many faces."""

    def __init__(self) -> None:
        load_rules()
        self._faces = Counter[str]()
        self._understood = Counter[str]()
        self._reasons = Counter[str]()
        self._alone = Counter[str]()
        self._examples: dict[str, str] = {}
        self._lines = Counter[str]()
        self._understood_lines = Counter[str]()

    def add_all(self, cards: Iterable[Card]) -> None:
        for card in cards:
            era = era_of(card.first_set)
            for face in card.faces:
                self._add(face, era)

    def _add(self, face: Face, era: str) -> None:
        lines = _lines(face)
        is_spell = bool({"Instant", "Sorcery"} & set(face.types))
        for line in lines:
            if line.outcome != "reminder":
                family = family_of(line.text, is_spell=is_spell)
                self._lines[family] += 1
                self._understood_lines[family] += line.outcome == "understood"
        reasons = dict.fromkeys(reason for line in lines if (reason := _reason(line)))
        for kind in ("", era, *(kind for kind in _TYPES if kind in face.types)):
            self._faces[kind] += 1
            self._understood[kind] += not reasons
        for reason in reasons:
            self._reasons[reason] += 1
            self._alone[reason] += len(reasons) == 1
            self._examples.setdefault(reason, face.name)

    def answer(self) -> CoverageAnswer:
        types = tuple(TypeCoverage(kind, self._understood[kind], self._faces[kind]) for kind in _TYPES)
        eras = tuple(EraCoverage(era, self._understood[era], self._faces[era]) for era in ERAS)
        reasons = tuple(
            CoverageReason(reason, self._reasons[reason], alone, self._examples[reason])
            for reason, alone in self._alone.most_common(50)
        )
        families = tuple(FamilyCoverage(one, self._understood_lines[one], self._lines[one]) for one in FAMILIES)
        return CoverageAnswer(self._understood[""], self._faces[""], types, eras, families, reasons)


def _reason(line: LineAnswer) -> str:
    if line.outcome == "unplayable":
        return f"unplayable: {line.unplayable[0]}"
    # Lines that only lack their end lack the same thing, whatever their last words are.
    return f"{line.why}: {'' if line.is_at_end else line.words}" if line.outcome == "declined" else ""
