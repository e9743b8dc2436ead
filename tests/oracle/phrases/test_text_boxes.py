"""Text boxes and full texts (CR 612.5, 612.6), and effects that go on after their source has left (CR 611.3)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.changes.change import HasFullText
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.effects.permanents import ExchangeTextBoxes
from rulings.abilities.references import Target
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_text_boxes_are_exchanged_for_a_time__612_5() -> None:
    effect = effect_of(
        "Choose two target creatures. For as long as this enchantment remains on the battlefield, exchange the text "
        "boxes of those creatures."
    )
    assert isinstance(effect, ExchangeTextBoxes)
    assert isinstance(effect.objects, Target)
    assert isinstance(effect.duration, ForAsLongAs)


def test_the_full_text_and_more_of_it__612_6() -> None:
    ability = ability_of(
        "As long as the top card of your graveyard is a creature card, this creature has the full text of that card "
        'and has the text "{2}: Discard a card."'
    )
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, HasFullText)
    assert isinstance(change.abilities[0], ActivatedAbility)


def test_an_effect_may_continue_after_its_source_has_left__611_3() -> None:
    ability = ability_of(
        "Creatures you control get +1/+1. If this enchantment leaves the battlefield, this effect continues until end "
        "of turn."
    )
    assert isinstance(ability, StaticAbility)
    assert ability.lingers
    assert declined_words("Draw a card. If this enchantment leaves the battlefield, this effect continues.")
