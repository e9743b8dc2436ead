"""Flipping coins and rolling dice (CR 705, 706).

日本語: コイン投げ、サイコロ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects import Effect, If
from rulings.abilities.patterns import Does
from rulings.abilities.verbs import FlipCoin, FlipUntilLost, RollDie
from rulings.cite import Citation, cite
from rulings.kernel import events as e
from rulings.kernel import finding, numbers, special_words, truth
from rulings.kernel.context import Context
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.performing import perform, performs, results_of

if TYPE_CHECKING:
    from rulings.kernel.game import Game

special_words.declare(Does, "roll dice", "roll die")

FLIPS = cite("705.2", "flip a coin")
ROLLS = cite("706.2", "natural result")


def flip(game: "Game", player: PlayerId, source: ObjectId | None) -> Play[bool]:
    """One coin flip: won or lost; chance decides unless the table says how it falls."""
    falls = game.random().random() < 0.5
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.COIN,
            "coin",
            (Option("win", value=True), Option("lose", value=False)),
            source=source,
            citations=(FLIPS,),
            default=(0 if falls else 1,),
        )
    )
    won = picked[0].value is True
    game.emit(e.PlayerDid(player=player, verb="win flip" if won else "lose flip", object=source, citations=(FLIPS,)))
    return won


@performs(FlipCoin)
def _flip_coin(game: "Game", context: Context, effect: FlipCoin) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        for _ in range(numbers.count(game.view, context, effect.amount)):
            won = yield from flip(game, player, context.source)
            results.done["won flip"] = won
            results.add("won flips" if won else "lost flips", (), 1)
            branch = effect.win if won else effect.lose
            if branch is not None:
                yield from perform(game, context, branch)


@performs(FlipUntilLost)
def _flip_until_lost(game: "Game", context: Context, effect: FlipUntilLost) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        while True:
            won = yield from flip(game, player, context.source)
            results.add("won flips" if won else "lost flips", (), 1)
            if not won:
                break
            again = yield from game.ask_may(player, "flip again", context.source, (FLIPS,))
            if not again:
                yield from perform(game, context, effect.then)
                break


def roll_die(
    game: "Game",
    player: PlayerId,
    sides: int,
    source: ObjectId | None,
    citations: tuple[Citation, ...] = (),
    *,
    plus: int = 0,
) -> Play[int]:
    """One roll and its result; chance decides unless the table says how it falls."""
    falls = game.random().randrange(sides)
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.DIE,
            "die",
            tuple(Option(str(n), number=n, value=n) for n in range(1, sides + 1)),
            source=source,
            citations=(ROLLS,),
            default=(falls,),
        )
    )
    rolled = picked[0].value
    assert isinstance(rolled, int)
    rolled += plus
    game.emit(e.PlayerDid(player=player, verb="roll die", number=rolled, citations=(*citations, ROLLS)))
    return rolled


@performs(RollDie)
def _roll(game: "Game", context: Context, effect: RollDie) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        for _ in range(numbers.count(game.view, context, effect.amount)):
            plus = 0 if effect.plus is None else numbers.count(game.view, context, effect.plus)
            rolled = yield from roll_die(game, player, effect.sides, context.source, plus=plus)
            results.amounts["rolled"] = rolled
            # One row of the table, the one in whose range the result lies (CR 706.3a).
            row = next((one for one in effect.results if _is_row(game, context, one)), None)
            if row is not None:
                yield from perform(game, context, row)
        game.emit(
            e.PlayerDid(player=player, verb="roll dice", number=results.amounts.get("rolled"), citations=(ROLLS,))
        )


def _is_row(game: "Game", context: Context, row: Effect) -> bool:
    return isinstance(row, If) and truth.holds(game.view, context, row.condition)
