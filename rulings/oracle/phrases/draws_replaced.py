"""What happens instead of a draw, or of several at once (CR 121.2a, 614.11).

What is here: "would draw two or more cards", "exiles that card face up instead". What is not: one draw and any other
effect (``replacing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.moving import Draws, DrawsSeveral
from rulings.abilities.players import AnyPlayer, BothPlayers, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent, TopCards
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import hole

ORACLE.category("Would").phrase(
    "{who:Player} would draw {minimum:Amount} or more cards",
    DrawsSeveral(hole("who", AnyPlayer, Opponent, You), hole("minimum", Fixed, where=lambda one: one.value > 1)),
)

_WHO_DRAWS = ThatPlayer(antecedent=Antecedent("event player"))


# The card is the one that the player would have drawn.
ability.phrase(
    "if {who:Player} would draw a card, that player exiles that card face up instead.",
    Replacement(
        event=Draws(hole("who", AnyPlayer, Opponent)), instead=Exile(TopCards(Fixed(1), _WHO_DRAWS), who=_WHO_DRAWS)
    ),
    carries={"instead": "instead"},
)


ORACLE.category("Effect").phrase(
    "you and {other:Player} each draw a card",
    Draw(BothPlayers(You(), hole("other", ThatPlayer))),
    carries={"each": "who"},
)
