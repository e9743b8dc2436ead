"""From the words of a text to the phrases that say them.

What is here: reading whole lines and parts of sentences, and noting which phrases print them back. What is not: how
lines are read and what is declined (``rulings.oracle``).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from rulings.abilities.ability import SpellAbility
from rulings.abilities.node import Node, walk
from rulings.corpus.cards import Card, Face
from rulings.oracle.categories import ORACLE
from rulings.oracle.declined import last_words
from rulings.oracle.grammar import Alternative, Category, Value
from rulings.oracle.normalise import Line, normalise, printed_part
from rulings.oracle.parser import Failure, Parser
from rulings.oracle.printer import Printed, Printer, PrintError
from rulings.oracle.read import LineReading, read_face, read_tokens
from rulings.oracle.template import Element, Inflected, Number, Optional, Slot, Word
from rulings.signposts.handlers import asking_of, handlers_of, place_of
from rulings.signposts.project import mirror_of, tests_of
from rulings.signposts.records import LinePlaces, NodePlaces, PhrasePlaces, Place

_TYPES: Final = (("Creature",), ("Sorcery",), ("Enchantment",), ("Planeswalker",))
"""Types with which words are tried as a card's only line."""
_SUBJECTS: Final = ("This creature", "Target creature", "Target player")
"""Before a bare clause: "enters tapped" is read of a permanent, "gains flying until end of turn" of a creature."""
_LINES: Final = ("AbilityLine", "SpellLine", "StationLine")
_INVENTED: Final = "Proliferate."
"""What stands in for modes that an instruction wants, and for the effect behind an opening: so rare that it hides
nothing."""
_OPENINGS: Final = ("after ", "as long as ", "at ", "if ", "until ", "when ", "whenever ")
"""First words of what is no line without an effect: "whenever you draw a card"."""
_MODES: Final = (2, 5)
"""So many are tried: "choose one or both" wants two, "choose four" no fewer than four."""
_ENDS: Final = (".", '"', "\u201d", "\u2019", ")")


@dataclass(slots=True)
class _Noting(Printer):
    """A printer that notes by which phrases it prints."""

    noted: list[tuple[Alternative, Value]] = field(default_factory=list)
    """In the order of the words, what holds others before them."""

    def print_by(self, alternative: Alternative, slots: Mapping[str, Value], asked: Number, value: Value) -> Printed:
        before = len(self.noted)
        self.noted.append((alternative, value))
        try:
            # Not ``super()``: a dataclass with slots is a class of its own, which the compiler does not know.
            return Printer.print_by(self, alternative, slots, asked, value)
        except PrintError:
            del self.noted[before:]
            raise


def lines_of_card(card: Card) -> tuple[LinePlaces, ...]:
    """Every line of every face, with the phrases that say it.

    Shape: a card -> its lines in order, without those of reminder text only.
    """
    return tuple(places for face in card.faces for places in _lines_of_face(face))


def lines_of_words(words: str) -> tuple[LinePlaces, ...]:
    """Words of a text as a card's lines or, where they are none, as a part of a sentence; else where reading stopped.

    Shape: ``"Draw a card."``, ``"target creature you control"``, ``"if you control a Swamp"`` -> at least one line;
    a part of a sentence is one line with the phrases of all categories that read it; a bare clause (``"enters
    tapped"``) is read with a subject, an opening (``"whenever you draw a card"``) with an effect, an instruction to
    choose (``"choose one"``) with modes, which its line shows.
    """
    stops: list[LinePlaces] = []
    for text in _as_lines(words):
        for types in _TYPES:
            lines = tuple(_lines_of_face(Face("~", types=types, oracle_text=text)))
            if _are_read(lines):
                return lines
            stops += [one for one in lines if not one.read_as]
    completed, part = _completed(words), _part(words)
    if completed or part is not None:
        return completed if part is None else (*completed, part)
    if words[:1].islower() and "\n" not in words:
        for subject in _SUBJECTS:
            text = f"{subject} {words}" if words.endswith(_ENDS) else f"{subject} {words}."
            for types in _TYPES[:2]:
                lines = tuple(_lines_of_face(Face("~", types=types, oracle_text=text)))
                if _are_read(lines):
                    return lines
    return (max(stops, key=_reach),) if stops else (LinePlaces(words, why="unknown words", stopped_at=words),)


def _are_read(lines: tuple[LinePlaces, ...]) -> bool:
    return bool(lines) and all(one.read_as for one in lines)


def _completed(words: str) -> tuple[LinePlaces, ...]:
    """The words with what is invented behind them, where that makes lines of them; else none."""
    for text, types in product(_completions(words), _TYPES[:2]):
        lines = tuple(_lines_of_face(Face("~", types=types, oracle_text=text)))
        if _are_read(lines):
            return tuple(map(_without_invented, lines))
    return ()


def _completions(words: str) -> Iterator[str]:
    """The words with modes (CR 700.2), where they speak of choosing, and with an effect, where they open a sentence."""
    opening = words[:1].upper() + words[1:].rstrip(" \u2014-:.,")
    if "\n" in words:
        return
    if "choose" in words.casefold():
        yield from (f"{opening} \u2014" + f"\n\u2022 {_INVENTED}" * count for count in _MODES)
    if words.casefold().startswith(_OPENINGS):
        yield f"{opening}, {_INVENTED.lower()}"


def _without_invented(line: LinePlaces) -> LinePlaces:
    """The line without what only its invented part says."""
    (mode,) = _lines_of_face(Face("~", types=("Sorcery",), oracle_text=_INVENTED))
    nodes = tuple(one for one in line.nodes if one not in mode.nodes or one.node.name == SpellAbility.__name__)
    return replace(line, phrases=tuple(one for one in line.phrases if one not in mode.phrases), nodes=nodes)


def _as_lines(words: str) -> Iterator[str]:
    """The words as typed, and with the capital and the full stop that a line has."""
    capital = words[:1].upper() + words[1:]
    tried = dict.fromkeys((words, capital, capital if words.endswith(_ENDS) else f"{capital}."))
    yield from tried


def _reach(line: LinePlaces) -> int:
    """How far reading came: the place of the words at which it stopped."""
    return len(line.text) if line.is_at_end else line.text.rfind(line.stopped_at)


def _lines_of_face(face: Face) -> Iterator[LinePlaces]:
    for one in read_face(face).lines:
        if not one.line.is_reminder_only:
            yield _line(one)


def _line(reading: LineReading) -> LinePlaces:
    line = reading.line
    if (declined := reading.declined) is not None:
        record = declined.as_record(line)
        words, is_at_end = record.words or last_words(record.text), not record.words
        return LinePlaces(
            record.text, why=record.why, stopped_at=words, is_at_end=is_at_end, expected=declined.expected
        )
    text = printed_part(line, 0, len(line.tokens))
    category, value = _meaning(line)
    noted = _said_by(category, value, Number.SINGULAR) if category else []
    nodes = [node for ability in reading.abilities for node in walk(ability)]
    return LinePlaces(text, (category or "Line",), tuple(phrases_of(noted)), tuple(nodes_of(map(type, nodes))))


def _meaning(line: Line) -> tuple[str, Value]:
    """The category that reads the line by itself, and what it reads, before pronouns are bound; empty for a line that
    is only read together with others."""
    for category in _LINES:
        outcome = read_tokens(category, line.tokens)
        if isinstance(outcome, tuple):
            return category, outcome
        meanings = getattr(outcome, "meanings", ())
        if meanings:
            return category, meanings[0]
    return "", ()


def _part(words: str) -> LinePlaces | None:
    """The words as a part of a sentence, in every category that reads them whole and says them back; ``None``: none."""
    # A line opens with a capital letter, which its first token does not have.
    tokens = tuple(token for line in normalise("~", words[:1].upper() + words[1:]) for token in line.tokens)
    read_as: dict[str, None] = {}
    noted: list[tuple[Alternative, Value]] = []
    kinds: dict[type, None] = {}
    for category in list(ORACLE.categories.values()):
        for number in Number:
            for value, said_by in _readings(category, tokens, number):
                read_as[category.name] = None
                noted += said_by
                kinds.update((type(node), None) for one in _nodes_in(value) for node in walk(one))
    return LinePlaces(words, tuple(read_as), tuple(phrases_of(noted)), tuple(nodes_of(kinds))) if noted else None


def _readings(
    category: Category, tokens: tuple[str, ...], number: Number
) -> Iterator[tuple[Value, list[tuple[Alternative, Value]]]]:
    """What the category makes of the tokens and says back word for word, with the phrases that say it."""
    if not tokens or not any(one.own or one.lexicon for one in category.closure()) or not _is_declared(category):
        return
    outcome = _PARSER.read(category.name, tokens, number)
    for value in () if isinstance(outcome, Failure) else outcome:
        noting = _Noting(ORACLE)
        try:
            if noting.print(category.name, value, number) == tokens:
                yield value, noting.noted
        except PrintError:
            continue


_PARSER: Final = Parser(ORACLE)


def _is_declared(category: Category) -> bool:
    """Whether phrases were declared into it: lists and possessives are derived from others."""
    return all(not one.source.startswith("derived:") for one in category.own)


def _said_by(category: str, value: Value, number: Number) -> list[tuple[Alternative, Value]]:
    noting = _Noting(ORACLE)
    try:
        noting.print(category, value, number)
    except PrintError:
        return []
    return noting.noted


def phrases_of(noted: Iterable[tuple[Alternative, Value]]) -> Iterator[PhrasePlaces]:
    """The declared phrases among them, each once, in order."""
    seen = set()
    for one, value in noted:
        file, _, line = one.source.rpartition(":")
        if not line.isdecimal() or one in seen:
            continue
        seen.add(one)
        kind = one.kind if issubclass(one.kind, Node) else type(value)
        node = kind.__name__ if issubclass(kind, Node) else ""
        yield PhrasePlaces(template_of(one), one.category, Place(file, int(line)), node, mirror_of(file))


def nodes_of(kinds: Iterable[type]) -> Iterator[NodePlaces]:
    """The classes of nodes among them, each once, in order, with what handles and tests them."""
    for kind in dict.fromkeys(kinds):
        if issubclass(kind, Node) and (place := place_of(kind)) is not None:
            handlers = handlers_of(kind)
            asked = () if handlers else asking_of(kind)
            yield NodePlaces(place, handlers, asked, tests_of(place, *handlers))


def template_of(alternative: Alternative) -> str:
    """A wording in the language of templates, one wording each.

    Example: ``{who:Subject} draw[s] {amount:Amount} card(s)``
    """
    return " ".join(map(_written, alternative.elements))


def _written(element: Element) -> str:
    match element:
        case Word(text):
            return text
        case Inflected(singular, plural, is_verb):
            return f"[{singular}|{plural}]" if is_verb else f"({singular}|{plural})"
        case Slot(name, category, is_possessive, joint):
            return f"{{{name}:{category}{'’s' if is_possessive else ''}{'' if joint is None else f'+{joint}'}}}"
        case Optional(elements):
            return f"< {' '.join(map(_written, elements))}>"


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _nodes_in(one)
