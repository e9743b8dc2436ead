"""Cards in exile that gain suspend (CR 702.62).

What is here: "if it doesn't have suspend, it gains suspend", spells exiled with time counters as they are countered.
What is not: suspend as printed (``keywords``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.durations import Forever
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import It, ObjectRef, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_SUSPEND = GainAbilities((KeywordAbility(name="suspend"),))


def _gains(objects: ObjectRef) -> Continuous | None:
    """As long as it is the object that it is (CR 611.2c)."""
    return Continuous(objects, (_SUSPEND,), Forever()) if isinstance(objects, It) else None


def _undo_gains(node: Continuous) -> Slots:
    if not isinstance(node.objects, ObjectRef) or node != _gains(node.objects):
        return None
    return {"objects": node.objects}


effect.phrase("{objects:Object} gain[s] suspend", _gains, _undo_gains, kind=Continuous)
condition.words({"it doesn't have suspend": Negated(Fits(It("it"), Filter(Kind.SOURCE, (HasKeyword("suspend"),))))})


def _exiled_in_time(what: ObjectRef, amount: Amount) -> Sequence:
    counters = PutCounters(You(), amount, "time", ThisWay("countered"))
    return Sequence((CounterSpell(what, Zone.EXILE), counters))


def _undo_exiled_in_time(node: Sequence) -> Slots:
    match node.effects:
        case (CounterSpell(what=what), PutCounters(amount=amount)) if node == _exiled_in_time(what, amount):
            return {"what": what, "amount": amount}
    return None


sentence.phrase(
    "counter {what:Object}. if the spell is countered this way, exile it with {amount:Amount} time counter(s:amount) "
    "on it instead of putting it into its owner's graveyard.",
    _exiled_in_time,
    _undo_exiled_in_time,
    kind=Sequence,
    carries={"instead": "Sequence"},
)
