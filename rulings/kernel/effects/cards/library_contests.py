"""Clashing and fatesealing (CR 701.29, 701.30).

日本語: 激突、消術
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.effects.cards.library import put_away
from rulings.kernel.effects.permanents.counter_actions import number_of
from rulings.kernel.happening.performing import results_of
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import apnap, opponents, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CLASHES = cite("701.30b", "You and that opponent each clash")
REVEALS = cite("701.30c", "reveals the top card of their library at the same time")
PUTS_BACK = cite("701.30a", "may then put that card on the bottom of their library")
WINS = cite("701.30d", "higher mana value than all other cards revealed")
FATESEALS = cite("701.29a", "top N cards of an opponent’s library")
special_words.declare(Does, "clash", "clash won")


def choose_opponent(game: "Game", player: PlayerId, rule: Citation) -> Play[PlayerId | None]:
    """An opponent of the player, by choice where there are several."""
    others = opponents(game.state, player)
    if len(others) < 2:
        return others[0] if others else None
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PLAYER,
            "choose an opponent",
            tuple(Option(one, player=one, value=one) for one in others),
            citations=(rule,),
            default=(0,),
        )
    )
    return picked[0].player


@keyword_action("clash")
def clash(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Both reveal at once, decide in turn where the cards go, and the greater mana value wins (CR 701.30)."""
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        opponent = yield from choose_opponent(game, player, CLASHES)
        if opponent is None:
            results.done["won clash"] = False
            continue
        both = tuple(p for p in apnap(game.state) if p in (player, opponent))
        shown = {p: top[0] for p in both if (top := zone_of(game.state, Zone.LIBRARY, p))}
        game.emit(*(e.Revealed(player=p, objects=(i,), citations=(REVEALS,)) for p, i in shown.items()))
        values = {p: game.seen(i).mana_value for p, i in shown.items()}
        yield from _put_back(game, context, shown)
        winner = next((p for p, n in values.items() if all(n > other for q, other in values.items() if q != p)), None)
        results.done["won clash"] = winner == player
        results.players["clashed"] = (opponent,)
        game.emit(
            *(
                e.PlayerDid(player=p, verb="clash", value="won" if p == winner else "lost", citations=(WINS,))
                for p in both
            )
        )


def _put_back(game: "Game", context: Context, shown: dict[PlayerId, ObjectId]) -> Play[None]:
    away = []
    for player in shown:
        wants = yield from game.ask_may(player, "put it on the bottom", context.source, (PUTS_BACK,))
        if wants:
            away.append(player)
    for player in away:
        library = zone_of(game.state, Zone.LIBRARY, player)
        rest = tuple(i for i in library if i != shown[player])
        game.change(zones=game.state.zones.set((Zone.LIBRARY, player), (*rest, shown[player])))


@keyword_action("fateseal")
def fateseal(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Looks at the top cards of an opponent's library; any number go to the bottom (CR 701.29a)."""
    amount = number_of(game, context, effect)
    for player in finding.find_players(game.view, context, effect.who):
        opponent = yield from choose_opponent(game, player, FATESEALS)
        if opponent is None or amount <= 0:
            continue
        top = zone_of(game.state, Zone.LIBRARY, opponent)[:amount]
        game.emit(e.LookedAt(player=player, objects=top, citations=(FATESEALS,)))
        away, kept = yield from put_away(game, player, top, "fateseal", context.source)
        rest = zone_of(game.state, Zone.LIBRARY, opponent)[len(top) :]
        game.change(zones=game.state.zones.set((Zone.LIBRARY, opponent), (*kept, *rest, *away)))
