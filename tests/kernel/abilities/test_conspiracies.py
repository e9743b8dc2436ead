"""Conspiracies and hidden agenda (CR 315, 702.106)."""

from tests.kernel.playing import SETTLE, assert_right, card, cast, cites, life, size, there, to

A, B = "A", "B"
HASTE = card("Test Plot | | Conspiracy | | Hidden agenda\\nCreatures you control with the chosen name have haste.")
CHEAP = card(
    "Test Thrift | | Conspiracy | | Hidden agenda\\nSpells with the chosen name you cast cost {1} less to cast."
)
MORE = card(
    "Test Muster | | Conspiracy | | Hidden agenda\\nEach creature you control with the chosen name enters with an "
    "additional +1/+1 counter on it."
)
DRAWS = card(
    "Test Study Plan | | Conspiracy | | Hidden agenda\\nWhenever you cast an instant or sorcery spell with the chosen "
    "name, you may draw a card."
)
OPEN = card("Test Open | | Conspiracy | | Creatures you control get +1/+0.")


def agenda(name: str, chosen: str, *, hidden: bool = False) -> dict[str, object]:
    return {"card": name, "chosen": chosen, **({"face_down": True} if hidden else {})}


def test_face_down_it_has_no_characteristics__315_5b() -> None:
    assert_right(
        HASTE,
        a={"command": [agenda("Test Plot", "Plain Bear", hidden=True)], "battlefield": ["Plain Bear"]},
        script=[],
        expect=[
            {"card": "Plain Bear", "keyword": "haste", "has": False},
            {"legal": True, "turn_up": "Test Plot", "player": A},
            {"legal": False, "turn_up": "Test Plot", "player": B},
        ],
    )


def test_it_is_turned_up_with_a_spell_on_the_stack__702_106c() -> None:
    assert_right(
        MORE,
        a={"command": [agenda("Test Muster", "Plain Bear", hidden=True)], "hand": ["Plain Bear", "Large Bear"]},
        script=[cast("Plain Bear"), {"turn_up": "Test Muster", "respond": True}, SETTLE, cast("Large Bear"), SETTLE],
        expect=[size("Plain Bear", 3, 3), size("Large Bear", 4, 4), cites("702.106c"), cites("116.2j")],
    )


def test_only_the_controllers_creatures_of_that_name__702_106d() -> None:
    assert_right(
        HASTE,
        a={"command": [agenda("Test Plot", "Plain Bear")], "battlefield": ["Small Elf"]},
        b={"battlefield": ["Plain Bear"]},
        script=[],
        expect=[
            {"card": "Plain Bear", "keyword": "haste", "has": False},
            {"card": "Small Elf", "keyword": "haste", "has": False},
        ],
    )


def test_it_lowers_the_cost_of_spells_with_the_name__702_106d() -> None:
    assert_right(
        CHEAP,
        mana="auto",
        a={
            "command": [agenda("Test Thrift", "Plain Bear")],
            "battlefield": ["Forest*4"],
            "hand": ["Plain Bear", "Large Bear"],
        },
        script=[],
        expect=[
            {"cost": "{G}", "cast": "Plain Bear", "player": A},
            {"cost": "{3}{G}", "cast": "Large Bear", "player": A},
        ],
    )


def test_its_triggered_abilities_trigger__315_5() -> None:
    assert_right(
        DRAWS,
        a={
            "command": [agenda("Test Study Plan", "Test Bolt")],
            "hand": ["Test Bolt", "Test Growth"],
            "battlefield": ["Plain Bear"],
            "library": ["Forest*3"],
        },
        script=[cast("Test Bolt", "player B"), SETTLE, cast("Test Growth", "Plain Bear"), SETTLE],
        answers={"A": ["yes"]},
        expect=[{"player": A, "hand_size": 1}, life(B, 17)],
    )


def test_two_agendas_have_each_its_own_name__702_106d() -> None:
    assert_right(
        HASTE,
        MORE,
        a={
            "command": [agenda("Test Plot", "Plain Bear"), agenda("Test Muster", "Small Elf")],
            "hand": ["Plain Bear", "Small Elf"],
        },
        script=[cast("Plain Bear"), SETTLE, cast("Small Elf"), SETTLE],
        expect=[
            size("Plain Bear", 2, 2),
            size("Small Elf", 2, 2),
            {"card": "Plain Bear", "keyword": "haste"},
            {"card": "Small Elf", "keyword": "haste", "has": False},
        ],
    )


def test_one_without_a_hidden_agenda_begins_face_up__315_5() -> None:
    assert_right(
        OPEN,
        a={"command": ["Test Open"], "battlefield": ["Plain Bear"]},
        script=[],
        expect=[
            size("Plain Bear", 3, 2),
            there("command", "Test Open", 1, A),
            {"legal": False, "cast": "Test Open", "player": A},
        ],
    )


def test_it_stays_through_the_turn__315_3() -> None:
    assert_right(
        OPEN,
        a={"command": ["Test Open"], "battlefield": ["Plain Bear"], "library": ["Forest*2"]},
        b={"library": ["Forest*2"]},
        script=[to("main1", 2)],
        expect=[size("Plain Bear", 3, 2)],
    )
