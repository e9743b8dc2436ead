"""Targeting as though something had no hexproof (CR 702.11e).

What is here: "can be the targets of spells and abilities you control as though they didn't have hexproof", of
permanents alone and of players together with what they control. What is not: what can't be targeted (``protecting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CanDo, CantDo, PlayerHas
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, change, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_WHAT = "be targeted despite hexproof"
_WORDS = "can be the targets of {by:TargetingThem} as though they didn't have hexproof"

targeting = ORACLE.category("TargetingThem")
targeting.words(
    {
        "spells and abilities you control": Filter(Kind.SPELL_OR_ABILITY, (ControlledBy(You()),)),
        "spells and abilities": Filter(Kind.SPELL_OR_ABILITY),
    }
)


def _despite(by: Filter) -> CanDo:
    return CanDo(_WHAT, by)


def _undo_despite(node: CanDo) -> Slots:
    return {"by": node.filter} if isinstance(node.filter, Filter) and node == _despite(node.filter) else None


change.phrase(_WORDS, _despite, _undo_despite, kind=CanDo)


def _always(who: PlayerRef, filter: Filter, by: Filter) -> StaticAbility:
    return StaticAbility(affected=filter, changes=(PlayerHas(who, _WHAT, node=by), _despite(by)))


def _undo_always(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=Filter() as filter, changes=(PlayerHas(who=who, node=Filter() as by), CanDo())):
            return {"who": who, "filter": filter, "by": by} if node == _always(who, filter, by) else None
    return None


ability.phrase(
    f"{{who:Player}} and {{filter:Filter@plural}} {_WORDS}.",
    _always,
    _undo_always,
    kind=StaticAbility,
)


def _for_a_while(duration: Duration, who: PlayerRef, filter: Filter, by: Filter) -> SharedVerb:
    return SharedVerb(
        (
            RuleChange((PlayerHas(who, _WHAT, node=by),), duration),
            Continuous(Every(filter), (_despite(by),), duration),
        )
    )


def _undo_for_a_while(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            RuleChange(changes=(PlayerHas(who=who, node=Filter() as by),), duration=duration),
            Continuous(objects=Every(filter=Filter() as filter)),
        ) if node == _for_a_while(duration, who, filter, by):
            return {"duration": duration, "who": who, "filter": filter, "by": by}
    return None


effect.phrase(
    f"{{duration:Duration}}, {{who:Player}} and {{filter:Filter@plural}} {_WORDS}",
    _for_a_while,
    _undo_for_a_while,
    kind=SharedVerb,
)


def _wardless(filter: Filter, by: Filter) -> StaticAbility:
    return StaticAbility(affected=filter, changes=(_despite(by), CantDo("trigger ward")))


def _undo_wardless(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=Filter() as filter, changes=(CanDo(filter=Filter() as by), CantDo())):
            return {"filter": filter, "by": by} if node == _wardless(filter, by) else None
    return None


ability.phrase(
    f"{{filter:Filter@plural}} {_WORDS}. ward abilities of those creatures don't trigger.",
    _wardless,
    _undo_wardless,
    kind=StaticAbility,
)
