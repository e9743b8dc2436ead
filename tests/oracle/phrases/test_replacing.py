"""Replacement effects as phrases (CR 614)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.effects.cards import Draw, Mill
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.events.moving import Draws, Mills, Moves
from rulings.abilities.filters.characteristics import IsPermanentCard
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.modifications import GoTo, ScaleAmount
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import Antecedent, Choose, It, LinkedExile, This, ThisWay
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_cards_and_tokens_are_exiled_instead_of_dying__614_1a() -> None:
    text = "If a card or token would be put into a graveyard from anywhere, exile it instead."
    assert ability_of(text) == Replacement(
        text, Moves(Filter(Kind.TOKEN_OR_CARD), destination=Zone.GRAVEYARD), instead=GoTo(Zone.EXILE)
    )


def test_milling_is_doubled__614_1a() -> None:
    text = "If an opponent would mill one or more cards, they mill twice that many cards instead."
    assert ability_of(text) == Replacement(text, Mills(Opponent(), batch=True), instead=ScaleAmount(2))


def test_an_optional_replacement_leaves_the_event_when_declined__614_1() -> None:
    one = ability_of("If you would draw a card, you may gain 2 life instead.")
    assert isinstance(one, Replacement)
    assert (one.event, one.optional) == (Draws(You()), You())


def test_the_milled_card_is_the_one_that_the_same_ability_milled__701_17c() -> None:
    effect = effect_of("Mill a card, then draw cards equal to the milled card's mana value.")
    it = It("the milled card", ThisWay("milled"))
    assert effect == Sequence((Mill(You(), Fixed(1)), Draw(You(), StatOf(Stat.MANA_VALUE, it))))


def test_from_among_the_cards_milled_this_way__701_17c() -> None:
    effect = effect_of(
        "Mill five cards. You may put a permanent card from among the cards milled this way into your hand."
    )
    among = Among(It("the cards milled this way", ThisWay("milled")))
    what = Choose(Filter(Kind.CARD, (IsPermanentCard(), among)))
    assert effect == Sequence((Mill(You(), Fixed(5)), May(You(), PutInto(You(), what, Zone.HAND))))


def test_nothing_milled_means_nothing_is_the_milled_card__608_2c() -> None:
    assert declined_words("Draw cards equal to the milled card's mana value.", ("Sorcery",)).startswith("the milled")


def test_the_sacrificed_creature_is_the_one_paid_with__602_2() -> None:
    one = ability_of("Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.")
    assert one.effect.amount.of == It("the sacrificed creature", Antecedent("sacrificed"))  # type: ignore[attr-defined]


def test_the_exiled_card_is_linked_to_the_ability_that_exiles__607_2a() -> None:
    lines = (
        "When this creature enters, exile target card from a graveyard.\n"
        "{T}: Return the exiled card to its owner's hand."
    )
    reading = read_face(Face("Testing Bear", types=("Creature",), oracle_text=lines))
    assert reading.is_understood
    assert reading.abilities[1].effect.what == It("the exiled card", LinkedExile())  # type: ignore[attr-defined]


def test_this_card_is_found_only_where_the_text_says__400_7() -> None:
    one = ability_of("{2}, Mill four cards: Return this card from your graveyard to the battlefield.")
    assert one.effect == ReturnTo(This("card", Zone.GRAVEYARD), Zone.BATTLEFIELD)  # type: ignore[attr-defined]
