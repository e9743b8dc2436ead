"""Paying mana: from the pool, and by mana abilities that are activated for it (CR 601.2g, 601.2h).

The payer's free choices are made for them: what is left alone as long as possible stands in ``Announcement.reserve``.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.actions import Illegal, IllegalActionError
from rulings.kernel.decisions import Play
from rulings.kernel.events import ManaSpent
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.mana import Need, payable, spend
from rulings.kernel.mana_abilities import ManaSource, mana_sources
from rulings.kernel.spending import may_spend
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

PAYS = cite("601.2h", "pays the total cost")
CANT_PAY = Illegal("can't pay the mana", "601.2h")


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
) -> Plan | None:
    """A way to pay with pool and mana abilities; ``None`` if there is none.

    Alternatives of hybrid and Phyrexian symbols are tried mana first, then generic, then life.
    """
    sources = [s for s in mana_sources(game, player) if s.object not in excluded]
    sources.sort(key=lambda s: (s.object in reserve, s.burden, s.flexibility, len(s.types), s.object))
    pool = tuple(m for m in game.player(player).mana if may_spend(game, m, player, on))
    for concrete, life in alternatives(needs):
        if life and game.player(player).life < life:
            continue
        chosen = _assign(game, player, pool, sources, concrete, on)
        if chosen is not None:
            return Plan(tuple(chosen), tuple(concrete), life)
    return None


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
        ways = grown[:64]
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
    by_object: dict[tuple[ObjectId, int], list[ManaSource]] = {}
    for source in sources:
        by_object.setdefault((source.object, source.ability), []).append(source)
    return _search(game, player, pool, list(by_object.values()), needs, on, [0])


def _search(
    game: "Game",
    player: PlayerId,
    pool: tuple[Mana, ...],
    groups: list[list[ManaSource]],
    needs: list[Need],
    on: ObjectId | None,
    steps: list[int],
) -> list[ManaSource] | None:
    steps[0] += 1
    if steps[0] > 4000:
        return None
    missing = _first_missing(pool, needs)
    if missing is None:
        return []
    tried: set[tuple[tuple[str, ...], int, bool]] = set()
    for n, ways in enumerate(groups):
        for way in ways:
            useful = bool(set(way.types) & missing.types) or way.mixes
            if not useful or (missing.snow and not _is_snow(game, way.object)):
                continue
            # Sources that are alike lead to the same place: one of them is enough.
            likeness = (way.types, way.burden, way.mixes)
            if likeness in tried and way.burden == 0:
                continue
            tried.add(likeness)
            types = _mixed(way, needs, pool) if way.mixes else way.types
            made = tuple(
                Mana(t, is_snow=_is_snow(game, way.object), restriction=_restriction(game, way), source=way.object)
                for t in types
            )
            usable = tuple(m for m in made if may_spend(game, m, player, on))
            if not usable:
                continue
            rest = [g for m, g in enumerate(groups) if m != n and g[0].object != way.object]
            found = _search(game, player, pool + usable, rest, needs, on, steps)
            if found is not None:
                return [replace(way, types=types), *found]
    return None


def _restriction(game: "Game", source: ManaSource) -> object:
    from rulings.kernel.activating import activated_abilities
    from rulings.kernel.mana_abilities import mana_effect

    effect = mana_effect(activated_abilities(game, source.object)[source.ability].effect)
    return effect.restriction if effect is not None else None


def _mixed(way: ManaSource, needs: list[Need], pool: tuple[Mana, ...]) -> tuple[str, ...]:
    """For a source whose units may differ: the types that are still missing, in order."""
    types: list[str] = []
    have = pool
    for _ in way.types:
        missing = _first_missing(have, needs)
        letter = next((c for c in "WUBRG" if missing is None or c in missing.types), "W")
        types.append(letter)
        have = (*have, Mana(letter))
    return tuple(types)


def _is_snow(game: "Game", object_id: ObjectId) -> bool:
    from rulings.abilities.vocabulary import Supertype

    return Supertype.SNOW in game.seen(object_id).supertypes


def _first_missing(pool: tuple[Mana, ...], needs: list[Need]) -> Need | None:
    for count in range(1, len(needs) + 1):
        if payable(pool, needs[:count]) is None:
            return needs[count - 1]
    return None


def can_pay(
    game: "Game",
    player: PlayerId,
    needs: list[Need],
    on: ObjectId | None,
    excluded: frozenset[ObjectId] = frozenset(),
) -> bool:
    """Whether a player could pay this mana now."""
    return game.mana_is_free or find_plan(game, player, needs, on, excluded=excluded) is not None


def pay_mana(
    game: "Game",
    player: PlayerId,
    needs: list[Need],
    on: ObjectId | None,
    reserve: frozenset[ObjectId] = frozenset(),
) -> Play[tuple[str, ...]]:
    """Activates mana abilities as needed and pays; returns the types of mana spent.

    Raises:
        IllegalActionError: it can't be paid (CR 601.2h).
    """
    from rulings.kernel.activating import activate_for_mana
    from rulings.kernel.effects.life import lose_life
    from rulings.kernel.proposals import ProposedLifeLoss

    if game.mana_is_free:
        free = tuple(_free(need) for need in needs)
        if free:
            game.emit(ManaSpent(player=player, types=free, on=on))
        return free
    for _ in range(60):
        plan = find_plan(game, player, needs, on, reserve)
        if plan is None:
            raise IllegalActionError(CANT_PAY)
        if not plan.sources:
            break
        # One at a time: what an ability really makes may differ (replacement effects, triggered mana abilities).
        yield from activate_for_mana(game, player, plan.sources[0])
    else:
        raise IllegalActionError(CANT_PAY)
    pool = game.player(player).mana
    usable = [n for n, m in enumerate(pool) if may_spend(game, m, player, on)]
    order = payable(tuple(pool[n] for n in usable), list(plan.needs))
    if order is None:
        raise IllegalActionError(CANT_PAY)
    spent = spend(game, player, [usable[n] for n in order], on)
    if plan.life:
        yield from lose_life(game, ProposedLifeLoss(player=player, amount=plan.life), is_payment=True)
    return spent


def _free(need: Need) -> str:
    """With free mana a coloured symbol counts as paid with its colour, generic mana as colourless."""
    return next((c for c in "WUBRG" if c in need.types), "C") if len(need.types) <= 2 else "C"
