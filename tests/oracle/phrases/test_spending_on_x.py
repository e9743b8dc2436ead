"""What may be spent on what, as phrases (CR 106.6)."""

from rulings.abilities.ability import ActivatedAbility, SpendOnX
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Color
from tests.oracle.asking import ability_of, effect_of


def mana_of(effect: Effect) -> AddMana:
    (found,) = (one for one in walk(effect) if isinstance(one, AddMana))
    return found


def test_black_mana_alone_pays_for_x__106_6() -> None:
    assert ability_of("Spend only black mana on X.", ("Sorcery",)) == SpendOnX(
        text="Spend only black mana on X.", colors=(Color.BLACK,)
    )
    one = ability_of("{X}: This creature deals X damage to each creature. Spend only black and/or red mana on X.")
    assert isinstance(one, ActivatedAbility)
    assert one.x_mana == (Color.BLACK, Color.RED)


def test_x_mana_is_for_creature_spells__106_6() -> None:
    one = ability_of(
        "Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value."
        " Spend this mana only to cast creature spells."
    )
    assert isinstance(one, ActivatedAbility)
    mana = mana_of(one.effect)
    assert isinstance(mana.times, WhereX)
    assert isinstance(mana.restriction, SpendOnly)


def test_mana_for_special_actions_is_for_nothing_else__106_6() -> None:
    mana = mana_of(effect_of("Add {G}{G}. Spend this mana only to turn permanents face up."))
    assert mana.restriction == SpendOnly(None, "turn face up")
