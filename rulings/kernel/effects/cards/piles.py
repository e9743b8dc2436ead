"""Piles: separating objects into two and choosing one (CR 700.3).

日本語: 束に分ける、束を選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.piles import (
    ChoosePile,
    ChoosePileOfEach,
    OnlyChosenPilesCan,
    PileChooser,
    SeparateForEach,
    SeparateFromYouOn,
    SeparateIntoPiles,
)
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Among, Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent, Particular, Several
from rulings.abilities.vocabulary import CardType, Kind
from rulings.cite import cite
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import TOGETHER, performs, results_of
from rulings.kernel.happening.picking import pick, pick_among
from rulings.kernel.questions import finding, matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing, recipient_options
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import opponents, players_from

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PILES = cite("700.3", "piles")
SHOWN = cite("701.20a", "show that card to all players")
FACE_UP = "one pile is face up"
MAY_BE_EMPTY = cite("700.3d", "zero or more objects")
_EACH = ThatPlayer(Antecedent("each player"))


@performs(SeparateIntoPiles)
def _separate(game: "Game", context: Context, effect: SeparateIntoPiles) -> Play[None]:
    """One player puts each object into one of two piles; a pile may be empty."""
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    objects = yield from pick(game, context, player, effect.what, "separate")
    prompt = "face-down pile" if effect.one_face_up else "first pile"
    piles = yield from _into_piles(game, context, player, objects, 2, prompt)
    results.piles[player] = piles
    first, second = piles[0], piles[1]
    results.objects["first pile"], results.objects["second pile"] = first, second
    if effect.one_face_up:
        results.done[FACE_UP] = True
        if second:
            game.emit(e.Revealed(player=player, objects=second, citations=(SHOWN,)))


def _into_piles(
    game: "Game", context: Context, player: PlayerId, objects: tuple[ObjectId, ...], number: int, prompt: str
) -> Play[tuple[tuple[ObjectId, ...], ...]]:
    """Each object in exactly one of the piles, of which any may be empty (CR 700.3a, 700.3d)."""
    piles: list[tuple[ObjectId, ...]] = []
    for _ in repeated(number - 1):
        left = tuple(i for i in objects if not any(i in pile for pile in piles))
        one = yield from pick_among(
            game, player, left, 0, len(left), prompt, source=context.source, citations=(PILES, MAY_BE_EMPTY)
        )
        piles.append(one)
        prompt = "next pile"
    return (*piles, tuple(i for i in objects if not any(i in pile for pile in piles)))


@performs(SeparateFromYouOn)
def _separate_from_you_on(game: "Game", context: Context, effect: SeparateFromYouOn) -> Play[None]:
    for player in players_from(game.state, context.controller):
        objects = yield from pick(game, each_player(context, player), player, effect.what, "separate")
        piles = yield from _into_piles(game, context, player, objects, effect.piles, "first pile")
        results_of(context).piles[player] = piles


TOGETHER.add(SeparateFromYouOn)


@performs(SeparateForEach)
def _separate_for_each(game: "Game", context: Context, effect: SeparateForEach) -> Play[None]:
    who = finding.find_players(game.view, context, effect.who)[0]
    for player in finding.find_players(game.view, context, effect.players):
        theirs = Filter(effect.filter.kind, (*effect.filter.predicates, ControlledBy(_EACH)))
        objects = matching.candidates(game.view, each_player(context, player), theirs)
        piles = yield from _into_piles(game, context, who, objects, 2, "first pile")
        results_of(context).piles[player] = piles


@performs(ChoosePileOfEach)
def _choose_of_each(game: "Game", context: Context, effect: ChoosePileOfEach) -> Play[None]:
    """What is done with the piles is done when all are chosen, with all of them at once (CR 101.4)."""
    results = results_of(context)
    chosen: tuple[ObjectId, ...] = ()
    for player in finding.find_players(game.view, context, effect.players):
        piles = results.piles.get(player, ())
        if not piles:
            continue
        if effect.at_random:
            number = game.random().randrange(len(piles))
            picked = f"pile {number + 1}"
            game.emit(e.Chosen(player=player, what="pile at random", value=picked, citations=(PILES,)))
        else:
            chooser = yield from _chooser(game, context, player, effect.chooser)
            number = yield from _pick_pile(game, context, chooser, len(piles))
        chosen += piles[number]
    everything = tuple(i for piles in results.piles.values() for pile in piles for i in pile)
    results.objects["chosen pile"] = chosen
    results.objects["other pile"] = tuple(i for i in everything if i not in chosen)


def _chooser(game: "Game", context: Context, player: PlayerId, chooser: PileChooser) -> Play[PlayerId]:
    if chooser is PileChooser.YOU:
        return context.controller
    if chooser is PileChooser.THAT_PLAYER:
        return player
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PLAYER,
            "choose an opponent",
            recipient_options(game, opponents(game.state, player)),
            source=context.source,
            citations=(PILES,),
            default=(0,),
        )
    )
    assert picked[0].player is not None
    return picked[0].player


def _pick_pile(game: "Game", context: Context, player: PlayerId, number: int) -> Play[int]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a pile",
            tuple(Option(f"pile {n + 1}", number=n + 1, value=n) for n in range(number)),
            source=context.source,
            citations=(PILES,),
            default=(0,),
        )
    )
    return int(str(picked[0].value))


@performs(OnlyChosenPilesCan)
@asks_nothing
def _only_they_can(game: "Game", context: Context, effect: OnlyChosenPilesCan) -> None:
    """A rule of the turn: creatures that come later are in no pile (CR 611.2c)."""
    results = results_of(context)
    chosen = tuple(Particular(i) for i in results.objects.get("chosen pile", ()))
    others = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), Not(Among(Several(chosen)))))
    add_floating(game, context, UntilEndOfTurn(), filter_=others, changes=(CantDo(effect.what),))


@performs(ChoosePile)
def _choose(game: "Game", context: Context, effect: ChoosePile) -> Play[None]:
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    piles = (results.objects.get("first pile", ()), results.objects.get("second pile", ()))
    names = ("face-down pile", "face-up pile") if results.done.get(FACE_UP) else ("pile 1", "pile 2")
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a pile",
            tuple(Option(name, number=n + 1, value=n) for n, name in enumerate(names)),
            source=context.source,
            citations=(PILES,),
            default=(0,),
        )
    )
    index = picked[0].value
    assert isinstance(index, int)
    results.objects["chosen pile"], results.objects["other pile"] = piles[index], piles[1 - index]
