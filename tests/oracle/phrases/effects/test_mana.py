"""What is read: adding mana, and what it may be spent on (CR 106, 605)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.amounts.history import RemovedThisWay
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import ActivateEachForMana, AddMana, ManaOption, SpendOnly, TakeUnspentMana
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


def restriction_of(text: str) -> SpendOnly:
    one = ability_of(text)
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, AddMana)
    assert isinstance(one.effect.restriction, SpendOnly)
    return one.effect.restriction


def mana_of(effect: Effect) -> AddMana:
    (found,) = (one for one in walk(effect) if isinstance(one, AddMana))
    return found


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


def test_who_adds_mana_chooses_its_color__106_1b() -> None:
    _, mana = effect_of("Choose a player. That player adds one mana of any color they choose.").effects
    assert isinstance(mana, AddMana)
    assert declined_words("Choose a player. Draw a card, then they choose.")


def test_life_or_tapped() -> None:
    effect = _entry("As this land enters, you may pay 2 life. If you don't, it enters tapped.")[1].effect
    assert isinstance(effect, MayPay)
    assert (effect.cost, effect.otherwise) == (Cost((PayLife(Fixed(2)),)), Tap(This()))


def test_counters_removed_to_pay() -> None:
    words = "Remove any number of charge counters from this artifact: Add {C} for each charge counter removed this way."
    found = ability_of(words, ("Artifact",))
    assert isinstance(found, ActivatedAbility)
    assert isinstance(found.effect, AddMana)
    assert found.effect.times == RemovedThisWay("charge", as_cost=True)


def test_counters_of_another_kind_were_not_removed() -> None:
    words = "Remove any number of charge counters from this artifact: Add {C} for each time counter removed this way."
    assert not reading_of(words, ("Artifact",)).is_understood
    assert not reading_of("{T}: Add {C} for each time counter removed this way.", ("Artifact",)).is_understood


def test_additional_mana_is_added_mana() -> None:
    for text, symbols in (
        ("Whenever you tap a Swamp for mana, add an additional {B}.", ("{B}",)),
        ("Whenever a Forest is tapped for mana, its controller adds an additional {G}{G}.", ("{G}", "{G}")),
        ("Whenever you tap a land for mana, add one mana of any type that land produced.", ("produced",)),
    ):
        ability = ability_of(text)
        assert isinstance(ability, TriggeredAbility)
        assert isinstance(ability.effect, AddMana)
        assert ability.effect.options == (ManaOption(symbols),)


def test_exerting_a_land_is_a_cost() -> None:
    assert isinstance(ability_of("{T}, Exert this land: Add {R}{R}.", ("Land",)), ActivatedAbility)


def test_mana_that_keeps_a_spell_from_being_countered__106_6() -> None:
    effect = effect_of(
        "{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell "
        "can't be countered."
    )
    assert isinstance(effect, AddMana)
    assert isinstance(effect.restriction, SpendOnly)
    assert effect.restriction.rider == CantDo("be countered")


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


def test_mana_of_each_of_a_kind_is_made_and_taken__106_13() -> None:
    one = effect_of(
        "Target player activates a mana ability of each artifact they control. Then that player loses all unspent mana "
        "and you add the mana lost this way."
    )
    assert [type(part) for part in walk(one) if isinstance(part, ActivateEachForMana | TakeUnspentMana)] == [
        ActivateEachForMana,
        TakeUnspentMana,
    ]
