"""How a spell was cast, in words of a few mechanics (CR 601.2, 702).

What is here: "at least three white mana was spent to cast this spell", "you cast this spell during your main phase",
"this spell was cast from a graveyard". What is not: the usual questions (``branching``, ``turn_events``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, Compare, InStep, Negated
from rulings.abilities.conditions.history import WasCast
from rulings.abilities.players import You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

for _words, _spell in (("<this spell|~>", None), ("it", It("it"))):
    condition.phrase(
        f"at least {{amount:Amount}} {{color:Color}} mana was spent to cast {_words}",
        Compare(ManaSpent(hole("color"), of=_spell), Comparison.AT_LEAST, hole("amount", Fixed)),
    )

    condition.phrase(
        f"at least {{amount:Amount}} mana was spent to cast {_words}",
        Compare(ManaSpent(of=_spell), Comparison.AT_LEAST, hole("amount", Fixed)),
    )

# No phase ends while a spell is on the stack, so what was cast in it resolves in it (CR 500.2).

condition.words(
    {
        "you cast this spell during your main phase": AllHold(
            (WasCast(This("spell"), You()), InStep("main phase", You()))
        ),
        "<this spell|~> was cast from a graveyard": WasCast(This("spell"), None, Zone.GRAVEYARD.value),
        "it was cast from a graveyard": WasCast(It("it"), None, Zone.GRAVEYARD.value),
        "you cast this spell from anywhere other than your hand": AllHold(
            (WasCast(This("spell"), You()), Negated(WasCast(This("spell"), You(), Zone.HAND.value)))
        ),
    }
)
