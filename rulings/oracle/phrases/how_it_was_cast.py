"""How a spell was cast, in words of a few mechanics (CR 601.2, 702).

What is here: "at least three white mana was spent to cast this spell", "you cast this spell during your main phase",
"this spell was cast from a graveyard". What is not: the usual questions (``branching``, ``turn_events``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, Compare, InStep, Negated
from rulings.abilities.conditions.history import WasCast
from rulings.abilities.players import You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Color, Comparison, Zone
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

for _words, _spell in (("<this spell|~>", None), ("it", It("it"))):

    def _spent(amount: Amount, color: Color, of: It | None = _spell) -> Compare | None:
        if not isinstance(amount, Fixed):
            return None
        return Compare(ManaSpent(color, of=of), Comparison.AT_LEAST, amount)

    def _undo_spent(node: Compare, of: It | None = _spell) -> Slots:
        match node.left:
            case ManaSpent(color=Color() as color) if node == _spent(node.right, color, of):
                return {"amount": node.right, "color": color}
        return None

    condition.phrase(
        f"at least {{amount:Amount}} {{color:Color}} mana was spent to cast {_words}",
        _spent,
        _undo_spent,
        kind=Compare,
    )

    def _much(amount: Amount, of: It | None = _spell) -> Compare | None:
        return Compare(ManaSpent(of=of), Comparison.AT_LEAST, amount) if isinstance(amount, Fixed) else None

    def _undo_much(node: Compare, of: It | None = _spell) -> Slots:
        return {"amount": node.right} if node == _much(node.right, of) else None

    condition.phrase(f"at least {{amount:Amount}} mana was spent to cast {_words}", _much, _undo_much, kind=Compare)

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
