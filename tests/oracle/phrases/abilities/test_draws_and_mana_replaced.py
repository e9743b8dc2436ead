"""What is read: draws, discards and mana replaced (CR 614.11, 106.12b)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.cards import LookAt
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.events.moving import Discards, Draws
from rulings.abilities.modifications import GoTo, OtherMana, ScaleAmount
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of


def replacement_of(text: str) -> Replacement:
    one = ability_of(text)
    assert isinstance(one, Replacement)
    return one


def test_a_skipped_draw_does_not_happen__614_10() -> None:
    one = replacement_of("If a player would draw a card, that player skips that draw instead.")
    assert (one.event, one.instead, one.optional) == (Draws(AnyPlayer()), None, None)
    assert replacement_of("If you would draw a card, you may skip that draw instead.").optional == You()


def test_several_sentences_in_place_of_a_draw__614_11() -> None:
    text = (
        "If you would draw a card, look at the top two cards of your library instead. Put one of those cards into your "
        "hand and the rest into your graveyard."
    )
    instead = replacement_of(text).instead
    assert isinstance(instead, Sequence)
    assert isinstance(instead.effects[0], LookAt)


def test_more_or_other_mana_instead() -> None:
    for text, instead in (
        ("If you tap a permanent for mana, it produces three times as much of that mana instead.", ScaleAmount(3)),
        ("If a land is tapped for mana, it produces {B} instead of any other type and amount.", OtherMana("{B}", True)),
        ("If a land is tapped for mana, it produces colorless mana instead of any other type.", OtherMana("{C}")),
    ):
        ability = ability_of(text)
        assert isinstance(ability, Replacement)
        assert ability.instead == instead


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
