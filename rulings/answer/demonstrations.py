"""Demonstrations: a table that shows how named cards work together, and any table that a person brings.

What is here: choosing the demonstration, finding the cards that a table names, and the rules that its steps cite.
What is not: reading and playing tables (``rulings.table``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from rulings.answer.cards import card_name, find_cards
from rulings.answer.desk import Desk
from rulings.answer.errors import DemonstrationUnknownError
from rulings.answer.records import CheckedTable, DemonstrationAnswer, DemonstrationTitle
from rulings.answer.rules import cited_rules
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.cards import Card
from rulings.narrate.report import Status
from rulings.table.card_reference import names_in_texts
from rulings.table.check import Checked, check_tables
from rulings.table.direct import SUPPORTING_CARDS, direct
from rulings.table.disputed import load_disputed
from rulings.table.errors import NoTablesError, TableFileError
from rulings.table.forbidden import Forbidden
from rulings.table.model import Table
from rulings.table.names import card_names
from rulings.table.play import play_table
from rulings.table.read import LoadedTable, load_table, load_tables, parse_table_file
from rulings.table.setup import ZoneName
from rulings.table.telling import tell_forbidden
from rulings.table.write import print_table


async def answer_demonstration(desk: Desk, queries: Sequence[str]) -> DemonstrationAnswer:
    """Play a table on which all the named cards meet.

    日本語: 指定したカードの相互作用を実演する
    Shape: card names as typed -> the demonstration with the fewest other cards; the rest are named in ``others``.
    Where no bundled demonstration has them, a table is made up.
    Raises: as ``find_cards``; DemonstrationUnknownError: none is there and none can be made up.
    """
    cards = await find_cards(desk, queries)
    wanted = {card.name for card in cards}
    fitting = [(names, table) for names, table in await _demonstrations(desk) if wanted <= names]
    if not fitting:
        return await _invented(desk, cards)
    fitting.sort(key=lambda each: (len(each[0]), each[1].id))
    answer = await play(desk, fitting[0][1])
    others = tuple(_title(table) for _, table in fitting[1:])
    return replace(answer, cards=tuple(map(card_name, cards)), others=others)


async def _invented(desk: Desk, cards: Sequence[Card]) -> DemonstrationAnswer:
    """A made-up table for cards that no bundled demonstration has.

    Raises: DemonstrationUnknownError: nothing can be set up with them that is understood and can be done.
    """
    names = tuple(map(card_name, cards))
    support = await desk.corpus.cards(SUPPORTING_CARDS)
    reference = await with_reference(desk, {card.name: card for card in cards})
    choice = await desk.in_games(direct, cards, {**reference, **support})
    if choice is None:
        raise DemonstrationUnknownError(cards=names)
    answer = await play(desk, choice.table, choice.forbidden)
    is_shown = answer.playthrough.status is Status.RIGHT
    do_meet = choice.do_meet or len(cards) == 1 or not is_shown
    japanese = {name.en: name.ja or "" for name in names}
    unread = tuple(replace(one, card_ja=japanese.get(one.card, "")) for one in choice.unread) if is_shown else ()
    return replace(answer, cards=names, do_meet=do_meet, unread=unread)


async def answer_table(desk: Desk, text: str, file: str = "table") -> DemonstrationAnswer:
    """Play the one table of a file that a person brings as text; ``.json`` and ``.jsonl`` are read as such.

    Raises: TableFileError: the text is no table, or several.
    """
    return await play(desk, await desk.in_games(parse_table_file, text, file))


async def answer_table_file(desk: Desk, path: Path) -> CheckedTable:
    """Play the one table of a file.

    日本語: テーブル・ファイルを実行する
    """
    try:
        table = await desk.in_games(load_table, path)
        return CheckedTable(table.id, await play(desk, table))
    except TableFileError as fault:
        return CheckedTable(path.name, None, fault)


async def check_table_files(desk: Desk, paths: Sequence[Path]) -> Iterator[Checked]:
    """Play every table of files, folders and sets, on all processors, without telling them.

    日本語: 多数のテーブルをまとめて実行する
    Shape: paths -> an iterator that blocks; results in the order of the tables.
    Raises: UnreadableTableError: a path that does not exist. NoTablesError: there is no table in any of them.
    """
    loaded = await desk.in_games(lambda: list(load_tables(list(paths))))
    if not loaded:
        raise NoTablesError(file=", ".join(map(str, paths)), line=0)
    cards = await find_table_cards(desk, [each.table for each in loaded if each.table is not None])
    return check_tables(loaded, cards)


def disputed_tables(path: Path) -> Mapping[str, str]:
    """Ids of tables whose expectation is known to be at fault, with the reason.

    日本語: 期待値のほうが誤っているテーブルの一覧
    Raises: TableFileError: the list cannot be read.
    """
    return load_disputed(path)


async def play(desk: Desk, table: Table, forbidden: Forbidden | None = None) -> DemonstrationAnswer:
    """Play one table and gather the rules that its steps cite.

    日本語: テーブルを実行する
    Shape: the playing itself runs off the event loop; ``forbidden`` is told where the table ends.
    Raises: TableFileError: the table names what is not there.
    """
    cards = await find_table_cards(desk, [table])
    playthrough = await desk.in_games(play_table, table, cards)
    if forbidden is not None and playthrough.status is Status.RIGHT:
        last = tell_forbidden(forbidden, cards)
        playthrough = replace(playthrough, steps=(*playthrough.steps, last))
    cited = [citation.rule for step in playthrough.steps for citation in step.citations]
    return DemonstrationAnswer(playthrough, await cited_rules(desk, cited), print_table(table))


async def find_table_cards(desk: Desk, tables: Sequence[Table]) -> dict[str, Card]:
    """The cards that playing tables needs: those that they name, and those that the texts of these make out of names.

    Shape: by the name as written, in either language. Exact names only, since a table is no place for a guess; names
    that are no card's, or several cards' in Japanese, are left out.
    """
    return await with_reference(desk, await _named_cards(desk, tables))


async def with_reference(desk: Desk, cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards, with those that their texts look up in the Oracle card reference (CR 108.1), and theirs in turn.

    Shape: names that are no card's are left out, since most names that texts give to tokens are none.
    """
    found = dict(cards)
    fresh = list(found.values())
    while fresh:
        named = await desk.in_games(names_in_texts, fresh)
        more = await desk.corpus.cards(sorted(named - set(found)))
        found.update(more)
        fresh = list(more.values())
    return found


async def _named_cards(desk: Desk, tables: Sequence[Table]) -> dict[str, Card]:
    """The cards that tables name."""
    names = sorted({name for table in tables for name in card_names(table)})
    found = await desk.corpus.cards(names)
    for name in names:
        if name not in found and not name.isascii():
            same = await desk.corpus.cards_by_japanese(name)
            if len(same) == 1:
                found[name] = same[0]
    for result in [card for card in found.values() if card.is_meld_result]:
        found.update({part.name: part for part in await desk.corpus.meld_parts(result.name)})
    return found


async def demonstration_titles(desk: Desk) -> list[tuple[frozenset[str], DemonstrationTitle]]:
    """The bundled demonstrations with the English names of the cards that meet there, fewest cards first."""
    found = [(names, _title(table)) for names, table in await _demonstrations(desk)]
    return sorted(found, key=lambda each: (len(each[0]), each[1].id))


def _title(table: Table) -> DemonstrationTitle:
    en = table.title.en or table.id
    return DemonstrationTitle(table.id, en, table.title.ja or en)


async def _demonstrations(desk: Desk) -> list[tuple[frozenset[str], Table]]:
    """Every bundled demonstration with the English names of its cards; those in libraries only fill it."""
    loaded = await desk.in_lookups(_load_demonstrations)
    tables = [each.table for each in loaded if each.table is not None]
    cards = await _named_cards(desk, tables)
    return [
        (
            frozenset(
                cards[entry.card].name
                for _, zone, entry in table.entries()
                if zone is not ZoneName.LIBRARY and entry.card in cards
            ),
            table,
        )
        for table in tables
    ]


@cache
def _load_demonstrations() -> tuple[LoadedTable, ...]:
    return tuple(load_tables([demonstrations_folder()]))


def demonstrations_folder() -> Path:
    """Where the project's own demonstrations lie."""
    return find_bundled_data() / "demonstrations"
