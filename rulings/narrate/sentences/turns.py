"""Sentences for turns and steps, and for how a game ends.

What is here: beginning, skipping, winning, losing, restarting. What is not: what is done in a step.
"""

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.PlayerWon, Detail.RESULT, "player_won", player="player")
plain(e.PlayerLeft, Detail.STEPS, "player_left", player="player")


@writes(e.StepBegan)
def _step(game: Game, names: Names, language: Language, event: e.StepBegan) -> tuple[Detail, str]:
    return Detail.EVERYTHING, message(
        language,
        "event",
        "step_began",
        turn=event.turn,
        player=names.player(event.player, language),
        step=word(language, "step", event.step),
    )


@writes(e.StepSkipped)
def _skipped(game: Game, names: Names, language: Language, event: e.StepSkipped) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    what = word(language, "step", event.what)
    return Detail.STEPS, message(language, "event", "step_skipped", player=player, what=what)


@writes(e.TurnBegan)
def _turn_began(game: Game, names: Names, language: Language, event: e.TurnBegan) -> tuple[Detail, str]:
    # The number of a turn is no number of an object.
    player = names.player(event.player, language)
    return Detail.STEPS, message(language, "event", "turn_began", turn=str(event.turn), player=player)


@writes(e.GameRestarted)
def _restarted(game: Game, names: Names, language: Language, event: e.GameRestarted) -> tuple[Detail, str]:
    return Detail.RESULT, message(language, "event", "game_restarted", player=names.player(event.player, language))


@writes(e.SubgameEnded)
def _subgame(game: Game, names: Names, language: Language, event: e.SubgameEnded) -> tuple[Detail, str]:
    if event.winner is None:
        return Detail.STEPS, message(language, "event", "subgame_drawn")
    return Detail.STEPS, message(language, "event", "subgame_won", player=names.player(event.winner, language))


@writes(e.PlayerLost)
def _player_lost(game: Game, names: Names, language: Language, event: e.PlayerLost) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    why = word(language, "why", event.why)
    return Detail.RESULT, message(language, "event", "player_lost", player=player, why=why)


@writes(e.GameDrawn)
def _drawn_game(game: Game, names: Names, language: Language, event: e.GameDrawn) -> tuple[Detail, str]:
    return Detail.RESULT, message(language, "event", "drawn_game")
