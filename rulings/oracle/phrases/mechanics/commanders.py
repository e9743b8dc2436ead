"""Commanders (CR 903)."""

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.amounts.counting import GreatestStat
from rulings.abilities.amounts.players import CommanderCasts
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.characteristics import HasProperty, SharesWith
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose, CommandersOf, This
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, ability, condition, effect, qualifier, quantity
from rulings.oracle.holes import hole

_IS_ONE = HasProperty("commander")
_YOURS = Filter(Kind.PERMANENT, (_IS_ONE, OwnedBy(You())))

# A player's commander is the one that they own (CR 903.3); controlling it is about a permanent (CR 903.3d).
ORACLE.category("EventObject").words({"your commander": _YOURS})
condition.words(
    {"you control your commander": Exists(Filter(Kind.PERMANENT, (*_YOURS.predicates, ControlledBy(You()))))}
)
ability.phrase(
    "if {condition:Condition}, you may cast this spell without paying its mana cost.",
    AlternativeCost(condition=hole("condition")),
    carries={"may": "AlternativeCost"},
)

_counted = ORACLE.category("CountedSingly")
for _words in ("you've cast your commander", "you've cast a commander"):
    _counted.phrase(f"time {_words} from the command zone this game", CommanderCasts, fixed={"who": You()})

_EVERYWHERE = Filter(Kind.SOURCE, (_IS_ONE, OwnedBy(You()), Either((InZone(Zone.BATTLEFIELD), InZone(Zone.COMMAND)))))
quantity.words(
    {
        "the greatest mana value of a commander you own on the battlefield or in the command zone": GreatestStat(
            Stat.MANA_VALUE, _EVERYWHERE
        )
    }
)
effect.phrase(
    "{who:Subject} add[s] one mana of any color in your commander's color identity",
    AddMana(hole("who"), (ManaOption(("commander",)),)),
)
_ITSELF = PutInto(You(), This(zone=Zone.COMMAND), Zone.BATTLEFIELD)
_YOUR_COMMANDER = Choose(Filter(Kind.CARD, (HasProperty("commander"), OwnedBy(You()), InZone(Zone.COMMAND))))
"""A player with two commanders chooses which one (CR 903.3d)."""
qualifier.words({"that shares a creature type with your commander": SharesWith("creature type", CommandersOf(You()))})
effect.words(
    {
        "put ~ onto the battlefield from the command zone": _ITSELF,
        "put your commander into your hand from the command zone": PutInto(You(), _YOUR_COMMANDER, Zone.HAND),
    }
)
