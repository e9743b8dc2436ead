"""Gaining and exchanging control (CR 108.4, 613.1b, 701.12).

What is here: who gains control of what and for how long, and Auras that control what they enchant. What is not: players
who control other players (``turn_control``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import SetController
from rulings.abilities.conditions.condition import AllHold, Fits
from rulings.abilities.durations import ForAsLongAs, Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Several, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, condition, duration, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

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


duration.phrase(
    "for as long as {first:Condition} and {second:Condition}",
    ForAsLongAs(AllHold((hole("first"), hole("second")))),
    carries={"as long as": "ForAsLongAs"},
)
# What leaves exile is another object and found no more, so nothing has to end (CR 400.7).
for _words in ("it remains", "they remain", "that card remains", "those cards remain"):
    duration.phrase(f"for as long as {_words} exiled", Forever, carries={"as long as": "Forever"})

# Gaining control.


effect.phrase(
    "{who:Subject} gain[s] control of {what:Object} {duration:Duration}",
    Continuous(hole("what"), (SetController(hole("who")),), hole("duration", unless=Forever)),
)
effect.phrase(
    "{duration:Duration}, {who:Subject} gain[s] control of {what:Object}",
    Continuous(hole("what"), (SetController(hole("who")),), hole("duration", unless=Forever)),
)
effect.phrase(
    "{who:Subject} gain[s] control of {what:Object}", Continuous(hole("what"), (SetController(hole("who")),), Forever())
)

# Exchanging it.


# Both named at once: two targets.
effect.phrase(
    "exchange control of {objects:Object}",
    ExchangeControl(hole("objects", Target, where=lambda one: one.maximum == Fixed(2)), Several(())),
)
effect.phrase("exchange control of {first:Object} and {second:Object}", ExchangeControl)

# Control of what the Aura is on (CR 303.4).


ability.phrase(
    "you control {affected:Attached}.", StaticAbility(affected=hole("affected"), changes=(SetController(You()),))
)
