"""Your starting life total, and how much more than it you have (CR 103.4)."""

from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.players import LifeTotal, StartingLife
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.life import SetLife
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition, effect, quantity
from rulings.oracle.holes import hole

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


condition.phrase(
    "you have at least {amount:Amount} life more than your starting life total",
    Compare(_MINE, Comparison.AT_LEAST, Plus(StartingLife(), hole("amount"))),
)
