"""What is read: what was done this way, resolved before, or held before."""

from rulings.abilities.ability import ActivatedAbility, Replacement
from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.conditions.history import ActivatedThisTurn, DiesThisWay, ResolvedNth, TwoShareThisWay
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.game import WinGame
from rulings.abilities.effects.repeating import Repeat
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import It, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import ability_of, effect_of


def _condition(text: str) -> object:
    effect = effect_of(text)
    assert isinstance(effect, Sequence)
    last = effect.effects[-1]
    assert isinstance(last, If)
    return last.condition


def replacement_of(text: str) -> Replacement:
    one = ability_of(text)
    assert isinstance(one, Replacement)
    return one


def test_one_that_dies_this_way() -> None:
    found = _condition("Destroy target creature. If a white creature dies this way, draw a card.")
    assert isinstance(found, DiesThisWay)
    assert found.filter.predicates
    assert isinstance(_condition("Destroy target creature. If that creature dies this way, draw a card."), DiesThisWay)


def test_the_third_time_an_ability_resolves() -> None:
    found = _condition("Draw a card. If this is the third time this ability has resolved this turn, you gain 3 life.")
    assert found == ResolvedNth(3)


def test_winning_instead_of_drawing_from_nothing__104_2b() -> None:
    one = replacement_of("If you would draw a card while your library has no cards in it, you win the game instead.")
    library = Filter(Kind.CARD, (InZone(Zone.LIBRARY, You()),))
    assert (one.event, one.instead) == (Draws(You()), WinGame(You()))
    assert one.condition == Negated(Exists(library))


def test_what_was_revealed_this_way() -> None:
    effect = effect_of(
        "Look at the top card of your library. You may reveal that card. If an instant card is revealed this way, "
        "draw a "
        "card."
    )
    assert any(isinstance(node, Exists) for node in walk(effect))


def test_an_ability_that_counts_its_activations() -> None:
    one = ability_of(
        "{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this "
        "turn, sacrifice this creature at the beginning of the next end step."
    )
    assert isinstance(one, ActivatedAbility)
    assert any(node == ActivatedThisTurn(4) for node in walk(one))


def test_all_before_is_the_process__608_2c() -> None:
    effect = effect_of(
        "Target player mills two cards. If two cards that share a color were milled this way, repeat this process."
    )
    assert isinstance(effect, Repeat)
    assert effect.as_told
    shared = next(node for node in walk(effect) if isinstance(node, TwoShareThisWay))
    assert shared.quality == "color"
    assert shared.cards == It("the cards milled this way", ThisWay("milled"))
