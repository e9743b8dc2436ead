"""Timestamps of permanents that enter at the same time (CR 613.7m).

What is here: the order in which they get them - the active player's first, each player's own in the order that the
player chooses, who is asked only where it makes a difference. What is not: when an object gets a new timestamp.

日本語: 同時に戦場に出るパーマネントのタイムスタンプ
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.characteristics.layers import layer_of
from rulings.kernel.happening.entering import entering_controller
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import apnap, battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ORDER = cite("613.7m", "in the order of that player’s choice")


def in_timestamp_order(game: "Game", moves: list[ProposedMove]) -> Play[list[ProposedMove]]:
    """The moves as they are to be applied one after another: permanents in the order of their timestamps."""
    entering = [one for one in moves if one.destination is Zone.BATTLEFIELD and one.object in game.state.objects]
    if len(entering) < 2:
        return moves
    whose = [entering_controller(game, one) for one in entering]
    ordered: list[ProposedMove] = []
    for player in apnap(game.state):
        mine = [one for one, controller in zip(entering, whose, strict=True) if controller == player]
        others = [one for one in moves if one not in mine]
        ordered += yield from _own_order(game, player, mine, others)
    if len(ordered) < len(entering):
        return moves
    places = iter(ordered)
    return [next(places) if one in entering else one for one in moves]


def _own_order(
    game: "Game", player: PlayerId, mine: list[ProposedMove], others: list[ProposedMove]
) -> Play[list[ProposedMove]]:
    """The order of one player's permanents, of which only those count that change what something is."""
    changing = [one for one in mine if _changes_something(game, one)]
    if len(changing) < 2 or not _makes_a_difference(game, mine, changing, others):
        return mine
    left = list(changing)
    chosen: list[ProposedMove] = []
    while left:
        objects = tuple(one.object for one in left)
        (first,) = yield from pick_among(game, player, objects, 1, 1, "timestamp order", citations=(ORDER,))
        chosen += [one for one in left if one.object == first]
        left = [one for one in left if one.object != first]
    places = iter(chosen)
    return [next(places) if one in changing else one for one in mine]


def _changes_something(game: "Game", one: ProposedMove) -> bool:
    abilities = game.seen(one.object).abilities
    if one.entrance is not None and one.entrance.copiable is not None:
        abilities = one.entrance.copiable.abilities
    return any(
        not ability.is_characteristic_defining and any(layer_of(change) is not None for change in ability.changes)
        for ability in by_kind(abilities)[0]
    )


def _makes_a_difference(
    game: "Game", mine: list[ProposedMove], changing: list[ProposedMove], others: list[ProposedMove]
) -> bool:
    """Whether anything on the battlefield is different with any two of them the other way round."""
    usual = _outcome(game, [*mine, *others])
    for n, first in enumerate(changing):
        for second in changing[n + 1 :]:
            order = [second if one is first else first if one is second else one for one in mine]
            if _outcome(game, [*order, *others]) != usual:
                return True
    return False


def _outcome(game: "Game", moves: list[ProposedMove]) -> dict[int, object]:
    """What every permanent would be, by the number that it has now."""
    from rulings.kernel.happening.moving import apply_moves

    trial = Game(game.state, seed=game.seed, effort=game.effort)
    was = {event.new: event.old for event in apply_moves(trial, moves)}
    found: dict[int, object] = {}
    for i in battlefield(trial.state):
        seen = trial.seen(i)
        found[was.get(i, i)] = (
            seen.controller,
            seen.name,
            seen.supertypes,
            seen.types,
            frozenset(seen.subtypes),
            seen.colors,
            seen.power,
            seen.toughness,
            frozenset(seen.abilities),
        )
    return found
