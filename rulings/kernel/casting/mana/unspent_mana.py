"""Doubling unspent mana, and taking another player's (CR 106.6, 106.13).

日本語: 未使用のマナ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.mana import ActivateEachForMana, DoubleMana, TakeUnspentMana
from rulings.abilities.filters.filter import Filter
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.casting.activating import activate_for_mana
from rulings.kernel.casting.mana.mana import add_mana, becomes_instead
from rulings.kernel.casting.mana.mana_sources import mana_sources
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.finding import find_players
from rulings.kernel.questions.matching import fits
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LOST = cite("106.13", "mana lost this way")


@performs(DoubleMana)
@plays_action("double")
@asks_nothing
def _double(game: "Game", context: Context, effect: DoubleMana) -> None:
    """As much again of each type; restrictions of the mana that is there are not doubled (CR 106.6, its example)."""
    for player in find_players(game.view, context, effect.who):
        pool = game.player(player).mana
        add_mana(game, player, tuple(Mana(m.type, source=context.source) for m in pool), source=context.source)


@performs(ActivateEachForMana)
def _activate_each(game: "Game", context: Context, effect: ActivateEachForMana) -> Play[None]:
    """One mana ability of each, in the order in which they came; who has nothing to activate goes on."""
    for player in find_players(game.view, context, effect.who):
        for one in [i for i in battlefield(game.state) if _is_theirs(game, context, player, i, effect.of)]:
            if one in game.state.objects and _is_theirs(game, context, player, one, effect.of):
                yield from _activate_one(game, context, player, one)


def _is_theirs(game: "Game", context: Context, player: PlayerId, permanent: ObjectId, of: Filter) -> bool:
    return game.seen(permanent).controller == player and fits(game.view, context, permanent, of)


@performs(TakeUnspentMana)
@asks_nothing
def _take(game: "Game", context: Context, effect: TakeUnspentMana) -> None:
    """The mana is the same mana: what made it, and what it may be spent on, stay as they are (CR 106.13)."""
    for player in find_players(game.view, context, effect.who):
        if becomes_instead(game, player) is not None:
            # Mana that becomes other mana instead is not lost.
            continue
        pool = game.player(player).mana
        game.change_player(player, mana=())
        game.emit(e.ManaEmptied(player=player, types=tuple(m.type for m in pool), citations=(LOST,)))
        add_mana(game, context.controller, pool, source=context.source)


def _activate_one(game: "Game", context: Context, player: PlayerId, land: ObjectId) -> Play[None]:
    ways = [source for source in mana_sources(game, player) if source.object == land]
    if not ways:
        return
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.COLOR,
            "choose mana",
            tuple(Option("".join(f"{{{t}}}" for t in way.types), value=n) for n, way in enumerate(ways)),
            source=context.source,
            citations=(LOST,),
            default=(0,),
        )
    )
    yield from activate_for_mana(game, player, ways[int(str(picked[0].value))])
