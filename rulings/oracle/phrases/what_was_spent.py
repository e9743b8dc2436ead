"""What mana was spent to cast something, as a condition (CR 601.2h, 106.3).

What is here: "if {W}{W} was spent to cast it", "if five or more mana was spent to cast that spell". What is not: mana
as an amount (``amounts_this_turn``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Color, Comparison
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

# What mana was spent.

for _symbol, _color in (
    ("{W}", Color.WHITE),
    ("{U}", Color.BLUE),
    ("{B}", Color.BLACK),
    ("{R}", Color.RED),
    ("{G}", Color.GREEN),
):
    for _count in (1, 2):
        for _spell, _of in (("it", It("it")), ("that spell", It("that spell")), ("<this spell|~>", None)):
            condition.words(
                {
                    f"{_symbol * _count} was spent to cast {_spell}": Compare(
                        ManaSpent(_color, of=_of), Comparison.AT_LEAST, Fixed(_count)
                    )
                }
            )

# How much was spent.


def _declare_spent(spell: str, of: ObjectRef | None) -> None:

    condition.phrase(
        f"{{amount:Amount}} or more mana was spent to cast {spell}",
        Compare(ManaSpent(of=of), Comparison.AT_LEAST, hole("amount")),
    )


_declare_spent("it", It("it"))
_declare_spent("that spell", It("that spell"))
_declare_spent("<this spell|~>", None)
