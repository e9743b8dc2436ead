"""Parts of one cost that use the same things: what is given up for one part can't pay for another (CR 118.3, 601.2h).

What is here: what each part claims, whether all claims can be met together, and what should be left for later parts.
What is not: paying.

日本語: 1つのコストの複数の部分が同じものを取り合う場合
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from rulings.abilities.costs.cost import CostPart
from rulings.kernel.casting.costs.assignment import Network
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LEAVES = "leaves"
"""What it is paid with goes to another zone: it can do so once."""
TAPS = "taps"
"""What it is paid with gets tapped; it may still be given up for another part, in that order (CR 601.2h)."""
KEPT = "kept for other parts"
"""Binding of a context: what other parts of the cost are to be paid with."""
LIFE = "life"
ENERGY = "energy"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a part of a cost needs: so many of these objects, or so much of what the player has."""

    use: str
    """``LEAVES``, ``TAPS``, ``LIFE``, ``ENERGY``, or the name of counters."""
    number: int
    objects: tuple[ObjectId, ...] = ()
    """In the order in which they are taken where nobody chooses."""
    each: tuple[int, ...] = ()
    """For counters: how many each object has; otherwise each object is one."""


_NOTHING: Mapping[ObjectId, int] = {}

P = TypeVar("P", bound=CostPart)
ClaimOf = Callable[["Game", Context, PlayerId, P], Claim | None]
_CLAIMS: dict[type[CostPart], ClaimOf[Any]] = {}


def claims(kind: type[P]) -> Callable[[ClaimOf[P]], ClaimOf[P]]:
    """Declares what a kind of cost claims."""

    def register(function: ClaimOf[P]) -> ClaimOf[P]:
        _CLAIMS[kind] = function
        return function

    return register


def claims_of(game: "Game", context: Context, player: PlayerId, parts: Iterable[CostPart]) -> list[Claim]:
    """What the parts need, as far as they need something that another part might use."""
    found = []
    for part in parts:
        function = _CLAIMS.get(type(part))
        claim = None if function is None else function(game, context, player, part)
        if claim is not None and claim.number:
            found.append(claim)
    return found


def are_met(game: "Game", player: PlayerId, wanted: Sequence[Claim]) -> bool:
    """Whether all claims can be met together."""
    mine = game.player(player)
    have = {LIFE: mine.life, ENERGY: mine.counters.get("energy", 0)}
    for use in dict.fromkeys(claim.use for claim in wanted):
        same = [claim for claim in wanted if claim.use == use]
        total = sum(claim.number for claim in same)
        if use in have:
            if total > max(0, have[use]):
                return False
        elif len(same) > 1 and _share(same, game.effort)[0] < total:
            return False
    return True


def left_for(
    game: "Game", wanted: Sequence[Claim], use: str, needed: Mapping[ObjectId, int] = _NOTHING
) -> frozenset[ObjectId]:
    """Objects that meet the claims of a kind together, so that they are best left alone until then.

    Shape: ``needed`` says how much something is needed elsewhere; what is needed less is taken first.
    """
    same = [
        replace(claim, objects=tuple(sorted(claim.objects, key=lambda one: needed.get(one, 0))))
        for claim in wanted
        if claim.use == use
    ]
    return _share(same, game.effort)[1] if same else frozenset()


def left_for_parts(game: "Game", player: PlayerId, wanted: Sequence[Claim]) -> tuple[frozenset[ObjectId], ...]:
    """What mana abilities leave alone as the mana of a cost is paid: what is to be tapped, and what is to be given up.

    Shape: first what may not be tapped for mana, then what may be tapped but not given up for it.
    """
    from rulings.kernel.casting.mana.mana_sources import mana_sources

    if all(claim.number >= len(claim.objects) for claim in wanted if claim.use in (LEAVES, TAPS)):
        # There is no choice.
        return left_for(game, wanted, TAPS), left_for(game, wanted, LEAVES)
    sources = mana_sources(game, player)
    makers = {source.object: 1 for source in sources}
    given_up = {source.object: 1 for source in sources if source.is_spent}
    return left_for(game, wanted, TAPS, makers), left_for(game, wanted, LEAVES, given_up)


def _share(same: Sequence[Claim], effort: Effort) -> tuple[int, frozenset[ObjectId]]:
    """As much of the claims as can be met, and with which objects; the first ones of each are taken if possible."""
    room: dict[ObjectId, int] = {}
    for claim in same:
        for place, one in enumerate(claim.objects):
            room[one] = claim.each[place] if claim.each else 1
    number = {one: place + 2 for place, one in enumerate(room)}
    network = Network(len(room) + len(same) + 2, effort)
    given = {one: network.connect(number[one], 1, most) for one, most in room.items()}
    for place, claim in enumerate(same, start=len(room) + 2):
        network.connect(0, place, claim.number, len(room) + 1)
        for rank, one in enumerate(claim.objects):
            network.connect(place, number[one], claim.number, -rank)
    network.fill(0, 1)
    sent = {one: network.sent(edge) for one, edge in given.items()}
    return sum(sent.values()), frozenset(one for one, many in sent.items() if many)
