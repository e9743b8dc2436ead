"""Numbers: those that stand in the text, and those that the text finds.

What is here: number words and numerals, X, that many, up to; counts and characteristics as amounts. What is not:
which number a phrase agrees with in detail (``rulings.oracle.template``).
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed, UpTo, X
from rulings.abilities.amounts.arithmetic import Half, Minus, Plus, Times
from rulings.abilities.amounts.counting import (
    BasicLandTypes,
    Count,
    CountersOn,
    CountPlayers,
    DistinctCount,
    GreatestStat,
    StatOf,
    TotalStat,
)
from rulings.abilities.amounts.history import DoneThisWay, ManaSpent, ThatMany, TimesPaid
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, THAT_MUCH, amount, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_VALUES = {word: value for value, word in enumerate(NUMBER_WORDS)} | {"twenty-one": 21, "a": 1}


class NumberWords:
    """ "A", "one" (wording 1), "two", "20" (wording 2)."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Number words and numerals."""
        return token in _VALUES or token.isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The number at that place."""
        token = tokens[start]
        if token.isdigit():
            yield start + 1, Fixed(int(token), wording=2)
        elif token in _VALUES:
            yield start + 1, Fixed(_VALUES[token], wording=int(token == "one"))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The word, the numeral where the text had one or there is no word."""
        if type(value) is not Fixed:
            return None
        if value.wording == 2:
            return (str(value.value),)
        if value.value == 1:
            return ("one",) if value.wording else ("a",)
        if value.value == 21:
            return ("twenty-one",)
        return (NUMBER_WORDS[value.value] if value.value < len(NUMBER_WORDS) else str(value.value),)

    def number(self, value: Value) -> Number:
        """Singular for one."""
        return Number.SINGULAR if value == Fixed(1) else Number.PLURAL


class Numerals(NumberWords):
    """ "3" of "3 damage"."""

    def can_start(self, token: str) -> bool:
        """Digits."""
        return token.isdigit()

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """Digits."""
        return (str(value.value),) if type(value) is Fixed else None


ORACLE.lexical("NumberWord", NumberWords())
numeral = ORACLE.lexical("Numeral", Numerals())


def _number_of_up_to(node: UpTo) -> Number:
    return Number.SINGULAR if node.amount == Fixed(1) else Number.PLURAL


amount.include(ORACLE.category("NumberWord"))
quantity.include(numeral)
for _category in (amount, quantity):
    _category.phrase("X", X, number=Number.PLURAL)
amount.phrase("that many", ThatMany, number=Number.PLURAL, wording=0)
quantity.phrase("that much", ThatMany, carries={"that much": "ThatMany"}, number=Number.PLURAL, wording=THAT_MUCH)
amount.phrase("up to {amount:Amount}", UpTo, carries={"up to": "UpTo"}, number=_number_of_up_to)
amount.phrase("any number of", AnyNumber, number=Number.PLURAL)


def _factor(word: str, value: int) -> None:

    amount.phrase(f"{word} {{amount:Amount}}", Times(value, hole("amount")), number=Number.PLURAL)
    quantity.phrase(f"{word} {{amount:Quantity}}", Times(value, hole("amount")), number=Number.PLURAL)


_factor("twice", 2)
_factor("three times", 3)
_factor("four times", 4)
_factor("five times", 5)

stat = ORACLE.category("Stat")
stat.words(
    {
        "base power": Stat.BASE_POWER,
        "base toughness": Stat.BASE_TOUGHNESS,
        "power": Stat.POWER,
        "toughness": Stat.TOUGHNESS,
        "mana value": Stat.MANA_VALUE,
        "loyalty": Stat.LOYALTY,
    }
)


def _count(filter: Filter) -> Amount | None:
    """Not "the number of cards in your hand", which is a number of its own."""
    if filter.kind is Kind.CARD and len(filter.predicates) == 1 and isinstance(filter.predicates[0], InZone):
        zone = filter.predicates[0]
        if zone.zone is Zone.HAND and zone.player is not None:
            return None
    return Count(filter)


def _undo_count(node: Count) -> Mapping[str, Value] | None:
    return {"filter": node.filter}


quantity.phrase("the number of {filter:Filter@plural}", _count, _undo_count, kind=Count)
quantity.phrase("the number of {players:PlayersCounted}", CountPlayers)
quantity.phrase("{of:Object's} {stat:Stat}", StatOf)
quantity.phrase("the {stat:Stat} of {of:Object}", StatOf)
quantity.phrase("the greatest {stat:Stat} among {among:Filter@plural}", GreatestStat)
quantity.phrase("the total {stat:Stat} of <|all> {among:Filter@plural}", TotalStat)


quantity.phrase(
    "the total {stat:Stat} of {among:Object@plural}",
    TotalStat(hole("stat"), hole("among", It, where=lambda one: one.words.startswith(("those", "the ")))),
)


# Not on a card elsewhere: "the counters on this artifact from your hand" are those on this artifact.
quantity.phrase(
    "the number of {kind:CounterKind} counters on {on:Recipient}",
    CountersOn(hole("kind"), hole("on", where=lambda one: not (isinstance(one, This) and one.zone is not None))),
)
quantity.phrase("the number of counters on {on:Recipient}", CountersOn, fixed={"kind": None})
quantity.phrase("{of:Player's} life total", LifeTotal)
quantity.phrase("the number of cards in {of:Player's} hand", HandSize)
quantity.phrase("the number of basic land types among {among:Filter@plural}", BasicLandTypes)
quantity.phrase("half {amount:Quantity}, rounded up", Half, fixed={"rounded": "up"})
quantity.phrase("half {amount:Quantity}, rounded down", Half, fixed={"rounded": "down"})
quantity.phrase("{left:Quantity} plus {right:Quantity}", Plus)
quantity.phrase("{left:Quantity} minus {right:Quantity}", Minus)


quantity.phrase("one plus {right:Quantity}", Plus(Fixed(1), hole("right")))
quantity.phrase("{left:Quantity} plus one", Plus, fixed={"right": Fixed(1)})

quantity.words(
    {"the life lost this way": DoneThisWay("lost life"), "the damage dealt this way": DoneThisWay("dealt damage")}
)
counted = ORACLE.category("CountedSingly")
"""What follows "for each", as an amount."""
counted.phrase("{filter:Filter@singular}", _count, _undo_count, kind=Count)


def _whole_type_line(of: It) -> Plus:
    """ "Each supertype, card type, and subtype it has"."""
    return Plus(DistinctCount("supertype", of), Plus(DistinctCount("card type", of), DistinctCount("subtype", of)))


counted.phrase("supertype, card type, and subtype {of:Object} [has|have]", _whole_type_line(hole("of", It)))
counted.phrase("{kind:CounterKind} counter on {on:Recipient}", CountersOn)
counted.phrase("counter on {on:Recipient}", CountersOn, fixed={"kind": None})
counted.phrase("card in {of:Player's} hand", HandSize)
counted.phrase("basic land type among {among:Filter@plural}", BasicLandTypes)
_SPENT_ON: tuple[tuple[str, Value], ...] = (
    ("it", It("it")),
    ("that spell", It("that spell")),
    ("<this spell|~|this creature|this artifact>", None),
)
for _spell, _of in _SPENT_ON:
    _colors: dict[str, Value] = {"distinct": True, "of": _of}
    counted.phrase(f"color of mana spent to cast {_spell}", ManaSpent, fixed=_colors)
    quantity.phrase(f"the number of colors of mana spent to cast {_spell}", ManaSpent, fixed=_colors)
    quantity.phrase(f"the amount of mana spent to cast {_spell}", ManaSpent, fixed={"of": _of})
for _kicked in ("it was kicked", "this spell was kicked", "~ was kicked"):
    counted.phrase(f"time {_kicked}", TimesPaid, fixed={"keyword": "kicker"})
    quantity.phrase(f"the number of times {_kicked}", TimesPaid, fixed={"keyword": "kicker"})
for _words, _what in (("colors", "color"), ("card types", "card type")):
    quantity.phrase(f"the number of {_words} among {{among:Filter@plural}}", DistinctCount, fixed={"what": _what})
    counted.phrase(f"{_what} among {{among:Filter@plural}}", DistinctCount, fixed={"what": _what})
