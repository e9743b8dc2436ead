"""A look at an opponent's hand and then a choice as something enters (CR 614.12a).

What is here: "as this artifact enters, look at an opponent's hand, then choose any card name". What is not: the choice
alone (``entering``).
"""

from rulings.abilities.effects.cards import LookAt
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import WholeZone
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

then_chosen = ORACLE.category("ChosenAfterALook")
then_chosen.include(ORACLE.category("EntryChoice"))
then_chosen.phrase("choose any card name", MakeChoice, fixed={"who": You(), "what": "card name"})


# The opponent is chosen first, then the hand is seen.
ORACLE.category("EntryChoice").phrase(
    "look at a opponent's hand, then {choice:ChosenAfterALook}",
    Sequence((LookAt(You(), WholeZone(Opponent(), Zone.HAND)), hole("choice", MakeChoice))),
)
