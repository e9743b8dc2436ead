"""Permanents that this very ability put onto the battlefield, mana values compared with theirs, and one of what was
found (CR 603.4, 608.2d).

What is here: "if it wasn't put onto the battlefield with this ability", "with equal or lesser mana value", "target
opponent chooses one". What is not: where a permanent came from (``would_enter``).
"""

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.history import NotPutByThis
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.filters.characteristics import HasStat
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.references import Choose, It
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import condition, effect, qualifier
from rulings.oracle.holes import hole

condition.words({"it wasn't put onto the battlefield with this ability": NotPutByThis()})


qualifier.phrase(
    "with equal or lesser {stat:Stat}", HasStat(hole("stat"), Comparison.AT_MOST, StatOf(hole("stat"), It("it")))
)


effect.phrase(
    "{who:Subject} choose[s] one", ChooseObjects(hole("who"), Choose(Filter(Kind.CARD, (Among(It("them")),))))
)
