"""Unspent mana that is counted, lost, doubled or taken; mana of a colour that a permanent has (CR 106)."""

from collections.abc import Mapping

from rulings.abilities.amounts.players import UnspentMana
from rulings.abilities.effects.mana import AddMana, DoubleMana, DrainMana, LoseMana, ManaOption
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase(
    "double the amount of each type of unspent mana you have",
    DoubleMana,
    fixed={"who": You()},
    carries={"each": "DoubleMana"},
)
sentence.phrase(
    "{who:Player} activates a mana ability of each land they control. then that player loses all unspent mana and you "
    "add the mana lost this way.",
    DrainMana,
    carries={"each": "DrainMana"},
)


def _of_a_color(among: Filter) -> AddMana:
    return AddMana(You(), (ManaOption(("colors among",)),), among=among)


def _undo_of_a_color(node: AddMana) -> Slots:
    return {"among": node.among} if isinstance(node.among, Filter) and node == _of_a_color(node.among) else None


sentence.phrase(
    "choose a color of a {among:Filter@singular}. add one mana of that color.",
    _of_a_color,
    _undo_of_a_color,
    kind=AddMana,
)

ORACLE.category("CountedSingly").phrase("unspent {color:Color} mana {of:Player} [has|have]", UnspentMana)
effect.phrase("{who:Subject} lose[s] all unspent mana", LoseMana)
