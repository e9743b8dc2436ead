"""Enlist (CR 702.154).

日本語: 登用
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.keyword_nodes import SELF, gets
from rulings.kernel.actions.tapping import tap
from rulings.kernel.combat.attacking import as_they_attack
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions.summoning import is_summoning_sick
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.154", "enlist")

TAPS = cite("702.154a", "tap up to one untapped creature you control")


@as_they_attack
def enlisted(game: "Game", player: PlayerId, attackers: tuple[ObjectId, ...]) -> Play[None]:
    """For each enlist ability up to one creature that stays behind is tapped, and its power is added (CR 702.154a,
    702.154d)."""
    for attacker in attackers:
        for ability in game.seen(attacker).keyword_abilities("enlist"):
            able = tuple(
                i
                for i in battlefield(game.state)
                if game.seen(i).controller == player
                and game.seen(i).is_creature
                and i not in attackers
                and not game.object(i).is_tapped
                and not is_summoning_sick(game, i)
            )
            chosen = yield from pick_among(game, player, able, 0, 1, "enlist", source=attacker, citations=(TAPS,))
            if not chosen:
                continue
            power = game.seen(chosen[0]).power or 0
            tap(game, chosen, player=player)
            trigger = TriggeredAbility(text=ability.text, effect=gets(SELF, Fixed(power), Fixed(0)), keyword="enlist")
            pending = PendingTrigger(trigger, attacker, player, None, game.object(attacker).timestamp)
            game.change(pending=(*game.state.pending, pending))
