"""Attaching an Aura elsewhere, unattaching as a cost, protection that is chosen from more than colors."""

import pytest

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.costs.objects import UnattachCost
from rulings.abilities.effects.choosing import COLOR_OR_ARTIFACTS, MakeChoice
from rulings.abilities.effects.permanents import Attach, AttachToAnother, TurnFaceDown
from rulings.abilities.references import Target
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def test_another_creature_is_another_than_the_enchanted_one() -> None:
    effect = effect_of("Attach target Aura attached to a creature to another creature.")
    assert isinstance(effect, AttachToAnother)
    assert (effect.same_controller, effect.same_type) == (False, False)


def test_of_that_type_and_with_the_same_controller_are_told_apart() -> None:
    by_type = effect_of("Attach target Aura attached to a creature or land to another permanent of that type.")
    by_player = effect_of("Attach target Aura attached to a permanent to another permanent with the same controller.")
    assert isinstance(by_type, AttachToAnother)
    assert isinstance(by_player, AttachToAnother)
    assert (by_type.same_type, by_type.same_controller) == (True, False)
    assert (by_player.same_type, by_player.same_controller) == (False, True)


def test_to_a_target_is_plain_attaching() -> None:
    effect = effect_of("Attach target Aura you control to target creature.")
    assert isinstance(effect, Attach)
    assert isinstance(effect.to, Target)


def test_unattaching_is_a_cost() -> None:
    ability = ability_of("{R}{W}, Unattach this Equipment: Draw a card.", ("Artifact",))
    assert isinstance(ability, ActivatedAbility)
    assert any(isinstance(part, UnattachCost) for part in ability.cost.parts)


def test_artifacts_are_chosen_beside_the_colors() -> None:
    effect = effect_of(
        "Target creature you control gains protection from artifacts or from the color of your choice until end of "
        "turn."
    )
    first = getattr(effect, "effects", (None,))[0]
    assert isinstance(first, MakeChoice)
    assert first.what == COLOR_OR_ARTIFACTS


def test_only_what_has_a_morph_ability_is_turned_face_down_without_saying_what_it_is() -> None:
    assert isinstance(effect_of("Turn target creature with a morph ability face down."), TurnFaceDown)
    assert not reading_of("Turn target creature face down.", ("Sorcery",)).is_understood


@pytest.mark.parametrize("text", ["Attach target Aura attached to a creature to another land."])
def test_other_hosts_are_declined(text: str) -> None:
    assert declined_words(text, ("Sorcery",))
