"""Shields against a chosen source, and damage that can't be prevented (CR 609.7, 615)."""

from tests.kernel.playing import activate, assert_right, attack, card, cast, life, size, there, to

CIRCLE = card(
    "Red Circle | {1}{W} | Enchantment || {1}: The next time a red source of your choice would deal damage to you this "
    "turn, prevent that damage."
)
RAIDER = card("Red Raider | {R} | Creature - Goblin | 2/2")
BLEACH = card("Blue Wash | {U} | Instant || Target creature becomes blue until end of turn.")
PHANTOM = card(
    "Mist Phantom | {G} | Creature - Spirit | 0/0 | If damage would be dealt to Mist Phantom, prevent that damage. "
    "Remove a +1/+1 counter from Mist Phantom."
)
FURY = card("Open Fury | {R} | Instant || Damage can't be prevented this turn.")


def test_the_shield_looks_again_at_its_source__609_7b() -> None:
    """A source that is no longer red is not stopped; another colour back again would be."""
    for answers, lost in ((["Red Raider"], 0), (["Red Raider"], 2)):
        wash = [{**cast("Blue Wash", "Red Raider"), "player": "A", "step": "declare_attackers"}] if lost else []
        assert_right(
            CIRCLE,
            RAIDER,
            BLEACH,
            a={"battlefield": ["Red Raider"], "hand": ["Blue Wash"]},
            b={"battlefield": ["Red Circle"]},
            script=[
                attack("Red Raider"),
                {**activate("Red Circle"), "player": "B", "step": "declare_attackers", "answers": answers},
                *wash,
                to("main2"),
            ],
            answers={"B": answers},
            expect=[life("B", 20 - lost)],
        )


def test_a_chosen_permanent_spell_is_still_meant_as_a_permanent__609_7a() -> None:
    hasty = card("Hasty Raider | {R} | Creature - Goblin | 3/3 | Haste")
    assert_right(
        CIRCLE,
        hasty,
        a={"hand": ["Hasty Raider"]},
        b={"battlefield": ["Red Circle"]},
        script=[
            cast("Hasty Raider"),
            {**activate("Red Circle"), "player": "B", "respond": True, "answers": ["Hasty Raider"]},
            {"settle": True},
            attack("Hasty Raider"),
            to("main2"),
        ],
        answers={"B": ["Hasty Raider"]},
        expect=[life("B", 20)],
    )


def test_what_else_a_prevention_does_happens_though_nothing_is_prevented__615_12() -> None:
    for fury, counters, survives in (([], 2, 1), (["Open Fury"], 2, 0)):
        assert_right(
            PHANTOM,
            FURY,
            a={"hand": ["Test Bolt", *fury], "battlefield": []},
            b={"battlefield": [{"card": "Mist Phantom", "counters": {"+1/+1": counters + 2}}]},
            script=[*[cast(one) for one in fury], cast("Test Bolt", "Mist Phantom")],
            expect=[
                size("Mist Phantom", 3, 3) if survives else there("graveyard", "Mist Phantom", 1, "B"),
            ],
        )
