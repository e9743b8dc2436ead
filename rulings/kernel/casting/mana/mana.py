"""Mana: pools, what a cost needs, and paying from the pool (CR 106, 107.4, 118.3)."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.players import UnspentMana
from rulings.abilities.filters.characteristics import IsColor
from rulings.cite import cite
from rulings.kernel.abilities.intrinsic_mana import COLORS
from rulings.kernel.casting.mana.announced_symbols import least_of, less_of
from rulings.kernel.casting.mana.mana_riders import begin_riders
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import Bound, check, repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EMPTIES = (cite("500.5", "empties"), cite("106.4", "said to lose this mana"))
ADDS = cite("106.4", "mana pool")


@dataclass(frozen=True, slots=True)
class Need:
    """One symbol of a cost as what can pay it."""

    types: frozenset[str]
    """Mana types any one of which pays it."""
    amount: int = 1
    """How much: 2 for {2/W} paid with generic mana is ``or_generic``."""
    or_generic: int = 0
    """So much mana of any type instead ({2/W})."""
    or_life: int = 0
    """So much life instead ({W/P})."""
    snow: bool = False
    snow_types: frozenset[str] = frozenset()
    """Mana types that pay it too if they come from a snow source."""
    less: int = 0
    """No need: so much less generic mana is paid for hybrid symbols that are paid with generic mana."""
    least: int = 0
    """No need: at least so much mana is paid in all."""

    def takes(self, mana: Mana) -> bool:
        """Whether this mana pays it."""
        if mana.is_snow:
            return mana.type in self.types or mana.type in self.snow_types
        return mana.type in self.types and not self.snow


ANY = frozenset("WUBRGC")


def needs_of(symbols: tuple[str, ...], x: int = 0) -> list[Need]:
    """What the symbols of a cost need, the narrowest first.

    Raises:
        ValueError: a symbol that is no mana.
    """
    needs: list[Need] = []
    for symbol in symbols:
        inner = symbol.strip("{}")
        if inner.isdigit():
            needs.extend(Need(ANY) for _ in repeated(int(inner)))
        elif inner in ("X", "Y", "Z"):
            needs.extend(Need(ANY) for _ in repeated(x))
        elif inner.startswith("*"):
            # Generic mana that only these colours may pay for: "spend only black mana on X".
            needs.append(Need(frozenset(inner[1:])))
        elif less_of(symbol) or least_of(symbol):
            needs.append(Need(frozenset(), less=less_of(symbol), least=least_of(symbol)))
        elif inner == "S":
            needs.append(Need(ANY, snow=True))
        elif len(inner) == 1 and inner in "WUBRGC":
            needs.append(Need(frozenset(inner)))
        elif "/" in inner:
            needs.append(_hybrid(inner))
        else:
            raise ValueError(symbol)
    needs.sort(key=lambda n: (len(n.types), not n.snow))
    return needs


def _hybrid(inner: str) -> Need:
    parts = inner.split("/")
    colors = frozenset(p for p in parts if p in "WUBRGC")
    return Need(
        colors or ANY,
        or_generic=next((int(p) for p in parts if p.isdigit()), 0),
        or_life=2 if "P" in parts else 0,
    )


def add_mana(
    game: "Game",
    player: PlayerId,
    mana: tuple[Mana, ...],
    *,
    source: ObjectId | None = None,
    tapped: bool = False,
) -> None:
    """Puts mana into a player's pool."""
    if not mana:
        return
    check(Bound.REPEATS, len(game.player(player).mana) + len(mana))
    game.change_player(player, mana=game.player(player).mana + mana)
    game.emit(
        e.ManaAdded(player=player, types=tuple(m.type for m in mana), source=source, tapped=tapped, citations=(ADDS,))
    )


def payable(pool: tuple[Mana, ...], needs: list[Need]) -> list[int] | None:
    """Which mana of the pool pays all needs: indexes, one a need in their order; ``None`` if the pool can't.

    Alternatives with life or generic mana are for the caller to choose beforehand.
    """
    match = _matched(pool, needs)
    if len(match) < len(needs):
        return None
    order = {need: index for index, need in match.items()}
    return [order[n] for n in range(len(needs))]


def first_unpaid(pool: tuple[Mana, ...], needs: list[Need]) -> Need | None:
    """The first need that a pool can't pay together with those before it."""
    paid = len(_matched(pool, needs))
    return needs[paid] if paid < len(needs) else None


def _matched(pool: tuple[Mana, ...], needs: list[Need]) -> dict[int, int]:
    """Which mana pays which need, for as many needs as can be paid from the first on."""
    match: dict[int, int] = {}

    def assign(need: int, tried: set[int]) -> bool:
        for index, mana in enumerate(pool):
            if index in tried or not needs[need].takes(mana):
                continue
            tried.add(index)
            if index not in match or assign(match[index], tried):
                match[index] = need
                return True
        return False

    for need in range(len(needs)):
        if not assign(need, set()):
            break
    return match


def spend(game: "Game", player: PlayerId, indexes: list[int], on: ObjectId | None) -> tuple[str, ...]:
    """Takes mana out of the pool; returns its types."""
    pool = game.player(player).mana
    spent = tuple(pool[i].type for i in indexes)
    left = tuple(m for n, m in enumerate(pool) if n not in set(indexes))
    game.change_player(player, mana=left)
    if on is not None:
        begin_riders(game, player, on, [pool[i] for i in indexes])
    if spent:
        game.emit(e.ManaSpent(player=player, types=spent, on=on))
    return spent


def empty_pools(game: "Game", *, end_of_turn: bool = False) -> None:
    """Unspent mana empties as each step and phase ends (CR 106.4, 500.5)."""
    for player in game.state.order:
        pool = game.player(player).mana
        if not pool:
            continue
        keeps = facts(game, player, "doesn't lose unspent mana")
        in_combat = game.state.combat is not None
        kept = tuple(
            m
            for m in pool
            if (m.stays and not end_of_turn)
            or (m.stays_in_combat and in_combat)
            or any(_keeps(c.node, m) for _, c in keeps)
        )
        letter = becomes_instead(game, player)
        if letter is not None:
            game.change_player(player, mana=tuple(m if m in kept else replace(m, type=letter) for m in pool))
            continue
        lost = tuple(m.type for m in pool if m not in kept)
        if lost:
            game.change_player(player, mana=kept)
            game.emit(e.ManaEmptied(player=player, types=lost, citations=EMPTIES))


def becomes_instead(game: "Game", player: PlayerId) -> str | None:
    """What type of mana unspent mana becomes that would be lost ("that mana becomes colorless instead"), if any.

    Raises: UnboundReferenceError: several effects say different types, of which the player would choose.
    """
    letters = [t for t in (*COLORS, "C") if facts(game, player, f"unspent mana becomes {t}")]
    if len(letters) > 1:
        raise UnboundReferenceError("unspent mana")
    return letters[0] if letters else None


def _keeps(node: object, mana: Mana) -> bool:
    return node is None or (isinstance(node, IsColor) and mana.type == node.color.value)


@counts(UnspentMana)
def _unspent_mana(view: View, context: Context, amount: UnspentMana) -> int:
    pools = (view.state.players[p].mana for p in finding.find_players(view, context, amount.of))
    return sum(amount.color is None or one.type == amount.color.value for pool in pools for one in pool)
