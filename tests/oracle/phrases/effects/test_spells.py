"""What is read: countering, copying and casting spells (CR 601, 701.6, 707.10)."""

from typing import TypeVar

import pytest

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.effects.spells import ByPlayer, CastCard, ChooseNewTargets, CopyOnStack, LimitCasting
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Choose, It, ThisWay
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import ability_of, effect_of

N = TypeVar("N", bound=Node)


def walk_kinds(node: Node, kind: type[N]) -> list[N]:
    return [one for one in walk(node) if isinstance(one, kind)]


def test_copies_for_each_spell_before_it() -> None:
    ability = ability_of(
        "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast "
        "before it this turn. You may choose new targets for the copies."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Sequence)
    copy = ability.effect.effects[0]
    assert isinstance(copy, CopyOnStack)
    assert isinstance(copy.amount, CastBefore)


def test_the_top_cards_of_several_libraries_are_several() -> None:
    one = ability_of(
        "Whenever this creature attacks, exile the top card of each player's library, then you may cast any number of "
        "spells from among those cards without paying their mana costs."
    )
    assert any(isinstance(node, It) and node.antecedent is not None for node in walk(one))


def test_a_spell_from_the_hand_is_a_card_until_it_is_cast__601_2a() -> None:
    effect = effect_of("You may cast a creature spell from your hand without paying its mana cost.")
    assert isinstance(effect, May)
    assert isinstance(effect.effect, CastCard)
    assert isinstance(effect.effect.what, Choose)
    assert (effect.effect.what.filter.kind, effect.effect.cost) == (Kind.CARD, Cost(()))


def test_a_copy_with_new_targets__707_10c() -> None:
    effect = effect_of("Copy target instant or sorcery spell. You may choose new targets for the copy.")
    copied, chosen = walk_kinds(effect, CopyOnStack), walk_kinds(effect, ChooseNewTargets)
    assert len(copied) == 1
    assert [one.what for one in chosen] == [It("the copy", ThisWay("copied"))]


def test_one_target_is_changed__115_7b() -> None:
    one = ability_of("{1}: Change a target of target spell or ability to this creature.")
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, ChooseNewTargets)
    assert one.effect.only_one
    assert one.effect.must_change


@pytest.mark.parametrize(("verb", "kind"), [("taps", Tap), ("untaps", Untap)])
def test_who_taps_and_untaps__701_26(verb: str, kind: type) -> None:
    one = ability_of(f"At the beginning of each player's upkeep, that player {verb} a land they control.")
    effect = next(node for node in walk(one) if isinstance(node, ByPlayer))
    assert isinstance(effect.effect, kind)
    assert isinstance(effect.effect.what, Choose)


def test_only_one_more_spell() -> None:
    one = effect_of("Add seven {R}. You can cast only one more spell this turn.")
    assert [type(node) for node in walk(one) if isinstance(node, AddMana | LimitCasting)] == [AddMana, LimitCasting]
