"""What objects must and can't do for a time, as effects of spells and abilities (CR 508.1d, 509.1c, 502.3).

What is here: "attacks this turn if able", "must be blocked this turn", "doesn't untap during its controller's next
untap step". What is not: the same said by static abilities (``permitting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration, DuringNextTurnOf, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextStep
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Every, ObjectRef, This
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


_THIS_TURN = UntilEndOfTurn()


def _declare_for_now(template: str, what: Change, duration: Duration = _THIS_TURN) -> None:
    def make(objects: ObjectRef) -> Continuous:
        return Continuous(objects, (what,), duration)

    def unmake(node: Continuous) -> Slots:
        if not isinstance(node.objects, ObjectRef) or node != make(node.objects):
            return None
        return {"objects": node.objects}

    effect.phrase(template, make, unmake, kind=Continuous)


_declare_for_now("all creatures able to block {objects:Object} this turn do so", MustDo("be blocked", all_able=True))

_declare_for_now("{objects:Object} assign[s] no combat damage this turn", CanDo("assign no combat damage"))

for _verb in ("attack", "block"):
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this turn if able", MustDo(_verb))
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this combat if able", MustDo(_verb), UntilEndOfCombat())
_declare_for_now("{objects:Object} must be blocked this turn if able", MustDo("be blocked"))


def _next_turn(who: PlayerRef, filter: Filter, whom: This) -> RuleChange:
    return RuleChange((MustDo("attack", whom=whom),), DuringNextTurnOf(who), filter)


def _undo_next_turn(node: RuleChange) -> Slots:
    match node:
        case RuleChange(
            changes=(MustDo(what="attack", whom=This() as whom),),
            duration=DuringNextTurnOf(who=who),
            affected=Filter() as filter,
        ):
            return {"who": who, "filter": filter, "whom": whom}
    return None


def _each_next_turn(who: PlayerRef, filter: Filter) -> RuleChange:
    return RuleChange((MustDo("attack"),), DuringNextTurnOf(who), filter)


def _undo_each_next_turn(node: RuleChange) -> Slots:
    match node:
        case RuleChange(
            changes=(MustDo(what="attack", whom=None),), duration=DuringNextTurnOf(who=who), affected=Filter() as filter
        ):
            return {"who": who, "filter": filter}
    return None


effect.phrase(
    "during {who:Player's} next turn, each {filter:Filter@singular} attacks if able",
    _each_next_turn,
    _undo_each_next_turn,
    kind=RuleChange,
    carries={"next": "duration", "each": "affected"},
)
effect.phrase(
    "during {who:Player's} next turn, {filter:Filter@plural} attack {whom:This} if able",
    _next_turn,
    _undo_next_turn,
    kind=RuleChange,
    carries={"next": "duration"},
)
_declare_for_now(
    "{objects:Object} can attack this turn as though (it|they:objects) didn't have defender",
    CanDo("attack as though it didn't have defender"),
)


def _stays_tapped_if(object: This, condition: Condition) -> StaticAbility:
    return StaticAbility(affected=object, changes=(CantDo("untap"),), condition=condition)


ability.phrase(
    "{object:This} doesn't untap during your untap step if {condition:Condition}.",
    _stays_tapped_if,
    lambda node: (
        {"object": node.affected, "condition": node.condition}
        if isinstance(node.affected, This)
        and node.condition
        and node == _stays_tapped_if(node.affected, node.condition)
        else None
    ),
    kind=StaticAbility,
)

_NEXT_UNTAP = UntilYourNextStep("untap step done")


def _stays_tapped(objects: ObjectRef) -> Continuous | None:
    """Not of "all lands", whose set is not fixed before that step (CR 611.2c)."""
    return None if isinstance(objects, Every) else Continuous(objects, (CantDo("untap"),), _NEXT_UNTAP)


def _undo_stays_tapped(node: Continuous) -> Slots:
    if not isinstance(node.objects, ObjectRef) or node != _stays_tapped(node.objects):
        return None
    return {"objects": node.objects}


for _whose in (
    "its controller's next untap step",
    "their controller's next untap step",
    "their controllers' next untap steps",
    "your next untap step",
    "that player's next untap step",
):
    effect.phrase(
        f"{{objects:Object}} [doesn't|don't] untap during {_whose}",
        _stays_tapped,
        _undo_stays_tapped,
        kind=Continuous,
        carries={"next": "duration"},
    )
