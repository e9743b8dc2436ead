"""Who chooses which creatures attack and block (CR 508.1a, 509.1a)."""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MustDo, PlayerHas
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AttackingPlayer, You
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(template: str, what: str, duration: Duration) -> None:
    whole = RuleChange((PlayerHas(You(), what),), duration)
    effect.phrase(template, lambda: whole, lambda node: {} if node == whole else None, kind=RuleChange)


for _words, _duration in (("this turn", UntilEndOfTurn()), ("this combat", UntilEndOfCombat())):
    _declare(f"you choose which creatures attack {_words}", "chooses attackers", _duration)
    _declare(f"you choose which creatures block {_words} and how those creatures block", "chooses blocks", _duration)


def _all_block(filter: Filter) -> RuleChange:
    return RuleChange((MustDo("block"), PlayerHas(You(), "chooses blocks")), UntilEndOfTurn(), filter)


def _undo_all_block(node: RuleChange) -> Slots:
    if not isinstance(node.affected, Filter) or node != _all_block(node.affected):
        return None
    return {"filter": node.affected}


effect.phrase(
    "{filter:Filter@plural} block this turn if able, and you choose how those creatures block",
    _all_block,
    _undo_all_block,
    kind=RuleChange,
)

_PLANS = StaticAbility(changes=(PlayerHas(AttackingPlayer(), "chooses blocks"),))
ability.phrase(
    "the attacking player chooses how each creature blocks each combat.",
    lambda: _PLANS,
    lambda node: {} if node == _PLANS else None,
    kind=StaticAbility,
    carries={"each": "changes"},
)
