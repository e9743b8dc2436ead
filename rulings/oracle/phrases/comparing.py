"""Comparisons among objects: the greatest and least of them, and what they share.

What is here: "with the greatest power", "with the lowest mana value", "that shares a color with". What is not:
comparisons with a number (``filters``).
"""

from rulings.abilities.amounts.players import UnspentMana
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasExtreme, HasName, SharesWith
from rulings.abilities.filters.filter import Both, Either, Not, narrowed
from rulings.abilities.filters.status import AttachedTo
from rulings.oracle.categories import ORACLE, change, filter_, qualifier, quantity
from rulings.oracle.holes import hole

_EXTREMES = (("greatest", False), ("highest", False), ("least", True), ("lowest", True))
for _word, _lowest in _EXTREMES:
    qualifier.phrase(
        f"with the {_word} {{stat:Stat}} among {{among:Filter@plural}}", HasExtreme, fixed={"lowest": _lowest}
    )

    extreme = ORACLE.category("NounWithExtreme")
    extreme.phrase(
        f"{{rest:Filter}} with the {_word} {{stat:Stat}}",
        narrowed(hole("rest"), HasExtreme(hole("stat"), _lowest, hole("rest"))),
    )
filter_.include(ORACLE.category("NounWithExtreme"))

# What they share.

_SHARED = ("color", "creature type", "card type", "land type", "name", "mana value", "permanent type")
for _what in _SHARED:
    qualifier.phrase(
        f"that share[s:self] <a|at least one> {_what} with {{other:Object}}", SharesWith, fixed={"what": _what}
    )
qualifier.phrase(
    "that share[s:self] a color or mana value with {other:Object}", SharesWith, fixed={"what": "color or mana value"}
)

# What may be attached to what.

change.phrase(
    "can be attached only to a {unless:Filter@singular}",
    CantDo,
    fixed={"what": "be attached"},
    carries={"only": "unless"},
)
qualifier.phrase("attached to a {to:Filter@singular}", AttachedTo)

quantity.phrase("the amount of unspent mana {of:Player} [has|have]", UnspentMana)

# Cards of the same name as this one: the reader of the line puts the name in.

qualifier.words(
    {"named ~": HasName("~"), "not named ~": Not(HasName("~")), "other than a card named ~": Not(HasName("~"))}
)

# "That's legendary", "that aren't Elves": the adjective behind the noun, as a group of one.


for _are in ("that's", "that are"):
    qualifier.phrase(f"{_are} {{adjective:AdjectiveGroup}}", Both((hole("adjective"),)))
for _are_not in ("that isn't", "that aren't"):
    qualifier.phrase(f"{_are_not} {{adjective:AdjectiveGroup}}", Both((Not(hole("adjective")),)))


# Of three or more, which are said with commas.
qualifier.phrase(
    "that's a {words:TypeWord+or@singular}", Both((Either(hole("words", where=lambda one: len(one) > 2)),))
)
qualifier.phrase("that's a {word:TypeWord@singular}", Both((hole("word"),)))
qualifier.phrase("that are {word:TypeWord@plural}", Both((hole("word"),)))
qualifier.phrase("that isn't a {word:TypeWord@singular}", Both((Not(hole("word")),)))
qualifier.phrase("that aren't {word:TypeWord@plural}", Both((Not(hole("word")),)))
qualifier.phrase(
    "that's a {first:TypeWord@singular} or a {second:TypeWord@singular}",
    Both((Either((hole("first"), hole("second"))),)),
)
