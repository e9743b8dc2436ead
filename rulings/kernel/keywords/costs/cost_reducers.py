"""Affinity, undaunted: spells that cost less (CR 702.41, 702.125).

日本語: 親和、怯まぬ勇気
"""

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Count, CountPlayers
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import EachOpponent
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import YOU


def _less_for_each(ability: KeywordAbility, times: Amount) -> tuple[Ability, ...]:
    change = CostChange("spell", This(), None, -1, ("{1}",), times)
    return (
        StaticAbility(text=ability.text, affected=This(), changes=(change,), zones=(Zone.STACK,), keyword=ability.name),
    )


@expands("affinity")
def affinity(ability: KeywordAbility) -> tuple[Ability, ...]:
    """{1} less for each [quality] you control (CR 702.41a)."""
    quality: Node | None = ability.quality
    assert isinstance(quality, Filter)
    yours = Filter(quality.kind, (*quality.predicates, ControlledBy(YOU)))
    return _less_for_each(ability, Count(yours))


@expands("undaunted")
def undaunted(ability: KeywordAbility) -> tuple[Ability, ...]:
    """{1} less for each opponent (CR 702.125a)."""
    return _less_for_each(ability, CountPlayers(EachOpponent()))
