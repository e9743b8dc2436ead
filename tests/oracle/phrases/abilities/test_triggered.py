"""What is read: triggered abilities with a shape of their own (CR 603). What is not: their events (``events``)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.cards import RememberPut
from rulings.abilities.effects.effect import Continuous, Delayed
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.effects.spells import CopyOnStack, OnceEachTurn
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.node import walk
from rulings.abilities.references import Antecedent, It
from tests.oracle.asking import ability_of


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("Whenever a permanent you control enters tapped, untap it.", Moves),
        ("Whenever this creature attacks or becomes the target of a spell, draw a card.", AnyOfEvents),
        ("Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card.", CastsSpell),
        ("Whenever you activate an ability, if it isn't a mana ability, draw a card.", ActivatesAbility),
    ],
)
def test_events(text: str, event: type) -> None:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, event)


def test_once_each_turn_is_about_what_is_done() -> None:
    found = ability_of("Whenever you gain life, you may draw a card. Do this only once each turn.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, OnceEachTurn)
    assert found.limit_per_turn is None


def test_that_ability_is_the_one_activated__707_10() -> None:
    one = ability_of(
        "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that "
        "ability. You "
        "may choose new targets for the copy."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, ActivatesAbility)
    copied = next(node for node in walk(one) if isinstance(node, CopyOnStack))
    assert copied.what == It("that ability", Antecedent("event ability"))


@pytest.mark.parametrize(
    "text",
    [
        "Return enchanted creature card to the battlefield under your control and attach this Aura to it.",
        "Put enchanted creature card onto the battlefield tapped under your control and attach this Aura to it.",
    ],
)
def test_an_aura_that_brings_back_what_it_enchants__303_4(text: str) -> None:
    one = ability_of(
        'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and '
        "gains "
        f'"enchant creature put onto the battlefield with this Aura." {text} '
        "When this Aura leaves the battlefield, that creature's controller sacrifices it.",
        ("Enchantment",),
    )
    kinds = {type(node) for node in walk(one)}
    assert {RememberPut, Continuous, Attach, Delayed, PutThereWith} <= kinds
