"""Tapping and untapping (CR 701.26).

日本語: タップ、アンタップ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.permanents import Tap, TapOrUntap, Untap
from rulings.abilities.effects.spells import ByPlayer
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.happening.performing import TOGETHER, performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions.finding import find_players
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedUntap

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TAPS = cite("701.26a", "turn it sideways")
UNTAPS = cite("701.26b", "rotate it back to the upright position")


def tap(
    game: "Game", objects: tuple[ObjectId, ...], *, for_mana: bool = False, player: PlayerId | None = None
) -> tuple[ObjectId, ...]:
    """Taps those that are untapped, at once; returns them."""
    changed = []
    for i in objects:
        obj = game.state.objects.get(i)
        if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.is_tapped:
            continue
        game.change_object(i, is_tapped=True)
        changed.append(i)
    game.emit(*(e.Tapped(object=i, for_mana=for_mana, player=player, citations=(TAPS,)) for i in changed))
    return tuple(changed)


def untap(game: "Game", objects: tuple[ObjectId, ...], *, in_untap_step: bool = False) -> Play[tuple[ObjectId, ...]]:
    """Untaps those that are tapped, at once; returns them."""
    final = []
    for i in objects:
        obj = game.state.objects.get(i)
        if obj is None or obj.zone is not Zone.BATTLEFIELD or not obj.is_tapped:
            continue
        for one in (yield from replaced(game, ProposedUntap(object=i, in_untap_step=in_untap_step))):
            if isinstance(one, ProposedUntap):
                final.append(one.object)
    for i in final:
        game.change_object(i, is_tapped=False)
    game.emit(*(e.Untapped(object=i, citations=(UNTAPS,)) for i in final))
    return tuple(final)


@performs(Tap)
@plays_action("tap and untap")
def _tap(game: "Game", context: Context, effect: Tap) -> Play[None]:
    objects = yield from pick(game, context, context.controller, effect.what, "tap")
    changed = tap(game, objects, player=context.controller)
    results_of(context).add("tapped", changed)
    # "Those creatures" are all that were to be tapped, the tapped ones too; "tapped this way" only those that were not.
    results_of(context).add("to tap", objects)
    results_of(context).last = bool(changed)


@performs(Untap)
@plays_action("tap and untap")
def _untap(game: "Game", context: Context, effect: Untap) -> Play[None]:
    objects = yield from pick(game, context, context.controller, effect.what, "untap")
    changed = yield from untap(game, objects)
    results_of(context).add("untapped", changed)
    results_of(context).add("to untap", objects)
    results_of(context).last = bool(changed)


@performs(ByPlayer)
def _by_player(game: "Game", context: Context, effect: ByPlayer) -> Play[None]:
    """Each of the players chooses in turn order, then it happens to all (CR 101.4)."""
    assert isinstance(effect.effect, Tap | Untap)
    is_tap = isinstance(effect.effect, Tap)
    chosen: list[ObjectId] = []
    for player in find_players(game.view, context, effect.who):
        here = each_player(context, player)
        chosen += yield from pick(game, here, player, effect.effect.what, "tap" if is_tap else "untap")
    objects = tuple(dict.fromkeys(chosen))
    changed = tap(game, objects, player=context.controller) if is_tap else (yield from untap(game, objects))
    results_of(context).add("tapped" if is_tap else "untapped", changed)
    results_of(context).add("to tap" if is_tap else "to untap", objects)
    results_of(context).last = bool(changed)


TOGETHER.add(ByPlayer)


@performs(TapOrUntap)
def _tap_or_untap(game: "Game", context: Context, effect: TapOrUntap) -> Play[None]:
    objects = yield from pick(game, context, context.controller, effect.what, "tap or untap")
    for i in objects:
        is_tapped = game.object(i).is_tapped
        picked = yield from game.decide(
            Decision(
                context.controller,
                DecisionKind.OPTION,
                "tap or untap",
                (Option("tap", value="tap"), Option("untap", value="untap")),
                source=context.source,
                default=(1 if is_tapped else 0,),
            )
        )
        if picked[0].value == "tap":
            tap(game, (i,), player=context.controller)
        else:
            yield from untap(game, (i,))
