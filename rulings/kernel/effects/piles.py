"""Piles: separating objects into two and choosing one (CR 700.3).

日本語: 束に分ける、束を選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.verbs.cards import ChoosePile, SeparateIntoPiles
from rulings.cite import cite
from rulings.kernel import finding
from rulings.kernel.context import Context
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.performing import performs, results_of
from rulings.kernel.picking import pick, pick_among

if TYPE_CHECKING:
    from rulings.kernel.game import Game

PILES = cite("700.3", "piles")
MAY_BE_EMPTY = cite("700.3d", "zero or more objects")


@performs(SeparateIntoPiles)
def _separate(game: "Game", context: Context, effect: SeparateIntoPiles) -> Play[None]:
    """One player puts each object into one of two piles; a pile may be empty."""
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    objects = yield from pick(game, context, player, effect.what, "separate")
    first = yield from pick_among(
        game, player, objects, 0, len(objects), "first pile", source=context.source, citations=(PILES, MAY_BE_EMPTY)
    )
    results.objects["first pile"] = first
    results.objects["second pile"] = tuple(i for i in objects if i not in first)


@performs(ChoosePile)
def _choose(game: "Game", context: Context, effect: ChoosePile) -> Play[None]:
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    piles = (results.objects.get("first pile", ()), results.objects.get("second pile", ()))
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a pile",
            tuple(Option(f"pile {n + 1}", number=n + 1, value=n) for n in range(2)),
            source=context.source,
            citations=(PILES,),
            default=(0,),
        )
    )
    index = picked[0].value
    assert isinstance(index, int)
    results.objects["chosen pile"], results.objects["other pile"] = piles[index], piles[1 - index]
