"""Wordings of blocks before 2006 that newer cards no longer use.

What is here: "if a permanent would be put into a graveyard", "cards with that spell's mana value", "the number of cards
they've drawn this turn", "when this creature has flying". What is not: what newer cards say as well.
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import CountPlayers, StatOf
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.characteristics import HasKeyword, HasStat
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import EachPlayer, ThatPlayer
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Stat
from rulings.oracle.categories import ORACLE, event, qualifier, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Numbers.

ORACLE.category("CountedSingly").words({"player": CountPlayers(EachPlayer())})
for _words in ("they've drawn", "that player has drawn"):
    quantity.words({f"the number of cards {_words} this turn": DoneThisTurn("drawn", ThatPlayer())})


qualifier.phrase(
    "with that spell's mana value",
    HasStat(Stat.MANA_VALUE, Comparison.EQUAL, StatOf(Stat.MANA_VALUE, It("that spell"))),
)

# State triggers (CR 603.8).


def _having_keyword(condition: Condition) -> StateBecomes | None:
    match condition:
        case Fits(object=This(), filter=Filter(predicates=(HasKeyword(),))):
            return StateBecomes(condition)
    return None


def _undo_having_keyword(node: StateBecomes) -> Slots:
    return {"condition": node.condition} if _having_keyword(node.condition) is not None else None


event.phrase("{condition:Condition}", _having_keyword, _undo_having_keyword, kind=StateBecomes)
