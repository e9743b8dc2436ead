"""A look at an opponent's hand and then a choice as something enters (CR 614.12a).

What is here: "as this artifact enters, look at an opponent's hand, then choose any card name". What is not: the choice
alone (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.cards import LookAt
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import WholeZone
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

then_chosen = ORACLE.category("ChosenAfterALook")
then_chosen.include(ORACLE.category("EntryChoice"))
then_chosen.phrase("choose any card name", MakeChoice, fixed={"who": You(), "what": "card name"})


def _looks_then(choice: Effect) -> Sequence | None:
    """The opponent is chosen first, then the hand is seen."""
    look = LookAt(You(), WholeZone(Opponent(), Zone.HAND))
    return Sequence((look, choice)) if isinstance(choice, MakeChoice) else None


def _undo_looks_then(node: Sequence) -> Slots:
    match node.effects:
        case (LookAt(), MakeChoice() as choice) if node == _looks_then(choice):
            return {"choice": choice}
    return None


ORACLE.category("EntryChoice").phrase(
    "look at a opponent's hand, then {choice:ChosenAfterALook}", _looks_then, _undo_looks_then, kind=Sequence
)
