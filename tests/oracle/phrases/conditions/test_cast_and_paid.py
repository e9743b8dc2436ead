"""What is read: how a spell was cast and what was paid for it (CR 601, 702.33)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Fits
from rulings.abilities.conditions.history import EnteredFrom, WasPaid
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If, Instead
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import abilities_of, ability_of, effect_of, reading_of


def test_instead_takes_the_place_of_a_sentence_that_does_the_same__614_15() -> None:
    effect = effect_of("Draw a card. If this spell was kicked, draw two cards instead.")
    assert isinstance(effect, Instead)
    assert effect.condition == WasPaid("kicker")
    other = "Draw a card. You gain 2 life. If this spell was kicked, draw two cards instead."
    assert not reading_of(other, ("Sorcery",)).is_understood


def test_beholding_is_the_additional_cost__701_4a() -> None:
    _, ability = abilities_of(
        "As an additional cost to cast this spell, you may behold a Dragon.\n"
        "Destroy target tapped creature. If a Dragon was beheld, scry 2.",
        ("Instant",),
    )
    assert WasPaid("additional") in tuple(walk(ability))


def test_a_cost_of_what_the_spell_became() -> None:
    *_, ability = abilities_of(
        "Spectacle {B}\nWhen this creature enters, if this creature's spectacle cost was paid, draw a card."
    )
    assert WasPaid("spectacle") in tuple(walk(ability))


def test_facts() -> None:
    """Manor Gargoyle, Hixus, Crimestopper Sprite."""
    gargoyle = ability_of("This creature has indestructible as long as it has defender.")
    assert isinstance(gargoyle, StaticAbility)
    assert isinstance(gargoyle.condition, Fits)
    assert gargoyle.condition.filter.predicates == (HasKeyword("defender"),)
    hixus = ability_of(
        "Whenever a creature deals combat damage to you, if this creature entered this turn, draw a card."
    )
    assert isinstance(hixus, TriggeredAbility)
    assert hixus.condition == Fits(This("creature"), Filter(Kind.PERMANENT, (Did("entered"),)))
    assert effect_of("If evidence was collected, draw a card.") == If(WasPaid("additional"), Draw(You()))


def test_mana_spent_on_it_is_asked_of_it__400_7d() -> None:
    one = ability_of("When this creature enters, if {G} was spent to cast it, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    left = one.condition.left
    assert isinstance(left, ManaSpent)
    assert left.of == It("it", This("creature"))


def test_what_entered_from_a_graveyard__603_6a() -> None:
    one = ability_of(
        "Whenever another creature you control enters, if it entered from your graveyard or you cast it from your "
        "graveyard, draw a card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, AnyHolds)
    assert isinstance(one.condition.parts[0], EnteredFrom)


def test_it_is_asked_whether_it_was_kicked__702_33d() -> None:
    one = ability_of("Whenever you cast a spell, if it was kicked, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, WasPaid)
    assert one.condition.of == It("it", Antecedent("event object"))


def test_so_much_mana_was_spent_on_that_spell__601_2h() -> None:
    one = ability_of(
        "Whenever you cast an instant spell, draw a card. If five or more mana was spent to cast that spell, draw two "
        "cards instead."
    )
    amounts = [node for node in walk(one) if isinstance(node, ManaSpent)]
    assert [node.of for node in amounts] == [It("that spell", Antecedent("event object"))]


def test_adamant_asks_for_mana_of_one_colour() -> None:
    effect = effect_of("Draw a card. If at least three red mana was spent to cast this spell, you gain 2 life.")
    found = effect.effects[1]  # type: ignore[attr-defined]
    assert isinstance(found, If)
    assert isinstance(found.condition, Compare)
    assert isinstance(found.condition.left, ManaSpent)


def test_addendum_asks_whether_it_was_cast_at_all() -> None:
    effect = effect_of("Draw a card. If you cast this spell during your main phase, you gain 2 life.")
    found = effect.effects[1]  # type: ignore[attr-defined]
    assert isinstance(found.condition, AllHold)
