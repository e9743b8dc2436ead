"""What is read: permissions to cast and play from elsewhere or without paying (CR 601.3, 118.9)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import EachPlayer
from rulings.abilities.references import LinkedExile, This
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of


def _permission(changes: tuple[object, ...]) -> PlayerMay:
    found = [one for one in changes if isinstance(one, PlayerMay) and one.what in ("cast", "play")]
    assert len(found) == 1
    return found[0]


def test_life_is_paid_instead_of_mana() -> None:
    ability = ability_of(
        "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal "
        "to its mana value rather than pay its mana cost."
    )
    assert isinstance(ability, StaticAbility)
    assert _permission(ability.changes).cost is not None


def test_from_two_zones__601_3() -> None:
    one = ability_of("You may cast this card from your graveyard or from exile.")
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.GRAVEYARD, Zone.EXILE)
    assert all(isinstance(change, PlayerMay) for change in one.changes)


def test_each_player_plays_only_what_they_exiled__601_3b() -> None:
    one = ability_of(
        "Each player may play lands and cast spells from among cards they exiled with this artifact this turn.",
        ("Artifact",),
    )
    assert isinstance(one, StaticAbility)
    (may,) = one.changes
    assert isinstance(may, PlayerMay)
    assert may.who == EachPlayer()
    assert isinstance(may.zone, LinkedExile)
    assert may.zone.filter is not None


def test_the_first_spell_of_each_turn_costs_less() -> None:
    ability = ability_of("The first creature spell you cast each turn costs {2} less to cast.")
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert isinstance(change.filter, Filter)


def test_a_card_is_discarded_rather_than_mana_paid__118_9() -> None:
    ability = ability_of(
        "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that "
        "spell.",
        ("Enchantment",),
    )
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerMay)
    assert isinstance(change.cost, Cost)
    (part,) = change.cost.parts
    assert isinstance(part, DiscardCost)
    assert SharesWith("color", This()) in getattr(part.what, "filter").predicates  # noqa: B009
