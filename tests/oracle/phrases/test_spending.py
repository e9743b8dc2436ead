"""What mana may be spent on, as phrases (CR 106.6, 609.4b)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Color
from tests.oracle.asking import ability_of


def restriction_of(text: str) -> SpendOnly:
    one = ability_of(text)
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, AddMana)
    assert isinstance(one.effect.restriction, SpendOnly)
    return one.effect.restriction


def test_mana_only_for_abilities__106_6() -> None:
    assert restriction_of("{T}: Add {C}{C}. Spend this mana only to activate abilities.") == SpendOnly(None, "ability")


def test_mana_for_spells_or_abilities__106_6() -> None:
    found = restriction_of(
        "{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts."
    )
    assert found.what == "spell"
    assert found.also is not None
    assert found.also.what == "ability"


def test_mana_for_a_special_action() -> None:
    found = restriction_of(
        "{T}: Add {U}. Spend this mana only to foretell a card from your hand or cast an instant or sorcery spell."
    )
    assert found.what == "foretell"
    assert found.also is not None
    assert found.also.what == "spell"


def test_blue_mana_counts_as_any_colour_for_its_own_abilities__609_4b() -> None:
    one = ability_of(
        "You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's "
        "abilities."
    )
    assert isinstance(one, StaticAbility)
    (rule,) = one.changes
    assert isinstance(rule, SpendAsThough)
    assert rule.color is Color.BLUE
    assert rule.what == "ability"
    assert isinstance(rule.on, This)
