"""Defending players' creatures parted into a left and a right pile that can block only what is sent there (CR 509.1b,
700.3).

日本語: 防御側のクリーチャーの左右への分割
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfCombat
from rulings.abilities.effects.combat import PartDefenders
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Among, Either, Filter
from rulings.abilities.references import Particular, Several
from rulings.abilities.vocabulary import Kind
from rulings.cite import cite
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import battlefield, opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PILES = cite("700.3", "piles")
CHOOSES = cite("608.2d", "choice")
LEFT, RIGHT = "left", "right"


@performs(PartDefenders)
def _part(game: "Game", context: Context, effect: PartDefenders) -> Play[None]:
    """All opponents of the attacking player divide in turn order, then the sides are chosen (CR 101.4, 608.2c)."""
    piles: dict[str, list[ObjectId]] = {LEFT: [], RIGHT: []}
    for player in opponents(game.state, context.controller):
        mine = tuple(
            i
            for i in battlefield(game.state)
            if game.seen(i).is_creature and game.seen(i).controller == player and not game.seen(i).has("flying")
        )
        left = yield from pick_among(
            game, player, mine, 0, len(mine), "left pile", source=context.source, citations=(PILES,)
        )
        piles[LEFT] += left
        piles[RIGHT] += [i for i in mine if i not in left]
    combat = game.state.combat
    for attacker in () if combat is None else tuple(combat.attackers):
        if game.seen(attacker).controller != context.controller:
            continue
        picked = yield from game.decide(
            Decision(
                context.controller,
                DecisionKind.OPTION,
                "left or right",
                tuple(Option(side, value=side) for side in (LEFT, RIGHT)),
                source=attacker,
                citations=(CHOOSES,),
                default=(0,),
            )
        )
        among = Among(Several(tuple(Particular(int(i)) for i in piles[picked[0].value])))
        able = Filter(Kind.PERMANENT, (Either((HasKeyword("flying"), among)),))
        number = add_floating(
            game,
            context,
            UntilEndOfCombat(),
            affected=(attacker,),
            changes=(CantDo("be blocked", unless=able),),
        )
        began = e.EffectBegan(source=context.source, affected=(attacker,), effect_id=number, citations=(PILES,))
        game.emit(began)
