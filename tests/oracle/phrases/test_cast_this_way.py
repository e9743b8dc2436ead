"""What is said of spells that a permission lets a player cast."""

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.modifications import GoTo
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def _permission(changes: tuple[object, ...]) -> PlayerMay:
    found = [one for one in changes if isinstance(one, PlayerMay) and one.what in ("cast", "play")]
    assert len(found) == 1
    return found[0]


def test_a_static_permission_says_what_becomes_of_the_spell() -> None:
    ability = ability_of(
        "Once during each of your turns, you may cast a creature spell from your graveyard. If a spell cast this way "
        "would be put into your graveyard, exile it instead."
    )
    assert isinstance(ability, StaticAbility)
    may = _permission(ability.changes)
    assert may.once_each_turn
    assert isinstance(may.rider, Replacement)
    assert may.rider.instead == GoTo(Zone.EXILE)


def test_life_is_paid_instead_of_mana() -> None:
    ability = ability_of(
        "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal "
        "to its mana value rather than pay its mana cost."
    )
    assert isinstance(ability, StaticAbility)
    assert _permission(ability.changes).cost is not None


def test_the_second_sentence_about_that_spell_belongs_to_the_permission() -> None:
    effect = effect_of(
        "You may cast target sorcery card from your graveyard this turn. If that spell would be put into your "
        "graveyard, exile it instead."
    )
    assert isinstance(effect, RuleChange)
    assert _permission(effect.changes).rider is not None


def test_mana_of_any_type_is_spent() -> None:
    effect = effect_of(
        "Exile the top card of your library. You may play it this turn, and mana of any type can be spent to cast it."
    )
    assert isinstance(effect, Sequence)
    change = effect.effects[1]
    assert isinstance(change, RuleChange)
    assert _permission(change.changes).spend == SpendAs("any type")


def test_all_mana_may_count_as_any_color() -> None:
    ability = ability_of("You may spend mana as though it were mana of any color.")
    assert isinstance(ability, StaticAbility)
    (may,) = ability.changes
    assert isinstance(may, PlayerMay)
    assert may.what == "spend mana"
