"""Demonstrations: a table that shows how named cards work together, and any table that a person brings.

What is here: choosing the demonstration, finding the cards that a table names, and the rules that its steps cite.
What is not: reading and playing tables (``rulings.table``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rulings.answer.bundled_demonstrations import bundled_demonstrations, find_named_cards
from rulings.answer.cards import card_name, find_cards
from rulings.answer.desk import Desk
from rulings.answer.meetings_not_found import answer_without_scene
from rulings.answer.records import CheckedTable, DemonstrationAnswer, MeetingNotFoundAnswer
from rulings.answer.rules import cited_rules
from rulings.corpus.cards import Card
from rulings.kernel.state.effort import Budget
from rulings.language import Language
from rulings.narrate.report import Status
from rulings.table.demonstrating.direct import SUPPORTING_CARDS, direct, unread_words
from rulings.table.demonstrating.forbidden import Forbidden
from rulings.table.format.disputed import load_disputed
from rulings.table.format.errors import NoTablesError, TableFileError
from rulings.table.format.model import Table
from rulings.table.playing.card_reference import names_in_texts
from rulings.table.playing.check import Checked, check_tables
from rulings.table.playing.play import play_table
from rulings.table.playing.telling import tell_forbidden
from rulings.table.reading.read import load_table, load_tables, parse_table_file
from rulings.table.reading.write import print_table

PATIENCE: Final = Budget(cpu_seconds=10.0)
"""How long one game may keep a thread busy: whoever asks is told that it is too large, and others get their turn."""
MOST_TOGETHER: Final = 4
"""So many cards a scene is made up for; the games that it takes to find one grow with each."""


async def answer_demonstration(
    desk: Desk, queries: Sequence[str], language: Language = Language.EN
) -> DemonstrationAnswer | MeetingNotFoundAnswer:
    """Play a table on which all the named cards meet.

    日本語: 指定したカードの相互作用を実演する
    Shape: card names as typed, and the language of the reader for rulings -> the demonstration with the fewest other
    cards; the rest are named in ``others``. Where no bundled demonstration has them, a table is made up; where none is
    found on which each of them does something for another, their rulings are the answer.
    Raises: as ``find_cards``.
    """
    cards = await find_cards(desk, queries)
    wanted = {card.name for card in cards}
    fitting = [one for one in await bundled_demonstrations(desk) if wanted <= one.names]
    if not fitting:
        return await _invented(desk, cards, language)
    fitting.sort(key=lambda one: (len(one.names), one.table.id))
    answer = await play(desk, fitting[0].table)
    return replace(answer, cards=tuple(map(card_name, cards)), others=tuple(one.title for one in fitting[1:]))


async def _invented(
    desk: Desk, cards: Sequence[Card], language: Language
) -> DemonstrationAnswer | MeetingNotFoundAnswer:
    """A made-up table for cards that no bundled demonstration has; of one card that is refused, the refusal."""
    if len(cards) > MOST_TOGETHER:
        return await answer_without_scene(desk, cards, language, (), most=MOST_TOGETHER)
    names = tuple(map(card_name, cards))
    support = await desk.corpus.cards(SUPPORTING_CARDS)
    reference = await with_reference(desk, {card.name: card for card in cards})
    choice = await desk.in_games(direct, cards, {**reference, **support})
    japanese = {name.en: name.ja or "" for name in names}
    unread = tuple(replace(one, card_ja=japanese.get(one.card, "")) for one in unread_words(cards))
    if choice is None or (choice.is_refused and len(cards) > 1):
        return await answer_without_scene(desk, cards, language, unread)
    answer = await play(desk, choice.table, choice.forbidden)
    is_shown = answer.playthrough.status is Status.RIGHT
    return replace(answer, cards=names, unread=unread if is_shown else ())


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
    playthrough = await desk.in_games(partial(play_table, budget=PATIENCE), table, cards)
    if forbidden is not None and playthrough.status is Status.RIGHT:
        last = tell_forbidden(forbidden, cards)
        playthrough = replace(playthrough, steps=(*playthrough.steps, last))
    told = (*playthrough.standing, *playthrough.steps)
    rules, editions = await cited_rules(desk, [one.rule for step in told for one in step.citations])
    return DemonstrationAnswer(playthrough, rules, print_table(table), editions=editions)


async def find_table_cards(desk: Desk, tables: Sequence[Table]) -> dict[str, Card]:
    """The cards that playing tables needs: those that they name, and those that the texts of these make out of names.

    Shape: by the name as written, in either language. Exact names only, since a table is no place for a guess; names
    that are no card's, or several cards' in Japanese, are left out.
    """
    return await with_reference(desk, await find_named_cards(desk, tables))


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
