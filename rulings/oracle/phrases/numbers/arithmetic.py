"""Half, twice, plus, minus, the difference (CR 107.1)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Difference, Greater, Half, Minus, Plus, TheDifference, Times
from rulings.abilities.amounts.counting import Count, DistinctCount, StatOf
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, amount, quantity
from rulings.oracle.holes import hole
from rulings.oracle.phrases.lexicons.numbers import NUMBER_WORDS
from rulings.oracle.template import Number

counted = ORACLE.category("CountedSingly")
"""What follows "for each", as an amount."""
quantity.phrase("the difference", TheDifference)
quantity.phrase(
    "the difference between {of:Object's} power and toughness",
    Difference(StatOf(Stat.POWER, hole("of")), StatOf(Stat.TOUGHNESS, hole("of"))),
)

# "That creature's power and its toughness": both of the same.
quantity.phrase(
    "the difference between {of:Object's} power and its toughness",
    Difference(StatOf(Stat.POWER, hole("of", where=lambda one: one != It("it"))), StatOf(Stat.TOUGHNESS, hole("of"))),
)


def _factor(word: str, value: int) -> None:

    amount.phrase(f"{word} {{amount:Amount}}", Times(value, hole("amount")), number=Number.PLURAL)
    quantity.phrase(f"{word} {{amount:Quantity}}", Times(value, hole("amount")), number=Number.PLURAL)


_factor("twice", 2)
_factor("three times", 3)
_factor("four times", 4)
_factor("five times", 5)
quantity.phrase("half {amount:Quantity}, rounded up", Half, fixed={"rounded": "up"})
quantity.phrase("half {amount:Quantity}, rounded down", Half, fixed={"rounded": "down"})
quantity.phrase("{left:Quantity} plus {right:Quantity}", Plus)
quantity.phrase("{left:Quantity} minus {right:Quantity}", Minus)
quantity.phrase("one plus {right:Quantity}", Plus(Fixed(1), hole("right")))
quantity.phrase("{left:Quantity} plus one", Plus, fixed={"right": Fixed(1)})


def _whole_type_line(of: It) -> Plus:
    """ "Each supertype, card type, and subtype it has"."""
    return Plus(DistinctCount("supertype", of), Plus(DistinctCount("card type", of), DistinctCount("subtype", of)))


counted.phrase("supertype, card type, and subtype {of:Object} [has|have]", _whole_type_line(hole("of", It)))
quantity.phrase("two plus {right:Quantity}", Plus(Fixed(2), hole("right")))
for _total in ("the total number of", "the number of"):
    quantity.phrase(
        f"{_total} {{filter:Filter@plural}} you own in exile and in your graveyard",
        Plus(
            Count(
                Filter(
                    Kind.CARD,
                    (
                        *hole("filter", like=Filter(Kind.CARD)).predicates,
                        OwnedBy(You()),
                        InZone(Zone.EXILE),
                    ),
                )
            ),
            Count(Filter(Kind.CARD, (*hole("filter").predicates, InZone(Zone.GRAVEYARD, You())))),
        ),
    )
counted.phrase(
    "{filter:Filter@singular} you own in exile and in your graveyard",
    Plus(
        Count(
            Filter(
                Kind.CARD,
                (
                    *hole("filter", like=Filter(Kind.CARD)).predicates,
                    OwnedBy(You()),
                    InZone(Zone.EXILE),
                ),
            )
        ),
        Count(Filter(Kind.CARD, (*hole("filter").predicates, InZone(Zone.GRAVEYARD, You())))),
    ),
)
quantity.phrase(
    "{left:NumberWord} minus {right:Quantity}",
    Minus(hole("left", Fixed, where=lambda one: one.value < len(NUMBER_WORDS)), hole("right")),
)
quantity.phrase("{left:Quantity} or {right:Quantity}, whichever is greater", Greater)
