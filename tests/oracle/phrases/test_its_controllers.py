"""What the controller of each thing destroyed or exiled this way does (CR 608.2h)."""

from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.node import walk
from rulings.abilities.players import LastControllerOf
from rulings.abilities.references import It, ThisWay
from tests.oracle.asking import effect_of, reading_of


def test_each_by_its_own_controller__608_2h() -> None:
    effect = effect_of("Exile all white creatures. For each creature exiled this way, its controller draws a card.")
    (each,) = (one for one in walk(effect) if isinstance(one, ForEach))
    assert isinstance(each.over, It)
    assert each.over.antecedent == ThisWay("exiled")
    assert any(isinstance(one, LastControllerOf) for one in walk(each.effect))


def test_only_of_the_kind_that_was_destroyed() -> None:
    text = "Destroy all lands. For each creature destroyed this way, its controller draws a card."
    assert not reading_of(text, ("Sorcery",)).is_understood
