"""Two numbers of one object compared: "with toughness greater than its power".

What is here: the qualifier in which "its" is the very object that is asked about. What is not: a number compared with
one of another object ("with power less than this creature's power": ``filters``).
"""

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Count, StatOf
from rulings.abilities.filters.characteristics import HasOwnStat
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison, Stat
from rulings.oracle.categories import qualifier

_SIZES = frozenset({Stat.POWER, Stat.TOUGHNESS, Stat.BASE_POWER, Stat.BASE_TOUGHNESS})


def is_own_stat(stat: Stat, amount: Amount) -> bool:
    """Whether a size is compared with another size of "it": then "it" is what has the first one."""
    match amount:
        case StatOf(stat=other, of=It()):
            return stat is not other and stat in _SIZES and other in _SIZES
        case Count(filter=Filter(predicates=(InZone(player=ControllerOf(of=It(words="it"))),))):
            # "In its controller's graveyard": the controller of what is asked about (``words_of_staples``).
            return stat is Stat.MANA_VALUE
    return False


for _word, _comparison in (("greater", Comparison.GREATER), ("less", Comparison.LESS)):
    qualifier.phrase(
        f"with {{stat:Stat}} {_word} than (its|their:self) {{other:Stat}}",
        HasOwnStat,
        fixed={"comparison": _comparison},
    )
