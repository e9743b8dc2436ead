"""Reading a face: its Oracle text line by line, each understood or declined.

What is here: the order of the steps and the conditions of understanding (one reading, said back word for word, every
pronoun bound). What is not: phrases (``rulings.oracle.phrases``).
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import cast

from rulings.abilities.ability import Ability, KeywordAbility, LevelBand, StaticAbility
from rulings.abilities.changes.change import SetName
from rulings.abilities.conditions.history import CastNamedThisGame
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.filters.characteristics import HasName
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, rewrite
from rulings.abilities.subtypes import STATION_SUBTYPES
from rulings.corpus.cards import Face
from rulings.oracle import phrases
from rulings.oracle.bands import band_of, sections
from rulings.oracle.binding.another import with_others_of
from rulings.oracle.binding.binder import Unbound
from rulings.oracle.binding.participles import Surroundings, surroundings_of
from rulings.oracle.binding.whole_abilities import bind
from rulings.oracle.categories import IN_SINGLE_QUOTES, OPEN_QUOTE, ORACLE
from rulings.oracle.cleaving import both, has_brackets, with_words, without_words
from rulings.oracle.declined import Declined, Why, decline
from rulings.oracle.grammar import Value
from rulings.oracle.normalise import Line, normalise, printed_part, restore_line
from rulings.oracle.one_x import with_one_x
from rulings.oracle.out_of_place import is_out_of_place
from rulings.oracle.parser import Failure, Parser
from rulings.oracle.printer import Printer, PrintError
from rulings.oracle.tokens import join
from rulings.oracle.zones import zoned

phrases.load_all()
_PARSER = Parser(ORACLE)
_PRINTER = Printer(ORACLE)


@dataclass(frozen=True, slots=True)
class LineReading:
    """One line with what became of it."""

    line: Line
    """As normalised."""
    abilities: tuple[Ability, ...] = ()
    """In order; empty for a line of reminder text and for a declined one."""
    declined: Declined | None = None
    """Why not, where it was not understood."""

    @property
    def is_understood(self) -> bool:
        """Whether the whole line was read."""
        return self.declined is None


@dataclass(frozen=True, slots=True)
class FaceReading:
    """All lines of a face."""

    face: Face
    """As given."""
    lines: tuple[LineReading, ...]
    """In order."""

    @property
    def is_understood(self) -> bool:
        """Whether every line was."""
        return all(one.is_understood for one in self.lines)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Those of the understood lines, in order."""
        return tuple(ability for one in self.lines for ability in one.abilities)


def read_face(face: Face) -> FaceReading:
    """What the Oracle text of a face means, line by line.

    日本語: カードの1面のオラクル・テキストを1行ずつ読む
    Shape: a face -> one reading a line (a modal block is one); about 1 ms a new line, nothing for a line read before.
    Declines: a line that no phrase reads whole, that reads two ways, that printing does not give back, or in which a
    pronoun has no single antecedent.
    """
    return _read_both(face) if has_brackets(face) else _read_plain(face)


def _read_plain(face: Face) -> FaceReading:
    lines = normalise(face.name, face.oracle_text, is_legendary="Legendary" in face.supertypes)
    category = "SpellLine" if {"Instant", "Sorcery"} & set(face.types) else "AbilityLine"
    if STATION_SUBTYPES & set(face.subtypes):
        category = "StationLine"
    outcomes = [read_tokens(category, one.tokens) if one.tokens and one.irregular is None else () for one in lines]
    read = [one for outcome in outcomes if isinstance(outcome, tuple) for one in outcome]
    surroundings = surroundings_of(cast("list[Ability]", read))
    readings = tuple(_bind_line(line, one, surroundings) for line, one in zip(lines, outcomes, strict=True))
    if category == "SpellLine":
        readings = _with_openings(readings, surroundings)
    return FaceReading(face, in_station_boxes(face, _in_sections(_with_others(readings, face))))


def in_station_boxes(face: Face, readings: tuple[LineReading, ...]) -> tuple[LineReading, ...]:
    """Lines below a station symbol belong to its striation; power and toughness stand in the last one, if its reminder
    says so (CR 721.2, 721.2b)."""
    readings = _striations(readings)
    bands = [n for n, one in enumerate(readings) if any(_is_station(a) for a in one.abilities)]
    power, toughness = face.power or "", face.toughness or ""
    if not bands or not power.isdigit() or not toughness.isdigit():
        return readings
    last = readings[bands[-1]]
    (band,) = last.abilities
    assert isinstance(band, LevelBand)
    if f"artifact creature at {band.low}+" not in face.oracle_text:
        return readings
    boxed = replace(band, power=int(power), toughness=int(toughness))
    return tuple(replace(one, abilities=(boxed,)) if one is last else one for one in readings)


def _striations(readings: tuple[LineReading, ...]) -> tuple[LineReading, ...]:
    """Lines without a symbol of their own given to the striation above them."""
    found = list(readings)
    above: int | None = None
    for place, one in enumerate(readings):
        if any(_is_station(ability) for ability in one.abilities):
            above = place
        elif above is not None and one.abilities:
            (band,) = found[above].abilities
            assert isinstance(band, LevelBand)
            more = replace(band, abilities=band.abilities + one.abilities)
            found[above], found[place] = LineReading(found[above].line, (more,)), LineReading(one.line)
    return tuple(found)


def _is_station(ability: Ability) -> bool:
    return isinstance(ability, LevelBand) and ability.counter == "charge"


def _read_both(face: Face) -> FaceReading:
    """A face with cleave: each line with the words in brackets and without them (CR 702.148a)."""
    printed = normalise(face.name, face.oracle_text, is_legendary="Legendary" in face.supertypes)
    full, cleaved = _read_plain(with_words(face)).lines, _read_plain(without_words(face)).lines
    if not len(printed) == len(full) == len(cleaved):
        return FaceReading(face, tuple(LineReading(one, declined=decline(one, Why.IRREGULAR)) for one in printed))
    lines = []
    for line, one, other in zip(printed, full, cleaved, strict=True):
        refused = next((part for part in (one, other) if part.declined is not None), None)
        if refused is not None:
            lines.append(LineReading(line, declined=refused.declined))
        elif len(one.abilities) != len(other.abilities):
            lines.append(LineReading(line, declined=decline(line, Why.IRREGULAR)))
        else:
            lines.append(LineReading(line, both(one.abilities, other.abilities)))
    return FaceReading(face, tuple(lines))


def _with_openings(readings: tuple[LineReading, ...], surroundings: Surroundings) -> tuple[LineReading, ...]:
    """A line of a spell that goes on from the line before it is read together with that line.

    After an ability word stands what happens instead or besides: "Landfall — If ..., that creature gets +4/+4 instead".
    """
    found = list(readings)
    for place in range(1, len(found)):
        line, before = found[place].line, found[place - 1]
        if found[place].declined is None or line.label is None or not before.abilities:
            continue
        both = replace(before.line, tokens=before.line.tokens + line.tokens, names=before.line.names + line.names)
        outcome = read_tokens("SpellLine", both.tokens)
        if isinstance(outcome, _Refusal) and "instead" in line.tokens:
            outcome = read_tokens("ReplacedSpellLine", both.tokens)
        bound = (
            None
            if isinstance(outcome, _Refusal)
            else _bind_all(cast("tuple[Ability, ...]", outcome), both, surroundings)
        )
        if bound is not None and not isinstance(bound, Unbound) and len(bound) == 1:
            text = f"{restore_line(before.line)} {restore_line(line)}"
            found[place - 1] = LineReading(before.line, (replace(bound[0], text=text),))
            found[place] = LineReading(line)
    return tuple(found)


def _with_others(readings: tuple[LineReading, ...], face: Face) -> tuple[LineReading, ...]:
    """Lines with "other" as other than what is spoken of; one in which that can't be told is declined."""
    siblings = [ability for one in readings for ability in one.abilities]
    found = []
    for one in readings:
        abilities = tuple(with_others_of(ability, face, siblings) for ability in one.abilities)
        known = tuple(ability for ability in abilities if ability is not None)
        if len(known) < len(abilities):
            position = max(_find(one.line.tokens, "other"), _find(one.line.tokens, "another"))
            found.append(LineReading(one.line, declined=decline(one.line, Why.NO_ANTECEDENT, position)))
        else:
            found.append(one if known == one.abilities else replace(one, abilities=known))
    return tuple(found)


def _in_sections(readings: tuple[LineReading, ...]) -> tuple[LineReading, ...]:
    """Lines under a level symbol or bar as one band, held by the line that opens the section; a section with a
    declined line stays as it was read."""
    found = list(readings)
    for section in sections(tuple(restore_line(one.line) for one in readings)):
        inner = readings[section.first : section.end]
        if not all(one.is_understood for one in inner):
            continue
        abilities = band_of(section, lambda place: readings[place].abilities)
        for place in range(section.start, section.end):
            found[place] = LineReading(readings[place].line)
        found[section.start] = LineReading(readings[section.start].line, abilities)
    return tuple(found)


def _bind_line(line: Line, outcome: "Value | _Refusal", surroundings: Surroundings) -> LineReading:
    if line.irregular is not None:
        return LineReading(line, declined=decline(line, Why.IRREGULAR))
    if line.is_reminder_only:
        return LineReading(line)
    if isinstance(outcome, _Refusal):
        settled = _settled_by_pronouns(outcome, line, surroundings)
        if settled is not None:
            return LineReading(line, tuple(_with_text(settled, line)))
        return LineReading(
            line, declined=decline(line, outcome.why, outcome.position, outcome.expected, outcome.readings)
        )
    bound = _bind_all(cast("tuple[Ability, ...]", outcome), line, surroundings)
    if isinstance(bound, Unbound):
        position = _find(line.tokens, bound.words)
        return LineReading(line, declined=decline(line, Why.NO_ANTECEDENT, position, readings=bound.candidates))
    return LineReading(line, tuple(_with_text(bound, line)))


def _bind_all(abilities: tuple[Ability, ...], line: Line, surroundings: Surroundings) -> list[Ability] | Unbound:
    bound: list[Ability] = []
    for one in abilities:
        shared = with_one_x(_name_inner(one, line))
        ability = Unbound("X") if shared is None else bind(shared, surroundings)
        if isinstance(ability, Unbound):
            return ability
        bound.append(zoned(ability))
    return bound


_PRONOUNS = re.compile(r"It\(words='[^']*', antecedent=None\)|ThatPlayer\(antecedent=None\)")


def _settled_by_pronouns(refusal: "_Refusal", line: Line, surroundings: Surroundings) -> list[Ability] | None:
    """Of readings that differ only in whether "them" are objects or players, the one that has an antecedent."""
    if refusal.why is not Why.TWO_READINGS or len({_PRONOUNS.sub("", one) for one in refusal.readings}) > 1:
        return None
    outcomes = [_bind_all(cast("tuple[Ability, ...]", one), line, surroundings) for one in refusal.meanings]
    found = [one for one in outcomes if not isinstance(one, Unbound)]
    return found[0] if len(found) == 1 else None


@dataclass(frozen=True, slots=True)
class _Refusal:
    why: Why
    position: int = 0
    expected: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    meanings: tuple[Value, ...] = ()
    """The readings themselves."""


@lru_cache(maxsize=65536)
def read_tokens(category: str, tokens: tuple[str, ...]) -> Value | _Refusal:
    """The one meaning of the tokens that is said back word for word, or why there is none."""
    readings = _PARSER.read(category, tokens)
    if isinstance(readings, Failure):
        why = Why.TOO_LONG if readings.is_too_long else Why.UNKNOWN_WORDS
        return _Refusal(why, readings.position, readings.expected)
    faithful: list[Value] = []
    difference = 0
    for reading in readings:
        try:
            printed = _PRINTER.print(category, reading)
        except PrintError:
            continue
        if printed == tokens:
            faithful.append(reading)
        else:
            difference = max(difference, _first_difference(printed, tokens))
    if not faithful:
        return _Refusal(Why.NOT_SAID_BACK, difference)
    faithful = [one for one in faithful if not _is_out_of_place(one)]
    if not faithful:
        return _Refusal(Why.UNKNOWN_WORDS, tokens.index("from") if "from" in tokens else 0)
    if category == "SpellLine":
        # What a spell says of permanents it does on resolution; a static ability would do nothing there (CR 604.1).
        faithful = [one for one in faithful if not _is_about_permanents(one)]
        if not faithful:
            return _Refusal(Why.UNKNOWN_WORDS)
    if len(faithful) > 1:
        return _Refusal(Why.TWO_READINGS, readings=tuple(repr(one) for one in faithful), meanings=tuple(faithful))
    return faithful[0]


def is_read(category: str, tokens: tuple[str, ...]) -> bool:
    """Whether the tokens have one meaning as a phrase of this category."""
    return not isinstance(read_tokens(category, tokens), _Refusal)


def ability_of_tokens(tokens: tuple[str, ...]) -> Ability | None:
    """The one ability that the tokens are, as a line of its own; ``None`` where they are none or more than one."""
    read = read_tokens("Ability", tokens)
    return read if isinstance(read, Ability) else None


def tokens_of_ability(ability: Ability) -> tuple[str, ...] | None:
    """The tokens of an ability, as a line of its own; ``None`` where no phrase says it."""
    try:
        return _PRINTER.print("Ability", ability)
    except PrintError:
        return None


def _is_out_of_place(reading: Value) -> bool:
    parts = reading if isinstance(reading, tuple) else (reading,)
    return any(isinstance(one, Node) and is_out_of_place(one) for one in parts)


def _is_about_permanents(reading: Value) -> bool:
    return isinstance(reading, tuple) and any(
        isinstance(one, StaticAbility) and isinstance(one.affected, Filter) for one in reading
    )


def _first_difference(left: tuple[str, ...], right: tuple[str, ...]) -> int:
    for index, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return index
    return min(len(left), len(right))


def _find(tokens: tuple[str, ...], words: str) -> int:
    wanted = tuple(words.split())
    for start in range(len(tokens) - len(wanted) + 1):
        if tokens[start : start + len(wanted)] == wanted:
            return start
    return 0


def _name_inner(ability: Ability, line: Line) -> Ability:
    """The ability with the text of every ability that it grants, as it stands in the line."""

    own_name = max(line.names, key=len, default="")

    def name(node: Node) -> Node:
        if isinstance(node, HasName | SetName | CastNamedThisGame | TokenSpec) and "~" in (node.name or ""):
            return replace(node, name=str(node.name).replace("~", own_name))
        if not isinstance(node, Ability) or isinstance(node, KeywordAbility) or node is ability or node.text:
            return node
        if node.wording >= IN_SINGLE_QUOTES:
            node = replace(node, wording=node.wording - IN_SINGLE_QUOTES)
        if node.wording >= OPEN_QUOTE:
            node = replace(node, wording=node.wording - OPEN_QUOTE)
        try:
            words = join(_PRINTER.print("Ability", node))
        except PrintError:
            return node
        return replace(node, text=words.replace("~", line.names[0]) if line.names else words)

    return rewrite(ability, name)


def _with_text(abilities: list[Ability], line: Line) -> list[Ability]:
    """Each ability with its own words: of a line of keywords each its own, else the whole line."""
    if len(abilities) == 1:
        return [replace(abilities[0], text=printed_part(line, 0, len(line.tokens)))]
    if not all(isinstance(one, KeywordAbility) for one in abilities):
        return [replace(one, text=printed_part(line, 0, len(line.tokens))) for one in abilities]
    return [replace(one, text=join(_PRINTER.print("Keyword", one))) for one in abilities]
