"""Drawing more and drawing replaced, as phrases (CR 121, 614.11)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.effects.cards import Draw, LookAt
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.game import WinGame
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import ability_of, effect_of


def replacement_of(text: str) -> Replacement:
    one = ability_of(text)
    assert isinstance(one, Replacement)
    return one


def test_an_additional_card_is_one_more_to_draw__121_2() -> None:
    assert effect_of("Draw an additional card.") == Draw(You(), Fixed(1))
    assert effect_of("Draw two additional cards.") == Draw(You(), Fixed(2))


def test_winning_instead_of_drawing_from_nothing__104_2b() -> None:
    one = replacement_of("If you would draw a card while your library has no cards in it, you win the game instead.")
    library = Filter(Kind.CARD, (InZone(Zone.LIBRARY, You()),))
    assert (one.event, one.instead) == (Draws(You()), WinGame(You()))
    assert one.condition == Negated(Exists(library))


def test_a_skipped_draw_does_not_happen__614_10() -> None:
    one = replacement_of("If a player would draw a card, that player skips that draw instead.")
    assert (one.event, one.instead, one.optional) == (Draws(AnyPlayer()), None, None)
    assert replacement_of("If you would draw a card, you may skip that draw instead.").optional == You()


def test_a_skipped_draw_and_another_effect__614_11() -> None:
    text = (
        "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that "
        "player skips that draw and you draw a card."
    )
    one = replacement_of(text)
    assert (one.event, one.instead) == (Draws(Opponent(), except_first=True), Draw(You()))


def test_several_sentences_in_place_of_a_draw__614_11() -> None:
    text = (
        "If you would draw a card, look at the top two cards of your library instead. Put one of those cards into your "
        "hand and the rest into your graveyard."
    )
    instead = replacement_of(text).instead
    assert isinstance(instead, Sequence)
    assert isinstance(instead.effects[0], LookAt)


def test_paying_life_to_keep_a_card__118_12() -> None:
    effect = effect_of(
        "Choose two cards in your hand. For each of those cards, pay 4 life or put the card on top of your library."
    )
    assert isinstance(effect, Sequence)
    last = effect.effects[1]
    assert isinstance(last, ForEach)
    assert isinstance(last.effect, MayPay)
    assert last.effect.otherwise == PutInto(You(), Antecedent("each"), Zone.LIBRARY)
