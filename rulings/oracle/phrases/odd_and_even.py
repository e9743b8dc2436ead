"""Odd and even numbers of objects (CR 107.1).

What is here: "with an even mana value", "has an odd number of counters on it". What is not: numbers that are compared
(``filters``).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.filters.characteristics import HasChosenParity, HasParity
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.status import HasCounterParity
from rulings.abilities.players import You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Kind, Stat
from rulings.oracle.categories import ORACLE, condition, effect, qualifier
from rulings.oracle.holes import hole


def _counters(word: str, *, odd: bool) -> None:
    filter = Filter(Kind.PERMANENT, (HasCounterParity(odd),))

    condition.phrase(f"{{object:Object}} has a {word} number of counters on it", Fits(hole("object", It, This), filter))


for _word, _odd in (("odd", True), ("even", False)):
    qualifier.phrase(f"with a {_word} {{stat:Stat}}", HasParity, fixed={"odd": _odd})
    qualifier.words({f"with {_word} mana values": HasParity(Stat.MANA_VALUE, _odd)})
    _counters(_word, odd=_odd)

# Chosen (CR 607.2f).

for _category in (effect, ORACLE.category("EntryChoice")):
    _category.phrase(
        "choose odd or even",
        MakeChoice,
        fixed={"who": You(), "what": "quality", "options": ("odd", "even")},
    )


for _quality in ("of the chosen quality", "of that quality"):
    qualifier.phrase(f"with {{stat:Stat}} {_quality}", HasChosenParity)
qualifier.phrase("without {stat:Stat} of the chosen quality", Not(HasChosenParity(hole("stat"))))
_PROTECTION = KeywordAbility(name="protection", quality=Filter(Kind.SOURCE, (HasChosenParity(Stat.MANA_VALUE),)))
ORACLE.category("Keyword").words({"protection from each mana value of the chosen quality": _PROTECTION})
