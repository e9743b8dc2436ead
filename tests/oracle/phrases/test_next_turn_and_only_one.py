"""Requirements in a player's next turn, permissions that name a keyword, the only creature, clauses after a comma."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import DoneThisWay, ThatMany
from rulings.abilities.changes.permissions import MustDo, PlayerMay
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.durations import DuringNextTurnOf
from rulings.abilities.effects.damage import EachDealsDamage
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.events.moving import Mills
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, ControllerOf, TargetPlayer, You
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Zone
from tests.oracle.asking import ability_of, effect_of, reading_of

_YOUR_CREATURES = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(You())))


def test_creatures_attack_in_the_next_turn_of_the_target() -> None:
    read = effect_of("During target opponent's next turn, creatures that player controls attack this creature if able.")
    assert isinstance(read, RuleChange)
    assert read.duration == DuringNextTurnOf(TargetPlayer(opponents_only=True, slot=0))
    assert read.changes == (MustDo("attack", whom=This("creature")),)


@pytest.mark.parametrize("keyword", ["bestow", "blitz", "warp"])
def test_a_permission_may_name_the_keyword(keyword: str) -> None:
    read = ability_of(f"You may cast this card from your graveyard using its {keyword} ability.")
    assert isinstance(read, StaticAbility)
    assert read.changes == (PlayerMay(You(), "cast", This("card"), InZone(Zone.GRAVEYARD), using=keyword),)
    assert read.zones == (Zone.GRAVEYARD,)


def test_a_keyword_that_is_cast_otherwise_is_declined() -> None:
    assert not reading_of("You may cast this card from your graveyard using its mutate ability.").is_understood


def test_the_only_creature_is_whichever_it_is() -> None:
    read = ability_of("As long as you control exactly one creature, that creature gets +3/+1.")
    assert isinstance(read, StaticAbility)
    assert read.affected == _YOUR_CREATURES
    assert read.condition == Exists(_YOUR_CREATURES, Comparison.EQUAL, Fixed(1))


def test_each_creature_damages_its_own_controller() -> None:
    read = effect_of("Each creature deals 1 damage to its controller.")
    assert isinstance(read, EachDealsDamage)
    assert (read.to, read.amount) == (ControllerOf(Antecedent("each")), Fixed(1))


def test_a_clause_behind_a_comma_has_its_own_subject() -> None:
    read = ability_of("{1}: Remove all +1/+1 counters from this creature, and it deals that much damage to any target.")
    assert any(isinstance(one, Sequence) and len(one.effects) == 2 for one in walk(read))
    assert any(one == ThatMany(DoneThisWay("removed counters")) for one in walk(read))


def test_milling_several_cards_is_one_event() -> None:
    read = ability_of("Whenever one or more creature cards are milled, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert read.event == Mills(AnyPlayer(), Filter(Kind.CARD, (HasType(CardType.CREATURE),)), batch=True)


def test_modes_may_end_with_the_same_pronoun() -> None:
    mode = "Gain control of all creatures until end of turn. Untap those creatures."
    assert reading_of(f"Choose one —\n• {mode}\n• {mode}", ("Sorcery",)).is_understood
