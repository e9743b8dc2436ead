"""Cards in graveyards that get a keyword to cast them with, at a cost that their own mana cost sets (CR 702.34,
702.138).

What is here: flashback for a time or as long as it is so, escape. What is not: the keywords as printed (``keywords``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.abilities.references import Choose, ObjectRef
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))


def _for_a_time(objects: ObjectRef, duration: Duration) -> Continuous:
    return Continuous(objects, (_FLASHBACK,), duration)


def _undo_for_a_time(node: Continuous) -> Slots:
    if node.changes != (_FLASHBACK,) or not isinstance(node.objects, ObjectRef):
        return None
    return {"objects": node.objects, "duration": node.duration}


for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    sentence.phrase(
        f"{{objects:Object}} gain[s] flashback {{duration:Duration}}. the flashback cost is equal to {_its}.",
        _for_a_time,
        _undo_for_a_time,
        kind=Continuous,
    )


def _always(affected: Node) -> StaticAbility:
    return StaticAbility(affected=affected, changes=(_FLASHBACK,))


def _undo_always(node: StaticAbility) -> Slots:
    return {"affected": node.affected} if node.affected is not None and node == _always(node.affected) else None


def _escape(affected: Node, amount: Amount) -> StaticAbility:
    others = Choose(Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You()))), amount)
    escape = KeywordAbility(name="escape", cost=Cost((OwnManaCost(), ExileCost(others))))
    return StaticAbility(affected=affected, changes=(GainAbilities((escape,)),))


def _undo_escape(node: StaticAbility) -> Slots:
    match node.changes:
        case (
            GainAbilities(
                abilities=(KeywordAbility(cost=Cost(parts=(OwnManaCost(), ExileCost(what=Choose(amount=amount))))),)
            ),
        ) if node.affected is not None:
            slots: dict[str, Value] = {"affected": node.affected, "amount": amount}
            return slots if node == _escape(node.affected, amount) else None
    return None


for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    ability.phrase(
        f"{{affected:Affected}} [has|have] flashback. the flashback cost is equal to {_its}.",
        _always,
        _undo_always,
        kind=StaticAbility,
    )
    ability.phrase(
        f"{{affected:Affected}} [has|have] escape. the escape cost is equal to {_its} plus exile {{amount:Amount}} "
        "other cards from your graveyard.",
        _escape,
        _undo_escape,
        kind=StaticAbility,
    )
