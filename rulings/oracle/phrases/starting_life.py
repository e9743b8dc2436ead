"""Your starting life total, and how much more than it you have (CR 103.4)."""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.players import LifeTotal, StartingLife
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.life import SetLife
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition, effect, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_MINE = LifeTotal(You())

quantity.words({"your starting life total": StartingLife()})
effect.phrase("{who:Player's} life total becomes equal to {amount:Quantity}", SetLife)
# Said after "if your life total is less than your starting life total".
effect.words({"it becomes equal to your starting life total": SetLife(You(), StartingLife())})
condition.words(
    {
        f"your life total is {word} than your starting life total": Compare(_MINE, comparison, StartingLife())
        for word, comparison in (("less", Comparison.LESS), ("greater", Comparison.GREATER))
    }
)


def _more(amount: Amount) -> Compare:
    return Compare(_MINE, Comparison.AT_LEAST, Plus(StartingLife(), amount))


def _undo_more(node: Compare) -> Slots:
    match node.right:
        case Plus(right=Amount() as amount) if node == _more(amount):
            return {"amount": amount}
    return None


condition.phrase(
    "you have at least {amount:Amount} life more than your starting life total", _more, _undo_more, kind=Compare
)
