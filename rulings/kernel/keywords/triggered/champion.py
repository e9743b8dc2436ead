"""Champion (CR 702.72).

日本語: 覇権
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.moving import Entering, ReturnTo, Sacrifice
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import OwnerOf, You
from rulings.abilities.references import Antecedent, Choose, It, LinkedExile
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import CREATURE, ENTERS, SELF, YOU, YOU_CONTROL, triggered
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


declare(Does, "champion")

CHAMPIONS = cite("702.72c", "championed")


@dataclass(frozen=True, slots=True)
class Championed(CostPart):
    """Nothing to pay: what was exiled has been championed."""


def _always(game: "Game", context: Context, player: PlayerId, part: Championed) -> bool:
    return True


@pays(Championed, _always)
@asks_nothing
def _note(game: "Game", context: Context, player: PlayerId, part: Championed, paid: Paid) -> None:
    """The permanent has championed what was exiled (CR 702.72c)."""
    if paid.objects.get("exiled"):
        game.emit(e.PlayerDid(player=player, verb="champion", object=context.source, citations=(CHAMPIONS,)))


@expands("champion")
def champion(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: sacrifice it unless you exile another such permanent, which returns when this leaves (CR 702.72a)."""
    quality = ability.quality if isinstance(ability.quality, Filter) else CREATURE
    mine = [p for p in quality.predicates if not (isinstance(p, ControlledBy) and isinstance(p.player, You))]
    another = Filter(Kind.PERMANENT, (Another(), *mine, YOU_CONTROL))
    exile = Cost((ExileCost(Choose(another)), Championed()))
    back = Entering(controller=OwnerOf(It("it", Antecedent("each"))))
    return (
        triggered(ability, event=ENTERS, effect=Unless(Sacrifice(YOU, SELF), YOU, exile)),
        triggered(
            ability,
            event=Moves(SELF, origin=Zone.BATTLEFIELD),
            effect=ReturnTo(LinkedExile(), Zone.BATTLEFIELD, back),
        ),
    )
