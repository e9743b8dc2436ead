"""What is read: ability words with rules text of one shape: chroma, radiance, eminence, void (CR 207.2c)."""

from rulings.abilities.conditions.condition import AnyHolds
from rulings.abilities.events.spells import CastFor
from rulings.abilities.node import walk
from tests.kernel.playing import assert_right, card, cast, to
from tests.oracle.asking import ability_of

VOID = (
    "At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped "
    "this turn, you gain 3 life."
)
WATCHER = card(f"Test Watcher | {{1}} | Creature - Elf | 1/1 | Void — {VOID}")
WARPER = card("Test Warper | {4}{R} | Creature - Elf | 1/1 | Warp {R}")


def test_void_is_read__702_185c() -> None:
    found = [n for n in walk(ability_of(VOID)) if isinstance(n, AnyHolds)]
    assert len(found) == 1
    assert CastFor("warp") in walk(found[0])


def test_a_nonland_permanent_left__702_185c() -> None:
    assert_right(
        WATCHER,
        a={"battlefield": ["Test Watcher", "Plain Bear"], "hand": ["Test Murder"]},
        script=[cast("Test Murder", "Plain Bear"), to("cleanup")],
        expect=[{"life": 23, "player": "A"}],
    )


def test_nothing_left__702_185c() -> None:
    assert_right(
        WATCHER,
        WARPER,
        a={"battlefield": ["Test Watcher"], "hand": ["Test Warper"]},
        script=[cast("Test Warper"), to("cleanup")],
        expect=[{"life": 20, "player": "A"}],
    )
