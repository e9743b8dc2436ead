"""Cards in graveyards that get a keyword to cast them with, at a cost that their own mana cost sets (CR 702.34,
702.138).

What is here: flashback for a time or as long as it is so, escape. What is not: the keywords as printed (``keywords``).
"""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, sentence
from rulings.oracle.holes import hole

_FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))


for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    sentence.phrase(
        f"{{objects:Object}} gain[s] flashback {{duration:Duration}}. the flashback cost is equal to {_its}.",
        Continuous(hole("objects"), (_FLASHBACK,), hole("duration")),
    )


for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    ability.phrase(
        f"{{affected:Affected}} [has|have] flashback. the flashback cost is equal to {_its}.",
        StaticAbility(affected=hole("affected"), changes=(_FLASHBACK,)),
    )
    ability.phrase(
        f"{{affected:Affected}} [has|have] escape. the escape cost is equal to {_its} plus exile {{amount:Amount}} "
        "other cards from your graveyard.",
        StaticAbility(
            affected=hole("affected"),
            changes=(
                GainAbilities(
                    (
                        KeywordAbility(
                            name="escape",
                            cost=Cost(
                                (
                                    OwnManaCost(),
                                    ExileCost(
                                        Choose(
                                            Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You()))),
                                            hole("amount"),
                                        )
                                    ),
                                )
                            ),
                        ),
                    )
                ),
            ),
        ),
    )
