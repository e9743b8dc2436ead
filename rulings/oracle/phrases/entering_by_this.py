"""Permanents that this very ability put onto the battlefield, mana values compared with theirs, and one of what was
found (CR 603.4, 608.2d).

What is here: "if it wasn't put onto the battlefield with this ability", "with equal or lesser mana value", "target
opponent chooses one". What is not: where a permanent came from (``would_enter``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.history import NotPutByThis
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.filters.characteristics import HasStat
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Choose, It
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.oracle.categories import condition, effect, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

condition.words({"it wasn't put onto the battlefield with this ability": NotPutByThis()})


def _equal_or_lesser(stat: Stat) -> HasStat:
    return HasStat(stat, Comparison.AT_MOST, StatOf(stat, It("it")))


def _undo_equal_or_lesser(node: HasStat) -> Slots:
    return {"stat": node.stat} if node == _equal_or_lesser(node.stat) else None


qualifier.phrase("with equal or lesser {stat:Stat}", _equal_or_lesser, _undo_equal_or_lesser, kind=HasStat)


def _one(who: PlayerRef) -> ChooseObjects:
    return ChooseObjects(who, Choose(Filter(Kind.CARD, (Among(It("them")),))))


def _undo_one(node: ChooseObjects) -> Slots:
    return {"who": node.who} if node == _one(node.who) else None


effect.phrase("{who:Subject} choose[s] one", _one, _undo_one, kind=ChooseObjects)
