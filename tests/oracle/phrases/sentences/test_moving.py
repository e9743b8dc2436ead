"""What is read: sentences that move or transform objects and go on with them (CR 400.7)."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.effects.moving import Destroy, SacrificeAndReturn
from rulings.abilities.effects.permanents import BecomeAura, ExchangeControl, ExchangeTextBoxes
from rulings.abilities.node import walk
from rulings.abilities.references import Choose, Target, This
from tests.oracle.asking import ability_of, effect_of

_TEXT = (
    "{U}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to "
    "target creature. You may pay {U} to end this effect."
)


def test_the_effect_is_ended_by_paying__116_2c() -> None:
    one = ability_of(_TEXT)
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, BecomeAura)
    assert isinstance(one.effect.what, This)
    assert isinstance(one.effect.to, Target)


def test_another_player_chooses_the_target() -> None:
    ability = ability_of(
        "Whenever an artifact, creature, or enchantment enters, its controller chooses target permanent another player "
        "controls that shares a card type with it. Exchange control of those permanents."
    )
    (exchange,) = [one for one in walk(ability) if isinstance(one, ExchangeControl)]
    assert isinstance(exchange.second, Target)
    assert exchange.second.chooser is not None


def test_the_weakest_is_destroyed() -> None:
    effect = effect_of(
        "Destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for "
        "least "
        "power, you choose one of them."
    )
    assert isinstance(effect, Destroy)
    assert effect.no_regeneration
    assert isinstance(effect.what, Choose)


def test_text_boxes_are_exchanged_for_a_time__612_5() -> None:
    effect = effect_of(
        "Choose two target creatures. For as long as this enchantment remains on the battlefield, exchange the text "
        "boxes of those creatures."
    )
    assert isinstance(effect, ExchangeTextBoxes)
    assert isinstance(effect.objects, Target)
    assert isinstance(effect.duration, ForAsLongAs)


def test_both_are_exchanged_or_neither() -> None:
    ability = ability_of(
        "{T}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both "
        "targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and "
        "returns the artifact card to the battlefield."
    )
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.effect, SacrificeAndReturn)
