"""Effects that last for as long as something is so end the moment that it is not (CR 611.2b)."""

from tests.kernel.playing import assert_right, card, cast, life

LURER = card(
    "Sweet Lurer | {2}{U} | Creature - Faerie | 2/2 | When Sweet Lurer enters, gain control of target creature for as "
    "long as Sweet Lurer remains on the battlefield."
)
COUNT = card("Grim Count | {B} | Instant || Destroy target creature. You gain 1 life for each creature you control.")


def test_the_creature_is_back_before_the_spell_goes_on__611_2b() -> None:
    assert_right(
        LURER,
        COUNT,
        a={"hand": ["Sweet Lurer"]},
        b={"battlefield": ["Plain Bear"], "hand": ["Grim Count"]},
        script=[cast("Sweet Lurer"), cast("Grim Count", "Sweet Lurer", player="B")],
        expect=[life("B", 21)],
    )
