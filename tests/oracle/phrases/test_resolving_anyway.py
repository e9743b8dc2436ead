"""Exchanges that resolve anyway, cards exiled until one is kept, searches taken over, creatures sacrificed by power."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.costs.objects import SacrificePower
from rulings.abilities.effects.cards import ExileUntilKept
from rulings.abilities.effects.conditional import IfDone, Unless
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import StillResolves
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, ability_of, effect_of


def test_an_ability_that_still_resolves__608_2b() -> None:
    one = ability_of(
        "When this creature enters, exchange control of this creature and up to one target creature an opponent "
        "controls. "
        "If you don't or can't make an exchange, sacrifice this creature. This ability still resolves if its target "
        "becomes "
        "illegal."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, StillResolves)
    assert isinstance(one.effect.effect, IfDone)
    assert isinstance(one.effect.effect.first, ExchangeControl)


def test_one_card_is_kept_or_two_share_a_name() -> None:
    effect = effect_of(
        "Exile the top card of your library. You may put that card into your hand unless it has the same name as "
        "another "
        "card exiled this way. Repeat this process until you put a card into your hand or you exile two cards with "
        "the same "
        "name, whichever comes first."
    )
    assert isinstance(effect, ExileUntilKept)


def test_searches_taken_over__701_23() -> None:
    found = abilities_of(
        "You control your opponents while they're searching their libraries.\nWhile an opponent is searching their "
        "library, "
        "they exile each card they find. You may play those cards for as long as they remain exiled, and you may "
        "spend mana "
        "as though it were mana of any color to cast them."
    )
    for one, what in zip(found, ("controls opponents who search", "takes what opponents find"), strict=True):
        assert isinstance(one, StaticAbility)
        assert isinstance(one.changes[0], PlayerHas)
        assert one.changes[0].what == what


def test_so_much_power_is_sacrificed__118_12a() -> None:
    one = ability_of(
        "When this creature enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or "
        "greater."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, Unless)
    assert any(isinstance(node, SacrificePower) for node in walk(one.effect.cost))
