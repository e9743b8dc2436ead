"""Another player chooses which creatures attack, or which block and how (CR 508.1a, 509.1a).

What is here: who chooses. What is not: the declaration, whose restrictions, requirements and costs stay the same. Of
several such effects the newest decides.

日本語: 攻撃クリーチャーやブロック・クリーチャーを他のプレイヤーが選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.costs.cost import Cost
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.characteristics.permissions import player_rules
from rulings.kernel.questions.finding import UnboundReferenceError, find_players
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ATTACKERS = "chooses attackers"
BLOCKS = "chooses blocks"
declare(PlayerHas, ATTACKERS, BLOCKS)


def who_chooses(game: "Game", what: str, player: PlayerId) -> PlayerId:
    """Who makes the choices of this player's declaration: the player, unless an effect says otherwise."""
    found = [
        (effect.timestamp, find_players(game.view, effect.context, change.who))
        for effect, change in player_rules(game, PlayerHas)
        if isinstance(change, PlayerHas) and change.what == what
    ]
    choosers = max(found, key=lambda one: one[0])[1] if found else ()
    return choosers[0] if choosers else player


def refuse_cost(cost: Cost) -> None:
    """Whether the other player's choice makes its player pay is not told by the rules of the game alone.

    Raises: UnboundReferenceError: there is something to pay.
    """
    if cost.parts:
        raise UnboundReferenceError("a cost of what another player chose")
