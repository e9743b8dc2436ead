"""What is read: casting in the course of an effect, and spells still to come (CR 608.2g, 601.3)."""

from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, effect_of


def _permission(changes: tuple[object, ...]) -> PlayerMay:
    found = [one for one in changes if isinstance(one, PlayerMay) and one.what in ("cast", "play")]
    assert len(found) == 1
    return found[0]


def _permissions(text: str) -> list[PlayerMay]:
    return [one for one in walk(ability_of(text)) if isinstance(one, PlayerMay)]


def test_mana_of_any_type_is_spent() -> None:
    effect = effect_of(
        "Exile the top card of your library. You may play it this turn, and mana of any type can be spent to cast it."
    )
    assert isinstance(effect, Sequence)
    change = effect.effects[1]
    assert isinstance(change, RuleChange)
    assert _permission(change.changes).spend == SpendAs("any type")


def test_snow_mana_counts_as_any_color_for_the_permitted_spells() -> None:
    (may,) = _permissions(
        "You may cast spells from among cards in exile your opponents own with ice counters on them, and you may "
        "spend mana from snow sources as though it were mana of any color to cast those spells."
    )
    assert may.spend is not None
    assert may.spend.what == "any color from snow"


def test_two_next_spells() -> None:
    effect = effect_of("The next instant spell and the next sorcery spell you cast this turn each have cascade.")
    assert isinstance(effect, Sequence)
    assert len(effect.effects) == 2
