"""What players do in turns until none does (CR 101.4, 608.2d).

What is here: "starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this
process until no one puts a card onto the battlefield". What is not: votes (``voting``).
"""

from rulings.abilities.effects.repeating import PutInTurns
from rulings.oracle.categories import sentence

sentence.phrase(
    "starting with you, each player may put a {filter:Filter@singular} from their hand onto the battlefield. repeat "
    "this process until no one puts a card onto the battlefield.",
    PutInTurns,
    carries={"each": "PutInTurns", "may": "PutInTurns"},
)
