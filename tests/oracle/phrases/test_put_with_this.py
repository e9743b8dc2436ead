"""Phrases about what was created or put onto the battlefield with an object (CR 607.2c)."""

from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.filters.status import IsToken
from rulings.abilities.node import walk
from rulings.abilities.references import Every, Giver
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of, effect_of

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith()))


def test_tokens_created_with_it_are_those_of_its_ability__607_2c() -> None:
    effect = effect_of("Destroy all tokens created with this enchantment.")
    assert any(one == Filter(Kind.PERMANENT, (IsToken(), PutThereWith())) for one in walk(effect))


def test_the_creature_put_onto_the_battlefield_with_it_is_told_apart__607_2c() -> None:
    ability = ability_of("When the creature put onto the battlefield with this enchantment dies, draw a card.")
    assert ability.event == Moves(_CREATURE, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
    effect = effect_of("Exile the creature put onto the battlefield with this enchantment.")
    assert effect.what == Every(_CREATURE)


def test_a_name_in_a_tokens_ability_is_what_creates_it__201_5a() -> None:
    effect = effect_of(
        "Create a green Ooze creature token with \"This token's power and toughness are each equal to the number of "
        'slime counters on Testing Bear."'
    )
    assert any(isinstance(one, Giver) for one in walk(effect))
