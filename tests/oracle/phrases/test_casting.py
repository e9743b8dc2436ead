"""Casting, playing and copying by effects, and several lasting effects at once (CR 601.3b, 611.2, 707.10)."""

from typing import TypeVar

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.changes.change import SetController
from rulings.abilities.changes.permissions import CantDo, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import UntilEndOfTurn, UntilEndOfYourNextTurn
from rulings.abilities.effects.effect import Continuous, Replace, RuleChange
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CastCard, ChooseNewTargets, CopyOnStack, CounterSpell
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import Node, walk
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, Target, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import ability_of, effect_of

N = TypeVar("N", bound=Node)


def walk_kinds(node: Node, kind: type[N]) -> list[N]:
    return [one for one in walk(node) if isinstance(one, kind)]


def test_playing_an_exiled_card_for_a_time__601_3b() -> None:
    effect = effect_of(
        "Exile the top two cards of your library. Until the end of your next turn, you may play those cards."
    )
    (rule,) = [one for one in walk(effect) if isinstance(one, RuleChange)]
    assert rule.changes == (PlayerMay(You(), "play", zone=It("those cards", ThisWay("exiled"))),)
    assert rule.duration == UntilEndOfYourNextTurn()


def test_a_spell_from_the_hand_is_a_card_until_it_is_cast__601_2a() -> None:
    effect = effect_of("You may cast a creature spell from your hand without paying its mana cost.")
    assert isinstance(effect, May)
    assert isinstance(effect.effect, CastCard)
    assert isinstance(effect.effect.what, Choose)
    assert (effect.effect.what.filter.kind, effect.effect.cost) == (Kind.CARD, Cost(()))


def test_what_becomes_of_the_spell_that_was_cast__614_1() -> None:
    effect = effect_of(
        "You may cast target instant or sorcery card from your graveyard without paying its mana cost. "
        "If that spell would be put into your graveyard, exile it instead."
    )
    (replace,) = [one for one in walk(effect) if isinstance(one, Replace)]
    event = next(one for one in walk(replace) if isinstance(one, Moves))
    assert event.object == It("that spell", ThisWay("cast"))
    assert any(one == GoTo(Zone.EXILE) for one in walk(replace))


def test_a_copy_with_new_targets__707_10c() -> None:
    effect = effect_of("Copy target instant or sorcery spell. You may choose new targets for the copy.")
    copied, chosen = walk_kinds(effect, CopyOnStack), walk_kinds(effect, ChooseNewTargets)
    assert len(copied) == 1
    assert [one.what for one in chosen] == [It("the copy", ThisWay("copied"))]


def test_a_spell_countered_into_exile__701_6a() -> None:
    effect = effect_of(
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard."
    )
    assert isinstance(effect, CounterSpell)
    assert effect.zone is Zone.EXILE


def test_from_where_a_spell_is_cast_is_part_of_the_event__601_2a() -> None:
    one = ability_of("Whenever you cast a spell from your graveyard, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, CastsSpell)
    assert (one.event.from_zone, one.event.spell.predicates) == (Zone.GRAVEYARD, ())


def test_one_duration_for_several_effects__611_2() -> None:
    effect = effect_of("Until end of turn, you gain control of target creature and it gains haste.")
    both = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert [one.duration for one in both] == [UntilEndOfTurn(), UntilEndOfTurn()]
    assert both[0].changes == (SetController(You()),)


def test_a_second_part_that_leaves_its_subject_out() -> None:
    effect = effect_of("Target creature gets +1/+1 until end of turn and can't be blocked this turn.")
    first, second = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert isinstance(first.objects, Target)
    assert second.objects == It("it", first.objects)
    assert second.changes == (CantDo("be blocked"),)
