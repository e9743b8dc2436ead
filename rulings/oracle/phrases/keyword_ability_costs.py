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
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

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

    less = "cost {mana:ManaSymbols} less to activate"
    subject = f"{keyword} abilities you activate"
    if keyword not in ("equip", "cycling"):
        ability.phrase(f"{subject} {less}.", _change(what, None, hole("mana"), None))
    ability.phrase(
        f"{subject} {less} for each {{times:CountedSingly}}.",
        all_of_them,
        undo_all,
        kind=StaticAbility,
        carries={"each": "changes"},
    )
    ability.phrase(
        f"{subject} of {{of:Filter@plural}} {less}.",
        _change(what, hole("of", where=lambda one: one.kind is Kind.PERMANENT), hole("mana")),
    )
    ability.phrase(
        f"{subject} that target {{at:Object}} {less}.",
        _change(what, Filter(Kind.SOURCE, (SpellTargets(hole("at")),)), hole("mana")),
    )
    # Abilities of permanents, whoever activates them.
    ability.phrase(
        f"{keyword} abilities of {{of:Filter@plural}} {less}.",
        StaticAbility(
            changes=(
                CostChange(what, hole("of", where=lambda one: one.kind is Kind.PERMANENT), None, -1, hole("mana")),
            )
        ),
    )


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
