"""Keywords that bring tokens into combat: myriad, mobilize (CR 702.116, 702.181).

日本語: 無尽、動員
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.moving import Entering, Exile, Sacrifice
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.players import AnyPlayer, DefendingPlayer
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import CardType, Color, Step
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ATTACKS, YOU, number, triggered
from rulings.kernel.effects.permanents.tokens import create_tokens, face_of_copy
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import Entrance, ProposedTokens
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MYRIAD = cite("702.116a", "for each opponent other than defending player")


@expands("mobilize")
def mobilize(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: N red 1/1 Warriors, tapped and attacking, sacrificed at the next end step (CR 702.181a)."""
    warrior = TokenSpec(
        power=Fixed(1), toughness=Fixed(1), colors=(Color.RED,), types=(CardType.CREATURE,), subtypes=("Warrior",)
    )
    effect = Sequence(
        (
            CreateToken(YOU, number(ability), warrior, entering=Entering(tapped=True, attacking=True)),
            Delayed(BeginningOf(Step.END, AnyPlayer(), next_only=True), Sacrifice(YOU, ThisWay("created"))),
        )
    )
    return (triggered(ability, event=ATTACKS, effect=effect),)


@dataclass(frozen=True, slots=True)
class CopyAgainstOthers(Effect):
    """For each opponent other than defending player, you may create a copy that attacks that opponent."""


@performs(CopyAgainstOthers)
def _copy_against_others(game: "Game", context: Context, effect: CopyAgainstOthers) -> Play[None]:
    defending = finding.find_players(game.view, context, DefendingPlayer())
    for opponent in opponents(game.state, context.controller):
        if opponent in defending:
            continue
        if not (yield from game.ask_may(context.controller, "create token", context.source, (MYRIAD,))):
            continue
        found = yield from create_tokens(
            game,
            ProposedTokens(
                player=context.controller,
                tokens=((1, face_of_copy(game, context, context.source)),),
                # That player, or a planeswalker of that player: chosen for each token (CR 508.4).
                entrance=Entrance(
                    controller=context.controller, is_tapped=True, chooses_attacked=True, attacks_only=(opponent,)
                ),
                by=context.source,
            ),
        )
        results_of(context).add("created", found)


@expands("myriad")
def myriad(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: a copy attacking each other opponent, exiled at end of combat (CR 702.116a)."""
    effect = Sequence((CopyAgainstOthers(), Delayed(EndOfCombat(), Exile(ThisWay("created")))))
    return (triggered(ability, event=ATTACKS, effect=effect),)
