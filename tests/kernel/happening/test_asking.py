"""A choice of objects is asked for wherever a text may leave one, or the text can't be played (CR 608.2d)."""

from dataclasses import fields

import pytest

from rulings.abilities.ability import Ability, SpellAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Destroy, Sacrifice
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, Several, Target, This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.kernel.happening.asking import _ALONE, _PICKED
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules

load_rules()

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_A_CREATURE = Choose(_CREATURE)


def spell(*effects: Effect) -> Ability:
    return SpellAbility("", effect=Sequence(effects) if len(effects) > 1 else effects[0])


@pytest.mark.parametrize(
    "effect",
    [
        Destroy(_A_CREATURE),
        Sacrifice(You(), Several((_A_CREATURE, _A_CREATURE))),
        PutCounters(You(), Fixed(2), "+1/+1", Several((This(), _A_CREATURE)), distributed=True),
        KeywordAction(You(), "goad", what=_A_CREATURE),
    ],
)
def test_a_choice_that_is_asked_for_can_be_played__608_2d(effect: Effect) -> None:
    assert not list(problems(spell(effect)))


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (CopyOnStack(You(), _A_CREATURE), "choice CopyOnStack.what"),
        (DealDamage(_A_CREATURE, Fixed(1), This()), "choice DealDamage.source"),
        (DealDamage(This(), Fixed(3), _A_CREATURE, divided=True), "choice DealDamage.to"),
        (KeywordAction(You(), "endure", what=_A_CREATURE), "choice KeywordAction.what"),
        (Discard(You(), Several((_A_CREATURE, _A_CREATURE))), "choice Discard.what"),
    ],
)
def test_a_choice_that_nobody_is_asked_for_cannot_be_played__608_2d(effect: Effect, words: str) -> None:
    assert words in list(problems(spell(effect)))


def test_it_stands_for_a_choice_only_where_the_choice_is_kept() -> None:
    it = It("it", _A_CREATURE)
    assert not list(problems(spell(Tap(_A_CREATURE), Destroy(it))))
    assert "pronoun it for a choice" in list(problems(spell(Sacrifice(You(), _A_CREATURE), Destroy(it))))


def test_an_effect_divided_twice_cannot_be_played__601_2d() -> None:
    one = DealDamage(This(), Fixed(3), Target(_CREATURE, slot=0), divided=True)
    assert "effect divided twice" in list(problems(spell(one, one)))


def test_every_place_of_a_choice_is_a_field() -> None:
    for kind, names in (*_PICKED.items(), *_ALONE.items()):
        assert set(names) <= {field.name for field in fields(kind)}, kind
