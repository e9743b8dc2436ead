"""Reading: every reading of a line by a grammar.

What is here: a generalised left-to-right parser over prefix trees of templates. It handles ambiguity and left
recursion, shares equal work at equal places, and looks one token ahead. What is not: which reading is right
(``rulings.oracle.read``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rapidfuzz import fuzz, process

from rulings.oracle.grammar import Alternative, Category, Grammar, Lexicon, Value
from rulings.oracle.template import Element, Inflected, Number, Optional, Slot, Word

MAXIMUM_STEPS = 400_000
"""Steps after which a line counts as not understood; the longest real line takes a fraction."""

WORDS_LISTED = 32
"""So many words that would have fitted are listed; of more only the likeliest."""

NEAR = 60
"""How like the word that stands there a likely one is, in per cent."""


@dataclass(slots=True, eq=False)
class _Goal:
    """A category to read, with the number asked of it (``None``: either)."""

    name: str
    number: Number | None
    lexicon: Lexicon | None = None
    root: "_State" = field(default_factory=lambda: _State())
    starts: dict[str, bool] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class _Ending:
    """A completed wording: how its values become a meaning."""

    alternative: Alternative
    fields: tuple[str, ...]
    constants: Mapping[str, Value]

    def build(self, values: tuple[Value, ...]) -> Value | None:
        return self.alternative.make(**dict(zip(self.fields, values, strict=True)), **self.constants)


@dataclass(slots=True, eq=False)
class _State:
    """A place in a prefix tree of templates."""

    words: dict[str, "_State"] = field(default_factory=dict)
    goals: dict[_Goal, "_State"] = field(default_factory=dict)
    endings: list[_Ending] = field(default_factory=list)
    moves: dict[str, tuple["_State | None", tuple[tuple[_Goal, "_State"], ...]]] = field(default_factory=dict)


class _Entry:
    """What is known of a goal at a place: its readings and who waits for them."""

    __slots__ = ("results", "seen", "waiters")

    def __init__(self) -> None:
        self.results: list[tuple[int, Value]] = []
        self.seen: set[tuple[int, Value]] = set()
        self.waiters: list[tuple[_State, tuple[Value, ...], _Entry]] = []


@dataclass(frozen=True, slots=True)
class Failure:
    """Where reading stopped."""

    position: int
    """Of the first token that fits no phrase; the number of tokens where the line ends too early."""
    expected: tuple[str, ...]
    """Words and ``{Category}`` names that would have fitted there, sorted."""
    is_too_long: bool = False
    """Whether reading was given up because it took too many steps."""


@dataclass(slots=True)
class Parser:
    """Reads lines by one grammar, compiled on first use.

    Raises: GrammarError: a slot names a category that has no phrase.
    """

    grammar: Grammar
    _version: int = -1
    _goals: dict[tuple[str, Number | None], _Goal] = field(default_factory=dict)
    _lexical: dict[tuple[str, Number | None], _Goal] = field(default_factory=dict)
    _numbered: dict[str, bool] = field(default_factory=dict)

    def read(
        self, category: str, tokens: Sequence[str], number: Number = Number.SINGULAR
    ) -> tuple[Value, ...] | Failure:
        """Every reading of all the tokens as that category in that number, or where reading failed.

        Shape: tokens as ``rulings.oracle.tokens`` spells them -> distinct meanings, at least one, or ``Failure``.
        """
        if self._version != self.grammar.version:
            self._goals.clear()
            self._lexical.clear()
            self._numbered.clear()
            self._version = self.grammar.version
        goal = self._goal(self.grammar.categories[category], number)
        return _run(goal, tokens)

    def _goal(self, category: Category, number: Number | None) -> _Goal:
        if not self._is_numbered(category):
            number = None
        key = (category.name, number)
        found = self._goals.get(key)
        if found is not None:
            return found
        goal = self._goals[key] = _Goal(category.name, number)
        for one in category.closure():
            if one.lexicon is not None:
                self._grow(goal.root, _PASS, [self._lexical_goal(one.name, one.lexicon, number)])
            for alternative in one.own:
                for path, ending in self._paths(alternative, number):
                    self._grow(goal.root, ending, path)
        return goal

    def _lexical_goal(self, name: str, lexicon: Lexicon, number: Number | None) -> _Goal:
        key = (name, number if lexicon.is_numbered else None)
        if key not in self._lexical:
            self._lexical[key] = _Goal(name, key[1], lexicon)
        return self._lexical[key]

    def _grow(self, state: _State, ending: "_Ending", path: "Sequence[str | _Goal]") -> None:
        for edge in path:
            if isinstance(edge, str):
                state = state.words.setdefault(edge, _State())
            else:
                state = state.goals.setdefault(edge, _State())
        state.endings.append(ending)

    def _paths(
        self, alternative: Alternative, number: Number | None
    ) -> "list[tuple[tuple[str | _Goal, ...], _Ending]]":
        elements = alternative.elements
        result = [self._ending(alternative, one, {}) for one in self._unfold(elements, number, {})]
        first = elements[0]
        if isinstance(first, Slot) and not first.is_possessive and not first.joint:
            implied = self.grammar.resolve(first).implied
            verbs = [
                one
                for one in _flat(elements)
                if isinstance(one, Inflected) and one.is_verb and one.governor == first.field
            ]
            if implied is not None and verbs:
                for wording, form in ((0, Number.PLURAL), (1, Number.SINGULAR)):
                    constants = {first.field: implied(wording=wording)}
                    unfolded = self._unfold(elements[1:], number, {first.field: form})
                    result += [self._ending(alternative, one, constants) for one in unfolded]
        return result

    def _ending(
        self,
        alternative: Alternative,
        unfolded: "tuple[tuple[str | _Goal, ...], tuple[str, ...]]",
        constants: Mapping[str, Value],
    ) -> "tuple[tuple[str | _Goal, ...], _Ending]":
        path, names = unfolded
        return path, _Ending(alternative, names, constants)

    def _unfold(
        self, elements: Sequence[Element], number: Number | None, known: Mapping[str, Number]
    ) -> "list[tuple[tuple[str | _Goal, ...], tuple[str, ...]]]":
        """Every path through the elements, with the fields in the order of its slots."""
        done: list[tuple[tuple[str | _Goal, ...], tuple[str, ...]]] = [((), ())]
        for element in elements:
            match element:
                case Word():
                    done = [((*path, element.text), names) for path, names in done]
                case Inflected():
                    asked = number if element.governor is None else known.get(element.governor)
                    forms = {element.form(one) for one in ([asked] if asked else list(Number))}
                    done = [((*path, form), names) for path, names in done for form in sorted(forms)]
                case Slot():
                    goal = self._goal(self.grammar.resolve(element), _slot_number(element, number))
                    done = [((*path, goal), (*names, element.field)) for path, names in done]
                case Optional():
                    inner = self._unfold(element.elements, number, known)
                    done += [((*p, *q), (*m, *n)) for p, m in done for q, n in inner]
        return done

    def _is_numbered(self, category: Category) -> bool:
        """Whether the form of the category's phrases depends on the number asked of it."""
        if category.name not in self._numbered:
            self._find_numbered()
        return self._numbered[category.name]

    def _find_numbered(self) -> None:
        """Fixpoint over all categories, after making those that follow from slots."""
        known = -1
        while known != len(self.grammar.categories):
            known = len(self.grammar.categories)
            for category in list(self.grammar.categories.values()):
                for alternative in (*category.own, *category.possessives):
                    for slot in alternative.slots:
                        self.grammar.resolve(slot)
        self._numbered = {
            name: one.lexicon is not None and one.lexicon.is_numbered for name, one in self.grammar.categories.items()
        }
        changed = True
        while changed:
            changed = False
            for category in self.grammar.categories.values():
                if not self._numbered[category.name] and self._has_numbered_part(category):
                    self._numbered[category.name] = changed = True

    def _has_numbered_part(self, category: Category) -> bool:
        return any(self._numbered[one.name] for one in category.included) or any(
            self._asks(element) for one in category.own for element in _flat(one.elements)
        )

    def _asks(self, element: Element) -> bool:
        if isinstance(element, Inflected):
            return element.governor is None
        if not isinstance(element, Slot) or element.number is not None:
            return False
        return self._numbered[self.grammar.resolve(element).name]


def _slot_number(slot: Slot, asked: Number | None) -> Number | None:
    if slot.number is None:
        return asked
    return Number(slot.number) if slot.number in ("singular", "plural") else None


def _flat(elements: Sequence[Element]) -> list[Element]:
    return [
        inner
        for element in elements
        for inner in (_flat(element.elements) if isinstance(element, Optional) else [element])
    ]


class _Pass(_Ending):
    """The ending of a category that another includes: the value as it is."""

    def __init__(self) -> None:
        pass

    def build(self, values: tuple[Value, ...]) -> Value | None:
        return values[0]


_PASS = _Pass()


def _can_start(goal: _Goal, token: str, asking: set[int] | None = None) -> bool:
    known = goal.starts.get(token)
    if known is not None:
        return known
    if goal.lexicon is not None:
        answer = goal.lexicon.can_start(token)
    elif token in goal.root.words:
        answer = True
    else:
        asking = asking if asking is not None else set()
        if id(goal) in asking:
            return False
        outermost = not asking
        asking.add(id(goal))
        answer = any(_can_start(one, token, asking) for one in goal.root.goals)
        if not answer and not outermost:
            return False  # may depend on a goal that is being asked: not remembered
    goal.starts[token] = answer
    return answer


def _moves(state: _State, token: str) -> tuple[_State | None, tuple[tuple[_Goal, _State], ...]]:
    found = state.moves[token] = (
        state.words.get(token),
        tuple((goal, after) for goal, after in state.goals.items() if _can_start(goal, token)),
    )
    return found


def _run(start: _Goal, tokens: Sequence[str]) -> tuple[Value, ...] | Failure:
    count = len(tokens)
    chart: list[dict[_Goal, _Entry]] = [{} for _ in range(count)]
    top = _Entry()
    agenda: list[tuple[_State, int, tuple[Value, ...], _Entry]] = []
    furthest, stuck = 0, [start.root]
    steps = 0
    if count:
        chart[0][start] = top
        agenda.append((start.root, 0, (), top))
    while agenda:
        state, position, values, entry = agenda.pop()
        steps += 1
        if steps > MAXIMUM_STEPS:
            return Failure(furthest, (), is_too_long=True)
        for ending in state.endings:
            value = ending.build(values)
            if value is None or (position, value) in entry.seen:
                continue
            entry.seen.add((position, value))
            entry.results.append((position, value))
            for after, held, waiting in entry.waiters:
                agenda.append((after, position, (*held, value), waiting))
        if position >= furthest:
            if position > furthest:
                furthest, stuck = position, []
            stuck.append(state)
        if position == count:
            continue
        token = tokens[position]
        word, goals = state.moves.get(token) or _moves(state, token)
        if word is not None:
            agenda.append((word, position + 1, values, entry))
        for goal, after in goals:
            found = chart[position].get(goal)
            if found is None:
                found = chart[position][goal] = _Entry()
                if goal.lexicon is not None:
                    found.results = list(goal.lexicon.read(tokens, position, goal.number))
                else:
                    agenda.append((goal.root, position, (), found))
            found.waiters.append((after, values, entry))
            for end, value in found.results:
                agenda.append((after, end, (*values, value), entry))
    readings = tuple(value for end, value in top.results if end == count)
    return readings or _failure(furthest, tokens, stuck)


def _failure(position: int, tokens: Sequence[str], stuck: list[_State]) -> Failure:
    """What would have fitted: categories by name, and words, only those like the actual one where there are many."""
    words: set[str] = set()
    goals: set[str] = set()
    todo = list(stuck)
    seen: set[int] = set()
    while todo:
        state = todo.pop()
        if id(state) in seen:
            continue
        seen.add(id(state))
        words.update(state.words)
        goals.update(f"{{{goal.name}}}" for goal in state.goals)
        todo += [goal.root for goal in state.goals]
    if len(words) > WORDS_LISTED:
        actual = tokens[position] if position < len(tokens) else ""
        near = process.extract(actual, sorted(words), scorer=fuzz.ratio, limit=WORDS_LISTED // 4, score_cutoff=NEAR)
        words = {word for word, _, _ in near}
    return Failure(position, (*sorted(words), *sorted(goals)))
