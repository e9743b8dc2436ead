"""Set-up and expectations on a game state, without playing: what the file says is there, and rows see it."""

import pytest

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.cite import cite
from rulings.kernel.happening.game import Game, LogEntry
from rulings.kernel.state.events import LifeLost
from rulings.kernel.state.ids import PlayerId
from rulings.table.format.errors import UnknownCardError, UnknownReferenceError
from rulings.table.format.model import Table
from rulings.table.format.script import Action, ActivateStep, CastStep
from rulings.table.playing.expect import Moment, check, is_met_by
from rulings.table.playing.names import Names
from rulings.table.playing.set_up import set_up
from rulings.table.reading.read import parse_table

BEARS = FaceDefinition(
    "Grizzly Bears", ("{1}", "{G}"), frozenset({Color.GREEN}), types=frozenset({CardType.CREATURE}),
    subtypes=("Bear",), power=2, toughness=2,
)  # fmt: skip
ANGEL = FaceDefinition(
    "Exalted Angel", ("{4}", "{W}", "{W}"), frozenset({Color.WHITE}), types=frozenset({CardType.CREATURE}),
    subtypes=("Angel",), power=4, toughness=5,
    abilities=(KeywordAbility(text="Flying", name="flying"), KeywordAbility(text="Morph {2}{W}{W}", name="morph")),
)  # fmt: skip
SWORD = FaceDefinition(
    "Bonesplitter", ("{1}",), types=frozenset({CardType.ARTIFACT}), subtypes=("Equipment",),
)  # fmt: skip
FOREST = FaceDefinition(
    "Forest", supertypes=frozenset({Supertype.BASIC}), types=frozenset({CardType.LAND}), subtypes=("Forest",)
)
DEFINITIONS = {face.name: CardDefinition(face.name, faces=(face,)) for face in (BEARS, ANGEL, SWORD, FOREST)}

TABLE = """
format = 1
id = "t"
[start]
active = "B"
step = "upkeep"
[players.A]
life = 7
energy = 2
battlefield = [{card = "Grizzly Bears", counters = {"+1/+1" = 2}, damage = 1}, {card = "Grizzly Bears", tapped = true},
  {card = "Bonesplitter", attached_to = "Grizzly Bears"}, {card = "Exalted Angel", id = "angel", face_down = true}]
hand = ["Forest*3"]
library = ["Forest", "Grizzly Bears"]
library_rest = {card = "Forest", count = 5}
floating = "{G}{G}"
[players.B]
battlefield = ["Exalted Angel", {card = "Forest", controller = "A"}]
poison = 9
"""


class Nobody:
    """Answers that everything is legal and costs ``{1}{G}``."""

    def illegal_reason(self, action: Action) -> str | None:
        return None if isinstance(action, CastStep) else "no such thing"

    def total_cost(self, action: CastStep | ActivateStep) -> str:
        return "{1}{G}"


def moment_of(table: Table) -> Moment:
    placed = set_up(table, DEFINITIONS, Names({}, frozenset({"angel"})))
    game = Game(placed.state)
    event = LifeLost(player=PlayerId("A"), amount=1, citations=(cite("704.5g", "total damage marked on it"),))
    game.log.append(LogEntry(event, game.state))
    return Moment(game, placed.naming, Nobody())


HOLDS = [
    'count = 2\nzone = "battlefield"\ncard = "Grizzly Bears"\nplayer = "A"',
    'count = 5\nzone = "battlefield"\nplayer = "A"',
    'count = 1\nzone = "battlefield"\nplayer = "B"',
    'count = 3\nzone = "hand"\nplayer = "A"',
    'count = 6\nzone = "library"\ncard = "Forest"\nplayer = "A"',
    'count = 0\nzone = "graveyard"',
    'player = "A"\nlife = 7',
    'player = "A"\nenergy = 2',
    'player = "B"\npoison = 9',
    'player = "A"\nhand_size = 3',
    'player = "A"\nmana = "{G}{G}"',
    'player = "B"\nmana = ""',
    'card = "Grizzly Bears"\npower = 4\ntoughness = 4',
    'card = "Grizzly Bears"\npower = 2\ntoughness = 2',
    'card = "Grizzly Bears"\ncounters = {"+1/+1" = 2, "-1/-1" = 0}',
    'card = "Grizzly Bears"\ndamage = 1',
    'card = "Grizzly Bears"\ntapped = true\ncount = 1',
    'card = "Grizzly Bears"\ntapped = false',
    'card = "Grizzly Bears"\nsubtype = "Bear"',
    'card = "Grizzly Bears"\ncolor = "green"',
    'card = "Forest"\nsupertype = "basic"',
    'card = "Bonesplitter"\nattached_to = "Grizzly Bears"',
    'card = "Bonesplitter"\nattached = true',
    'card = "Bonesplitter"\ncolor = "colorless"',
    'card = "angel"\npower = 2\ntoughness = 2',
    'card = "angel"\nkeyword = "flying"\nhas = false',
    'card = "Exalted Angel"\nkeyword = "flying"\nplayer = "B"',
    'active = "B"',
    "stack = 0",
    'player = "A"\nlost = false',
    'legal = true\nplayer = "A"\ncast = "Grizzly Bears"',
    'legal = false\nplayer = "A"\nplay = "Forest"',
    'cost = "{G}{1}"\nplayer = "A"\ncast = "Grizzly Bears"',
    'cites = "704.5"',
]
FAILS = [
    'count = 1\nzone = "battlefield"\ncard = "Exalted Angel"\nplayer = "A"',
    'card = "Grizzly Bears"\npower = 2\ntoughness = 2\nall = true',
    'card = "Grizzly Bears"\npower = 3',
    'card = "Grizzly Bears"\ncounters = {"+1/+1" = 1}',
    'card = "Grizzly Bears"\ntapped = true\ncount = 2',
    'card = "Grizzly Bears"\nplayer = "B"\ndamage = 1',
    'card = "Shivan Dragon"\nkeyword = "haste"\nhas = false',
    'card = "Bonesplitter"\nattached_to = "Exalted Angel"',
    'card = "Bonesplitter"\nattached = false',
    'card = "angel"\ncolor = "white"',
    'player = "B"\nmana = "{G}"',
    'player = "A"\nwon = true',
    'cites = "704.5f"',
    'cost = "{2}{G}"\nplayer = "A"\ncast = "Grizzly Bears"',
]


def finding(row: str) -> bool:
    table = parse_table(f"{TABLE}[[expect]]\n{row}\n")
    return check(moment_of(table), 1, table.expect[0]).is_met


@pytest.mark.parametrize("row", HOLDS)
def test_a_row_that_holds(row: str) -> None:
    assert finding(row)


@pytest.mark.parametrize("row", FAILS)
def test_a_row_that_fails(row: str) -> None:
    assert not finding(row)


def test_a_result_tells_what_was_wanted_and_found() -> None:
    table = parse_table(TABLE + '[[expect]]\nplayer = "A"\nlife = 20\n')
    result = check(moment_of(table), 3, table.expect[0])
    assert (result.number, result.is_met, result.got) == (3, False, "7")
    assert result.want == '{"life": 20, "player": "A"}'


def test_a_rule_without_letter_is_met_by_its_subrules() -> None:
    assert is_met_by("704.5", "704.5g")
    assert is_met_by("613", "613.8a")
    assert not is_met_by("701.1", "701.17a")
    assert not is_met_by("704.5a", "704.5aa")
    assert not is_met_by("704.5g", "704.5")


def test_a_card_that_is_not_known_is_an_error() -> None:
    table = parse_table('format=1\nid="t"\n[players.A]\nhand=["Grizzly Baers"]\n[players.B]')
    with pytest.raises(UnknownCardError):
        set_up(table, DEFINITIONS, Names({}))


def test_attached_to_nothing_on_the_table_is_an_error() -> None:
    table = parse_table(
        'format=1\nid="t"\n[players.A]\nbattlefield=[{card="Bonesplitter", attached_to="Forest"}]\n[players.B]'
    )
    with pytest.raises(UnknownReferenceError):
        set_up(table, DEFINITIONS, Names({}))
