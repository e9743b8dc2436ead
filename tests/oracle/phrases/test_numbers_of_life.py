"""Numbers of life and of prevented damage, as phrases (CR 119, 615.5)."""

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.history import PreventedThisWay, ThatMany
from rulings.abilities.amounts.players import LifeDifference
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.damage_and_life import PaysLife
from rulings.abilities.modifications import Prevent
from rulings.abilities.node import walk
from rulings.abilities.references import Antecedent
from tests.oracle.asking import ability_of, declined_words, effect_of

_NEXT = "The next time a source of your choice would deal damage to you this turn, prevent that damage. "


def test_for_each_1_life_lost() -> None:
    one = ability_of(
        "Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than this enchantment unless "
        "you discard a card.",
        ("Enchantment",),
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, ForEach)
    assert one.effect.over == ThatMany(Antecedent("event amount"))


def test_paying_life_is_an_event__119_4() -> None:
    one = ability_of("Whenever you pay life, put that many blood counters on this enchantment.", ("Enchantment",))
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, PaysLife)


def test_the_difference_between_two_players_life_totals() -> None:
    one = effect_of(
        "Two target players exchange life totals. You gain life equal to the difference between those players' life "
        "totals."
    )
    assert any(isinstance(node, LifeDifference) for node in walk(one))


def test_what_is_done_about_prevented_damage__615_5() -> None:
    one = ability_of(
        "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that "
        "creature for each 1 damage prevented this way."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, Prevent)
    assert one.instead.then is not None


def test_that_source_is_the_one_that_would_have_dealt_it() -> None:
    one = effect_of(
        f"{_NEXT}If damage is prevented this way, Testing Bear deals that much damage to that source's controller."
    )
    assert isinstance(one, PreventDamage)
    assert any(node == Antecedent("event source") for node in walk(one))


def test_that_much_and_that_many_are_one_number_in_a_sentence() -> None:
    one = effect_of(
        f"{_NEXT}When damage is prevented this way, Testing Bear deals that much damage to that source's controller "
        "and you draw that many cards."
    )
    assert isinstance(one, PreventDamage)
    assert isinstance(one.then, IfDone)
    assert one.then.reflexive
    numbers = {node.antecedent for node in walk(one) if isinstance(node, ThatMany)}
    assert numbers == {Antecedent("prevented")}


def test_prevented_damage_is_known_only_where_it_is_prevented() -> None:
    assert declined_words("Draw cards equal to the damage prevented this way.", ("Sorcery",))
    one = effect_of(f"{_NEXT}You gain life equal to the damage prevented this way.")
    assert isinstance(one, PreventDamage)
    assert any(isinstance(node, PreventedThisWay) for node in walk(one))
