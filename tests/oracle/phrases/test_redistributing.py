"""Life totals redistributed (CR 119.7), and discarded cards that go on top of the library (CR 701.9c)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.life import RedistributeLife
from rulings.abilities.events.moving import Discards
from rulings.abilities.modifications import GoTo
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def test_life_totals_are_redistributed__119_7() -> None:
    assert effect_of("Redistribute any number of players' life totals.") == RedistributeLife()


def test_what_an_effect_makes_you_discard_may_go_on_top__701_9c() -> None:
    ability = ability_of(
        "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of "
        "into your graveyard.",
        ("Artifact",),
    )
    assert isinstance(ability, Replacement)
    assert ability.event == Discards(You(), by_effect=True)
    assert ability.instead == GoTo(Zone.LIBRARY)
    assert ability.optional == You()
