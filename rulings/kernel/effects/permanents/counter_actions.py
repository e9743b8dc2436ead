"""Keyword actions about counters: proliferate, adapt, monstrosity, bolster, support (CR 701.34, 701.37, 701.39, 701.41,
701.46).

日本語: 増殖、順応、怪物化、鼓舞、支援
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.counters import put_counters
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.happening.performing import results_of
from rulings.kernel.happening.picking import acting_objects, pick_among
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, recipient_options
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import ProposedCounters
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(Does, "proliferate")
TWICE = "proliferates twice"
special_words.declare(PlayerHas, TWICE)

PROLIFERATE = cite("701.34a", "choose any number of permanents and/or players that have a counter")
ADAPT = cite("701.46a", "no +1/+1 counters")
MONSTROSITY = cite("701.37a", "monstrous")
BOLSTER = cite("701.39a", "least toughness")
SUPPORT = cite("701.41a", "Support N")


def number_of(game: "Game", context: Context, effect: KeywordAction) -> int:
    """The number of a keyword action, 1 where it has none."""
    return numbers.count(game.view, context, effect.amount or Fixed(1))


def plus_counters(
    game: "Game", context: Context, objects: tuple[ObjectId, ...], amount: int, rule: Citation
) -> Play[int]:
    """Puts so many +1/+1 counters on each of these."""
    return (
        yield from put_counters(
            game,
            [
                ProposedCounters(
                    on=i,
                    kind="+1/+1",
                    amount=amount,
                    by_player=context.controller,
                    by=context.source,
                    citations=(rule,),
                )
                for i in objects
            ],
        )
    )


@keyword_action("proliferate")
def proliferate(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Another counter of each kind already there, on any number of permanents and players; twice as often for each
    effect that says so (CR 614.5)."""
    for player in finding.find_players(game.view, context, effect.who):
        for _ in range(2 ** len(facts(game, player, TWICE))):
            yield from _proliferate_once(game, context, player)


def _proliferate_once(game: "Game", context: Context, player: PlayerId) -> Play[None]:
    have: list[Recipient] = [p for p in game.alive(game.state.order) if any(game.player(p).counters.values())]
    have += [i for i in battlefield(game.state) if any(game.object(i).counters.values())]
    if have:
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.OBJECTS,
                "proliferate",
                recipient_options(game, have),
                minimum=0,
                maximum=len(have),
                source=context.source,
                citations=(PROLIFERATE,),
            )
        )
        proposals = []
        for option in picked:
            on = option.recipient
            assert on is not None
            counters = game.player(on).counters if isinstance(on, str) else game.object(on).counters
            proposals += [
                ProposedCounters(on=on, kind=k, amount=1, by_player=player, citations=(PROLIFERATE,))
                for k, n in sorted(counters.items())
                if n > 0
            ]
        yield from put_counters(game, proposals)
    game.emit(e.PlayerDid(player=player, verb="proliferate", citations=(PROLIFERATE,)))


@keyword_action("adapt")
def adapt(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """If it has no +1/+1 counters, put N on it."""
    for i in acting_objects(game, context, effect.what) if effect.what is not None else (context.source,):
        if i in game.state.objects and not game.object(i).counters.get("+1/+1", 0):
            yield from plus_counters(game, context, (i,), number_of(game, context, effect), ADAPT)


@keyword_action("monstrosity")
def monstrosity(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """If it is not monstrous, put N +1/+1 counters on it and it becomes monstrous."""
    source = context.source
    if source not in game.state.objects or game.object(source).memory.get("monstrous"):
        return
    amount = number_of(game, context, effect)
    yield from plus_counters(game, context, (source,), amount, MONSTROSITY)
    game.change_object(source, memory=game.object(source).memory.set("monstrous", True))
    player = game.seen(source).controller
    # Other abilities may ask for this number (CR 701.37c).
    became = e.StatusChanged(
        object=source, what="monstrous", player=player, value=str(amount), citations=(MONSTROSITY,)
    )
    game.emit(became)


@keyword_action("bolster")
def bolster(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """N +1/+1 counters on a creature you control with the least toughness."""
    mine = [
        i for i in battlefield(game.state) if game.seen(i).is_creature and game.seen(i).controller == context.controller
    ]
    if not mine:
        return
    least = min(game.seen(i).toughness or 0 for i in mine)
    fitting = tuple(i for i in mine if (game.seen(i).toughness or 0) == least)
    chosen = yield from pick_among(
        game, context.controller, fitting, 1, 1, "bolster", source=context.source, citations=(BOLSTER,)
    )
    yield from plus_counters(game, context, chosen, number_of(game, context, effect), BOLSTER)


@keyword_action("support")
def support(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """A +1/+1 counter on each of the targets."""
    if effect.what is not None:
        yield from plus_counters(game, context, acting_objects(game, context, effect.what), 1, SUPPORT)
        results_of(context).last = True
