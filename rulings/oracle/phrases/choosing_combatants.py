"""Who chooses which creatures attack and block (CR 508.1a, 509.1a)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MustDo, PlayerHas
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.players import AttackingPlayer, You
from rulings.oracle.categories import ability, effect
from rulings.oracle.holes import hole


def _declare(template: str, what: str, duration: Duration) -> None:
    whole = RuleChange((PlayerHas(You(), what),), duration)
    effect.phrase(template, whole)


for _words, _duration in (("this turn", UntilEndOfTurn()), ("this combat", UntilEndOfCombat())):
    _declare(f"you choose which creatures attack {_words}", "chooses attackers", _duration)
    _declare(f"you choose which creatures block {_words} and how those creatures block", "chooses blocks", _duration)


effect.phrase(
    "{filter:Filter@plural} block this turn if able, and you choose how those creatures block",
    RuleChange((MustDo("block"), PlayerHas(You(), "chooses blocks")), UntilEndOfTurn(), hole("filter")),
)

_PLANS = StaticAbility(changes=(PlayerHas(AttackingPlayer(), "chooses blocks"),))
ability.phrase(
    "the attacking player chooses how each creature blocks each combat.", _PLANS, carries={"each": "changes"}
)
