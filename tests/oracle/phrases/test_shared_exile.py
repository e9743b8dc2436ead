"""Playing what each player exiled with something, as phrases (CR 601.3b)."""

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.moving import Exile
from rulings.abilities.players import EachPlayer, OneOpponentOf
from rulings.abilities.references import LinkedExile, TopCards
from tests.oracle.asking import ability_of

_ENCHANTMENT = ("Enchantment",)


def test_a_draw_is_replaced_by_exiling_from_an_opponents_library__614_11() -> None:
    one = ability_of(
        "If a player would draw a card, that player exiles the top card of one of their opponents' libraries face "
        "down instead.",
        _ENCHANTMENT,
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, Exile)
    assert isinstance(one.instead.what, TopCards)
    assert one.instead.what.player == OneOpponentOf(one.instead.who)
    assert one.instead.face_down


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
