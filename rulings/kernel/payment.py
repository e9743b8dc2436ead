"""Paying mana: from the pool, and by mana abilities that are activated for it (CR 601.2g, 601.2h).

The payer's free choices are made for them: what is left alone as long as possible stands in ``Announcement.reserve``.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Supertype
from rulings.cite import cite
from rulings.kernel.actions import Illegal, IllegalActionError
from rulings.kernel.decisions import Play
from rulings.kernel.effects.life import lose_life
from rulings.kernel.effort import Bound, check
from rulings.kernel.events import ManaSpent
from rulings.kernel.foreseeing import copy_of, foresee
from rulings.kernel.functions import activated_abilities
from rulings.kernel.game import GameOverError
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.life_for_mana import choose_life, may_pay_life
from rulings.kernel.mana import Need, first_unpaid, payable, spend
from rulings.kernel.mana_abilities import mana_effect
from rulings.kernel.mana_sources import mana_sources
from rulings.kernel.mana_yields import ManaSource
from rulings.kernel.proposals import ProposedLifeLoss
from rulings.kernel.spending import may_spend, widened
from rulings.kernel.spent_mana import ride_along, rider_use, spends_no_mana
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

PAYS = cite("601.2h", "pays the total cost")
CANT_PAY = Illegal("can't pay the mana", "601.2h")


LIFE_FOR_SYMBOLS = "life paid for"
"""Key of the state's memory: how much life was paid for mana symbols of a spell (CR 107.4f)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which mana abilities are activated, with what they are to make, and which life is paid instead."""

    sources: tuple[ManaSource, ...]
    needs: tuple[Need, ...]
    life: int = 0


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
    plan = _plan_once(game, player, needs, on, sources)
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


def _plan_once(
    game: "Game", player: PlayerId, needs: list[Need], on: ObjectId | None, sources: list[ManaSource]
) -> Plan | None:
    """A way to pay in which each mana ability is activated at most once."""
    pool = tuple(m for m in game.player(player).mana if may_spend(game, m, player, on))
    for concrete, life in alternatives(needs):
        if not may_pay_life(game, player, life):
            continue
        chosen = _assign(game, player, pool, sources, concrete, on)
        if chosen is not None:
            return Plan(tuple(chosen), tuple(concrete), life)
    return None


def _comes_true(game: "Game", player: PlayerId, plan: Plan, reserve: frozenset[ObjectId]) -> bool:
    """Whether all abilities of a plan can be activated one after the other, where several costs could be paid with the
    same thing (CR 118.3): tried on a copy of the game, where what each costs is really gone."""
    if len(plan.sources) < 2 or not any(source.shares for source in plan.sources):
        return True
    trial = copy_of(game)
    return all(_activated(trial, player, source, reserve) for source in plan.sources)


def _activated(game: "Game", player: PlayerId, source: ManaSource, reserve: frozenset[ObjectId]) -> bool:
    """Activates a mana ability on a copy of the game; says whether it could be."""
    from rulings.kernel.activating import activate_for_mana, why_not_activate

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
        if not (way.repeats or way.shares) or not (way.mixes or letters.intersection(_types_of(way))):
            continue
        if task.trials <= 0:
            return None
        task.trials -= 1
        if way.mixes:
            way = _with_types(way, _mixed(way, task.needs, game.player(task.player).mana))
        trial = copy_of(game)
        if not _activated(trial, task.player, way, task.reserve):
            continue
        reached = _resources(trial, task.player)
        if reached in task.seen:
            continue
        task.seen.append(reached)
        left = _sources(trial, task.player, task.reserve, task.excluded, task.kept, task.on)
        plan = _plan_once(trial, task.player, task.needs, task.on, left)
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


def alternatives(needs: list[Need]) -> list[tuple[list[Need], int]]:
    """Ways to read hybrid and Phyrexian symbols: (needs in mana, life), the one without life first."""
    ways: list[tuple[list[Need], int]] = [([], 0)]
    for need in needs:
        plain = replace(need, or_generic=0, or_life=0)
        grown: list[tuple[list[Need], int]] = []
        for so_far, life in ways:
            grown.append(([*so_far, plain], life))
            if need.or_generic:
                generic = Need(frozenset("WUBRGC"))
                grown.append(([*so_far, *([generic] * need.or_generic)], life))
            if need.or_life:
                grown.append((list(so_far), life + need.or_life))
        check(Bound.SEARCH, len(grown))
        ways = grown
    ways.sort(key=lambda w: w[1])
    return [(sorted(w, key=lambda n: (len(n.types), not n.snow)), life) for w, life in ways]


def _assign(
    game: "Game",
    player: PlayerId,
    pool: tuple[Mana, ...],
    sources: list[ManaSource],
    needs: list[Need],
    on: ObjectId | None,
) -> list[ManaSource] | None:
    """Chooses sources one by one until pool and what they make pay everything; backtracks over the ways of a source."""
    if payable(pool, needs) is not None:
        return []
    check(Bound.PAYMENT, len(needs))
    by_object: dict[tuple[ObjectId, int], list[ManaSource]] = {}
    for source in sources:
        by_object.setdefault((source.object, source.ability), []).append(source)
    task = _Task(game, player, pool, tuple(needs), on)
    return _search(task, pool, list(by_object.values()), needs, [])


@dataclass(slots=True)
class _Task:
    """What is to be paid, while ways to do it are tried."""

    game: "Game"
    player: PlayerId
    pool: tuple[Mana, ...]
    needs: tuple[Need, ...]
    on: ObjectId | None
    steps: int = 0


def _search(
    task: _Task, pool: tuple[Mana, ...], groups: list[list[ManaSource]], needs: list[Need], chosen: list[ManaSource]
) -> list[ManaSource] | None:
    task.steps += 1
    check(Bound.SEARCH, task.steps)
    game = task.game
    game.effort.spend(len(groups) + len(pool) + len(needs))
    missing = first_unpaid(pool, needs)
    if missing is None:
        found = _in_order(task, chosen)
        prices = [need for way in chosen for need in way.price]
        if found is not None or not prices:
            return found
        # There is enough, but what a source makes can't pay for itself: something else must come before.
        missing = Need(frozenset().union(*(need.types for need in prices)))
    tells_snow = any(need.snow or need.snow_types for need in needs)
    tried: set[tuple[tuple[str, ...], int, bool, bool]] = set()
    for n, ways in enumerate(groups):
        for way in ways:
            is_snow = tells_snow and _is_snow(game, way.object)
            wanted_types = missing.types | missing.snow_types if is_snow else missing.types
            if not (way.mixes or wanted_types.intersection(_types_of(way))) or (missing.snow and not is_snow):
                continue
            # Sources that are alike lead to the same place: one of them is enough.
            likeness = (_types_of(way), way.burden, way.mixes, is_snow)
            if likeness in tried and way.burden == 0:
                continue
            tried.add(likeness)
            way = _with_types(way, _mixed(way, needs, pool)) if way.mixes else way
            made = _made(game, way)
            usable = made if way.price else tuple(m for m in made if may_spend(game, m, task.player, task.on))
            if not usable:
                continue
            rest = [g for m, g in enumerate(groups) if m != n and g[0].object != way.object]
            wanted = sorted((*needs, *way.price), key=lambda x: (len(x.types), not x.snow)) if way.price else needs
            found = _search(task, pool + usable, rest, wanted, [*chosen, way])
            if found is not None:
                return found
    return None


def _made(game: "Game", way: ManaSource) -> tuple[Mana, ...]:
    is_snow, restriction = _is_snow(game, way.object), _restriction(game, way)
    types = way.types if way.made is None else way.made
    own = tuple(Mana(t, is_snow=is_snow, restriction=restriction, source=way.object) for t in types)
    return own + tuple(mana for extra in way.extras for mana in extra)


def _types_of(way: ManaSource) -> tuple[str, ...]:
    """The types of all mana that comes of it."""
    types = way.types if way.made is None else way.made
    return types + tuple(mana.type for extra in way.extras for mana in extra)


def _with_types(way: ManaSource, types: tuple[str, ...]) -> ManaSource:
    """The source making other types; an effect that multiplied what it makes multiplies these (CR 106.12b)."""
    if way.made is None or not way.types or len(way.made) % len(way.types):
        return replace(way, types=types)
    return replace(way, types=types, made=types * (len(way.made) // len(way.types)))


def _in_order(task: _Task, chosen: list[ManaSource]) -> list[ManaSource] | None:
    """The sources in an order in which each that costs mana can be paid for with what is there by then."""
    # What only taps goes first: what was tapped can still be given up for another.
    priced = [way for way in chosen if way.price]
    plain = sorted((way for way in chosen if not way.price), key=lambda way: way.shares)
    if not priced:
        return plain
    pool = task.pool + tuple(mana for way in plain for mana in _made(task.game, way))
    rest = _pay_prices(task, pool, priced)
    return None if rest is None else [*plain, *rest]


def _pay_prices(task: _Task, pool: tuple[Mana, ...], priced: list[ManaSource]) -> list[ManaSource] | None:
    if not priced:
        usable = tuple(m for m in pool if may_spend(task.game, m, task.player, task.on))
        return [] if payable(usable, list(task.needs)) is not None else None
    for way in priced:
        rest = [other for other in priced if other is not way]
        for spent in _ways_to_spend(task, pool, list(way.price), way.object):
            left = tuple(mana for n, mana in enumerate(pool) if n not in spent)
            found = _pay_prices(task, left + _made(task.game, way), rest)
            if found is not None:
                return [replace(way, pays=tuple(pool[n].type for n in spent)), *found]
    return None


def _ways_to_spend(
    task: _Task, pool: tuple[Mana, ...], price: list[Need], on: ObjectId, spent: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Which mana of the pool a price could be paid with, one of each that is alike."""
    task.steps += 1
    check(Bound.SEARCH, task.steps)
    if not price:
        yield spent
        return
    tried: set[tuple[str, object, bool]] = set()
    for n, mana in enumerate(pool):
        likeness = (mana.type, mana.restriction, mana.is_snow)
        if n in spent or likeness in tried or not price[0].takes(mana):
            continue
        tried.add(likeness)
        if may_spend(task.game, mana, task.player, on):
            yield from _ways_to_spend(task, pool, price[1:], on, (*spent, n))


def _restriction(game: "Game", source: ManaSource) -> object:
    effect = mana_effect(activated_abilities(game, source.object)[source.ability].effect)
    return effect.restriction if effect is not None else None


def _mixed(way: ManaSource, needs: list[Need], pool: tuple[Mana, ...]) -> tuple[str, ...]:
    """For a source whose units may differ: the types that are still missing, in order."""
    types: list[str] = []
    have = pool
    for _ in way.types:
        missing = first_unpaid(have, needs)
        letter = next((c for c in "WUBRG" if missing is None or c in missing.types), "W")
        types.append(letter)
        have = (*have, Mana(letter))
    return tuple(types)


def _is_snow(game: "Game", object_id: ObjectId) -> bool:
    return Supertype.SNOW in game.seen(object_id).supertypes


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
    from rulings.kernel.activating import activate_for_mana

    def life_of_plan(left: list[Need]) -> int | None:
        found = find_plan(game, player, left, on, reserve)
        return None if found is None else found.life

    needs, life = yield from choose_life(game, player, needs, on, life_of_plan)
    if game.mana_is_free and not (needs and spends_no_mana(game, on)):
        free = tuple(_free(need) for need in needs)
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
