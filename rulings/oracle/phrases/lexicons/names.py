"""Names of cards and counters, subtypes."""

from collections.abc import Iterable, Sequence

from rulings.oracle.categories import ORACLE, card_name, counter_kind, subtype
from rulings.oracle.grammar import Value
from rulings.oracle.subtypes import PLURALS, SUBTYPES, plural_of
from rulings.oracle.template import Number
from rulings.oracle.tokens import join, split_words


class StartingDeckWords:
    """What a starting deck must be like: no rule of a game under way asks for it."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """The openings of such conditions."""
        return token in ("your", "each")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """A whole sentence that speaks of the starting deck."""
        end = start
        while end < len(tokens) and tokens[end] != ".":
            end += 1
        words = tokens[start:end]
        if end == len(tokens) - 1 and " starting deck " in f" {' '.join(words)} ":
            yield end, " ".join(words)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The words again."""
        return tuple(value.split()) if isinstance(value, str) and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("StartingDeckWords", StartingDeckWords())


class SubtypeWords:
    """A subtype in the singular or plural, of one word or two."""

    is_numbered = True

    def __init__(self) -> None:
        self.singular = {tuple(one.replace("'s", " 's").split()): one for one in SUBTYPES}
        self.plural = {tuple(one.replace("'s", " 's").split()): single for one, single in PLURALS.items()}
        self.starts = {one[0] for one in (*self.singular, *self.plural)}

    def can_start(self, token: str) -> bool:
        """Capitalised words that open a subtype."""
        return token in self.starts

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The subtype at that place, one or two tokens long."""
        for end in range(start + 1, min(start + 2, len(tokens)) + 1):
            words = tuple(tokens[start:end])
            found = set()
            if number is not Number.PLURAL and words in self.singular:
                found.add(self.singular[words])
            if number is not Number.SINGULAR and words in self.plural:
                found.add(self.plural[words])
            for one in sorted(found):
                yield end, one

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The subtype in that number."""
        if type(value) is not str or value not in SUBTYPES:
            return None
        return tuple((plural_of(value) if number is Number.PLURAL else value).replace("'s", " 's").split())

    def number(self, value: Value) -> Number:
        """The number asked of it decides, not the word."""
        return Number.SINGULAR


class CounterKindWords:
    """The word or two before "counter"."""

    is_numbered = False
    _TWO = (("first", "strike"), ("double", "strike"))
    _NOT_A_KIND = frozenset("a another more the those that of X no these all".split())

    def can_start(self, token: str) -> bool:
        """Words and power/toughness changes."""
        return token[0].isalpha() or token[0] in "+-"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The kind, where "counter" follows it."""
        if tokens[start] in self._NOT_A_KIND:
            return
        for end in (start + 1, start + 2):
            words = tuple(tokens[start:end])
            is_followed = end < len(tokens) and tokens[end] in ("counter", "counters")
            if is_followed and (len(words) == 1 or words in self._TWO):
                yield end, " ".join(words)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """As it is called."""
        return tuple(value.split()) if type(value) is str else None

    def number(self, value: Value) -> Number:
        """A modifier: singular."""
        return Number.SINGULAR


def _as_printed(tokens: Sequence[str]) -> str:
    """The name as cards have it: "Nissa's Chosen", not its tokens."""
    return join(("named", *tokens)).removeprefix("Named ")


class CardNames:
    """The name of another card: capitalised words with small ones between, up to the last capitalised one."""

    is_numbered = False
    _SMALL = frozenset("of the a an and to in for from with on at by 's ' -- ,".split())

    def can_start(self, token: str) -> bool:
        """Capitalised words."""
        return token[0].isupper() and token != "X"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Every run that ends with a capitalised word; the surroundings decide which."""
        for end in range(start + 1, len(tokens) + 1):
            token = tokens[end - 1]
            if any(letter.isupper() for letter in token) or token == "~":
                # "Kobolds of ~": the card's own name is part of it.
                yield end, _as_printed(tokens[start:end])
            elif token not in self._SMALL:
                return

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """Its tokens."""
        return tuple("a" if word == "an" else word for word in split_words(value)) if type(value) is str else None

    def number(self, value: Value) -> Number:
        """A name is singular."""
        return Number.SINGULAR


ORACLE.lexical(subtype.name, SubtypeWords())
ORACLE.lexical(counter_kind.name, CounterKindWords())
ORACLE.lexical(card_name.name, CardNames())
