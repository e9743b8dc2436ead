"""The initiative (CR 725).

日本語: イニシアチブ
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.turns import BeginningOf, Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import CardType, Kind, Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.effects.players.emblems import giver
from rulings.kernel.effects.players.single_designations import hand_over, passes_on
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.triggers.inherent_triggers import carry, drop

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TAKES = cite("725.3", "the player who currently has the initiative ceases to have it")
AGAIN = cite("725.5", "does not create a second initiative designation")
declare_rule("initiative", cite("725.2", "inherent triggered abilities"))
special_words.declare(Does, "take the initiative")

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_DEALERS = It("those creatures", Antecedent("event source"))
_INTO_UNDERCITY = KeywordAction(You(), "venture", subtype="Undercity")
FACE = FaceDefinition(
    name="The Initiative",
    abilities=(
        TriggeredAbility(
            text="At the beginning of your upkeep, you venture into Undercity.",
            event=BeginningOf(Step.UPKEEP, You()),
            effect=_INTO_UNDERCITY,
            zones=(Zone.COMMAND,),
            keyword="initiative",
        ),
        TriggeredAbility(
            text="Whenever creatures deal combat damage to you, their controller takes the initiative.",
            event=DealsDamage(_CREATURE, to=You(), combat=True, batch=True),
            effect=BecomeDesignation(ControllerOf(_DEALERS), "initiative"),
            zones=(Zone.COMMAND,),
            keyword="initiative",
        ),
        TriggeredAbility(
            text="Whenever you take the initiative, you venture into Undercity.",
            event=Does("take the initiative", You()),
            effect=_INTO_UNDERCITY,
            zones=(Zone.COMMAND,),
            keyword="initiative",
        ),
    ),
)
"""The three abilities that come with having the initiative, in our words (CR 725.2)."""


@giver("initiative")
@passes_on("initiative")
def take(game: "Game", player: PlayerId) -> None:
    """The player takes the initiative from whoever has it; its holder takes it again, and ventures (CR 725.5)."""
    is_new = hand_over(game, player, "initiative")
    if is_new:
        drop(game, FACE)
        carry(game, player, FACE)
    rule = TAKES if is_new else AGAIN
    game.emit(e.PlayerDid(player=player, verb="take the initiative", citations=(rule,)))
