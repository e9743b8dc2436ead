"""Targeting as though something had no hexproof (CR 702.11e).

What is here: "can be the targets of spells and abilities you control as though they didn't have hexproof", of
permanents alone and of players together with what they control. What is not: what can't be targeted (``protecting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CanDo, CantDo, PlayerHas
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, change, effect
from rulings.oracle.holes import hole

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


change.phrase(_WORDS, CanDo(_WHAT, hole("by")))


ability.phrase(
    f"{{who:Player}} and {{filter:Filter@plural}} {_WORDS}.",
    StaticAbility(
        affected=hole("filter"), changes=(PlayerHas(hole("who"), _WHAT, node=hole("by")), _despite(hole("by")))
    ),
)


effect.phrase(
    f"{{duration:Duration}}, {{who:Player}} and {{filter:Filter@plural}} {_WORDS}",
    SharedVerb(
        (
            RuleChange((PlayerHas(hole("who"), _WHAT, node=hole("by")),), hole("duration")),
            Continuous(Every(hole("filter")), (_despite(hole("by")),), hole("duration")),
        )
    ),
)


ability.phrase(
    f"{{filter:Filter@plural}} {_WORDS}. ward abilities of those creatures don't trigger.",
    StaticAbility(affected=hole("filter"), changes=(_despite(hole("by")), CantDo("trigger ward"))),
)
