"""The top of a graveyard, half a library, next main phases, land types lost, two zones to cast from, as phrases."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import GainAbilities, LoseAbilities, LoseTypes
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.cards import Draw, Mill, Shuffle
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import Transforms
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf, Opponent, ThatPlayer
from rulings.abilities.references import TopOfGraveyard
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def test_the_top_creature_card_of_a_graveyard__404_2() -> None:
    effect = effect_of("Return the top creature card of your graveyard to the battlefield. That creature gains haste.")
    assert any(isinstance(node, TopOfGraveyard) for node in walk(effect))


def test_half_a_library__107_1a() -> None:
    effect = effect_of("Target player mills half their library, rounded down.")
    assert isinstance(effect, Mill)
    assert isinstance(effect.amount, Half)


def test_one_card_more() -> None:
    effect = effect_of("Discard two cards, then draw that many cards plus one.")
    draw = next(node for node in walk(effect) if isinstance(node, Draw))
    assert isinstance(draw.amount, Plus)
    assert isinstance(draw.amount.left, ThatMany)


def test_the_next_main_phase__603_7a() -> None:
    effect = effect_of(
        "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's "
        "mana "
        "value."
    )
    delayed = next(node for node in walk(effect) if isinstance(node, Delayed))
    assert isinstance(delayed.event, AnyOfEvents)
    assert isinstance(delayed.effect, AddMana)


def test_land_types_and_abilities_lost__613_1d() -> None:
    one = ability_of(
        "Lands your opponents control lose all land types and abilities, and they gain "
        '"{T}: Add one mana of any color."',
        ("Enchantment",),
    )
    assert isinstance(one, StaticAbility)
    assert [type(change) for change in one.changes] == [LoseTypes, LoseAbilities, GainAbilities]


def test_from_two_zones__601_3() -> None:
    one = ability_of("You may cast this card from your graveyard or from exile.")
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.GRAVEYARD, Zone.EXILE)
    assert all(isinstance(change, PlayerMay) for change in one.changes)


def test_what_your_opponents_control__108_3() -> None:
    effect = effect_of("Draw X cards, where X is the number of permanents you own that your opponents control.")
    assert ControlledBy(Opponent()) in tuple(walk(effect))


def test_who_controls_the_target__608_2h() -> None:
    effect = effect_of("Destroy target land an opponent controls. That player loses 2 life.")
    spoken = [node for node in walk(effect) if isinstance(node, ThatPlayer)]
    assert isinstance(spoken[0].antecedent, ControllerOf)


def test_entering_or_transforming__701_27() -> None:
    one = ability_of("Whenever this creature enters or transforms into Some Other Bear, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, AnyOfEvents)
    assert one.event.options[1] == Transforms(one.event.options[1].object, "Some Other Bear")  # type: ignore[attr-defined]


def test_exiled_from_the_battlefield() -> None:
    one = ability_of("Whenever a creature is exiled from the battlefield, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Moves)
    assert (one.event.origin, one.event.destination) == (Zone.BATTLEFIELD, Zone.EXILE)


def test_the_top_card_of_what_was_shuffled() -> None:
    effect = effect_of("Shuffle your library, then exile the top card. Until end of turn, you may play that card.")
    kinds = [type(node) for node in walk(effect)]
    assert Shuffle in kinds
    assert Exile in kinds
