"""Nouns with several types: which word the last one belongs to."""

import pytest

from rulings.abilities.effects.moving import Destroy
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Predicate
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import effect_of

CREATURE = HasType(CardType.CREATURE)


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (
            "Wolf or Werewolf creature",
            (Both((HasSubtype("Wolf"), CREATURE)), Both((HasSubtype("Werewolf"), CREATURE))),
        ),
        ("artifact or creature", (HasType(CardType.ARTIFACT), CREATURE)),
        ("Goblin or Equipment", (HasSubtype("Goblin"), HasSubtype("Equipment"))),
        ("artifact or Elf creature", (HasType(CardType.ARTIFACT), Both((HasSubtype("Elf"), CREATURE)))),
    ],
)
def test_a_noun_after_two_creature_types_belongs_to_both(words: str, options: tuple[Predicate, ...]) -> None:
    effect = effect_of(f"Destroy target {words}.")
    assert isinstance(effect, Destroy)
    assert isinstance(effect.what, Target)
    assert effect.what.filter.predicates == (Either(options),)
