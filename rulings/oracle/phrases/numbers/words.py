"""Number words and roundings."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import ORACLE, amount, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.lexicons.numbers import NumberWords
from rulings.oracle.template import Number

per_life = ORACLE.category("EachLife")
"""Something counted one by one, as an amount: "1 life you lost"."""
_rounded = ORACLE.category("RoundedWay")
_rounded.words({"up": "up", "down": "down"})


class Numerals(NumberWords):
    """ "3" of "3 damage"."""

    def can_start(self, token: str) -> bool:
        """Digits."""
        return token.isdigit()

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """Digits."""
        return (str(value.value),) if type(value) is Fixed else None


numeral = ORACLE.lexical("Numeral", Numerals())
amount.include(ORACLE.category("NumberWord"))
quantity.include(numeral)
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
ORACLE.category("CountedSingly").include(per_life)
