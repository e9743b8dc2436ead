"""Cards that texts make out of their names: tokens by name, copies of cards of a list (CR 111.11, 707.13).

What is here: "create a Tarmogoyf token", "choose a card name that hasn't been chosen from among ...", "create a copy of
the card with the chosen name". What is not: tokens that are named and described (``tokens``).
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import AllNonlegendaryCreatureNames
from rulings.abilities.effects.spells import ChooseNameAmong, CopyOfChosenName, CopyOfNoted, NoteCard
from rulings.abilities.named_cards import CreateNamedToken, NamedCard
from rulings.abilities.players import PlayerRef
from rulings.abilities.subtypes import SUBTYPES
from rulings.oracle.categories import ORACLE, change, effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.tokens import PREDEFINED
from rulings.oracle.phrases.words import CardNames
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


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


def _token(who: PlayerRef, amount: Amount, name: str) -> CreateNamedToken | None:
    """Predefined tokens and Roles have their own rules, and no card is called by subtypes alone (CR 111.10)."""
    words = name.split()
    if name in (*PREDEFINED, "Incubator") or words[-1] == "Role" or all(word in SUBTYPES for word in words):
        return None
    return CreateNamedToken(who, amount, NamedCard(name))


def _undo_token(node: CreateNamedToken) -> Slots:
    if node.entering is not None:
        return None
    return {"who": node.who, "amount": node.amount, "name": node.card.name}


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {name:CardName} token(s:amount)",
    _token,
    _undo_token,
    kind=CreateNamedToken,
)
effect.phrase(
    "{who:Subject} choose[s] a card name that hasn't been chosen from among {cards:ListedCard+and}", ChooseNameAmong
)
effect.phrase("{who:Subject} create[s] a copy of the card with the chosen name", CopyOfChosenName)

# Noted names.

effect.phrase("note the name of {what:Object}", NoteCard)
effect.phrase("{who:Subject} create[s] a copy of the card with the noted name", CopyOfNoted)

# All names.

change.phrase(
    "[has|have] all names of nonlegendary creature cards in addition to <its name|their names>",
    AllNonlegendaryCreatureNames,
)
