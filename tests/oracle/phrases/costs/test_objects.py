"""What is read: costs paid with objects (CR 118, 602.1)."""

from rulings.abilities.ability import ActivatedAbility, AlternativeCost
from rulings.abilities.costs.objects import DiscardBoth, TapCost, UnattachCost
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)
_TEXT = (
    "{U}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to "
    "target creature. You may pay {U} to end this effect."
)


def test_a_card_in_a_graveyard_is_a_card__109_2() -> None:
    effect = effect_of("Return target creature card from your graveyard to your hand.")
    assert effect == ReturnTo(Target(Filter(Kind.CARD, (CREATURE, InZone(Zone.GRAVEYARD, You()))), slot=0), Zone.HAND)


def test_without_the_end_it_is_another_effect() -> None:
    assert declined_words(_TEXT.replace(" You may pay {U} to end this effect.", "")) == ""


def test_another_creature_is_tapped() -> None:
    found = ability_of("Tap another untapped creature you control: Draw a card.")
    assert isinstance(found, ActivatedAbility)
    (part,) = found.cost.parts
    assert isinstance(part, TapCost)
    assert part.filter.predicates[0] == Another()


def test_two_cards_are_discarded_as_one_cost__118_9() -> None:
    line = "You may discard an Island card and another card rather than pay this spell's mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.cost.parts[0], DiscardBoth)


def test_unattaching_is_a_cost() -> None:
    ability = ability_of("{R}{W}, Unattach this Equipment: Draw a card.", ("Artifact",))
    assert isinstance(ability, ActivatedAbility)
    assert any(isinstance(part, UnattachCost) for part in ability.cost.parts)
