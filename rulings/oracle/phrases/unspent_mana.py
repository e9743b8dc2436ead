"""Unspent mana that is counted, lost, doubled or taken; mana of a colour that a permanent has (CR 106)."""

from rulings.abilities.amounts.players import UnspentMana
from rulings.abilities.effects.mana import AddMana, DoubleMana, DrainMana, LoseMana, ManaOption
from rulings.abilities.players import You
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.holes import hole

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


sentence.phrase(
    "choose a color of a {among:Filter@singular}. add one mana of that color.",
    AddMana(You(), (ManaOption(("colors among",)),), among=hole("among")),
)

ORACLE.category("CountedSingly").phrase("unspent {color:Color} mana {of:Player} [has|have]", UnspentMana)
effect.phrase("{who:Subject} lose[s] all unspent mana", LoseMana)
