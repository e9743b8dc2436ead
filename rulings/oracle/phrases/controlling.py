"""Gaining and exchanging control (CR 108.4, 613.1b, 701.12).

What is here: who gains control of what and for how long, and Auras that control what they enchant. What is not: players
who control other players (``turn_control``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import SetController
from rulings.abilities.conditions.condition import AllHold, Condition, Fits
from rulings.abilities.durations import Duration, ForAsLongAs, Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Attached, ObjectRef, Several, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, condition, duration, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# While the source is there, and whose: it is looked for on the battlefield only, where its controller is known.


def _there(object: This) -> This:
    return This(object.noun, Zone.BATTLEFIELD, wording=object.wording)


def _not_there(object: object) -> This | None:
    if not isinstance(object, This) or object.zone is not Zone.BATTLEFIELD:
        return None
    return This(object.noun, wording=object.wording)


def _controls(player: PlayerRef, object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT, (ControlledBy(player),)))


def _undo_controls(node: Fits) -> Slots:
    object = _not_there(node.object)
    match node.filter.predicates:
        case (ControlledBy(player=player),) if object is not None and node == _controls(player, object):
            return {"player": player, "object": object}
    return None


condition.phrase("{player:Player} control[s] {object:This}", _controls, _undo_controls, kind=Fits)


def _stays(object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT))


def _undo_stays(node: Fits) -> Slots:
    object = _not_there(node.object)
    return {"object": object} if object is not None and node == _stays(object) else None


def _stays_tapped(object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT, (IsTapped(),)))


def _undo_stays_tapped(node: Fits) -> Slots:
    object = _not_there(node.object)
    return {"object": object} if object is not None and node == _stays_tapped(object) else None


condition.phrase("{object:This} remain[s] on the battlefield", _stays, _undo_stays, kind=Fits)
condition.phrase("{object:This} remain[s] tapped", _stays_tapped, _undo_stays_tapped, kind=Fits)


def _both(first: Condition, second: Condition) -> ForAsLongAs:
    return ForAsLongAs(AllHold((first, second)))


def _undo_both(node: ForAsLongAs) -> Slots:
    match node.condition:
        case AllHold(parts=(first, second)):
            return {"first": first, "second": second}
    return None


duration.phrase(
    "for as long as {first:Condition} and {second:Condition}",
    _both,
    _undo_both,
    kind=ForAsLongAs,
    carries={"as long as": "ForAsLongAs"},
)
# What leaves exile is another object and found no more, so nothing has to end (CR 400.7).
for _words in ("it remains", "they remain", "that card remains", "those cards remain"):
    duration.phrase(f"for as long as {_words} exiled", Forever, carries={"as long as": "Forever"})

# Gaining control.


def _gain(who: PlayerRef, what: ObjectRef, duration: Duration) -> Continuous | None:
    return None if isinstance(duration, Forever) else Continuous(what, (SetController(who),), duration)


def _undo_gain(node: Continuous) -> Slots:
    match node.changes:
        case (SetController(player=who),) if not isinstance(node.duration, Forever):
            return {"who": who, "what": node.objects, "duration": node.duration}
    return None


def _keep(who: PlayerRef, what: ObjectRef) -> Continuous:
    return Continuous(what, (SetController(who),), Forever())


def _undo_keep(node: Continuous) -> Slots:
    match node.changes:
        case (SetController(player=who),) if node.duration == Forever():
            return {"who": who, "what": node.objects}
    return None


effect.phrase("{who:Subject} gain[s] control of {what:Object} {duration:Duration}", _gain, _undo_gain, kind=Continuous)
effect.phrase("{duration:Duration}, {who:Subject} gain[s] control of {what:Object}", _gain, _undo_gain, kind=Continuous)
effect.phrase("{who:Subject} gain[s] control of {what:Object}", _keep, _undo_keep, kind=Continuous)

# Exchanging it.


def _exchange_all(objects: ObjectRef) -> ExchangeControl | None:
    """Both named at once: two targets."""
    if not isinstance(objects, Target) or objects.maximum != Fixed(2):
        return None
    return ExchangeControl(objects, Several(()))


def _undo_exchange_all(node: ExchangeControl) -> Slots:
    return {"objects": node.first} if node.second == Several(()) else None


effect.phrase("exchange control of {objects:Object}", _exchange_all, _undo_exchange_all, kind=ExchangeControl)
effect.phrase("exchange control of {first:Object} and {second:Object}", ExchangeControl)

# Control of what the Aura is on (CR 303.4).


def _controls_attached(affected: Attached) -> StaticAbility:
    return StaticAbility(affected=affected, changes=(SetController(You()),))


def _undo_controls_attached(node: StaticAbility) -> Slots:
    if not isinstance(node.affected, Attached) or node != _controls_attached(node.affected):
        return None
    return {"affected": node.affected}


ability.phrase("you control {affected:Attached}.", _controls_attached, _undo_controls_attached, kind=StaticAbility)
