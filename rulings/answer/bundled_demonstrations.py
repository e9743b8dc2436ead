"""The demonstrations that come with the project.

What is here: which there are, and which cards meet in each. What is not: playing them and making others up
(``rulings.answer.demonstrations``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulings.answer.cards import card_name
from rulings.answer.desk import Desk
from rulings.answer.exact_names import may_be_named_otherwise, named_exactly
from rulings.answer.records import DemonstrationTitle
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.cards import Card
from rulings.table.format.model import Table
from rulings.table.format.setup import ZoneName
from rulings.table.playing.names import card_names
from rulings.table.reading.read import LoadedTable, load_tables


async def demonstration_titles(desk: Desk) -> list[tuple[frozenset[str], DemonstrationTitle]]:
    """The bundled demonstrations with the English names of the cards that meet there, fewest cards first."""
    found = [(one.names, one.title) for one in await bundled_demonstrations(desk)]
    return sorted(found, key=lambda each: (len(each[0]), each[1].id))


@dataclass(frozen=True, slots=True)
class Bundled:
    """One demonstration of the project."""

    names: frozenset[str]
    """English names of the cards that meet in it: those in libraries and basic lands only fill the table."""
    title: DemonstrationTitle
    """How it is listed."""
    table: Table
    """What is played."""


async def bundled_demonstrations(desk: Desk) -> list[Bundled]:
    """Every bundled demonstration whose file can be read."""
    loaded = await desk.in_lookups(_load_demonstrations)
    tables = [each.table for each in loaded if each.table is not None]
    cards = await find_named_cards(desk, tables)
    return [_bundled(table, cards) for table in tables]


def _bundled(table: Table, cards: Mapping[str, Card]) -> Bundled:
    seen = [entry.card for _, zone, entry in table.entries() if zone is not ZoneName.LIBRARY]
    lying = [cards[name] for name in seen if name in cards]
    meeting = {card.name: card for card in lying if "Basic" not in card.faces[0].supertypes}
    en = table.title.en or table.id
    title = DemonstrationTitle(table.id, en, table.title.ja or en, tuple(map(card_name, meeting.values())))
    return Bundled(frozenset(meeting), title, table)


@cache
def _load_demonstrations() -> tuple[LoadedTable, ...]:
    return tuple(load_tables([demonstrations_folder()]))


def demonstrations_folder() -> Path:
    """Where the project's own demonstrations lie."""
    return find_bundled_data() / "demonstrations"


async def find_named_cards(desk: Desk, tables: Sequence[Table]) -> dict[str, Card]:
    """The cards that tables name, by the name as written; names that are no card's are left out."""
    names = sorted({name for table in tables for name in card_names(table)})
    found = await desk.corpus.cards(names)
    for name in names:
        if name not in found and may_be_named_otherwise(name):
            same, _ = await named_exactly(desk.corpus, name)
            if len(same) == 1:
                found[name] = same[0]
    for result in [card for card in found.values() if card.is_meld_result]:
        found.update({part.name: part for part in await desk.corpus.meld_parts(result.name)})
    return found
