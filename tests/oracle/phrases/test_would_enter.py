"""Entering replaced, and cards found in one zone alone, as phrases (CR 614.12, 400.7)."""

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import IsToken
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, InThatZone, It, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of


def test_a_creature_that_was_not_cast_goes_elsewhere__614_12() -> None:
    one = ability_of("If a nontoken creature would enter and it wasn't cast, exile it instead.")
    assert isinstance(one, Replacement)
    creature = Filter(Kind.PERMANENT, (Not(IsToken()), HasType(CardType.CREATURE)))
    assert one.event == Moves(creature, destination=Zone.BATTLEFIELD, cast=False)
    assert one.instead == GoTo(Zone.EXILE)


def test_that_card_from_your_graveyard_is_looked_for_there__400_7() -> None:
    one = ability_of("Whenever you discard a card, exile that card from your graveyard.")
    assert isinstance(one, TriggeredAbility)
    there = next(node for node in walk(one) if isinstance(node, InThatZone))
    assert there == InThatZone(It("that card", Antecedent("event object")), Zone.GRAVEYARD, You())


def test_other_than_this_card_is_another() -> None:
    one = ability_of(
        "At the beginning of your upkeep, you may exile a creature card other than this card from your graveyard."
    )
    assert Another() in set(walk(one))


def test_it_is_the_token_and_not_what_was_copied__707_2() -> None:
    one = ability_of(
        "{T}: Create a token that's a copy of target creature you control, except it has haste. Sacrifice it at the "
        "beginning of the next end step."
    )
    assert any(isinstance(node, CreateCopyToken) for node in walk(one))
    sacrifice = next(node for node in walk(one) if isinstance(node, Sacrifice))
    assert isinstance(sacrifice.what, It)
    assert sacrifice.what.antecedent == ThisWay("created")
