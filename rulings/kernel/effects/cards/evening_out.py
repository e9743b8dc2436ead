"""Keeping some and losing the rest: one of each kind, or as many as the player who has the fewest (CR 101.4, 608.2d).

日本語: 各種類を1つずつ残す、最も少ないプレイヤーに合わせる
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.choosing import ChooseOfEach, EvenOut
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.actions.discarding import discard
from rulings.kernel.actions.sacrificing import sacrifice_at_once
from rulings.kernel.happening.performing import TOGETHER, performs, results_of
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import finding
from rulings.kernel.questions.matching import candidates, fits
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import apnap, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

APNAP = cite("101.4", "choices")
TOGETHER.add(ChooseOfEach)


@performs(ChooseOfEach)
def _choose_of_each(game: "Game", context: Context, effect: ChooseOfEach) -> Play[None]:
    """One permanent may stand for several kinds; what was chosen for none is "the rest"."""
    results = results_of(context)
    rest: list[ObjectId] = []
    one = None if effect.chooser is None else finding.find_players(game.view, context, effect.chooser)[0]
    for player in finding.find_players(game.view, context, effect.who):
        mine = _controlled(game, context, player, effect.among)
        kept: list[ObjectId] = []
        for kind in effect.kinds:
            fitting = tuple(i for i in mine if fits(game.view, context, i, kind))
            kept += yield from pick_among(
                game, one or player, fitting, 1, 1, "choose", source=context.source, citations=(APNAP,)
            )
        results.add("chosen", tuple(dict.fromkeys(kept)), by=player)
        rest += [i for i in mine if i not in kept]
    results.looked = tuple(rest)


def _controlled(game: "Game", context: Context, player: PlayerId, among: Filter) -> tuple[ObjectId, ...]:
    return tuple(i for i in candidates(game.view, context, among) if game.seen(i).controller == player)


@performs(EvenOut)
def _even_out(game: "Game", context: Context, effect: EvenOut) -> Play[None]:
    """Each kind is counted when it is its turn."""
    players = apnap(game.state)
    for kind in effect.kinds:
        is_hand = kind.kind is Kind.CARD
        have = {
            player: (zone_of(game.state, Zone.HAND, player) if is_hand else _controlled(game, context, player, kind))
            for player in players
        }
        fewest = min(len(objects) for objects in have.values())
        lost: dict[ObjectId, PlayerId] = {}
        for player in players:
            kept = yield from pick_among(
                game,
                player,
                have[player],
                fewest,
                fewest,
                "choose",
                source=context.source,
                citations=(APNAP,),
            )
            lost.update({i: player for i in have[player] if i not in kept})
        if is_hand:
            for player in players:
                mine = tuple(i for i, whose in lost.items() if whose == player)
                yield from discard(game, player, mine, by=context.source, by_player=context.controller)
        else:
            yield from sacrifice_at_once(game, context, lost)
