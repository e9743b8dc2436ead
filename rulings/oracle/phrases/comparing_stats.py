"""Conditions that compare a characteristic of an object with that of another or with a number (CR 208, 202.3).

What is here: "its power is greater than ~'s", "its mana value is 3". What is not: objects of a filter (``comparing``).
"""

from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.condition import Compare, Exists, Negated
from rulings.abilities.filters.characteristics import HasStat, HasType
from rulings.abilities.filters.filter import Among, Filter, Not
from rulings.abilities.references import Attached, It, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

# Two objects compared.


def _declare_comparison(word: str, stat: Stat, words: str, comparison: Comparison) -> None:

    condition.phrase(
        f"{{object:Object's}} {word} is {words} than {{other:This's}}",
        Compare(
            StatOf(stat, hole("object", It, This, Attached)),
            comparison,
            StatOf(stat, hole("other", It, This, Attached)),
        ),
    )


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_comparison(_word, _stat, "greater", Comparison.GREATER)
    _declare_comparison(_word, _stat, "less", Comparison.LESS)


def _declare_value(word: str, stat: Stat) -> None:

    condition.phrase(
        f"{{object:Object's}} {word} is {{amount:Quantity}}",
        Compare(StatOf(stat, hole("object", It, This, Attached)), Comparison.EQUAL, hole("amount", Fixed, X)),
    )


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_value(_word, _stat)


# "Its power is greater than each other creature's power": no other creature has as much, if there are any.
condition.phrase(
    "{object:Object's} power is greater than each other creature's power",
    Negated(
        Exists(
            Filter(
                Kind.PERMANENT,
                (
                    HasType(CardType.CREATURE),
                    Not(Among(hole("object", It, This))),
                    HasStat(Stat.POWER, Comparison.AT_LEAST, StatOf(Stat.POWER, hole("object"))),
                ),
            )
        )
    ),
    carries={"each": "condition", "other": "condition"},
)
