"""Who makes the choices of a player who has left the game (CR 800.4g, 800.4h)."""

from immutables import Map

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.setup import load_rules
from rulings.kernel.state.decisions import Decision, DecisionKind, Option
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState, PlayerState, Turn

A, B, C, D = (PlayerId(one) for one in "ABCD")
SOURCE = ObjectId(1)


def game_without(left: PlayerId, controller: PlayerId) -> Game:
    """Four players, one of whom has left; one of the others controls a permanent."""
    load_rules()
    card = CardDefinition("Test Trinket", faces=(FaceDefinition("Test Trinket"),))
    thing = GameObject(SOURCE, 1, controller, controller, Zone.BATTLEFIELD, card)
    players = {one: PlayerState(one, lost="conceded" if one == left else None) for one in (A, B, C, D)}
    return Game(
        GameState(
            Map(players),
            (A, B, C, D),
            Turn(active=A),
            objects=Map({SOURCE: thing}),
            zones=Map({(Zone.BATTLEFIELD, None): (SOURCE,)}),
            next_id=2,
        )
    )


def asked(game: Game, decision: Decision, answers: tuple[int, ...] = ()) -> list[Decision]:
    """Every question that is asked until the decision is made; the first option where no answer says otherwise."""
    run = game.decide(decision)
    found = []
    given = iter(answers)
    question = next(run)
    while True:
        assert isinstance(question, Decision)
        found.append(question)
        try:
            question = run.send((next(given, 0),))
        except StopIteration:
            return found


def choice(player: PlayerId, source: ObjectId | None) -> Decision:
    return Decision(player, DecisionKind.OPTION, "vote", (Option("one"), Option("two")), source=source)


def test_the_controller_names_another_opponent__800_4g() -> None:
    first, second = asked(game_without(C, A), choice(C, SOURCE), (1,))
    assert (first.player, [one.player for one in first.options]) == (A, [B, D])
    assert second.player == D


def test_of_one_opponent_left_nothing_is_asked__800_4g() -> None:
    game = game_without(C, A)
    game.change_player(B, lost="conceded")
    assert [one.player for one in asked(game, choice(C, SOURCE))] == [D]


def test_what_a_rule_asks_is_for_the_next_in_turn_order__800_4h() -> None:
    assert [one.player for one in asked(game_without(C, A), choice(C, None))] == [D]


def test_who_is_still_there_chooses() -> None:
    assert [one.player for one in asked(game_without(C, A), choice(B, SOURCE))] == [B]
