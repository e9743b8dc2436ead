"""Cards that a text names (CR 111.11, 707.13)."""

from collections.abc import Iterable, Sequence

from rulings.abilities.changes.change import AllNonlegendaryCreatureNames
from rulings.abilities.effects.spells import ChooseNameAmong, CopyOfChosenName, CopyOfNoted, NoteCard
from rulings.abilities.named_cards import CreateNamedToken, NamedCard
from rulings.abilities.subtypes import SUBTYPES
from rulings.oracle.categories import ORACLE, change, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import PREDEFINED
from rulings.oracle.phrases.lexicons.names import CardNames
from rulings.oracle.template import Number


class ListedNames(CardNames):
    """A card name of a list: it has no comma, since the commas part the names."""

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Those that end before a comma."""
        for end, name in super().read(tokens, start, number):
            if "," in tokens[start:end]:
                return
            yield end, name


_listed_name = ORACLE.category("ListedCardName")
ORACLE.lexical(_listed_name.name, ListedNames())
_listed = ORACLE.category("ListedCard")
_listed.phrase("{name:ListedCardName}", NamedCard)

# Predefined tokens and Roles have their own rules, and no card is called by subtypes alone (CR 111.10).
effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {name:CardName} token(s:amount)",
    CreateNamedToken(
        hole("who"),
        hole("amount"),
        NamedCard(
            hole(
                "name",
                where=lambda one: (
                    one not in (*PREDEFINED, "Incubator")
                    and one.split()[-1] != "Role"
                    and (not all(word in SUBTYPES for word in one.split()))
                ),
            )
        ),
    ),
)
effect.phrase(
    "{who:Subject} choose[s] a card name that hasn't been chosen from among {cards:ListedCard+and}", ChooseNameAmong
)
effect.phrase("{who:Subject} create[s] a copy of the card with the chosen name", CopyOfChosenName)
effect.phrase("note the name of {what:Object}", NoteCard)
effect.phrase("{who:Subject} create[s] a copy of the card with the noted name", CopyOfNoted)
change.phrase(
    "[has|have] all names of nonlegendary creature cards in addition to <its name|their names>",
    AllNonlegendaryCreatureNames,
)
