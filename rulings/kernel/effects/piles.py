"""Piles: separating objects into two and choosing one (CR 700.3).

日本語: 束に分ける、束を選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.verbs.cards import ChoosePile, SeparateIntoPiles
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import finding
from rulings.kernel.context import Context
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.performing import performs, results_of
from rulings.kernel.picking import pick, pick_among

if TYPE_CHECKING:
    from rulings.kernel.game import Game

PILES = cite("700.3", "piles")
SHOWN = cite("701.20a", "show that card to all players")
FACE_UP = "one pile is face up"
MAY_BE_EMPTY = cite("700.3d", "zero or more objects")


@performs(SeparateIntoPiles)
def _separate(game: "Game", context: Context, effect: SeparateIntoPiles) -> Play[None]:
    """One player puts each object into one of two piles; a pile may be empty."""
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    objects = yield from pick(game, context, player, effect.what, "separate")
    prompt = "face-down pile" if effect.one_face_up else "first pile"
    first = yield from pick_among(
        game, player, objects, 0, len(objects), prompt, source=context.source, citations=(PILES, MAY_BE_EMPTY)
    )
    second = tuple(i for i in objects if i not in first)
    results.objects["first pile"], results.objects["second pile"] = first, second
    if effect.one_face_up:
        results.done[FACE_UP] = True
        if second:
            game.emit(e.Revealed(player=player, objects=second, citations=(SHOWN,)))


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
