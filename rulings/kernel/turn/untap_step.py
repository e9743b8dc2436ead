"""The untap step: phasing, day and night, untapping (CR 502).

日本語: アンタップ・ステップ
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.durations import UntilYourNextStep
from rulings.abilities.filters.filter import Filter
from rulings.cite import cite
from rulings.kernel.actions.exerting import end_exertion, is_exerted_by
from rulings.kernel.actions.tapping import untap
from rulings.kernel.characteristics.permissions import abilities_to, prohibitions, restrictions
from rulings.kernel.effects.permanents.staying_tapped import end_keeping_tapped, is_kept_tapped
from rulings.kernel.effects.players.day_and_night import check_day_and_night
from rulings.kernel.happening.phasing import phase_in_and_out
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

UNTAPS = cite("502.3", "untap them all simultaneously")


def untap_step(game: "Game") -> Play[None]:
    """Phases in and out, then untaps the active player's permanents at once."""
    active = game.state.turn.active
    phase_in_and_out(game, active)
    check_day_and_night(game)
    mine = tuple(i for i in battlefield(game.state) if game.seen(i).controller == active and game.object(i).is_tapped)
    others = _untaps_others(game, active)
    able = tuple(i for i in (*mine, *others) if not _stays_tapped(game, i, active))
    able = yield from _limited(game, active, able)
    able = yield from _may_choose_not(game, active, able)
    yield from untap(game, able, in_untap_step=True)
    _end_single_use(game, active)
    end_exertion(game, active)
    end_keeping_tapped(game, active)


def _stays_tapped(game: "Game", object_id: ObjectId, active: PlayerId) -> bool:
    obj = game.object(object_id)
    if obj.counters.get("stun", 0) > 0:
        # Its replacement effect removes a counter instead of untapping it (CR 122.1d); it is offered to untap.
        return False
    if is_exerted_by(game, object_id, active) or is_kept_tapped(game, object_id, active):
        return True
    return bool(restrictions(game, object_id, "untap"))


def _untaps_others(game: "Game", active: PlayerId) -> tuple[ObjectId, ...]:
    """ "Untap all permanents you control during each other player's untap step"."""
    found: list[ObjectId] = []
    for i in battlefield(game.state):
        if game.object(i).is_tapped and game.seen(i).controller != active:
            if abilities_to(game, i, "untap in other untap steps"):
                found.append(i)
    return tuple(found)


def _limited(game: "Game", active: PlayerId, able: tuple[ObjectId, ...]) -> Play[tuple[ObjectId, ...]]:
    """ "Players can't untap more than one land": the player chooses which (CR 502.3)."""
    for effect, rule in prohibitions(game, active, "untap more than"):
        assert isinstance(rule.limit, Amount)
        limit = numbers.count(game.view, effect.context, rule.limit)
        context = Context(effect.context.controller, effect.source)
        concerned = tuple(
            i for i in able if not isinstance(rule.filter, Filter) or matching.fits(game.view, context, i, rule.filter)
        )
        if len(concerned) > limit:
            kept = yield from pick_among(game, active, concerned, limit, limit, "untap")
            able = tuple(i for i in able if i not in concerned or i in kept)
    return able


def _may_choose_not(game: "Game", active: PlayerId, able: tuple[ObjectId, ...]) -> Play[tuple[ObjectId, ...]]:
    """ "You may choose not to untap this during your untap step"."""
    kept = []
    for i in able:
        if abilities_to(game, i, "choose not to untap"):
            wants_tapped = yield from game.ask_may(active, "keep tapped", i, (UNTAPS,))
            if wants_tapped:
                continue
        kept.append(i)
    return tuple(kept)


def _end_single_use(game: "Game", active: PlayerId) -> None:
    """ "Doesn't untap during its controller's next untap step" is over after that step."""
    kept = []
    for effect in game.state.effects:
        if isinstance(effect.duration, UntilYourNextStep) and effect.duration.step == "untap step done":
            objects = [i for i in effect.affected or () if isinstance(i, int) and i in game.state.objects]
            over = {i for i in objects if game.seen(ObjectId(i)).controller == active}
            if over:
                # Of the others each goes on until its own controller's step.
                left = tuple(i for i in effect.affected or () if i not in over)
                if not left:
                    continue
                effect = replace(effect, affected=left)
        kept.append(effect)
    if tuple(kept) != game.state.effects:
        game.change(effects=tuple(kept))
