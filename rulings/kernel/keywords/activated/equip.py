"""Equip, fortify, reconfigure (CR 702.6, 702.67, 702.151).

日本語: 装備、城砦化、換装
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.changes.change import LoseTypes
from rulings.abilities.conditions.condition import IsAttached
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.permanents import Attach, Unattach
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ANOTHER_CREATURE_YOU_CONTROL, CREATURE_YOU_CONTROL, YOU_CONTROL
from rulings.kernel.actions.attachment import attach
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.finding import find_objects
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _attach(ability: KeywordAbility, keyword: str, to: Filter) -> ActivatedAbility:
    return ActivatedAbility(
        text=ability.text,
        cost=ability.cost or Cost(),
        effect=Attach(This(), Target(to, slot=0)),
        sorcery_speed=True,
        keyword=keyword,
        cost_changes=ability.cost_changes,
    )


@expands("equip")
def equip(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cost: attach this to target creature you control, as a sorcery (CR 702.6a); a quality narrows it (CR 702.6d)."""
    to = CREATURE_YOU_CONTROL
    if isinstance(ability.quality, Filter):
        narrowed = ability.quality.predicates
        is_yours = any(isinstance(p, ControlledBy) and isinstance(p.player, You) for p in narrowed)
        to = Filter(Kind.PERMANENT, narrowed if is_yours else (*narrowed, YOU_CONTROL))
        if not any(isinstance(p, HasType) for p in to.predicates):
            to = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), *to.predicates))
    activated = _attach(ability, "equip", to)
    if HasType(CardType.PLANESWALKER) in to.predicates:
        # "Equip planeswalker": as though that planeswalker were a creature (CR 702.6e).
        activated = replace(activated, effect=AttachAsToCreature(Target(to, slot=0)))
    return (activated,)


@dataclass(frozen=True, slots=True)
class AttachAsToCreature(Effect):
    """Attach this to the planeswalker as though that were a creature."""

    to: Target


@performs(AttachAsToCreature)
@asks_nothing
def _attach_as(game: "Game", context: Context, effect: AttachAsToCreature) -> None:
    for host in find_objects(game.view, context, effect.to):
        if context.source in game.state.objects and host in game.state.objects:
            attach(game, context.source, host, as_creature=True)


@expands("fortify")
def fortify(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cost: attach this to target land you control, as a sorcery (CR 702.67a)."""
    return (_attach(ability, "fortify", Filter(Kind.PERMANENT, (HasType(CardType.LAND), YOU_CONTROL))),)


@expands("reconfigure")
def reconfigure(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Attach to another creature you control, or unattach; while attached it is no creature (CR 702.151a, 702.151b)."""
    return (
        _attach(ability, "reconfigure", ANOTHER_CREATURE_YOU_CONTROL),
        ActivatedAbility(
            text=ability.text,
            cost=ability.cost or Cost(),
            effect=Unattach(This()),
            sorcery_speed=True,
            instant_timing=IsAttached(This()),
            keyword="reconfigure",
        ),
        StaticAbility(affected=This(), changes=(LoseTypes(types=(CardType.CREATURE,)),), condition=IsAttached(This())),
    )
