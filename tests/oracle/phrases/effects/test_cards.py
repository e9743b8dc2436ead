"""What is read: draw, discard, mill, scry, surveil, search, reveal, look (CR 121, 701)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import AllOf, Fixed, UpTo
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.amounts.counting import Count, StatOf
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.changes.change import SetPT
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.costs.objects import SacrificeCost, TapSelf
from rulings.abilities.effects.cards import (
    FOUND_AGAIN,
    Discard,
    Draw,
    ExileUntil,
    LookAt,
    Mill,
    Reveal,
    Search,
    Shuffle,
)
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import Exile, PutInto
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.characteristics import HasName, IsPermanentCard
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, TheRest, This, ThisWay, WholeZone
from rulings.abilities.vocabulary import Kind, Stat, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def _puts(effect: object) -> list[PutInto]:
    return [one for one in walk(effect) if isinstance(one, PutInto)]  # type: ignore[arg-type]


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Sequence) else (effect,)


def test_an_activated_ability_has_its_cost_in_order__602_1() -> None:
    one = ability_of("{2}{R}, {T}, Sacrifice this creature: Discard a card.")
    assert isinstance(one, ActivatedAbility)
    assert one.cost == Cost((ManaCost(("{2}", "{R}")), TapSelf(), SacrificeCost(This("creature"))))
    assert one.effect == Discard(You(), Choose(Filter(Kind.CARD)))
    assert one.text == "{2}{R}, {T}, Sacrifice this creature: Discard a card."


def test_all_cards_are_searched_for__701_23() -> None:
    effect = effect_of(
        "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that "
        "name and "
        "exile them. Then that player shuffles."
    )
    search = next(node for node in walk(effect) if isinstance(node, Search))
    assert search.amount == AllOf()


def test_an_additional_card_is_one_more_to_draw__121_2() -> None:
    assert effect_of("Draw an additional card.") == Draw(You(), Fixed(1))
    assert effect_of("Draw two additional cards.") == Draw(You(), Fixed(2))


def test_half_a_library__107_1a() -> None:
    effect = effect_of("Target player mills half their library, rounded down.")
    assert isinstance(effect, Mill)
    assert isinstance(effect.amount, Half)


def test_one_card_more() -> None:
    effect = effect_of("Discard two cards, then draw that many cards plus one.")
    draw = next(node for node in walk(effect) if isinstance(node, Draw))
    assert isinstance(draw.amount, Plus)
    assert isinstance(draw.amount.left, ThatMany)


def test_the_top_card_of_what_was_shuffled() -> None:
    effect = effect_of("Shuffle your library, then exile the top card. Until end of turn, you may play that card.")
    kinds = [type(node) for node in walk(effect)]
    assert Shuffle in kinds
    assert Exile in kinds


def test_half_a_library() -> None:
    found = effect_of("Target player mills half their library, rounded up.")
    assert isinstance(found, Mill)
    assert isinstance(found.amount, Half)


def test_one_zone_or_both() -> None:
    words = "Search your library and/or graveyard for a Rune card, reveal it, and put it into your hand."
    found = effect_of(f"{words} If you search your library this way, shuffle.")
    assert isinstance(found, Sequence)
    first = found.effects[0]
    assert isinstance(first, Sequence)
    search = first.effects[0]
    assert isinstance(search, Search)
    assert search.some_zones
    assert search.zones == (Zone.LIBRARY, Zone.GRAVEYARD)


def test_what_was_found_is_what_it_means__701_23() -> None:
    effect = effect_of("Search your library for a basic land card, reveal it, put it into your hand, then shuffle.")
    assert isinstance(effect, Sequence)
    assert [type(one) for one in effect.effects] == [Search, Reveal, PutInto, Shuffle]
    (put,) = _puts(effect)
    assert put.what == It("it", antecedent=ThisWay("found"))
    assert put.zone is Zone.HAND


def test_up_to_two_go_onto_the_battlefield_tapped() -> None:
    effect = effect_of(
        "Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle."
    )
    (search,) = [one for one in walk(effect) if isinstance(one, Search)]
    assert search.amount == UpTo(Fixed(2))
    (put,) = _puts(effect)
    assert put.entering is not None
    assert put.entering.tapped


def test_it_after_a_second_search_is_what_that_found__608_2c() -> None:
    text = (
        "Search your library for a creature card, put it into your hand, then shuffle. Search your library for a land "
        "card, put it into your hand, then shuffle."
    )
    put = _puts(effect_of(text))
    assert [getattr(one.what, "antecedent", None) for one in put] == [ThisWay("found"), ThisWay(FOUND_AGAIN)]


def test_three_searches_leave_no_single_meaning_of_it() -> None:
    once = "Search your library for a creature card, put it into your hand, then shuffle."
    assert declined_words(" ".join((once, once, once)), ("Sorcery",))


def test_revealing_until_one_fits_finds_that_one() -> None:
    effect = effect_of(
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    found, rest = _puts(effect)
    assert found.what == It("that card", antecedent=ThisWay("found"))
    assert isinstance(rest.what, TheRest)


def test_exiling_until_one_fits() -> None:
    effect = effect_of(
        "Exile cards from the top of your library until you exile a nonland card. Put that card into your hand."
    )
    assert any(isinstance(one, ExileUntil) for one in walk(effect))


def test_who_looks_at_what() -> None:
    effect = effect_of("Look at target player's hand.")
    assert isinstance(effect, LookAt)
    assert isinstance(effect.what, WholeZone)


def test_the_own_name_in_a_filter_is_put_in() -> None:
    effect = effect_of("Draw cards equal to the number of cards named Testing Bear in all graveyards.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Count)
    assert HasName("Testing Bear") in list(walk(effect))


def test_cards_milled_and_sizes() -> None:
    milled = effect_of("Target player mills cards equal to your life total.")
    assert isinstance(milled, Mill)
    assert isinstance(milled.amount, LifeTotal)
    one = ability_of("Creatures you control have base power 4.", ("Enchantment",))
    assert isinstance(one, StaticAbility)
    assert SetPT(Fixed(4), None) in tuple(walk(one))


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


def test_a_card_of_each_kind_is_searched_for__701_23b() -> None:
    effect = effect_of("Search your library for an Aura card and/or an Equipment card, reveal them, then shuffle.")
    (search,) = (one for one in walk(effect) if isinstance(one, Search))
    assert len(search.also) == 1


def test_two_players_leave_that_player_open() -> None:
    text = "Target player draws a card and destroy target creature an opponent controls. That player discards a card."
    assert not reading_of(text, ("Sorcery",)).is_understood


def test_what_is_found_may_have_to_share_a_land_type() -> None:
    search = _parts(
        effect_of("Search your library for up to two basic land cards that share a land type, then shuffle.")
    )
    assert isinstance(search[0], Search)
    assert search[0].sharing == "land type"
