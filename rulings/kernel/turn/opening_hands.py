"""Actions with cards of opening hands, where a game is played from its very beginning (CR 103.6).

日本語: ゲーム開始時の手札にあるカードによる行動
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import BeginOnBattlefield, RevealFromOpeningHand
from rulings.abilities.events.spells import CastsSpell, FirstSpellOfGame
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform
from rulings.kernel.questions.patterns import matches, occurrences, plain
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import apnap, zone_of
from rulings.kernel.state.view import View
from rulings.kernel.triggers.when_it_was_cast import cast_this_game

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BEGINS_WITH_IT = cite("103.6a", "begin the game with that card on the battlefield")
REVEALS_IT = cite("103.6b", "reveal it from their opening hand")


def take_opening_actions(game: "Game") -> Play[None]:
    """The starting player takes all of these actions, then each other player in turn order (CR 103.6)."""
    turn = game.state.turn
    if turn.number != 1 or turn.step is not Step.UNTAP:
        return
    for player in apnap(game.state):
        for card in zone_of(game.state, Zone.HAND, player):
            for ability in game.seen(card).abilities:
                if card not in game.state.objects or game.object(card).zone is not Zone.HAND:
                    break
                if isinstance(ability, BeginOnBattlefield):
                    yield from _begin_with(game, player, card, ability)
                elif isinstance(ability, RevealFromOpeningHand):
                    yield from _reveal(game, player, card, ability)


def _begin_with(game: "Game", player: PlayerId, card: ObjectId, ability: BeginOnBattlefield) -> Play[None]:
    if ability.unless_starting and player == game.state.turn.active:
        return
    if not (yield from game.ask_may(player, "begin with it on the battlefield", card, (BEGINS_WITH_IT,))):
        return
    counters: Map[str, int] = Map({ability.counter: 1}) if ability.counter is not None else Map()
    entrance = Entrance(controller=player, counters=counters)
    proposal = ProposedMove(
        object=card, destination=Zone.BATTLEFIELD, cause="opening hand", by_player=player, entrance=entrance
    )
    yield from move(game, [proposal], (BEGINS_WITH_IT,))
    if ability.then is not None:
        yield from perform(game, Context(player, card, results=Results()), ability.then)


def _reveal(game: "Game", player: PlayerId, card: ObjectId, ability: RevealFromOpeningHand) -> Play[None]:
    if not (yield from game.ask_may(player, "reveal from opening hand", card, (REVEALS_IT,))):
        return
    game.emit(e.Revealed(player=player, objects=(card,), citations=(REVEALS_IT,)))
    yield from perform(game, Context(player, card, results=Results()), ability.effect)


@matches(FirstSpellOfGame, e.SpellCast)
def _first_spell_of_game(
    view: View, context: Context, pattern: FirstSpellOfGame, event: e.SpellCast
) -> tuple[e.SpellCast, ...]:
    if any(who == event.player and spell != event.object for who, spell, _ in cast_this_game(view)):
        return ()
    return occurrences(view, context, plain(pattern, CastsSpell), event)
