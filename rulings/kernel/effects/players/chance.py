"""Flipping coins and rolling dice (CR 705, 706).

日本語: コイン投げ、サイコロ
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.chance import FlipCoin, FlipUntilLost, RollDie
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.turns import Does
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.characteristics.permissions import facts, has_rule
from rulings.kernel.effects.players.dice_rules import CHANGES, REROLLS, changed, rerolled
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(Does, "roll dice", "roll die")

TWO_COINS = "flips two coins and ignores one"
FIRST_COINS_WON = "wins the first flips each turn"
ONE_MORE_DIE = "rolls one more die and ignores the lowest"
TWO_DICE = "rolls two dice for each and ignores one"
special_words.declare(PlayerHas, TWO_COINS, FIRST_COINS_WON, ONE_MORE_DIE, TWO_DICE)
special_words.declare(Does, "win flip", "lose flip")

IGNORED = cite("706.6", "that roll is considered to have never happened")
FLIPS = cite("705.2", "flip a coin")
ROLLS = cite("706.2", "natural result")


def flip(game: "Game", player: PlayerId, source: ObjectId | None, *, is_won: bool = False) -> Play[bool]:
    """One coin flip: won or lost; chance decides unless the table says how it falls, or an effect that it is won
    (CR 705.3)."""
    won = is_won or (yield from _fall(game, player, source))
    game.emit(e.PlayerDid(player=player, verb="win flip" if won else "lose flip", object=source, citations=(FLIPS,)))
    return won


def _fall(game: "Game", player: PlayerId, source: ObjectId | None) -> Play[bool]:
    """How the coin falls; with more coins, each of which an effect has one of two ignored, the player keeps one."""
    coins = 2 ** len(facts(game, player, TWO_COINS))
    fallen = []
    for _ in repeated(coins):
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
        fallen.append(picked[0].value is True)
    if len(set(fallen)) == 1:
        return fallen[0]
    kept = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "keep a coin",
            (Option("win", value=True), Option("lose", value=False)),
            source=source,
            citations=(FLIPS,),
            default=(0,),
        )
    )
    return kept[0].value is True


def wins_these(game: "Game", player: PlayerId) -> bool:
    """These are the first coins that the player flips this turn, and an effect lets them be won (CR 705.3)."""
    flipped = any(
        isinstance(h, e.PlayerDid) and h.player == player and h.verb in ("win flip", "lose flip")
        for h in game.state.history
    )
    return not flipped and has_rule(game, player, FIRST_COINS_WON)


@performs(FlipCoin)
def _flip_coin(game: "Game", context: Context, effect: FlipCoin) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        is_won = wins_these(game, player)
        for _ in repeated(numbers.count(game.view, context, effect.amount)):
            won = yield from flip(game, player, context.source, is_won=is_won)
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
            won = yield from flip(game, player, context.source, is_won=wins_these(game, player))
            results.add("won flips" if won else "lost flips", (), 1)
            if not won:
                break
            again = yield from game.ask_may(player, "flip again", context.source, (FLIPS,))
            if not again:
                yield from perform(game, context, effect.then)
                break


def roll_dice(
    game: "Game",
    player: PlayerId,
    sides: int,
    number: int,
    source: ObjectId | None,
    citations: tuple[Citation, ...] = (),
    *,
    plus: int = 0,
) -> Play[list[int]]:
    """So many rolls and their results; chance decides unless the table says how they fall.

    Where an effect lets the player roll more dice and ignore the lowest, the ignored rolls never happened (CR 706.6).
    """
    more = len(facts(game, player, ONE_MORE_DIE)) if number else 0
    either = len(facts(game, player, TWO_DICE))

    def roll() -> Play[int]:
        return (yield from _roll_one(game, player, sides, source))

    rolls: list[int] = []
    for _ in repeated(number + more):
        shown: list[int] = []
        for _ in range(2**either):
            shown.append((yield from roll()))
        rolls.append((yield from _kept(game, player, shown, source)))
    for _ in range(more):
        rolls.remove(min(rolls))
    before = list(rolls)
    rolls = yield from rerolled(game, player, sides, rolls, roll)
    results = yield from changed(game, player, sides, [rolled + plus for rolled in rolls])
    rules = (*citations, ROLLS, *((IGNORED,) if more or either else ()), *((REROLLS,) if rolls != before else ()))
    if results != [rolled + plus for rolled in rolls]:
        rules = (*rules, CHANGES)
    for natural, result in zip(rolls, results, strict=True):
        did = e.PlayerDid(player=player, verb="roll die", number=result, value=str(natural), citations=rules)
        game.emit(did)
    return results


def _roll_one(game: "Game", player: PlayerId, sides: int, source: ObjectId | None) -> Play[int]:
    """The natural result of one die: chance decides unless the table says how it falls."""
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
    return int(str(picked[0].value))


def _kept(game: "Game", player: PlayerId, shown: list[int], source: ObjectId | None) -> Play[int]:
    """Of two dice rolled in the place of one the player ignores one."""
    if len(shown) == 1:
        return shown[0]
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "keep a result",
            tuple(Option(str(one), value=one) for one in shown),
            source=source,
            citations=(IGNORED,),
            default=(shown.index(max(shown)),),
        )
    )
    return int(str(picked[0].value))


@performs(RollDie)
def _roll(game: "Game", context: Context, effect: RollDie) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        plus = 0 if effect.plus is None else numbers.count(game.view, context, effect.plus)
        for rolled in (yield from roll_dice(game, player, effect.sides, amount, context.source, plus=plus)):
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
