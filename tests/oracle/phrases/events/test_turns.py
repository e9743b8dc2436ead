"""What is read: steps and turns, and what a player does by a keyword action (CR 603.2b)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.history import ClashWon
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Delayed, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import BeginningOf, Does, EndOfCombat
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import Antecedent, Several, Target, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Step, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)


def delayed_of(effect: Node) -> Delayed:
    return next(one for one in walk(effect) if isinstance(one, Delayed))


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def event_of(text: str) -> object:
    ability = ability_of(f"Whenever {text}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    return ability.event


def test_the_next_end_step_is_anyones__603_7() -> None:
    one = delayed_of(effect_of("Gain control of target creature. Sacrifice it at the beginning of the next end step."))
    assert one.event == BeginningOf(Step.END, AnyPlayer(), next_only=True)
    assert isinstance(one.effect.what.antecedent, Target)  # type: ignore[attr-defined]


def test_end_of_combat__511_2() -> None:
    one = ability_of("Whenever this creature blocks a creature, destroy that creature at end of combat.")
    assert isinstance(one, TriggeredAbility)
    assert delayed_of(one.effect).event == EndOfCombat()


def test_tokens_made_are_found_again__111_2() -> None:
    effect = effect_of(
        "Create a 3/1 red Elemental creature token with haste. Sacrifice it at the beginning of the next end step."
    )
    assert delayed_of(effect).effect.what.antecedent == ThisWay("created")  # type: ignore[attr-defined]


def test_expending_is_an_event_with_a_number__700_14() -> None:
    one = ability_of("Whenever you expend 4, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == Does("expend", You(), number=Fixed(4))


def test_clash_and_if_you_win__701_30() -> None:
    effect = effect_of("Clash with an opponent. If you win, draw a card.")
    assert effect == Sequence((KeywordAction(You(), "clash"), If(ClashWon(), Draw(You()))))
    assert getattr(ability_of("Whenever you clash and win, draw a card."), "event", None) == Does("clash won", You())


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("you surveil", Does("surveil", You())),
        ("you surveil for the first time each turn", Does("surveil", You(), first_each_turn=True)),
        ("you cycle this card", Does("cycle", You(), This("card"))),
        ("you cast your second spell each turn", CastsSpell(You(), Filter(Kind.SPELL), nth=2)),
        ("you attack with two or more creatures", PlayerAttacks(You(), Filter(predicates=(CREATURE,)), 2)),
        (
            "this creature or another creature dies",
            Moves(
                Several((This("creature"), Filter(predicates=(Another(), CREATURE)))),
                Zone.BATTLEFIELD,
                Zone.GRAVEYARD,
            ),
        ),
        (
            "one or more creature cards leave your graveyard",
            Moves(Filter(Kind.CARD, (CREATURE,)), Zone.GRAVEYARD, whose=You(), batch=True),
        ),
    ],
)
def test_events(words: str, event: EventPattern) -> None:
    assert trigger_of(f"Whenever {words}, draw a card.").event == event


def test_a_crime_is_an_event_of_its_player__700_13() -> None:
    one = trigger_of("Whenever you commit a crime, draw a card. This ability triggers only once each turn.")
    assert (one.event, one.limit_per_turn) == (Does("commit a crime", You()), 1)


def test_becoming_monstrous_names_no_player() -> None:
    assert event_of("this creature becomes monstrous") == Does("monstrous", what=This("creature"))
    words = declined_words("When this creature becomes monstrous, it deals 2 damage to that player.")
    assert words.startswith("that player")


def test_the_x_of_monstrosity_is_known_to_the_trigger() -> None:
    """CR 701.37c."""
    found = ability_of("When this creature becomes monstrous, create X 1/1 white Soldier creature tokens.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, CreateToken)
    assert found.effect.amount == ThatMany(Antecedent("event amount"))
