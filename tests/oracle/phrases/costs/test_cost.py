"""What is read: costs as a whole, mana, life, energy (CR 118)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.costs.mana import CollectEvidence, ManaCost, PayEnergy, PayLife, WaterbendCost
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost, TapSelf
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, effect_of


def _permission(text: str) -> PlayerMay:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerMay)
    return change


def test_life_may_be_paid() -> None:
    effect = effect_of("You may pay 3 life. If you do, draw a card.")
    assert isinstance(effect, MayPay)
    assert effect.cost == Cost((PayLife(Fixed(3)),))


def test_for_another_cost__118_9() -> None:
    found = _permission("You may cast this card from your graveyard by paying {2}{W} rather than paying its mana cost.")
    assert found.cost == Cost((ManaCost(("{2}", "{W}")),))
    assert found.more is None


def test_for_a_further_cost__118_8() -> None:
    found = _permission(
        "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its "
        "other costs."
    )
    assert found.cost is None
    assert found.more is not None
    assert [type(part) for part in found.more.parts] == [PayLife, DiscardCost]


def test_evidence_is_a_cost__701_59a() -> None:
    one = ability_of("Ward—Collect evidence 4.")
    assert CollectEvidence(Fixed(4)) in list(walk(one))


def test_numbers_stand_before_the_symbol__107_14() -> None:
    ability = ability_of("{T}, Pay eight {E}: Draw a card.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.cost == Cost((TapSelf(), PayEnergy(Fixed(8))))
    ability = ability_of("Pay X {E}, Sacrifice this creature: You gain X life.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.cost == Cost((PayEnergy(X()), SacrificeCost(This("creature"))))


def test_energy_averts__118_12a() -> None:
    ability = ability_of("At the beginning of your end step, sacrifice this creature unless you pay {E}{E}.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Unless)
    assert ability.effect.cost == Cost((PayEnergy(Fixed(2)),))


def test_blight_as_effect_and_as_cost__701_68a() -> None:
    assert effect_of("Each opponent blights 1.") == KeywordAction(EachOpponent(), "blight", Fixed(1))
    ability = ability_of("As an additional cost to cast this spell, blight 2 or pay {1}.", ("Sorcery",))
    blight = Cost((EffectCost(KeywordAction(You(), "blight", Fixed(2))),))
    assert getattr(ability, "cost", None) == Cost((EitherCost((blight, Cost((ManaCost(("{1}",)),)))),))


def test_waterbend_costs__701_67a() -> None:
    ability = ability_of("Waterbend {3}: Draw a card.")
    assert getattr(ability, "cost", None) == Cost((WaterbendCost(("{3}",)),))
