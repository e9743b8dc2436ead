"""Keywords that trigger on blocking and being blocked."""

from tests.kernel.playing import assert_right, attack, block, card, cites, life, size, there, to

SAMURAI = card("Proud Samurai | {W} | Creature - Samurai | 2/2 | Bushido 1")
RIDER = card("Desert Rider | {R} | Creature - Knight | 1/1 | Flanking")
GUARD = card("Guard Rider | {R} | Creature - Knight | 0/2 | Flanking")
BEAST = card("Raging Beast | {3}{R} | Creature - Beast | 3/3 | Rampage 2")
BRUTE = card("Cruel Brute | {3}{B} | Creature - Zombie | 3/3 | Afflict 2")


def test_bushido_helps_attacker_and_blocker__702_45a() -> None:
    assert_right(
        SAMURAI,
        a={"battlefield": ["Proud Samurai"]},
        b={"battlefield": ["Plain Bear"]},
        script=[attack("Proud Samurai"), block(Plain_Bear="Proud Samurai"), to("main2")],
        expect=[size("Proud Samurai", 3, 3), there("graveyard", "Plain Bear"), cites("702.45a")],
    )
    assert_right(
        SAMURAI,
        a={"battlefield": ["Plain Bear"]},
        b={"battlefield": ["Proud Samurai"]},
        script=[attack("Plain Bear"), block(Proud_Samurai="Plain Bear"), to("main2")],
        expect=[size("Proud Samurai", 3, 3), there("graveyard", "Plain Bear")],
    )


def test_flanking_weakens_blockers_without_it__702_25a() -> None:
    assert_right(
        RIDER,
        a={"battlefield": ["Desert Rider"]},
        b={"battlefield": ["Plain Bear"]},
        script=[attack("Desert Rider"), block(Plain_Bear="Desert Rider"), to("main2")],
        expect=[there("graveyard", "Plain Bear"), there("graveyard", "Desert Rider"), cites("702.25a")],
    )
    assert_right(
        RIDER,
        GUARD,
        a={"battlefield": ["Desert Rider"]},
        b={"battlefield": ["Guard Rider"]},
        script=[attack("Desert Rider"), block(Guard_Rider="Desert Rider"), to("main2")],
        expect=[there("battlefield", "Guard Rider")],
    )


def test_rampage_counts_blockers_beyond_the_first__702_23a() -> None:
    for blockers, total in ((1, 3), (3, 7)):
        assert_right(
            BEAST,
            a={"battlefield": ["Raging Beast"]},
            b={"battlefield": [{"card": "Small Elf", "id": f"elf{n}"} for n in range(blockers)]},
            script=[
                attack("Raging Beast"),
                block(**{f"elf{n}": "Raging Beast" for n in range(blockers)}),
                to("combat_damage"),
            ],
            expect=[size("Raging Beast", total, total)],
        )


def test_afflict_costs_the_blocking_player_life__702_130a() -> None:
    assert_right(
        BRUTE,
        a={"battlefield": ["Cruel Brute"]},
        b={"battlefield": ["Small Elf"]},
        script=[attack("Cruel Brute"), block(Small_Elf="Cruel Brute"), to("main2")],
        expect=[life("B", 18), cites("702.130a")],
    )
