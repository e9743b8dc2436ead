"""What is read: an object is of a kind, in a zone, attached."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import AllAre, Fits, Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.node import walk
from rulings.abilities.references import Every, It, ThisWay
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of, reading_of

_TEXT = (
    "Whenever a land you control enters, you may pay {1}{G} if this permanent is attached to a creature you control. "
    "If you do, create a token that's a copy of that creature. If you didn't create a token this way, draw a card."
)


def test_a_trigger_from_the_graveyard__113_6() -> None:
    ability = ability_of("At the beginning of your upkeep, if this card is in your graveyard, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.zones == (Zone.GRAVEYARD,)
    assert isinstance(ability.condition, Fits)


def test_a_trigger_from_exile__113_6() -> None:
    ability = ability_of("At the beginning of your upkeep, if this card is exiled, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.zones == (Zone.EXILE,)


def test_what_a_thing_is_compared_with_is_not_taken_up__608_2c() -> None:
    text = "Reveal the top card of your library. If it's a creature card with power less than Testing Bear's power, "
    (put,) = (one for one in walk(effect_of(f"{text}put it into your hand.")) if isinstance(one, PutInto))
    assert isinstance(put.what, It)
    assert put.what.antecedent == ThisWay("revealed")


def test_all_lands_are_islands() -> None:
    ability = ability_of(
        "At the beginning of each end step, if all lands on the battlefield are Islands, remove all flood counters "
        "from them."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, AllAre)
    assert any(isinstance(one, It) and isinstance(one.antecedent, Every) for one in walk(ability.effect))


def test_the_payment_is_offered_only_while_attached() -> None:
    read = ability_of(_TEXT)
    assert isinstance(read, TriggeredAbility)
    assert read.condition is None, "it is looked at on resolution"
    assert isinstance(read.effect, Sequence)
    first, second = read.effect.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, Fits)
    assert isinstance(first.then, MayPay)
    assert isinstance(second, If)
    assert second.condition == Negated(DidIt("created"))


def test_nothing_is_compared_with_itself() -> None:
    words = "Choose a permanent you control. Tap target creature if it shares a color with that permanent."
    assert not reading_of(words, ("Sorcery",)).is_understood
