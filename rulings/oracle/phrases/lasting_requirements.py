"""What objects must and can't do for a time, as effects of spells and abilities (CR 508.1d, 509.1c, 502.3).

What is here: "attacks this turn if able", "must be blocked this turn", "doesn't untap during its controller's next
untap step". What is not: the same said by static abilities (``permitting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.durations import Duration, DuringNextTurnOf, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextStep
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.references import Every
from rulings.oracle.categories import ability, effect
from rulings.oracle.holes import hole

_THIS_TURN = UntilEndOfTurn()


def _declare_for_now(template: str, what: Change, duration: Duration = _THIS_TURN) -> None:

    effect.phrase(template, Continuous(hole("objects"), (what,), duration))


_declare_for_now("all creatures able to block {objects:Object} this turn do so", MustDo("be blocked", all_able=True))

_declare_for_now("{objects:Object} assign[s] no combat damage this turn", CanDo("assign no combat damage"))

for _verb in ("attack", "block"):
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this turn if able", MustDo(_verb))
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this combat if able", MustDo(_verb), UntilEndOfCombat())
_declare_for_now("{objects:Object} must be blocked this turn if able", MustDo("be blocked"))


effect.phrase(
    "during {who:Player's} next turn, each {filter:Filter@singular} attacks if able",
    RuleChange((MustDo("attack"),), DuringNextTurnOf(hole("who")), hole("filter")),
    carries={"next": "duration", "each": "affected"},
)
effect.phrase(
    "during {who:Player's} next turn, {filter:Filter@plural} attack {whom:This} if able",
    RuleChange((MustDo("attack", whom=hole("whom")),), DuringNextTurnOf(hole("who")), hole("filter")),
    carries={"next": "duration"},
)
_declare_for_now(
    "{objects:Object} can attack this turn as though (it|they:objects) didn't have defender",
    CanDo("attack as though it didn't have defender"),
)


ability.phrase(
    "{object:This} doesn't untap during your untap step if {condition:Condition}.",
    StaticAbility(affected=hole("object"), changes=(CantDo("untap"),), condition=hole("condition")),
)

_NEXT_UNTAP = UntilYourNextStep("untap step done")


for _whose in (
    "its controller's next untap step",
    "their controller's next untap step",
    "their controllers' next untap steps",
    "your next untap step",
    "that player's next untap step",
):
    # Not of "all lands", whose set is not fixed before that step (CR 611.2c).
    effect.phrase(
        f"{{objects:Object}} [doesn't|don't] untap during {_whose}",
        Continuous(hole("objects", unless=Every), (CantDo("untap"),), _NEXT_UNTAP),
        carries={"next": "duration"},
    )
