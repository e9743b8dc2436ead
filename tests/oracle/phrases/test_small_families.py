"""Players named for what follows, one kind and/or another, entering from a zone, prevention said first."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import UpTo
from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.choosing import ChooseTargetPlayer
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.events.moving import Moves
from rulings.abilities.node import walk
from rulings.abilities.players import ChosenPlayer, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_the_chosen_player_is_the_target() -> None:
    effect = effect_of("Choose target opponent. Draw a card. Then the chosen player loses 2 life.")
    nodes = tuple(walk(effect))
    assert any(isinstance(one, ChooseTargetPlayer) for one in nodes)
    assert not any(isinstance(one, ChosenPlayer) for one in nodes)
    (player,) = {one for one in nodes if isinstance(one, ThatPlayer)}
    assert isinstance(player.antecedent, TargetPlayer)


def test_another_target_player_is_other_than_whoever_is_spoken_of() -> None:
    assert declined_words(
        "Whenever a player casts a spell, choose another target player. This creature deals 2 damage to that player."
    )


def test_up_to_one_of_each_kind_is_taken() -> None:
    effect = effect_of(
        "Reveal the top four cards of your library. You may put a creature card and/or a land card from among them "
        "into your hand."
    )
    puts = [one for one in walk(effect) if isinstance(one, PutInto)]
    assert [one.what.amount for one in puts if isinstance(one.what, Choose)] == [UpTo(amount) for amount in _ONE_EACH]


_ONE_EACH = (Choose.__dataclass_fields__["amount"].default,) * 2


def test_a_card_of_each_kind_is_searched_for__701_23b() -> None:
    effect = effect_of("Search your library for an Aura card and/or an Equipment card, reveal them, then shuffle.")
    (search,) = (one for one in walk(effect) if isinstance(one, Search))
    assert len(search.also) == 1


@pytest.mark.parametrize(
    ("words", "origin", "whose"),
    [
        ("a graveyard", Zone.GRAVEYARD, None),
        ("your graveyard", Zone.GRAVEYARD, You()),
        ("exile", Zone.EXILE, None),
    ],
)
def test_where_it_enters_from(words: str, origin: Zone, whose: object) -> None:
    ability = ability_of(f"When this creature enters from {words}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, Moves)
    assert (ability.event.origin, ability.event.destination) == (origin, Zone.BATTLEFIELD)
    assert ability.event.whose == whose


def test_prevention_with_its_time_said_first() -> None:
    effect = effect_of("Until your next turn, prevent all damage that would be dealt to you.")
    assert isinstance(effect, PreventDamage)
    ability = ability_of("During your turn, prevent all damage that would be dealt to you.", ("Enchantment",))
    assert isinstance(ability, Replacement)
    assert ability.condition is not None
