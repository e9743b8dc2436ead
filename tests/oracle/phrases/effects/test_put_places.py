"""What is read: where a card is put and how it enters there: places of "put" (CR 400.7, 401)."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import Change, SetColors, SetTypes
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.filter import Among
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.players import DefendingPlayer
from rulings.abilities.references import Choose, It, TheRest, ThisWay
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import ability_of, declined_words, effect_of


def _effect(text: str) -> object:
    ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    return ability.effect


def _changes(text: str) -> tuple[Change, ...]:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    return ability.changes


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


def _puts(effect: object) -> list[PutInto]:
    return [one for one in walk(effect) if isinstance(one, PutInto)]  # type: ignore[arg-type]


def _token(text: str) -> CreateToken:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    return effect


def test_defending_player_is_named_without_planeswalkers() -> None:
    effect = _effect(
        "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield tapped and "
        "attacking defending player."
    )
    assert isinstance(effect, May)
    assert isinstance(effect.effect, PutInto)
    entering = effect.effect.entering
    assert entering is not None
    assert (entering.attacked, entering.or_planeswalker) == (DefendingPlayer(), False)


def test_nobody_else_is_attacked_by_words() -> None:
    assert declined_words(
        "Whenever this creature attacks, create a 1/1 red Goblin creature token that's attacking you."
    )


def test_types_are_set_where_nothing_is_kept__205_1a() -> None:
    assert _changes("Enchanted permanent is a colorless Forest land.") == (
        SetTypes((CardType.LAND,), ("Forest",), in_addition=False),
        SetColors(()),
    )


def test_both_orders_of_words_mean_the_same() -> None:
    after = effect_of("Draw a card at the beginning of the next turn's upkeep.")
    before = effect_of("At the beginning of the next turn's upkeep, draw a card.")
    assert after == before


def test_it_may_enter_as_a_copy__707_5() -> None:
    effect = _entry(
        "You may have Testing Bear enter as a copy of any creature on the battlefield, except it has flying."
    )[1].effect
    assert isinstance(effect, May)
    assert isinstance(effect.effect, Continuous)
    (change,) = effect.effect.changes
    assert isinstance(change, BecomeCopy)
    assert isinstance(change.of, Choose)
    assert len(change.exceptions) == 1


@pytest.mark.parametrize(
    ("words", "position", "order"),
    [
        ("on the bottom of your library in any order", "bottom", "any"),
        ("on the bottom of your library in a random order", "bottom", "random"),
        ("on top of your library in any order", "top", "any"),
    ],
)
def test_one_verb_for_one_card_and_the_rest(words: str, position: str, order: str) -> None:
    effect = effect_of(
        f"Look at the top three cards of your library. Put one of them into your hand and the rest {words}."
    )
    one, rest = _puts(effect)
    assert isinstance(one.what, Choose)
    assert one.what.filter.predicates == (Among(It("them", antecedent=ThisWay("looked"))),)
    assert isinstance(rest.what, TheRest)
    assert (rest.position, rest.order) == (position, order)


def test_what_follows_may_with_a_bare_verb_is_optional_too() -> None:
    ability = ability_of(
        "When this creature enters, look at the top five cards of your library. You may reveal a creature card from "
        "among them and put it into your hand. Put the rest on the bottom of your library in a random order."
    )
    (may,) = [one for one in walk(ability) if isinstance(one, May)]
    assert isinstance(may.effect, Sequence)
    assert [type(one) for one in may.effect.effects] == [Reveal, PutInto]


def test_a_cost_at_the_next_upkeep__603_7a() -> None:
    effect = effect_of(
        "Counter target spell. At the beginning of your next upkeep, pay {3}{U}{U}. If you don't, you lose the game."
    )
    paid = next(node for node in walk(effect) if isinstance(node, MayPay))
    assert paid.then is None
    assert paid.otherwise is not None


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/1 black and green Pest creature token with flying and haste.",
        "Create a 2/2 colorless Golem artifact creature token.",
        "Create a legendary 3/3 green Beast creature token named Testing Beast with trample.",
        "Create a tapped 2/2 black Zombie creature token.",
        "Create a 1/1 red Goblin creature token that's tapped and attacking.",
    ],
)
def test_descriptions_are_said_back(text: str) -> None:
    assert _token(text).predefined is None
