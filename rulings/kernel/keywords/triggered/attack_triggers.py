"""Keywords that trigger on attacking: exalted, battle cry, annihilator, melee, mentor, dethrone, training (CR 702.83,
702.86, 702.91, 702.105, 702.121, 702.134, 702.149).

日本語: 賛美、喊声、滅殺、会戦、教導、廃位、訓練
"""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.characteristics import HasStat
from rulings.abilities.filters.combat import IsAttacking
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import DefendingPlayer
from rulings.abilities.references import Choose, Every, Target
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import (
    ATTACKS,
    CREATURE_YOU_CONTROL,
    EVENT_OBJECT,
    SELF,
    creatures,
    gets,
    number,
    put_counters,
    triggered,
)
from rulings.kernel.keywords.triggered.deeds import Deed
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.patterns import matches
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View

_ONE, _NONE = Fixed(1), Fixed(0)


@expands("exalted")
def exalted(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A creature you control attacks alone: it gets +1/+1 until end of turn (CR 702.83a)."""
    event = Attacks(CREATURE_YOU_CONTROL, alone=True)
    return (triggered(ability, event=event, effect=gets(EVENT_OBJECT, _ONE, _ONE)),)


@expands("battle cry")
def battle_cry(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: each other attacking creature gets +1/+0 until end of turn (CR 702.91a)."""
    others = Every(creatures(Another(), IsAttacking()))
    return (triggered(ability, event=ATTACKS, effect=gets(others, _ONE, _NONE)),)


@expands("annihilator")
def annihilator(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: defending player sacrifices N permanents (CR 702.86a)."""
    what = Choose(Filter(Kind.PERMANENT), number(ability))
    return (triggered(ability, event=ATTACKS, effect=Sacrifice(DefendingPlayer(), what)),)


@expands("mentor")
def mentor(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: a +1/+1 counter on target attacking creature with less power (CR 702.134a)."""
    weaker = HasStat(Stat.POWER, Comparison.LESS, StatOf(Stat.POWER, SELF))
    effect = put_counters(_ONE, Target(creatures(IsAttacking(), weaker), slot=0))
    return (triggered(ability, event=ATTACKS, effect=effect),)


@dataclass(frozen=True, slots=True)
class OpponentsAttacked(Amount):
    """The opponents that you attacked with a creature this combat."""


@counts(OpponentsAttacked)
def _opponents_attacked(view: View, context: Context, amount: OpponentsAttacked) -> int:
    attacked: set[object] = set()
    for event in view.state.history:
        if isinstance(event, e.StepBegan) and event.step == "begin_combat":
            attacked = set()
        elif isinstance(event, e.AttackersDeclared) and event.player == context.controller:
            attacked |= {d for _, d in event.attackers if isinstance(d, str)}
    return len(attacked)


@expands("melee")
def melee(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: +1/+1 for each opponent that you attacked this combat (CR 702.121a)."""
    return (triggered(ability, event=ATTACKS, effect=gets(SELF, _ONE, _ONE, times=OpponentsAttacked())),)


@dataclass(frozen=True, slots=True)
class AttacksRichest(EventPattern):
    """The source attacks the player with the most life or tied for most life."""


@matches(AttacksRichest, e.AttackersDeclared)
def _attacks_richest(
    view: View, context: Context, pattern: AttacksRichest, event: e.AttackersDeclared
) -> tuple[e.AttackersDeclared, ...]:
    from dataclasses import replace

    lives = {p: s.life for p, s in view.state.players.items() if s.lost is None}
    most = max(lives.values())
    return tuple(
        replace(event, attackers=((attacker, defender),))
        for attacker, defender in event.attackers
        if attacker == context.source and isinstance(defender, str) and lives.get(defender) == most
    )


@expands("dethrone")
def dethrone(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks the player with the most life: a +1/+1 counter on it (CR 702.105a)."""
    return (triggered(ability, event=AttacksRichest(), effect=put_counters(_ONE)),)


@dataclass(frozen=True, slots=True)
class AttacksWithStronger(EventPattern):
    """The source and at least one other creature with greater power attack."""


@matches(AttacksWithStronger, e.AttackersDeclared)
def _attacks_with_stronger(
    view: View, context: Context, pattern: AttacksWithStronger, event: e.AttackersDeclared
) -> tuple[e.AttackersDeclared, ...]:
    attackers = [i for i, _ in event.attackers]
    if context.source not in attackers:
        return ()
    own = view.characteristics(context.source).power or 0
    return (event,) if any((view.characteristics(i).power or 0) > own for i in attackers) else ()


@expands("training")
def training(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It and a creature with greater power attack: a +1/+1 counter on it, and it trains (CR 702.149a, 702.149c)."""
    return (triggered(ability, event=AttacksWithStronger(), effect=Deed("train", put_counters(_ONE))),)
