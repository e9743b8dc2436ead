"""Qualities behind the noun, how something was cast, small deeds, mana of lands, Sagas that gain, as phrases."""

import pytest

from rulings.abilities.ability import ActivatedAbility, Chapter, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.changes.change import Change, GainAbilities, SetTypes
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.condition import Compare, Condition, Negated
from rulings.abilities.conditions.history import Happened, WasCast, WasPaid
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell
from rulings.abilities.filters.characteristics import HasManaCost, HasTotalPT
from rulings.abilities.filters.filter import Both, Filter, Predicate
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison
from tests.oracle.asking import ability_of, effect_of


def predicates_of(text: str) -> set[type[Predicate]]:
    return {type(node) for node in walk(ability_of(text, ("Sorcery",))) if isinstance(node, Predicate)}


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("Destroy target creature with total power and toughness 5 or less.", HasTotalPT),
        ("Destroy target creature with no counters on it.", HasCounter),
        ("Exile target card in a graveyard other than a basic land card.", Both),
        ("Search your library for an artifact card with mana cost {0} or {1}, reveal it, then shuffle.", HasManaCost),
    ],
)
def test_qualities_behind_the_noun(text: str, predicate: type[Predicate]) -> None:
    assert predicate in predicates_of(text)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("no mana was spent to cast it", Compare(ManaSpent(of=It("it", This("creature"))), Comparison.EQUAL, Fixed(0))),
        ("it escaped", WasPaid("escape", of=It("it", This("creature")))),
        ("you didn't cast it from your hand", Negated(WasCast(It("it", This("creature")), You(), "hand"))),
    ],
)
def test_how_it_was_cast__400_7d(words: str, condition: Condition) -> None:
    one = ability_of(f"When this creature enters, if {words}, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition == condition


def test_what_an_opponent_cast_this_turn() -> None:
    one = ability_of("When this creature enters, if an opponent has cast a blue spell this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Happened)
    assert isinstance(one.condition.event, CastsSpell)
    assert one.condition.event.who == Opponent()


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("Whenever a permanent you control enters tapped, untap it.", Moves),
        ("Whenever this creature attacks or becomes the target of a spell, draw a card.", AnyOfEvents),
        ("Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card.", CastsSpell),
        ("Whenever you activate an ability, if it isn't a mana ability, draw a card.", ActivatesAbility),
    ],
)
def test_events(text: str, event: type) -> None:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, event)


def test_a_permanent_that_enters_tapped__603_6a() -> None:
    one = ability_of("Whenever a permanent you control enters tapped, untap it.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Moves)
    assert one.event.tapped is True


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Your maximum hand size is five.", PlayerHas(You(), "maximum hand size", Fixed(5))),
        ("Creatures you control gain all creature types.", SetTypes(every="creature type")),
    ],
)
def test_changes(text: str, change: Change) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (change,)


def test_damage_to_itself_and_x_for_what_something_is() -> None:
    doll = ability_of("{T}: This creature deals 1 damage to itself.")
    assert isinstance(doll, ActivatedAbility)
    assert doll.effect == DealDamage(This("creature"), Fixed(1), This("creature"))
    tax = effect_of("Counter target spell unless its controller pays {X}, where X is the number of lands you control.")
    assert isinstance(tax, Unless)
    assert isinstance(tax.cost.parts[0], ManaPerAmount)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("one mana of any type that a land you control could produce", "could produce"),
        ("one mana of any color that a land an opponent controls could produce", "could produce color"),
        ("one mana of any color among permanents you control", "colors among"),
    ],
)
def test_mana_of_what_lands_could_produce__106_7(words: str, option: str) -> None:
    one = ability_of(f"{{T}}: Add {words}.", ("Land",))
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, AddMana)
    assert one.effect.options == (ManaOption((option,)),)
    assert isinstance(one.effect.among, Filter)


def test_a_saga_gains_for_good_what_stands_in_quotes_within_quotes__611_2a() -> None:
    one = ability_of(
        "II — This Saga gains \"{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token "
        "gets +1/+1 for each artifact you control.'\"",
        ("Enchantment",),
    )
    assert isinstance(one, Chapter)
    assert isinstance(one.effect, Continuous)
    (gains,) = one.effect.changes
    assert isinstance(gains, GainAbilities)
    assert any(isinstance(node, StaticAbility) for node in walk(gains))
