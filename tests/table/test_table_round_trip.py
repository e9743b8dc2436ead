"""Printing a table and reading it again gives the same table; malformed files give errors, never a crash."""

import json
import string

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rulings.errors import RulingsError
from rulings.table.reading.read import Syntax, load_tables, parse_table
from rulings.table.reading.write import print_table, table_to_data
from tests.places import SHARED

SHARED_TABLES = SHARED / "tables"

names = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), min_size=1, max_size=12).filter(
    lambda text: bool(text.strip())
)
small = st.integers(0, 9)
players = st.sampled_from("AB")
step_names = st.sampled_from(["untap", "main1", "declare_attackers", "end"])
zones = st.sampled_from(["battlefield", "hand", "library", "graveyard", "exile", "command"])


def with_some(required: dict[str, st.SearchStrategy], **optional: st.SearchStrategy) -> st.SearchStrategy[dict]:
    return st.fixed_dictionaries(required, optional=optional)


cards = names | with_some(
    {"card": names},
    tapped=st.booleans(),
    counters=st.dictionaries(names, small, max_size=2),
    attached_to=names,
    face_down=st.booleans(),
    transformed=st.booleans(),
    sick=st.booleans(),
    damage=small,
    controller=players,
    chosen=names | small,
    bestowed=st.booleans(),
    count=st.integers(0, 3),
)
setups = with_some(
    {},
    life=st.integers(-5, 40),
    poison=small,
    energy=small,
    battlefield=st.lists(cards, max_size=3),
    graveyard=st.lists(cards, max_size=3),
    library_rest=st.fixed_dictionaries({"card": names, "count": small}),
    floating=st.sampled_from(["", "{G}{G}"]),
)
common = {
    "player": players,
    "turn": st.integers(1, 5),
    "step": step_names,
    "respond": st.booleans(),
    "answers": st.lists(names | small, max_size=3),
}
announced = {
    "targets": st.lists(names, max_size=2),
    "divide": st.dictionaries(names, small, max_size=2),
    "modes": st.lists(st.integers(1, 4), max_size=2),
    "x": small,
}
casts = with_some({"cast": names}, **announced, kicked=st.booleans() | small, alternative=names, **{"from": zones})
activations = with_some({"activate": names}, **announced, ability=names | st.integers(1, 3), times=st.integers(1, 3))
attacks = with_some({"attack": st.lists(names, max_size=3) | st.dictionaries(names, names, max_size=2)}, defender=names)
blocks = with_some({"block": st.dictionaries(names, names, max_size=2)})


def steps_of(verb: st.SearchStrategy[dict]) -> st.SearchStrategy[dict]:
    return st.tuples(verb, with_some({}, **common)).map(lambda parts: {**parts[1], **parts[0]})


scripts = st.one_of(
    *map(steps_of, (casts, activations, attacks, blocks, with_some({"play": names}), with_some({"turn_up": names}))),
    steps_of(with_some({"special": names}, ability=names)),
    steps_of(with_some({"settle": st.just(True)}, count=st.integers(1, 3))),
    steps_of(with_some({"pass_to": st.fixed_dictionaries({"turn": st.integers(1, 9), "step": step_names})})),
    steps_of(with_some({"concede": st.just(True)})),
)
expectations = st.one_of(
    with_some({"count": small, "zone": zones}, card=names, player=players),
    with_some({"player": players, "life": st.integers(-9, 30)}),
    with_some({"card": names, "power": small, "toughness": small}, all=st.booleans()),
    with_some({"card": names, "counters": st.dictionaries(names, small, max_size=2)}),
    with_some({"card": names, "tapped": st.booleans()}, count=small),
    with_some({"card": names, "keyword": names}, has=st.booleans()),
    with_some({"card": names, "attached_to": names}, has=st.booleans()),
    with_some({"card": names, "attached": st.booleans()}),
    with_some({"card": names, "damage": small}),
    with_some({"player": players, "mana": st.sampled_from(["", "{U}"])}),
    with_some({"active": players}),
    with_some({"player": players, "won": st.booleans()}),
    with_some({"stack": small}),
    with_some({"cites": st.sampled_from(["704.5g", "613", "704.5"])}),
    st.tuples(casts, players, st.booleans()).map(lambda made: {**made[0], "player": made[1], "legal": made[2]}),
    st.tuples(attacks, players, st.booleans()).map(lambda made: {**made[0], "player": made[1], "legal": made[2]}),
    st.tuples(activations, players).map(lambda made: {**made[0], "player": made[1], "cost": "{1}{G}"}),
)
tables = with_some(
    {"format": st.just(1), "id": names, "players": st.fixed_dictionaries({"A": setups, "B": setups})},
    title=with_some({}, en=names, ja=names),
    source=names,
    tags=st.lists(names, max_size=2),
    mana=st.sampled_from(["auto", "free"]),
    pace=st.sampled_from(["settle", "asap"]),
    seed=small,
    start=with_some({}, turn=st.integers(1, 4), active=players, step=step_names),
    script=st.lists(scripts, max_size=4),
    answers=with_some({}, A=st.lists(names | small, max_size=3)),
    stop=st.fixed_dictionaries({"turn": st.integers(1, 9), "step": step_names}),
    expect=st.lists(expectations, max_size=4),
)


@given(tables)
@example({"format": 1, "id": "t", "players": {"A": {"hand": [{"card": "Opt\r", "count": 2}]}, "B": {}}})
@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None)
def test_a_printed_table_reads_back_the_same(data: dict) -> None:
    table = parse_table(json.dumps(data), syntax=Syntax.JSON)
    assert parse_table(print_table(table)) == table
    assert parse_table(json.dumps(table_to_data(table)), syntax=Syntax.JSON_LINES) == table


@pytest.mark.skipif(not SHARED_TABLES.is_dir(), reason="the shared tables are not beside the project")
def test_the_shared_tables_read_back_the_same_from_print() -> None:
    for loaded in load_tables([SHARED_TABLES / "dev", SHARED_TABLES / "xmage-dev.jsonl"]):
        assert loaded.table is not None
        assert parse_table(print_table(loaded.table)) == loaded.table


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.printable, max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(string.ascii_letters + "_", max_size=8), inner),
    max_leaves=8,
)


@given(tables, st.data())
@settings(max_examples=300, suppress_health_check=list(HealthCheck), deadline=None)
def test_a_damaged_table_is_an_error_and_no_crash(data: dict, draw: st.DataObject) -> None:
    """Any value at any place is replaced by junk, or a key by another."""
    spot: object = data
    for _ in range(draw.draw(st.integers(0, 4))):
        if isinstance(spot, dict) and spot:
            key = draw.draw(st.sampled_from(sorted(spot)))
        elif isinstance(spot, list) and spot:
            key = draw.draw(st.integers(0, len(spot) - 1))
        else:
            break
        if draw.draw(st.booleans()):
            spot[key] = draw.draw(junk)
            break
        spot = spot[key]
    error = fault_of(json.dumps(data), Syntax.JSON)
    assert error is None or (error.code in KNOWN_CODES and isinstance(error.details["line"], int))


@given(st.text(max_size=200) | tables.map(lambda data: print_safely(data)).flatmap(lambda text: cut(text)))
@settings(max_examples=300, suppress_health_check=list(HealthCheck), deadline=None)
def test_any_text_is_a_table_or_an_error(text: str) -> None:
    for syntax in Syntax:
        error = fault_of(text, syntax)
        assert error is None or error.code in KNOWN_CODES


KNOWN_CODES = {
    "table_after_range",
    "table_expect_kind",
    "table_id_twice",
    "table_key_missing",
    "table_key_unknown",
    "table_player_unknown",
    "table_step_verb",
    "table_syntax",
    "table_too_large",
    "table_value_wrong",
    "table_word_unknown",
}


def fault_of(text: str, syntax: Syntax) -> RulingsError | None:
    try:
        parse_table(text, syntax=syntax)
    except RulingsError as error:
        return error
    return None


def print_safely(data: dict) -> str:
    return print_table(parse_table(json.dumps(data), syntax=Syntax.JSON))


def cut(text: str) -> st.SearchStrategy[str]:
    """The text with a few letters taken out or put in somewhere."""
    place = st.integers(0, len(text))
    return st.tuples(place, st.integers(0, 5), st.text(max_size=3)).map(
        lambda change: text[: change[0]] + change[2] + text[change[0] + change[1] :]
    )
