"""What is read: sets of objects: all, each, so many, one or another (CR 109.2, 608.2d)."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import Destroy, Exile, ReturnTo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.node import walk
from rulings.abilities.references import Every, It, Several, Target, WhatItAttacks
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_two_targets_of_one_graveyard() -> None:
    one, two = "up to one target artifact card", "up to one target land card"
    found = effect_of(f"Return {one} and {two} from your graveyard to your hand.")
    assert isinstance(found, ReturnTo)
    assert isinstance(found.what, Several)
    for part in found.what.parts:
        assert isinstance(part, Target)
        assert part.minimum == Fixed(0)
        assert isinstance(part.filter.predicates[-1], InZone)


def test_two_targets_have_two_places() -> None:
    found = effect_of("Destroy target artifact and target enchantment.")
    assert isinstance(found, Destroy)
    assert isinstance(found.what, Several)
    assert [one.slot for one in found.what.parts if isinstance(one, Target)] == [0, 1]


def test_cards_whose_place_is_not_said_are_no_permission() -> None:
    assert declined_words("You may cast spells from among creature cards.")


def test_two_choices_before_one_noun() -> None:
    ability = ability_of("Each red or green instant or sorcery spell you cast has conspire.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert len(ability.affected.predicates) == 3


@pytest.mark.parametrize("words", ["it's attacking", "that creature is attacking"])
def test_damage_is_dealt_to_what_is_attacked__508_1b(words: str) -> None:
    one = ability_of(
        f"Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker {words}."
    )
    assert isinstance(one, TriggeredAbility)
    assert any(isinstance(node, WhatItAttacks) for node in walk(one.effect))


def test_what_is_attached_to_the_target_goes_along() -> None:
    one = effect_of("Exile target attacking creature and all Equipment attached to it.")
    assert isinstance(one, Exile)
    assert isinstance(one.what, Several)
    target, rest = one.what.parts
    assert isinstance(target, Target)
    assert isinstance(rest, Every)
    to = next(part.to for part in rest.filter.predicates if isinstance(part, AttachedTo))
    assert isinstance(to, It)
    assert to.antecedent == target
