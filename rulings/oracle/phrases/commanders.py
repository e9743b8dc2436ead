"""Commanders as texts name them: "your commander", "commander creatures you own" (CR 903).

What is here: whose commander, how often it was cast, mana of its colour identity. What is not: the words "commander"
and "noncommander" (``nouns``, ``filters``), the rules of commanders (the kernel).
"""

from collections.abc import Mapping

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.amounts.counting import GreatestStat
from rulings.abilities.amounts.players import CommanderCasts
from rulings.abilities.conditions.condition import Condition, Exists
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, ability, condition, effect, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_IS_ONE = HasProperty("commander")
_YOURS = Filter(Kind.PERMANENT, (_IS_ONE, OwnedBy(You())))

# A player's commander is the one that they own (CR 903.3); controlling it is about a permanent (CR 903.3d).
ORACLE.category("EventObject").words({"your commander": _YOURS})
condition.words(
    {"you control your commander": Exists(Filter(Kind.PERMANENT, (*_YOURS.predicates, ControlledBy(You()))))}
)


# "If you control a commander, you may cast this spell without paying its mana cost" (CR 118.9).


def _free_if(condition: Condition) -> AlternativeCost:
    return AlternativeCost(condition=condition)


def _undo_free_if(node: AlternativeCost) -> Slots:
    return {"condition": node.condition} if node.condition and not node.cost.parts else None


ability.phrase(
    "if {condition:Condition}, you may cast this spell without paying its mana cost.",
    _free_if,
    _undo_free_if,
    kind=AlternativeCost,
    carries={"may": "AlternativeCost"},
)

# How often.
_counted = ORACLE.category("CountedSingly")
for _words in ("you've cast your commander", "you've cast a commander"):
    _counted.phrase(f"time {_words} from the command zone this game", CommanderCasts, fixed={"who": You()})

# How large.
_EVERYWHERE = Filter(Kind.SOURCE, (_IS_ONE, OwnedBy(You()), Either((InZone(Zone.BATTLEFIELD), InZone(Zone.COMMAND)))))
quantity.words(
    {
        "the greatest mana value of a commander you own on the battlefield or in the command zone": GreatestStat(
            Stat.MANA_VALUE, _EVERYWHERE
        )
    }
)


# Mana.


def _mana(who: PlayerRef) -> AddMana:
    return AddMana(who, (ManaOption(("commander",)),))


def _undo_mana(node: AddMana) -> Slots:
    return {"who": node.who} if node == _mana(node.who) else None


effect.phrase(
    "{who:Subject} add[s] one mana of any color in your commander's color identity", _mana, _undo_mana, kind=AddMana
)
