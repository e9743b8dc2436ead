"""Searching for a way to pay mana: which abilities make it, and which unit of mana pays for which symbol (CR 601.2g).

What is here: the search over given abilities. What is not: which abilities there are, and paying (``payment``).

日本語: 支払い方の探索
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Supertype
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.casting.mana.life_for_mana import may_pay_life
from rulings.kernel.casting.mana.mana import Need, first_unpaid, payable
from rulings.kernel.casting.mana.mana_yields import ManaSource
from rulings.kernel.casting.mana.producible_mana import mana_now
from rulings.kernel.casting.mana.spending import may_spend
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import Bound, check
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class Plan:
    """Which mana abilities are activated, with what they are to make, and which life is paid instead."""

    sources: tuple[ManaSource, ...]
    needs: tuple[Need, ...]
    life: int = 0


def plan_once(
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


_OF_HYBRID = Need(frozenset("WUBRGC"))
"""Generic mana for a symbol like {2/W}."""


def _in_total(way: list[Need], less: int, least: int) -> list[Need]:
    """What is paid once it is announced how each symbol is paid: reductions, then the minimum (CR 601.2f)."""
    hybrid = [need for need in way if need is _OF_HYBRID]
    rest = [need for need in way if need is not _OF_HYBRID]
    paid = [*rest, *hybrid[less:]]
    return [*paid, *[_OF_HYBRID] * max(0, least - len(paid))]


def alternatives(needs: list[Need]) -> list[tuple[list[Need], int]]:
    """Ways to read hybrid and Phyrexian symbols: (needs in mana, life), the one without life first."""
    less, least = sum(need.less for need in needs), max((need.least for need in needs), default=0)
    ways: list[tuple[list[Need], int]] = [([], 0)]
    for need in needs:
        if need.less or need.least:
            continue
        plain = replace(need, or_generic=0, or_life=0)
        grown: list[tuple[list[Need], int]] = []
        for so_far, life in ways:
            grown.append(([*so_far, plain], life))
            if need.or_generic:
                grown.append(([*so_far, *([_OF_HYBRID] * need.or_generic)], life))
            if need.or_life:
                grown.append((list(so_far), life + need.or_life))
        check(Bound.SEARCH, len(grown))
        ways = grown
    if less or least:
        ways = [(_in_total(way, less, least), life) for way, life in ways]
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
            if not (way.mixes or wanted_types.intersection(types_of(way))) or (missing.snow and not is_snow):
                continue
            # Sources that are alike lead to the same place: one of them is enough.
            likeness = (types_of(way), way.burden, way.mixes, is_snow)
            if likeness in tried and way.burden == 0:
                continue
            tried.add(likeness)
            way = with_types(way, mixed(way, needs, pool)) if way.mixes else way
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


def types_of(way: ManaSource) -> tuple[str, ...]:
    """The types of all mana that comes of it."""
    types = way.types if way.made is None else way.made
    return types + tuple(mana.type for extra in way.extras for mana in extra)


def with_types(way: ManaSource, types: tuple[str, ...]) -> ManaSource:
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
    context = Context(game.seen(source.object).controller, source.object)
    effect = mana_now(game, context, activated_abilities(game, source.object)[source.ability].effect)
    return effect.restriction if effect is not None else None


def mixed(way: ManaSource, needs: list[Need], pool: tuple[Mana, ...]) -> tuple[str, ...]:
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
