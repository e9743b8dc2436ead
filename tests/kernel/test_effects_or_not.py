"""What an effect does, and what only looks like it: counters as costs, spells that some can't counter."""

from tests.kernel.playing import activate, assert_right, attack, card, cast, there, to

SEASON = card(
    "Twofold Season | {4}{G} | Enchantment || If an effect would put one or more counters on a permanent you control, "
    "it puts twice that many of those counters on that permanent instead."
)
WALKER = card("Idle Walker | {3} | Planeswalker || +1: You gain 1 life.\\n−1: Put a +1/+1 counter on target creature.")
ROT = card("Rot Elf | {B} | Creature - Elf | 1/1 | Wither")
SHY = card("Proud Rite | {G} | Sorcery || Proud Rite can't be countered by blue or black spells.\\nDraw a card.")
DENY_RED = card("Red Denial | {R} | Instant || Counter target spell.")
DENY_BLUE = card("Blue Denial | {U} | Instant || Counter target spell.")


def test_counters_put_by_an_effect_are_doubled_those_of_a_cost_are_not__606_4() -> None:
    walker = {"card": "Idle Walker", "counters": {"loyalty": 3}}
    assert_right(
        SEASON,
        WALKER,
        a={"battlefield": ["Twofold Season", walker]},
        script=[activate("Idle Walker", ability=1)],
        expect=[{"card": "Idle Walker", "counters": {"loyalty": 4}}],
    )
    assert_right(
        SEASON,
        WALKER,
        a={"battlefield": ["Twofold Season", walker, "Plain Bear"]},
        script=[activate("Idle Walker", "Plain Bear", ability=2)],
        expect=[{"card": "Plain Bear", "counters": {"+1/+1": 2}}],
    )


def test_counters_that_damage_puts_are_no_effect__120_3d() -> None:
    assert_right(
        SEASON,
        ROT,
        a={"battlefield": ["Rot Elf"]},
        b={"battlefield": ["Twofold Season", "Large Bear"]},
        script=[attack("Rot Elf"), {"player": "B", "block": {"Large Bear": "Rot Elf"}}, to("main2")],
        expect=[{"card": "Large Bear", "counters": {"-1/-1": 1}}],
    )


def test_a_spell_that_only_some_cannot_counter__101_2() -> None:
    for denial, drawn in ((DENY_BLUE, 1), (DENY_RED, 0)):
        name = denial.name
        assert_right(
            SHY,
            denial,
            a={"hand": ["Proud Rite"], "library": ["Forest"]},
            b={"hand": [name]},
            script=[cast("Proud Rite"), {**cast(name, "Proud Rite"), "player": "B", "respond": True}],
            expect=[there("hand", "Forest", drawn, "A"), there("graveyard", "Proud Rite", 1, "A")],
        )
