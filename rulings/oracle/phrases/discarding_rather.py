"""A card discarded rather than the mana cost paid, by any player (CR 118.9).

What is here: "rather than pay the mana cost for a spell, its controller may discard a card that shares a color with
that spell". What is not: other costs for one's own spells (``free_casting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import Choose, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability

_COST = Cost((DiscardCost(Choose(Filter(Kind.CARD, (SharesWith("color", This()),)))),))
"""What is paid for a spell is paid by the spell: it is "that spell"."""

ability.words(
    {
        "rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that "
        "spell.": StaticAbility(changes=(PlayerMay(AnyPlayer(), "pay rather", Filter(Kind.SPELL), cost=_COST),))
    }
)
