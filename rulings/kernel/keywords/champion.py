"""Champion (CR 702.72).

日本語: 覇権
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.costs import Cost, ExileCost
from rulings.abilities.effects import Unless
from rulings.abilities.filters import Another, ControlledBy, Filter
from rulings.abilities.patterns import Moves
from rulings.abilities.players import OwnerOf, You
from rulings.abilities.references import Antecedent, Choose, It, LinkedExile
from rulings.abilities.verbs import Entering, ReturnTo, Sacrifice
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.keywords import expands
from rulings.kernel.keywords.phrases import CREATURE, ENTERS, SELF, YOU, YOU_CONTROL, triggered


@expands("champion")
def champion(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: sacrifice it unless you exile another such permanent, which returns when this leaves (CR 702.72a)."""
    quality = ability.quality if isinstance(ability.quality, Filter) else CREATURE
    mine = [p for p in quality.predicates if not (isinstance(p, ControlledBy) and isinstance(p.player, You))]
    another = Filter(Kind.PERMANENT, (Another(), *mine, YOU_CONTROL))
    exile = Cost((ExileCost(Choose(another)),))
    back = Entering(controller=OwnerOf(It("it", Antecedent("each"))))
    return (
        triggered(ability, event=ENTERS, effect=Unless(Sacrifice(YOU, SELF), YOU, exile)),
        triggered(
            ability,
            event=Moves(SELF, origin=Zone.BATTLEFIELD),
            effect=ReturnTo(LinkedExile(), Zone.BATTLEFIELD, back),
        ),
    )
