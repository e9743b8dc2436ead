"""What abilities of one keyword cost to activate (CR 118.7, 602.2b).

What is here: ninjutsu, boast and exhaust abilities, equip abilities that target something, for each of something, of
other permanents. What is not: activated abilities at large, all equip and cycling abilities (``activating_costs``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import DistinctCount
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.players import You
from rulings.abilities.references import ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _change(what: str, of: Filter | None, mana: tuple[str, ...], times: Amount | None = None) -> StaticAbility:
    return StaticAbility(changes=(CostChange(what, of, You(), -1, mana, times),))


def _declare(keyword: str) -> None:
    what = f"{keyword} ability"

    def all_of_them(mana: tuple[str, ...], times: Amount | None = None) -> StaticAbility:
        return _change(what, None, mana, times)

    def undo_all(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, times=times),) if node == all_of_them(mana, times):
                return {"mana": mana, "times": times}
        return None

    def of_others(of: Filter, mana: tuple[str, ...]) -> StaticAbility | None:
        return _change(what, of, mana) if of.kind is Kind.PERMANENT else None

    def undo_others(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, filter=Filter() as of),) if node == of_others(of, mana):
                return {"mana": mana, "of": of}
        return None

    def aimed(at: ObjectRef, mana: tuple[str, ...]) -> StaticAbility:
        return _change(what, Filter(Kind.SOURCE, (SpellTargets(at),)), mana)

    def undo_aimed(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, filter=Filter(predicates=(SpellTargets(what=ObjectRef() as at),))),):
                return {"mana": mana, "at": at} if node == aimed(at, mana) else None
        return None

    def theirs(of: Filter, mana: tuple[str, ...]) -> StaticAbility | None:
        """Abilities of permanents, whoever activates them."""
        if of.kind is not Kind.PERMANENT:
            return None
        return StaticAbility(changes=(CostChange(what, of, None, -1, mana),))

    def undo_theirs(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, filter=Filter() as of),) if node == theirs(of, mana):
                return {"mana": mana, "of": of}
        return None

    less = "cost {mana:ManaSymbols} less to activate"
    subject = f"{keyword} abilities you activate"
    if keyword not in ("equip", "cycling"):
        ability.phrase(f"{subject} {less}.", all_of_them, undo_all, kind=StaticAbility)
    ability.phrase(
        f"{subject} {less} for each {{times:CountedSingly}}.",
        all_of_them,
        undo_all,
        kind=StaticAbility,
        carries={"each": "changes"},
    )
    ability.phrase(f"{subject} of {{of:Filter@plural}} {less}.", of_others, undo_others, kind=StaticAbility)
    ability.phrase(f"{subject} that target {{at:Object}} {less}.", aimed, undo_aimed, kind=StaticAbility)
    ability.phrase(f"{keyword} abilities of {{of:Filter@plural}} {less}.", theirs, undo_theirs, kind=StaticAbility)


for _keyword in ("boast", "equip", "exhaust", "ninjutsu", "power-up"):
    _declare(_keyword)

# What an equip ability says of its own cost.


def _equip(
    cost: Cost, mana: tuple[str, ...], times: Amount | None = None, when: Condition | None = None
) -> KeywordAbility:
    change = CostChange("equip ability", This("ability"), None, -1, mana, times, when=when)
    return KeywordAbility(name="equip", cost=cost, cost_changes=(change,))


def _undo_equip(node: KeywordAbility) -> Slots:
    match node:
        case KeywordAbility(
            cost=Cost() as cost, cost_changes=(CostChange(mana=mana, times=times, when=Condition() | None as when),)
        ) if node == _equip(cost, mana, times, when):
            return {"cost": cost, "mana": mana, "times": times, "when": when}
    return None


for _end in (" for each {times:CountedSingly}", " if {when:Condition}"):
    ability.phrase(
        f"equip {{cost:ManaOnly}}. this ability costs {{mana:ManaSymbols}} less to activate{_end}.",
        _equip,
        _undo_equip,
        kind=KeywordAbility,
        carries={"each": "cost_changes"},
    )

ORACLE.category("CountedSingly").words(
    {"color of the creature it targets": DistinctCount("color", Target(Filter(), slot=0))}
)
