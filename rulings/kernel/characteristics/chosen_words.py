"""Abilities that one object gives to another with a choice in them: "protection from the chosen color" (CR 607.2d).

The choice was made for the giver; the ability is looked at on the receiver. So the word is put in its place as the
ability is given.
"""

from typing import TypeVar

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import WordChosen
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.filters.characteristics import HasName, HasStat, HasSubtype, HasType, IsColor
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.vocabulary import CardType, Color, Comparison, Stat
from rulings.kernel.abilities import special_words
from rulings.kernel.questions.finding import chosen_value
from rulings.kernel.questions.truth import judges
from rulings.kernel.state.context import Context
from rulings.kernel.state.memo import remember, remember_all
from rulings.kernel.state.view import View

special_words.declare(MakeChoice, "word")


N = TypeVar("N", bound=Node)

_CARD_TYPES = frozenset(one.value for one in CardType)


@remember
def asked_choices(node: Node) -> tuple[str, ...]:
    """What choices a node speaks of: color, type, name, number."""
    return tuple(dict.fromkeys(n.what for n in walk(node) if isinstance(n, OfChosen)))


def with_choices(view: View, context: Context, node: N) -> N:
    """The node with every choice of the context's source in its place; as it is where nothing was chosen."""
    asked = asked_choices(node)
    if not asked:
        return node
    return _filled(node, tuple((what, chosen_value(view, context, what)) for what in asked))


@remember_all
def _filled(node: N, chosen: tuple[tuple[str, object], ...]) -> N:
    values = dict(chosen)

    def fill(one: Node) -> Node:
        if isinstance(one, OfChosen) and values.get(one.what) is not None:
            return concrete(one.what, values[one.what])
        return one

    return rewrite(node, fill)


def concrete(what: str, value: object) -> Predicate:
    """The predicate that a choice stands for."""
    match what:
        case "color":
            return IsColor(Color(str(value)))
        case "color or artifacts":
            return HasType(CardType.ARTIFACT) if value == "artifacts" else IsColor(Color(str(value)))
        case "name":
            return HasName(str(value))
        case "number":
            return HasStat(Stat.MANA_VALUE, Comparison.EQUAL, Fixed(int(str(value))))
        case "card type":
            return HasType(CardType(str(value)))
        case _ if value in _CARD_TYPES:
            return HasType(CardType(str(value)))
        case _:
            return HasSubtype(str(value))


@judges(WordChosen)
def _word_chosen(view: View, context: Context, condition: WordChosen) -> bool:
    return chosen_value(view, context, "word") == condition.word
