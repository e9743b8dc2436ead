"""Permissions to play from among certain cards."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Every, LinkedExile
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import ability_of, declined_words


def _permissions(text: str) -> list[PlayerMay]:
    return [one for one in walk(ability_of(text)) if isinstance(one, PlayerMay)]


def test_one_spell_of_what_was_milled_is_cast_in_each_of_your_turns() -> None:
    read = ability_of(
        "Once during each of your turns, you may cast a spell from among cards in your graveyard that were milled "
        "this turn."
    )
    milled = Every(Filter(Kind.CARD, (InZone(Zone.GRAVEYARD, You()), Did("milled"))))
    may = PlayerMay(You(), "cast", Filter(Kind.SPELL), milled, once_each_turn=True)
    assert read == StaticAbility(read.text, changes=(may,), condition=InStep("turn", You()))


def test_lands_and_spells_are_two_permissions_for_the_same_cards() -> None:
    lands, spells = _permissions("You may play lands and cast spells from among cards exiled with this creature.")
    exiled = Every(Filter(Kind.CARD, (Among(LinkedExile()),)))
    assert (lands.what, lands.zone, spells.what, spells.zone) == ("play land", exiled, "cast", exiled)


def test_snow_mana_counts_as_any_color_for_the_permitted_spells() -> None:
    (may,) = _permissions(
        "You may cast spells from among cards in exile your opponents own with ice counters on them, and you may "
        "spend mana from snow sources as though it were mana of any color to cast those spells."
    )
    assert may.spend is not None
    assert may.spend.what == "any color from snow"


def test_a_permission_for_a_time_is_an_effect() -> None:
    read = ability_of(
        "{T}: Until end of turn, you may cast creature spells from among cards exiled with this creature."
    )
    assert isinstance(read.effect, RuleChange)  # type: ignore[attr-defined]


def test_cards_whose_place_is_not_said_are_no_permission() -> None:
    assert declined_words("You may cast spells from among creature cards.")
