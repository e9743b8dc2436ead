"""What is read: gaining, losing, setting and exchanging life (CR 119)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.players import LastNotedLifeTotal
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import ExchangeLife, LoseLife, NoteLifeTotal, RedistributeLife
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.optional import May
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, It
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_a_clause_without_subject_is_yours_or_the_last_one_named() -> None:
    first = TargetPlayer(slot=0)
    assert effect_of("Draw a card.") == Draw(You(), Fixed(1))
    assert effect_of("Target player draws two cards and loses 2 life.") == Sequence(
        (Draw(first, Fixed(2)), LoseLife(ThatPlayer(first), Fixed(2)))
    )
    assert effect_of("Target player may draw a card.") == May(first, Draw(ThatPlayer(first), Fixed(1)))


def test_it_is_the_one_thing_spoken_of() -> None:
    effect = effect_of("Destroy target creature. Its controller loses 2 life.")
    assert isinstance(effect, Sequence)
    destroy, lose = effect.effects
    assert isinstance(destroy, Destroy)
    assert isinstance(lose, LoseLife)
    assert lose.who.of == It("it", destroy.what)  # type: ignore[attr-defined]


def test_whether_each_opponent_is_optional_too_the_words_do_not_say() -> None:
    assert not reading_of("You may draw a card and each opponent loses 1 life.", ("Sorcery",)).is_understood


def test_a_life_total_is_noted_and_compared__607_2e() -> None:
    found = effect_of(
        "Draw a card if your life total is greater than or equal to the last noted life total for this enchantment. "
        "Then note your life total."
    )
    assert isinstance(found, Sequence)
    first, second = found.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, Compare)
    assert isinstance(first.condition.right, LastNotedLifeTotal)
    assert second == NoteLifeTotal(You())


def test_who_controls_the_target__608_2h() -> None:
    effect = effect_of("Destroy target land an opponent controls. That player loses 2 life.")
    spoken = [node for node in walk(effect) if isinstance(node, ThatPlayer)]
    assert isinstance(spoken[0].antecedent, ControllerOf)


def test_two_players_exchange__701_12c() -> None:
    effect = effect_of("Two target players exchange life totals.")
    assert isinstance(effect, ExchangeLife)
    assert effect.other is None
    assert isinstance(effect.who, TargetPlayer)
    assert (effect.who.minimum, effect.who.maximum) == (2, 2)


def test_life_totals_are_redistributed__119_7() -> None:
    assert effect_of("Redistribute any number of players' life totals.") == RedistributeLife()


def test_the_sacrificed_creature_is_the_one_paid_with__602_2() -> None:
    one = ability_of("Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.")
    assert one.effect.amount.of == It("the sacrificed creature", Antecedent("sacrificed"))  # type: ignore[attr-defined]
