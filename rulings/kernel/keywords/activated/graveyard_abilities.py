"""Activated abilities of cards in a graveyard: unearth, scavenge, embalm, eternalize, encore (CR 702.84, 702.97,
702.128, 702.129, 702.141).

日本語: 蘇生、活用、不朽、永遠、再演
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import Change, SetColors, SetPT, SetTypes
from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.durations import Forever, UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace, Sequence
from rulings.abilities.effects.moving import Exile, ReturnTo, Sacrifice
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.modifications import GoTo
from rulings.abilities.players import AnyPlayer, PlayerRef
from rulings.abilities.references import Target, This, ThisWay
from rulings.abilities.vocabulary import Color, Stat, Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import CREATURE, GAINS_HASTE, SELF, YOU, put_counters
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face, with_exceptions
from rulings.kernel.effects.permanents.tokens import create_tokens
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions.finding import finds
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import Entrance, ProposedTokens
from rulings.kernel.state.state import opponents
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EMBALMS = cite("702.128a", "copy of this card")
ETERNALIZES = cite("702.129a", "copy of this card")
ENCORE = cite("702.141a", "attacks that opponent this turn if able")

_HERE = This(zone=Zone.GRAVEYARD)
_RETURNED = ThisWay("returned")
NEXT_END_STEP = BeginningOf(Step.END, AnyPlayer(), next_only=True)


def _activated(ability: KeywordAbility, effect: Effect, *more: ExileCost) -> tuple[Ability, ...]:
    cost = ability.cost or Cost()
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, *more)),
            effect=effect,
            zones=(Zone.GRAVEYARD,),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )


@expands("unearth")
def unearth(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Return this from your graveyard with haste; it is exiled at the next end step, or if it would leave (CR
    702.84a)."""
    would_leave = Moves(_RETURNED, origin=Zone.BATTLEFIELD, not_to=Zone.EXILE)
    leaves = Replacement(text=ability.text, event=would_leave, instead=GoTo(Zone.EXILE))
    effect = Sequence(
        (
            ReturnTo(_HERE, Zone.BATTLEFIELD),
            Continuous(_RETURNED, (GAINS_HASTE,), Forever()),
            Replace(leaves, Forever()),
            Delayed(NEXT_END_STEP, Exile(_RETURNED)),
        )
    )
    return _activated(ability, effect)


@expands("scavenge")
def scavenge(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exile this from your graveyard: +1/+1 counters equal to its power, as it last was there, on target creature (CR
    208.2a, 702.97a)."""
    power = StatOf(Stat.POWER, SELF)
    return _activated(ability, put_counters(power, Target(CREATURE, slot=0)), ExileCost(SELF))


@dataclass(frozen=True, slots=True)
class CopyOfThisCard(Effect):
    """Create a token that is a copy of the exiled card, with exceptions and without mana cost where the keyword says
    so."""

    keyword: str
    exceptions: tuple[Change, ...] = ()
    for_each_opponent: bool = False


@performs(CopyOfThisCard)
def _copy_of_this_card(game: "Game", context: Context, effect: CopyOfThisCard) -> Play[None]:
    from dataclasses import replace

    exiled = context.payment.objects.get("exiled", ())
    if not exiled:
        return
    face = with_exceptions(game.view, context, copiable_face(game.view, exiled[0]), effect.exceptions)
    if not effect.for_each_opponent:
        face = replace(face, mana_cost=None)
    for opponent in opponents(game.state, context.controller) if effect.for_each_opponent else (None,):
        found = yield from create_tokens(
            game,
            ProposedTokens(
                player=context.controller,
                tokens=((1, face),),
                entrance=Entrance(controller=context.controller, memory=Map({effect.keyword: True})),
                by=context.source,
            ),
        )
        results_of(context).add("created", found)
        if opponent is not None:
            _must_attack(game, context, found, opponent)


def _must_attack(game: "Game", context: Context, tokens: tuple[ObjectId, ...], opponent: PlayerId) -> None:
    whom = ThisPlayer(str(opponent))
    add_floating(game, context, UntilEndOfTurn(), affected=tokens, changes=(MustDo("attack", whom=whom),))


@dataclass(frozen=True, slots=True)
class ThisPlayer(PlayerRef):
    """One certain player."""

    player: str


@finds(ThisPlayer)
def _this_player(view: View, context: Context, ref: ThisPlayer) -> tuple[Recipient, ...]:
    return (PlayerId(ref.player),)


def _zombie(ability: KeywordAbility, *changes: Change) -> tuple[Ability, ...]:
    exceptions = (*changes, SetTypes(subtypes=("Zombie",)))
    return _activated(ability, CopyOfThisCard(ability.name, exceptions), ExileCost(SELF))


@expands("embalm")
def embalm(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exile this from your graveyard: a token copy, white, without mana cost, a Zombie besides (CR 702.128a)."""
    return _zombie(ability, SetColors((Color.WHITE,)))


@expands("eternalize")
def eternalize(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exile this from your graveyard: a token copy, black, 4/4, without mana cost, a Zombie besides (CR 702.129a)."""
    return _zombie(ability, SetColors((Color.BLACK,)), SetPT(Fixed(4), Fixed(4)))


@expands("encore")
def encore(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exile this from your graveyard: for each opponent a hasty token copy that must attack them, sacrificed at the
    next end step (CR 702.141a)."""
    created = ThisWay("created")
    effect = Sequence(
        (
            CopyOfThisCard(ability.name, for_each_opponent=True),
            Continuous(created, (GAINS_HASTE,), Forever()),
            Delayed(NEXT_END_STEP, Sacrifice(YOU, created)),
        )
    )
    return _activated(ability, effect, ExileCost(SELF))
