"""A projection that is carried over from an earlier state says what one made anew would say (CR 613)."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from immutables import Map

from rulings.abilities.vocabulary import Step, Zone
from rulings.kernel.characteristics import dependency
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState, PlayerState, Turn, with_object, without_object
from rulings.kernel.state.writes import changed_since
from rulings.table.reading.read import load_tables
from tests.places import ROOT
from tests.table.test_played_sets import OWN, play_all, problems

KERNEL = ROOT / "rulings"
A = PlayerId("A")
STEP = 12
"""Every twelfth table of ours."""


def differences(carried: Projection, state: GameState) -> list[object]:
    """What a projection says otherwise than one that is made from the state alone."""
    anew = Projection(state)
    found: list[object] = [i for i in state.objects if carried.characteristics(i) != anew.characteristics(i)]
    for said, meant in (
        (carried.triggered_abilities(), anew.triggered_abilities()),
        (carried.replacement_abilities(), anew.replacement_abilities()),
    ):
        if [one[:2] for one in said] != [one[:2] for one in meant]:
            found.append((said, meant))
    here, there = ([(e.timestamp, e.source) for e in one.static_effects()] for one in (carried, anew))
    if sorted(here) != sorted(there):
        found.append((here, there))
    return found


def test_every_view_of_every_state_is_the_one_made_anew__613_1(
    corpus_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view_of = Game.view.fget
    assert view_of is not None
    different: list[object] = []
    compared = 0

    def view(game: Game) -> Projection:
        nonlocal compared
        known = game._view
        found = view_of(game)
        if found is not known:
            compared += 1
            different.extend(differences(found, game.state))
        return found

    monkeypatch.setattr(Game, "view", property(view))
    # Among them lands that make themselves lose the ability by which they do (CR 305.7).
    tables = [one for place, one in enumerate(load_tables([OWN])) if place % STEP == 0 or "614-12a" in one.id]
    played = play_all(corpus_path, tables)
    assert problems(played) == []
    assert different == []
    assert compared > 2_000


def test_dependency_that_is_not_looked_for_is_not_there__613_8a(
    corpus_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cheap "no" of ``dependency`` is compared with a real look at every pair of effects."""
    view_of = Game.view.fget
    assert view_of is not None
    cheap_no = dependency._may_depend
    different: list[object] = []
    compared = 0

    def view(game: Game) -> Projection:
        nonlocal compared
        known = game._view
        found = view_of(game)
        if found is not known and len(found.static_effects()) > 1:
            compared += 1
            monkeypatch.setattr(dependency, "_may_depend", lambda *_: True)
            different.extend(differences(found, game.state))
            monkeypatch.setattr(dependency, "_may_depend", cheap_no)
        return found

    monkeypatch.setattr(Game, "view", property(view))
    tables = [
        one for place, one in enumerate(load_tables([OWN])) if place % STEP == 1 or "613" in one.id or "208" in one.id
    ]
    assert problems(play_all(corpus_path, tables)) == []
    assert different == []
    assert compared > 500


def state_of(number: int) -> GameState:
    there = {ObjectId(i): GameObject(ObjectId(i), 1, A, A, Zone.BATTLEFIELD, None) for i in range(1, number + 1)}
    return GameState(Map({A: PlayerState(A)}), (A,), Turn(A, step=Step.MAIN1), objects=Map(there))


def otherwise(before: GameState, now: GameState) -> set[ObjectId]:
    """The slow way: every object of either is compared."""
    return {i for i in {*before.objects, *now.objects} if before.objects.get(i) is not now.objects.get(i)}


@given(
    writes=st.lists(st.tuples(st.booleans(), st.integers(1, 8)), max_size=90),
    first=st.integers(0, 90),
    second=st.integers(0, 90),
)
def test_the_trail_of_writes_names_all_that_changed(writes: list[tuple[bool, int]], first: int, second: int) -> None:
    """Near or far, forwards or from a state that came later."""
    states = [state_of(4)]
    for is_put, number in writes:
        state, one = states[-1], ObjectId(number)
        if is_put:
            states.append(with_object(state, GameObject(one, len(states), A, A, Zone.BATTLEFIELD, None)))
        elif one in state.objects:
            states.append(without_object(state, one))
    before, now = states[min(first, len(states) - 1)], states[min(second, len(states) - 1)]
    assert set(changed_since(before, now)) >= otherwise(before, now)
    for earlier, state in pairwise(states[1:]):
        assert state.trail is not None
        assert set(changed_since(earlier, state)) == {state.trail.last.object}


def test_a_state_whose_objects_were_replaced_wholly_is_compared_wholly() -> None:
    before = state_of(3)
    after = with_object(before, GameObject(ObjectId(9), 2, A, A, Zone.BATTLEFIELD, None))
    other = replace(after, objects=state_of(5).objects)
    assert set(changed_since(before, other)) >= otherwise(before, other)


def test_only_two_functions_write_objects() -> None:
    """Else the trail would have gaps, and every look at it would be a look at the whole board."""
    writing = re.compile(r"state\.objects\.(set|delete|update|mutate)\(")
    found = [path.name for path in KERNEL.rglob("*.py") for _ in writing.finditer(path.read_text("utf-8"))]
    assert found == ["state.py", "state.py"]
