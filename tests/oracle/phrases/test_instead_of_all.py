"""A second line that takes the place of the first (CR 614.15)."""

from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target
from tests.oracle.asking import declined_words, effect_of

_THRESHOLD = "Threshold — If there are seven or more cards in your graveyard, instead "


def test_that_land_is_the_target_of_the_first_line__614_15() -> None:
    effect = effect_of(f"Destroy target land.\n{_THRESHOLD}destroy that land and draw a card.")
    assert isinstance(effect, Instead)
    assert isinstance(effect.normal, Destroy)
    (again,) = (node for node in walk(effect.instead) if isinstance(node, Destroy))
    assert isinstance(again.what, It)
    assert isinstance(again.what.antecedent, Target)


def test_no_new_targets() -> None:
    assert declined_words(f"Destroy target land.\n{_THRESHOLD}draw a card, then tap target creature.", ("Sorcery",))
