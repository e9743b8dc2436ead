"""What happens at the same time has no order: any order of equals gives the same result (CR 608.2f, 704.3, 120.4)."""

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.abilities.vocabulary import Zone
from rulings.kernel.actions.damage import deal
from rulings.kernel.casting.mana.foreseeing import copy_of
from rulings.kernel.happening.game import Game, GameOverError, TooLongError
from rulings.kernel.happening.moving import move
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.decisions import Decision, Play
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedDamage, ProposedMove
from rulings.kernel.state.state import battlefield
from rulings.kernel.state_based import declaring
from rulings.kernel.state_based.checking import perform_state_based_actions
from tests.kernel.test_properties import Pool, pool
from tests.table.random_play import random_game

__all__ = ["pool"]

GAMES = settings(max_examples=6, deadline=None, derandomize=True)


def drive(play: Play[Any]) -> None:
    """Plays rules code through; of several objects the one with the least number is picked, however they are listed."""
    answer: Any = None
    with suppress(StopIteration, GameOverError):
        while True:
            request = play.send(answer)
            answer = None
            if isinstance(request, Decision):
                order = sorted(range(len(request.options)), key=lambda n: (request.options[n].object or 0, n))
                answer = tuple(order[: len(request.default)])


def result(game: Game) -> object:
    """All that is left, without the numbers and places that an order could give to equals."""

    def thing(obj: GameObject) -> object:
        name = game.seen(obj.id).name
        counters = tuple(sorted(obj.counters.items()))
        return (name, obj.owner, obj.controller, obj.zone, obj.is_tapped, counters, obj.damage, obj.attached_to is None)

    state = game.state
    return (
        Counter(thing(obj) for obj in state.objects.values()),
        [(p.life, p.counters, p.lost, p.won) for _, p in sorted(state.players.items())],
        Counter((t.controller, t.ability.text) for t in state.pending),
        state.is_over,
        state.is_draw,
    )


def shuffled(game: Game, chance: random.Random) -> Game:
    """The same game with its permanents listed in another order; timestamps say what is older."""
    other = copy_of(game)
    key = (Zone.BATTLEFIELD, None)
    ids = list(other.state.zones.get(key, ()))
    chance.shuffle(ids)
    other.state = replace(other.state, zones=other.state.zones.set(key, tuple(ids)))
    return other


def some_game(pool: Pool, seed: int) -> tuple[Game, random.Random]:
    """A game in its middle, with creatures that are hurt."""
    chosen = random_game(pool, seed)
    with suppress(TooLongError):
        chosen.play()
    game, chance = copy_of(chosen.game), random.Random(seed)
    game.change(is_over=False, is_draw=False, pending=())
    for player in game.state.order:
        game.change_player(player, lost=None, won=False, life=20)
    return game, chance


def same_in_any_order(game: Game, chance: random.Random, act: Callable[[Game, random.Random], None]) -> None:
    """Acts on the game and on shuffled ones; the results are the same."""
    first = outcome(copy_of(game), random.Random(0), act)
    for number in range(1, 4):
        assert outcome(shuffled(game, chance), random.Random(number), act) == first


def outcome(game: Game, order: random.Random, act: Callable[[Game, random.Random], None]) -> object:
    """What acting on the game leads to; what no rule decides is refused in every order."""
    try:
        act(game, order)
    except UnboundReferenceError as refusal:
        return str(refusal)
    return result(game)


@GAMES
@given(seed=st.integers(0, 100_000))
def test_state_based_actions_have_no_order__704_3(pool: Pool, seed: int) -> None:
    game, chance = some_game(pool, seed)
    for i in battlefield(game.state):
        if game.seen(i).is_creature and chance.random() < 0.6:
            game.change_object(i, damage=chance.randint(1, 4), has_deathtouch_damage=chance.random() < 0.2)
        if chance.random() < 0.3:
            game.change_object(i, counters=game.object(i).counters.set("+1/+1", 1).set("-1/-1", chance.randint(1, 3)))

    def act(one: Game, order: random.Random) -> None:
        checks = list(declaring.checks())
        order.shuffle(checks)
        with mock.patch.object(declaring, "_CHECKS", checks):
            drive(perform_state_based_actions(one))

    same_in_any_order(game, chance, act)


@GAMES
@given(seed=st.integers(0, 100_000))
def test_damage_at_the_same_time_has_no_order__120_4(pool: Pool, seed: int) -> None:
    game, chance = some_game(pool, seed)
    permanents = battlefield(game.state)
    recipients = [*permanents, *game.state.order]
    damage = [
        ProposedDamage(source=source, to=to, amount=chance.randint(1, 3))
        for source in permanents
        for to in chance.sample(recipients, min(2, len(recipients)))
    ]

    def act(one: Game, order: random.Random) -> None:
        mine = list(damage)
        order.shuffle(mine)
        drive(deal(one, mine))

    same_in_any_order(game, chance, act)


@GAMES
@given(seed=st.integers(0, 100_000))
def test_permanents_that_leave_together_have_no_order__603_10a(pool: Pool, seed: int) -> None:
    game, chance = some_game(pool, seed)
    leaving = [i for i in battlefield(game.state) if chance.random() < 0.6]

    def act(one: Game, order: random.Random) -> None:
        mine = [ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="destroy") for i in leaving]
        order.shuffle(mine)
        drive(move(one, mine))

    same_in_any_order(game, chance, act)
