"""Paying mana: from the pool, and by mana abilities that are activated for it (CR 601.2g, 601.2h).

The payer's free choices are made for them: what is left alone as long as possible stands in ``Announcement.reserve``.
"""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.actions.life import lose_life
from rulings.kernel.casting.mana.foreseeing import copy_of, foresee
from rulings.kernel.casting.mana.life_for_mana import choose_life
from rulings.kernel.casting.mana.mana import Need, payable, spend
from rulings.kernel.casting.mana.mana_sources import mana_sources
from rulings.kernel.casting.mana.mana_yields import ManaSource
from rulings.kernel.casting.mana.payment_search import Plan, alternatives, mixed, plan_once, types_of, with_types
from rulings.kernel.casting.mana.spending import may_spend, widened
from rulings.kernel.casting.mana.spent_mana import ride_along, rider_use, spends_no_mana
from rulings.kernel.happening.game import GameOverError
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import Bound, check
from rulings.kernel.state.events import ManaSpent
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.proposals import ProposedLifeLoss

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PAYS = cite("601.2h", "pays the total cost")
CANT_PAY = Illegal("can't pay the mana", "601.2h")


LIFE_FOR_SYMBOLS = "life paid for"
"""Key of the state's memory: how much life was paid for mana symbols of a spell (CR 107.4f)."""


def find_plan(
    game: "Game",
    player: PlayerId,
    needs: list[Need],
    on: ObjectId | None,
    reserve: frozenset[ObjectId] = frozenset(),
    excluded: frozenset[ObjectId] = frozenset(),
    kept: frozenset[ObjectId] = frozenset(),
) -> Plan | None:
    """A way to pay with pool and mana abilities; ``None`` if there is none.

    Alternatives of hybrid and Phyrexian symbols are tried mana first, then generic, then life.
    """
    needs = widened(game, player, needs, on)
    sources = _sources(game, player, reserve, excluded, kept, on)
    plan = plan_once(game, player, needs, on, sources)
    if plan is not None and _comes_true(game, player, plan, reserve):
        return plan
    if not any(source.repeats or source.shares for source in sources):
        return None
    task = _Repeating(player, needs, on, reserve, excluded, kept)
    if game.making_mana:
        # A mana ability is being paid for by other mana abilities: so deep in, a few trials must do.
        task.trials = 4
    return _plan_again(task, game, sources)


def _sources(
    game: "Game",
    player: PlayerId,
    reserve: frozenset[ObjectId],
    excluded: frozenset[ObjectId],
    kept: frozenset[ObjectId],
    on: ObjectId | None,
) -> list[ManaSource]:
    sources = [
        replace(s, price=tuple(widened(game, player, list(s.price), s.object))) if s.price else s
        for s in mana_sources(game, player)
        if s.object not in excluded and not (s.is_spent and s.object in kept)
    ]
    # Mana that does something to this spell goes first; mana that would do something to another is spared for it.
    use = {
        (s.object, s.ability): rider_use(game, player, s.object, s.ability, on) if s.rides_along else 0 for s in sources
    }
    sources.sort(
        key=lambda s: (
            s.object in reserve,
            s.burden,
            use[s.object, s.ability],
            s.flexibility,
            len(s.types),
            s.object,
        )
    )
    return sources


def _comes_true(game: "Game", player: PlayerId, plan: Plan, reserve: frozenset[ObjectId]) -> bool:
    """Whether all abilities of a plan can be activated one after the other, where several costs could be paid with the
    same thing (CR 118.3): tried on a copy of the game, where what each costs is really gone."""
    if len(plan.sources) < 2 or not any(source.shares for source in plan.sources):
        return True
    trial = copy_of(game)
    return all(_activated(trial, player, source, reserve) for source in plan.sources)


def _activated(game: "Game", player: PlayerId, source: ManaSource, reserve: frozenset[ObjectId]) -> bool:
    """Activates a mana ability on a copy of the game; says whether it could be."""
    from rulings.kernel.casting.activating import activate_for_mana, why_not_activate

    if source.object not in game.state.objects:
        return False
    if why_not_activate(game, player, source.object, source.ability, for_mana=True) is not None:
        return False
    try:
        foresee(activate_for_mana(game, player, source, reserve))
    except (IllegalActionError, GameOverError):
        return False
    return True


@dataclass(slots=True)
class _Repeating:
    """What is to be paid, while abilities that can be activated again and again are tried."""

    player: PlayerId
    needs: list[Need]
    on: ObjectId | None
    reserve: frozenset[ObjectId]
    excluded: frozenset[ObjectId]
    kept: frozenset[ObjectId]
    trials: int = 60
    seen: list[object] = field(default_factory=list)
    """What the player had left after trials: another way to the same is none."""


def _plan_again(task: _Repeating, game: "Game", sources: list[ManaSource]) -> Plan | None:
    """A way to pay that begins with an ability that can be activated again (CR 602.2): tried on a copy of the game,
    where what it costs is really gone."""
    letters: frozenset[str] = frozenset().union(*(need.types | need.snow_types for need in task.needs))
    for way in sources:
        if not (way.repeats or way.shares) or not (way.mixes or letters.intersection(types_of(way))):
            continue
        if task.trials <= 0:
            return None
        task.trials -= 1
        if way.mixes:
            way = with_types(way, mixed(way, task.needs, game.player(task.player).mana))
        trial = copy_of(game)
        if not _activated(trial, task.player, way, task.reserve):
            continue
        reached = _resources(trial, task.player)
        if reached in task.seen:
            continue
        task.seen.append(reached)
        left = _sources(trial, task.player, task.reserve, task.excluded, task.kept, task.on)
        plan = plan_once(trial, task.player, task.needs, task.on, left)
        if plan is None or not _comes_true(trial, task.player, plan, task.reserve):
            plan = _plan_again(task, trial, left)
        if plan is not None:
            return replace(plan, sources=(way, *plan.sources))
    return None


def _resources(game: "Game", player: PlayerId) -> object:
    """What a player has left to pay with."""
    mine = game.player(player)
    objects = {i: (o.zone, o.is_tapped, o.counters) for i, o in game.state.objects.items() if o.owner == player}
    return sorted(m.type for m in mine.mana), mine.life, mine.counters, objects


def can_pay(
    game: "Game",
    player: PlayerId,
    needs: list[Need],
    on: ObjectId | None,
    excluded: frozenset[ObjectId] = frozenset(),
    kept: frozenset[ObjectId] = frozenset(),
) -> bool:
    """Whether a player could pay this mana now, by other means than ``excluded`` and without giving up ``kept``."""
    is_free = game.mana_is_free and not (needs and spends_no_mana(game, on))
    return is_free or find_plan(game, player, needs, on, excluded=excluded, kept=kept) is not None


def pay_mana(
    game: "Game",
    player: PlayerId,
    needs: list[Need],
    on: ObjectId | None,
    reserve: frozenset[ObjectId] = frozenset(),
    kept: frozenset[ObjectId] = frozenset(),
) -> Play[tuple[tuple[str, ...], tuple[Mana, ...]]]:
    """Activates mana abilities as needed and pays; returns the types of mana spent, and the mana that was in the pool.

    Raises:
        IllegalActionError: it can't be paid (CR 601.2h).
    """
    from rulings.kernel.casting.activating import activate_for_mana

    def life_of_plan(left: list[Need]) -> int | None:
        found = find_plan(game, player, left, on, reserve)
        return None if found is None else found.life

    needs, life = yield from choose_life(game, player, needs, on, life_of_plan)
    if game.mana_is_free and not (needs and spends_no_mana(game, on)):
        free = tuple(_free(need) for need in alternatives(needs)[0][0])
        if free:
            game.emit(ManaSpent(player=player, types=free, on=on))
        yield from _pay_life(game, player, life, on)
        return free, ()
    activated = 0
    while True:
        plan = find_plan(game, player, needs, on, reserve, kept=kept)
        if plan is None:
            raise IllegalActionError(CANT_PAY)
        if not plan.sources:
            break
        activated += 1
        check(Bound.PAYMENT, activated)
        # One at a time: what an ability really makes may differ (replacement effects, triggered mana abilities).
        _put_first(game, player, plan.sources[0].pays)
        yield from activate_for_mana(game, player, plan.sources[0], reserve)
    pool = game.player(player).mana
    usable = [n for n, m in enumerate(pool) if may_spend(game, m, player, on)]
    order = payable(tuple(pool[n] for n in usable), list(plan.needs))
    if order is None:
        raise IllegalActionError(CANT_PAY)
    indexes = [usable[n] for n in order]
    used = tuple(pool[n] for n in indexes)
    spent = spend(game, player, indexes, on)
    yield from ride_along(game, player, used, on)
    yield from _pay_life(game, player, life + plan.life, on)
    return spent, used


def _pay_life(game: "Game", player: PlayerId, amount: int, on: ObjectId | None) -> Play[None]:
    """Pays the life that stands for mana symbols."""
    if not amount:
        return
    if on is not None:
        game.change(monitor=game.state.monitor.set(f"{LIFE_FOR_SYMBOLS} {on}", amount))
    yield from lose_life(game, ProposedLifeLoss(player=player, amount=amount, is_payment=True))


def _put_first(game: "Game", player: PlayerId, types: tuple[str, ...]) -> None:
    """Orders the pool so that mana of these types is spent first; the order of a pool means nothing else."""
    pool = list(game.player(player).mana)
    first: list[Mana] = []
    for letter in types:
        found = next((m for m in pool if m.type == letter), None)
        if found is not None:
            pool.remove(found)
            first.append(found)
    if first:
        game.change_player(player, mana=(*first, *pool))


def _free(need: Need) -> str:
    """With free mana a coloured symbol counts as paid with its colour, generic mana as colourless."""
    return next((c for c in "WUBRG" if c in need.types), "C") if len(need.types) <= 2 else "C"
