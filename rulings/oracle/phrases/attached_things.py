"""What is attached to something, and what its controller was dealt, as a part of the noun phrase (CR 301.5, 303.4).

What is here: "with another Aura attached to it", "that's attached to a creature", "whose controller was dealt combat
damage by ~ this turn", "with lesser mana value". What is not: attachments of a known object (``filters``).
"""

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.filters.characteristics import HasStat
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another, ControllerDealtDamageBy, Did
from rulings.abilities.filters.status import AttachedTo, HasAttached
from rulings.abilities.references import Attached, It, This
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import qualifier
from rulings.oracle.holes import hole

qualifier.phrase(
    "with another {filter:Filter@singular} attached to (it|them:self)",
    HasAttached(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
qualifier.phrase("with a {filter:Filter@singular} attached to (it|them:self)", HasAttached)
qualifier.phrase("that's attached to a {to:Filter@singular}", AttachedTo)
qualifier.phrase("that are attached to {to:Filter@plural}", AttachedTo)

# Damage to its controller.


for _damage, _combat in (("combat damage", True), ("damage", None)):
    qualifier.phrase(
        f"whose controller was dealt {_damage} by {{source:Object}} this turn",
        ControllerDealtDamageBy(hole("source", This, Attached, It), _combat),
    )

# Compared with what was spoken of.

for _word, _comparison in (("lesser", Comparison.LESS), ("greater", Comparison.GREATER)):
    qualifier.phrase(f"with {_word} {{stat:Stat}}", HasStat(hole("stat"), _comparison, StatOf(hole("stat"), It("it"))))

# Deeds of this turn.

qualifier.words(
    {
        "that blocked or was blocked this turn": Did("blocked or was blocked"),
        "that blocked or were blocked this turn": Did("blocked or was blocked"),
        "that was blocked this turn": Did("was blocked"),
    }
)
