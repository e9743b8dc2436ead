"""An ability that adds no mana as it resolves is no mana ability, whatever it leaves behind (CR 605.1)."""

from tests.kernel.playing import activate, assert_right, card, cast, cites

BED = card(
    "Brood Bed | {2} | Artifact || {T}, Sacrifice Brood Bed: Create a 0/1 colorless Eldrazi Spawn creature token with "
    '"Sacrifice this token: Add {C}."'
)
STONE = card(
    'Growth Stone | {2} | Artifact || {2}, {T}: Lands you control gain "{T}: Add one mana of any color" until end of '
    "turn."
)
SLOW = card("Slow Stone | {2} | Artifact || {T}: At the beginning of your next main phase, add {G}{G}.")
HORN = card(
    "Herding Horn | {2} | Artifact || Whenever you tap a land for mana, create a 0/1 colorless Eldrazi Spawn creature "
    'token with "Sacrifice this token: Add {C}."'
)


def test_creating_what_makes_mana_uses_the_stack__605_1a() -> None:
    for stone in (BED, STONE, SLOW):
        assert_right(
            stone,
            a={"battlefield": [stone.name, "Forest"]},
            script=[activate(stone.name)],
            expect=[cites("608.1")],
        )


def test_a_trigger_that_creates_what_makes_mana_uses_the_stack__605_1b() -> None:
    assert_right(
        HORN,
        a={"battlefield": ["Herding Horn", "Forest"]},
        script=[activate("Forest")],
        expect=[cites("608.1"), {"count": 1, "zone": "battlefield", "card": "Eldrazi Spawn Token"}],
    )


def test_what_comes_before_the_mana_hides_it_not__605_1a() -> None:
    pond = card(
        "Lively Pond | | Land || {T}: If you control a creature, you gain 1 life. Otherwise, you gain 2 life. Add {G}."
    )
    moss = card("Moss | {G} | Artifact ||")
    assert_right(
        pond,
        moss,
        a={"battlefield": ["Lively Pond"], "hand": ["Moss"]},
        script=[cast("Moss")],
        expect=[{"count": 1, "zone": "battlefield", "card": "Moss"}, {"player": "A", "life": 22}],
        mana="auto",
    )
