"""Keywords that copy the permanent as it enters, and names of costs of modes: offspring, squad, bargain, escalate,
spree, tiered (CR 702.120, 702.157, 702.166, 702.172, 702.175, 702.183).

日本語: 新生、部隊、協約、増呪、放題、段階
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.changes.change import Change, SetPT
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.kernel.abilities.keyword_abilities import asked_by_name, expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, SELF, YOU, triggered

asked_by_name("702.166", "bargain")
asked_by_name("702.120", "escalate")
asked_by_name("702.172", "spree")
asked_by_name("702.183", "tiered")


def _copy(ability: KeywordAbility, times: Amount, *exceptions: Change) -> tuple[Ability, ...]:
    effect = CreateCopyToken(YOU, times, SELF, exceptions)
    return (triggered(ability, event=ENTERS, condition=WasPaid(ability.name), effect=effect),)


@expands("offspring")
def offspring(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its offspring cost was paid: a 1/1 token copy when it enters (CR 702.175a)."""
    return _copy(ability, Fixed(1), SetPT(Fixed(1), Fixed(1)))


@expands("squad")
def squad(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A token copy for each time its squad cost was paid when it enters (CR 702.157a)."""
    return _copy(ability, TimesPaid("squad"))
