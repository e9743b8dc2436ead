"""Mana whose amount goes with its color (CR 106.4, 700.5).

What is here: "for each color among permanents you control, add one mana of that color", "choose a color. Add an
amount of mana of that color equal to ...". What is not: one mana of any of them (``mana_of_lands``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Devotion
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_OF_EACH = (ManaOption(("each color among",)),)
_BY_DEVOTION = AddMana(You(), (ManaOption(("devotion",)),))
_ANY_ONE = (ManaOption(("any one",)),)


def _of_each(among: Filter) -> AddMana | None:
    return AddMana(You(), _OF_EACH, among=among) if among.kind is Kind.PERMANENT else None


def _undo_of_each(node: AddMana) -> Slots:
    is_it = isinstance(node.among, Filter) and node == _of_each(node.among)
    return {"among": node.among} if is_it else None


effect.phrase(
    "for each color among {among:Filter@plural}, add one mana of that color",
    _of_each,
    _undo_of_each,
    kind=AddMana,
    carries={"each": "options"},
)


def _so_much(times: Amount) -> AddMana | None:
    """The color is chosen as the mana is added; how much does not depend on it."""
    return None if isinstance(times, Devotion) else AddMana(You(), _ANY_ONE, times=times)


def _undo_so_much(node: Effect) -> Slots:
    if not isinstance(node, AddMana) or node.times is None or node != _so_much(node.times):
        return None
    return {"times": node.times}


_CHOOSE = "choose a color. add a amount of mana of that color equal to"
sentence.phrase(f"{_CHOOSE} {{times:Quantity}}.", _so_much, _undo_so_much, kind=AddMana)
sentence.phrase(
    f"{_CHOOSE} your devotion to that color.",
    lambda: _BY_DEVOTION,
    lambda node: {} if node == _BY_DEVOTION else None,
    kind=AddMana,
)
