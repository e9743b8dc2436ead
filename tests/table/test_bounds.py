"""Games that are too large stop at a bound, by name, and before the work is done; smaller ones are played."""

import time

import pytest

from rulings.kernel.state import effort
from rulings.kernel.state.effort import MOST, Bound, BoundError, Budget, Clock, Effort, repeated
from rulings.narrate.report import Status
from rulings.table.playing import beyond_bounds
from rulings.table.playing.play import Played, play_table, run_table
from rulings.table.reading.read import parse_table
from tests.kernel.playing import COMMON, Json, card, cast, play

SEASON = card(
    "Test Season | {G} | Enchantment || If an effect would create one or more tokens under your control, it creates "
    "twice that many of those tokens instead."
)
ALARM = card("Test Alarm | {W} | Instant || Create two 1/1 white Soldier creature tokens.")
WASTES = card("Test Wastes | {X}{W} | Instant || Create X 1/1 white Warrior creature tokens.")
WARDEN = card("Test Warden | {W} | Creature - Human | 1/1 | Whenever another creature enters, you gain 1 life.")
ARTIST = card(
    "Test Artist | {B} | Creature - Vampire | 0/1 | Whenever this creature or another creature dies, you gain 1 life."
)
ANTHEM = card("Test Anthem | {W} | Enchantment || Creatures you control get +1/+1.")
STORM = card("Test Shot | {R} | Sorcery || Test Shot deals 1 damage to any target.\\nStorm")
SLIVER = card("Test Sliver | {G} | Creature - Sliver | 1/1 | All Sliver creatures have flying.")
BERSERKER = card("Test Berserker | {R} | Creature - Human | 2/1 | This creature attacks each combat if able.")
GEYSER = card("Test Geyser | {X}{R} | Sorcery || Add X mana in any combination of {R} and/or {G}.")
HYDRA = card("Test Rain | {X}{R} | Sorcery || Test Rain deals X damage to any target.")


def too_large(bound: Bound, *cards: object, most_events: int, **parts: object) -> Played:
    """Plays a table that goes beyond a bound, without having done much."""
    result = play(*cards, **parts)  # type: ignore[arg-type]
    assert (result.status, result.unsupported) == (Status.REFUSED, ())
    assert result.beyond is not None
    assert (result.beyond.bound, result.beyond.most) == (bound, MOST[bound])
    assert result.run is not None
    assert len(result.run.game.log) <= most_events
    assert len(result.run.game.state.objects) <= MOST[Bound.OBJECTS]
    assert result.run.game.effort.work <= MOST[Bound.WORK] + 10_000
    return result


def test_millions_of_tokens_are_refused_before_any_is_created() -> None:
    script = [cast("Test Alarm")]
    few = play(SEASON, ALARM, a={"battlefield": ["Test Season*3"], "hand": ["Test Alarm"]}, script=script)
    assert few.status is Status.RIGHT
    many: Json = {"battlefield": ["Test Season*20"], "hand": ["Test Alarm"]}
    too_large(Bound.OBJECTS, SEASON, ALARM, most_events=60, a=many, script=script)


def test_a_million_tokens_for_x() -> None:
    a: Json = {"hand": ["Test Wastes"]}
    too_large(Bound.REPEATS, WASTES, most_events=5, a=a, script=[cast("Test Wastes", x=1_000_000)])
    too_large(Bound.OBJECTS, WASTES, most_events=5, a=a, script=[cast("Test Wastes", x=5_000)])


def test_abilities_that_trigger_are_counted_as_they_do() -> None:
    """200 abilities and 400 creatures that die at once are 80,000 triggers of one moment."""
    board: Json = {"battlefield": ["Test Artist*200", "Plain Bear*200"], "hand": ["Test Wrath"]}
    result = too_large(Bound.TRIGGERS, ARTIST, most_events=500, a=board, script=[cast("Test Wrath")])
    assert not result.run or not result.run.game.state.pending


def test_each_of_many_abilities_triggers_once() -> None:
    a: Json = {"battlefield": ["Test Warden*60"], "hand": ["Plain Bear"]}
    result = play(WARDEN, a=a, script=[cast("Plain Bear")], expect=[{"player": "A", "life": 80}])
    assert result.status is Status.RIGHT


def test_a_board_in_which_everything_gives_something_to_everything() -> None:
    board: Json = {"battlefield": ["Test Sliver*2000", "Test Anthem*60"], "hand": ["Test Shot"]}
    too_large(Bound.WORK, SLIVER, ANTHEM, STORM, most_events=20, a=board, script=[cast("Test Shot", "player B")])


def test_a_storm_of_a_thousand_spells_is_no_endless_game() -> None:
    a: Json = {"hand": ["Test Study*700", "Test Shot"], "library": ["Plains*800"]}
    script = [*[cast("Test Study")] * 700, cast("Test Shot", "player B")]
    result = play(STORM, a=a, script=script)
    assert result.status is Status.REFUSED
    assert result.beyond is not None
    assert result.beyond.bound in (Bound.WORK, Bound.EVENTS)


def test_mana_of_many_lands_is_refused_and_not_called_unpayable() -> None:
    """Before, a cost of more than 60 lands' mana "could not be paid"."""
    hand: Json = {"battlefield": ["Mountain*66"], "hand": ["Test Rain"]}
    script = [cast("Test Rain", "player B", x=61)]
    paid = play(HYDRA, mana="auto", a=hand, script=script, expect=[{"player": "B", "life": -41}])
    assert paid.status is Status.RIGHT
    lands: Json = {"battlefield": ["Mountain*900"], "hand": ["Test Rain"]}
    many = [cast("Test Rain", "player B", x=800)]
    too_large(Bound.PAYMENT, HYDRA, mana="auto", most_events=5, a=lands, script=many)


def test_searches_over_combats_count_as_work() -> None:
    """What most of 1,500 creatures must do is found with counted work; of 20 it is known at once (CR 508.1d)."""
    board: Json = {"battlefield": ["Test Berserker*1500"]}
    attack: Json = {"attack": ["Test Berserker"]}
    too_large(Bound.WORK, BERSERKER, most_events=20, a=board, script=[attack])
    few: Json = {"battlefield": ["Test Berserker*20"]}
    alone = play(BERSERKER, a=few, script=[attack])
    assert [fault.why for fault in alone.faults] == ["a creature that must attack does not (CR 508.1d)"]


def test_mana_in_any_combination_is_counted_before_it_is_made() -> None:
    """2,200 mana in any combination of two colors are 2,201 ways of 2,200 each."""
    a: Json = {"hand": ["Test Geyser", "Test Shot"]}
    rain = [cast("Test Geyser", x=2_200)]
    too_large(Bound.WORK, GEYSER, STORM, most_events=20, a=a, script=rain)


def test_a_game_that_takes_too_long_gives_up_at_its_next_event(monkeypatch: pytest.MonkeyPatch) -> None:
    table = parse_table(
        'format = 1\nid = "t"\nmana = "free"\n[players.A]\nhand = ["Test Study*3"]\nlibrary = ["Plains*3"]\n'
        "[players.B]\n" + '[[script]]\ncast = "Test Study"\n' * 3
    )
    cards = {one.name: one for one in COMMON}
    now = [0.0]
    monkeypatch.setattr(effort.time, "thread_time", lambda: now[0])
    told = play_table(table, cards, budget=Budget(10.0))
    assert told.status is Status.RIGHT

    def later() -> float:
        now[0] += 1.0
        return now[0]

    monkeypatch.setattr(effort.time, "thread_time", later)
    late = run_table(table, cards, Budget(10.0))
    assert late.status is Status.REFUSED
    assert late.beyond is not None
    assert (late.beyond.bound, late.beyond.most) == (Bound.TIME, 10.0)
    assert late.run is not None
    assert len(late.run.game.log) <= 10
    assert run_table(table, cards).status is Status.RIGHT


def test_without_a_budget_no_clock_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> float:
        raise AssertionError("nobody asked for a limit of time")

    monkeypatch.setattr(time, "thread_time", broken)
    assert play(script=[cast("Plain Bear")], a={"hand": ["Plain Bear"]}).status is Status.RIGHT


def test_a_game_too_large_to_be_told_keeps_its_outcome() -> None:
    table = parse_table(
        'format = 1\nid = "t"\nmana = "free"\n[players.A]\nbattlefield = ["Plain Bear*2000", "Test Anthem*20"]\n'
        'hand = ["Plain Bear"]\n[players.B]\n[[script]]\ncast = "Plain Bear"\n'
        '[[expect]]\nplayer = "A"\nlife = 20\n'
    )
    told = play_table(table, {one.name: one for one in (*COMMON, ANTHEM)})
    assert (told.status, told.steps) == (Status.RIGHT, ())
    assert "too large to be told step by step" in told.fault_en
    assert "1手順ずつは表示できません" in told.fault_ja


@pytest.mark.parametrize("bound", list(Bound))
def test_every_bound_has_its_sentence(bound: Bound) -> None:
    english, japanese = beyond_bounds.told(BoundError(bound, MOST.get(bound, 10.0)))
    assert "does not come to an end" not in english
    assert f"{MOST.get(bound, 10):,}" in english
    assert f"{MOST.get(bound, 10):,}" in japanese
    assert english.endswith(".")
    assert japanese.endswith("。")


def test_work_is_counted_up_to_its_bound() -> None:
    counted = Effort(most_work=100)
    counted.spend(100)
    assert counted.work == 100
    with pytest.raises(BoundError):
        counted.spend(1)
    with pytest.raises(BoundError):
        repeated(MOST[Bound.REPEATS] + 1)
    assert len(repeated(MOST[Bound.REPEATS])) == MOST[Bound.REPEATS]


def test_long_work_without_events_looks_at_the_clock_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(effort.time, "thread_time", lambda: now[0])
    counted = Effort(Clock(Budget(10.0)))
    counted.spend(5_000)
    now[0] = 11.0
    with pytest.raises(BoundError) as caught:
        counted.spend(10_001)
    assert caught.value.bound is Bound.TIME
