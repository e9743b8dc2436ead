"""Tapping or untapping all permanents of a type chosen as the spell resolves (CR 608.2d).

What is here: "choose artifact, creature, or land. Tap all untapped permanents of the chosen type target player
controls, or untap all tapped permanents of that type that player controls". What is not: other tapping (``verbs``).
"""

from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.filters.filter import Filter, Not, Predicate
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.players import PlayerRef, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, sentence


def _all(tapped: Predicate, whose: PlayerRef) -> Every:
    return Every(Filter(Kind.PERMANENT, (tapped, OfChosen("card type"), ControlledBy(whose))))


sentence.words(
    {
        "choose artifact, creature, or land. tap all untapped permanents of the chosen type target player controls, or "
        "untap all tapped permanents of that type that player controls.": Clauses(
            (
                MakeChoice(You(), "card type", options=("artifact", "creature", "land")),
                ChooseEffect(
                    You(),
                    (Tap(_all(Not(IsTapped()), TargetPlayer())), Untap(_all(IsTapped(), ThatPlayer()))),
                    ("tap", "untap"),
                ),
            )
        )
    }
)
