"""The monarch (CR 724).

日本語: 統治者
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.game import BecomeDesignation
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

BECOMES = cite("724.3", "the current monarch ceases to be the monarch")
declare_rule("monarch", cite("724.2", "inherent triggered abilities"))
special_words.declare(Does, "become the monarch")

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_DEALER = It("that creature", Antecedent("event source"))
FACE = FaceDefinition(
    name="The Monarch",
    abilities=(
        TriggeredAbility(
            text="At the beginning of your end step, you draw a card.",
            event=BeginningOf(Step.END, You()),
            effect=Draw(You()),
            zones=(Zone.COMMAND,),
            keyword="monarch",
        ),
        TriggeredAbility(
            text="Whenever a creature deals combat damage to you, its controller becomes the monarch.",
            event=DealsDamage(_CREATURE, to=You(), combat=True),
            effect=BecomeDesignation(ControllerOf(_DEALER), "monarch"),
            zones=(Zone.COMMAND,),
            keyword="monarch",
        ),
    ),
)
"""The two abilities that come with being the monarch, in our words (CR 724.2)."""


@giver("monarch")
@passes_on("monarch")
def crown(game: "Game", player: PlayerId) -> None:
    """The player becomes the monarch, and whoever was it is it no more; for the monarch nothing changes."""
    if hand_over(game, player, "monarch"):
        drop(game, FACE)
        carry(game, player, FACE)
        game.emit(e.PlayerDid(player=player, verb="become the monarch", citations=(BECOMES,)))
