"""Cards in exile that gain suspend (CR 702.62).

What is here: "if it doesn't have suspend, it gains suspend", spells exiled with time counters as they are countered.
What is not: suspend as printed (``keywords``).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.durations import Forever
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import It, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition, effect, sentence
from rulings.oracle.holes import hole

_SUSPEND = GainAbilities((KeywordAbility(name="suspend"),))


# As long as it is the object that it is (CR 611.2c).
effect.phrase("{objects:Object} gain[s] suspend", Continuous(hole("objects", It), (_SUSPEND,), Forever()))
condition.words({"it doesn't have suspend": Negated(Fits(It("it"), Filter(Kind.SOURCE, (HasKeyword("suspend"),))))})


sentence.phrase(
    "counter {what:Object}. if the spell is countered this way, exile it with {amount:Amount} time counter(s:amount) "
    "on it instead of putting it into its owner's graveyard.",
    Sequence(
        (CounterSpell(hole("what"), Zone.EXILE), PutCounters(You(), hole("amount"), "time", ThisWay("countered")))
    ),
    carries={"instead": "Sequence"},
)
