"""Copies of Rooms: both halves are copied, which of them is unlocked is not (CR 709.5, 707)."""

from rulings.corpus.cards import Layout
from tests.kernel.playing import SETTLE, activate, assert_right, card, cast, life, size, there, to

A, B = "A", "B"
ROOM = card(
    "Test Hall | {1}{W} | Enchantment - Room | | When you unlock this door, you gain 2 life. // "
    "Test Attic | {2}{B} | Enchantment - Room | | When you unlock this door, target opponent loses 3 life.",
    Layout.SPLIT,
)
GYM = card(
    "Test Gym | {1}{G} | Enchantment - Room | | Creatures you control get +1/+1. // "
    "Test Vault | {2}{B} | Enchantment - Room | | Creatures you control have flying.",
    Layout.SPLIT,
)
IMAGE = card(
    "Test Image | {1} | Enchantment || You may have this enchantment enter as a copy of any enchantment on the "
    "battlefield."
)
MIRROR = card("Test Mirror | {1} | Sorcery || Create a token that's a copy of target enchantment you control.")
CHANGED = card(
    "Test Changed | {1} | Sorcery || Create a token that's a copy of target enchantment you control, except it's an "
    "artifact in addition to its other types."
)
NAMED = card(
    "Test Named | {1} | Sorcery || Create a token that's a copy of target enchantment you control, except it has "
    "flying."
)
SHAPE = card(
    "Test Shape | {3} | Artifact || {2}: This artifact becomes a copy of target enchantment until end of turn."
)
TWIN = card("Test Twin | {1} | Instant || Copy target spell you control.")
OPENER = card("Test Opener | {1} | Sorcery || Unlock a locked door of target Room you control.")
SMASH = card("Test Smash | {1} | Sorcery || Destroy all permanents with mana value 2.")


def unlock(name: str, **more: object) -> dict[str, object]:
    return {"special": name, "ability": "unlock", **more}


def test_a_token_that_is_a_copy_has_neither_half_unlocked__709_5d() -> None:
    assert_right(
        GYM,
        MIRROR,
        a={"hand": ["Test Mirror"], "battlefield": ["Test Gym", "Plain Bear"]},
        script=[cast("Test Mirror", "Test Gym"), SETTLE],
        expect=[
            size("Plain Bear", 3, 3),
            there("battlefield", "Test Gym // Test Vault", 2, A),
            there("battlefield", "Test Gym", 1, A),
        ],
    )


def test_its_own_halves_are_unlocked_for_their_own_cost__709_5e() -> None:
    assert_right(
        GYM,
        MIRROR,
        mana="auto",
        a={
            "hand": ["Test Mirror"],
            "battlefield": [{"card": "Test Gym // Test Vault", "id": "room"}, "Plain Bear", "Forest*2", "Swamp"],
        },
        script=[cast("Test Mirror", "room"), SETTLE, unlock("Test Gym // Test Vault", answers=["Test Gym"])],
        expect=[size("Plain Bear", 3, 3), there("battlefield", "Test Gym", 1, A)],
    )


def test_unlocking_the_copy_triggers_its_door__709_5h() -> None:
    assert_right(
        ROOM,
        IMAGE,
        a={"hand": [{"card": "Test Image", "id": "copy"}], "battlefield": [{"card": "Test Attic", "id": "room"}]},
        script=[
            cast("copy"),
            SETTLE,
            unlock("copy", answers=["Test Hall"]),
            SETTLE,
            unlock("copy"),
            SETTLE,
        ],
        answers={"A": ["room"]},
        expect=[life(A, 20, after=2), life(A, 22), life(B, 17)],
    )


def test_the_original_keeps_its_own_locks__709_5c() -> None:
    assert_right(
        GYM,
        IMAGE,
        OPENER,
        a={
            "hand": [{"card": "Test Image", "id": "copy"}, "Test Opener"],
            "battlefield": [{"card": "Test Gym", "id": "room"}, "Plain Bear"],
        },
        script=[cast("copy"), SETTLE, cast("Test Opener", "copy"), SETTLE],
        answers={"A": ["room", "Test Vault"]},
        expect=[
            size("Plain Bear", 3, 3),
            {"card": "Plain Bear", "keyword": "flying"},
            there("battlefield", "Test Vault", 1, A),
            there("battlefield", "Test Gym", 1, A),
        ],
    )


def test_a_copy_of_a_room_spell_enters_with_both_halves_locked__709_5d() -> None:
    assert_right(
        GYM,
        TWIN,
        a={"hand": ["Test Gym // Test Vault", "Test Twin"], "battlefield": ["Plain Bear"]},
        script=[
            cast("Test Gym // Test Vault", face="Test Gym"),
            cast("Test Twin", "Test Gym // Test Vault", respond=True),
            SETTLE,
            unlock("Test Gym // Test Vault", answers=["Test Vault"]),
        ],
        expect=[size("Plain Bear", 3, 3), there("battlefield", "Test Gym // Test Vault", 2, A)],
    )


def test_what_becomes_a_copy_for_a_turn_can_be_unlocked__709_5e() -> None:
    assert_right(
        GYM,
        SHAPE,
        a={"battlefield": [{"card": "Test Vault", "id": "room"}, {"card": "Test Shape", "id": "shape"}, "Plain Bear"]},
        script=[
            activate("shape", "room"),
            SETTLE,
            unlock("shape", answers=["Test Gym"]),
            SETTLE,
            to("upkeep", 2),
        ],
        expect=[
            size("Plain Bear", 2, 2, after=2),
            size("Plain Bear", 3, 3, after=4),
            size("Plain Bear", 2, 2),
            there("battlefield", "Test Shape", 1, A),
        ],
    )


def test_locked_halves_have_no_mana_value__709_5() -> None:
    assert_right(
        GYM,
        MIRROR,
        SMASH,
        a={"hand": ["Test Mirror", "Test Smash"], "battlefield": ["Test Gym"]},
        script=[cast("Test Mirror", "Test Gym"), SETTLE, cast("Test Smash"), SETTLE],
        expect=[
            there("battlefield", "Test Gym // Test Vault", 1, A),
            there("graveyard", "Test Gym // Test Vault", 1, A),
        ],
    )


def test_an_exception_about_the_type_line_is_copied_too__707_9b() -> None:
    assert_right(
        GYM,
        CHANGED,
        a={
            "hand": ["Test Changed"],
            "battlefield": [{"card": "Test Gym // Test Vault", "id": "room"}, "Plain Bear"],
        },
        script=[
            cast("Test Changed", "room"),
            SETTLE,
            unlock("Test Gym // Test Vault", answers=["Test Gym"]),
            SETTLE,
            unlock("Test Gym // Test Vault"),
            SETTLE,
            unlock("Test Gym // Test Vault", answers=["Test Gym"]),
        ],
        expect=[
            {"card": "Test Gym // Test Vault", "type": "artifact", "after": 2},
            size("Plain Bear", 4, 4),
            {"card": "Test Gym", "type": "artifact"},
            {"card": "room", "type": "artifact", "has": False},
        ],
    )


def test_an_ability_that_an_exception_adds_is_in_no_half__707_9a() -> None:
    assert_right(
        GYM,
        NAMED,
        a={
            "hand": ["Test Named"],
            "battlefield": [{"card": "Test Gym // Test Vault", "id": "room"}, "Plain Bear"],
        },
        script=[
            cast("Test Named", "room"),
            SETTLE,
            unlock("Test Gym // Test Vault"),
            SETTLE,
            unlock("Test Gym // Test Vault"),
            SETTLE,
            unlock("Test Gym // Test Vault", answers=["Test Gym"]),
        ],
        expect=[
            {"card": "Test Gym // Test Vault", "keyword": "flying", "after": 2},
            {"card": "Test Gym", "keyword": "flying"},
            {"card": "room", "keyword": "flying", "has": False},
            size("Plain Bear", 4, 4),
        ],
    )


def test_a_name_of_its_own_is_in_neither_half__707_9b() -> None:
    assert_right(
        GYM,
        card(
            "Test Renamed | {1} | Sorcery || Create a token that's a copy of target enchantment you control, except"
            " its name is Test Renamed."
        ),
        a={"hand": ["Test Renamed"], "battlefield": ["Test Gym", "Plain Bear"]},
        script=[cast("Test Renamed", "Test Gym"), SETTLE, unlock("Test Renamed", answers=["Test Vault"]), SETTLE],
        expect=[
            {"count": 1, "zone": "battlefield", "card": "Test Renamed", "player": A, "after": 2},
            {"card": "Plain Bear", "keyword": "flying", "has": False, "after": 2},
            {"count": 1, "zone": "battlefield", "card": "Test Renamed", "player": A},
            {"count": 0, "zone": "battlefield", "card": "Test Vault", "player": A},
            {"card": "Plain Bear", "keyword": "flying"},
        ],
    )


def test_colours_of_its_own_stay_with_both_halves_locked__707_9b() -> None:
    assert_right(
        GYM,
        card(
            "Test Painted | {1} | Sorcery || Create a token that's a copy of target enchantment you control, except"
            " its name is Test Painted and it's red."
        ),
        a={"hand": ["Test Painted"], "battlefield": ["Test Gym"]},
        script=[cast("Test Painted", "Test Gym"), SETTLE, unlock("Test Painted", answers=["Test Vault"])],
        expect=[
            {"card": "Test Painted", "color": "red", "after": 2},
            {"card": "Test Painted", "color": "red"},
            {"card": "Test Painted", "color": "black", "has": False},
        ],
    )
