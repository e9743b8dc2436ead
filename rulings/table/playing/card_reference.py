"""The Oracle card reference of a table: cards that the texts on it make out of their names (CR 108.1, 111.11, 707.13).

What is here: which names have to be looked up before a table is played, and the cards that were found, as the kernel
plays them. What is not: looking them up (``rulings.answer``) and what is made of them (``rulings.kernel``).
"""

from collections.abc import Iterable, Mapping

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.corpus.cards import Card
from rulings.oracle.model import may_name_cards
from rulings.table.format.model import Table
from rulings.table.playing.compile import compile_card


def names_in_texts(cards: Iterable[Card]) -> frozenset[str]:
    """The names in the texts of these cards of which a game has to know the card.

    Shape: most cards have none, which their kept models show at once; the others are compiled.
    """
    return frozenset().union(
        *(compile_card(card).names for card in cards if any(may_name_cards(face) for face in card.faces))
    )


def reference_of(
    definitions: Iterable[CardDefinition], table: Table, cards: Mapping[str, Card]
) -> Map[str, CardDefinition]:
    """The cards that these texts make out of names or ask for, those that theirs do, and those whose names are chosen.

    Shape: by their English names, as far as they were found.
    """
    found: dict[str, CardDefinition] = {}
    waiting = [name for one in definitions for name in sorted(one.names)]
    waiting += [name for _, _, entry in table.entries() for name in entry.chosen if isinstance(name, str)]
    waiting += [name for answers in table.answers for name in answers.queue if isinstance(name, str)]
    waiting += [name for step in table.script for name in step.answers if isinstance(name, str)]
    while waiting:
        written = waiting.pop()
        if written not in cards or cards[written].name in found:
            continue
        card = compile_card(cards[written])
        found[card.name] = card
        waiting += sorted(card.names)
    return Map(found)
