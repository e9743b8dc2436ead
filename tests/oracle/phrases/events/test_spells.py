"""What is read: casting, activating, targeting, mana (CR 601.2i, 602.2, 106.12)."""

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.effects.cards import LookAt
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell, CountersSpell, ManaProduced
from rulings.abilities.players import ActivePlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, TopCards
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, declined_words


def test_one_more_than_the_spells_before_it() -> None:
    ability = ability_of(
        "Whenever an instant or sorcery spell is cast during your turn, this artifact deals damage to any target equal "
        "to 1 plus the number of instant and sorcery spells cast before that spell this turn."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, DealDamage)
    assert isinstance(ability.effect.amount, Plus)


def test_from_where_a_spell_is_cast_is_part_of_the_event__601_2a() -> None:
    one = ability_of("Whenever you cast a spell from your graveyard, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, CastsSpell)
    assert (one.event.from_zone, one.event.spell.predicates) == (Zone.GRAVEYARD, ())


def test_two_or_more_mana__106_12b() -> None:
    one = ability_of(
        "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.", ("Artifact",)
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, ManaProduced)
    assert one.event.minimum == 2


def test_that_player_is_whose_turn_it_is() -> None:
    ability = ability_of(
        "Whenever you cast your first spell during each opponent's turn, look at the top card of that player's library."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, LookAt)
    assert isinstance(ability.effect.what, TopCards)
    assert ability.effect.what.player == ThatPlayer(ActivePlayer())


def test_abilities_of_artifacts() -> None:
    words = "Whenever you activate an ability of an artifact that isn't a mana ability, draw a card."
    found = ability_of(words)
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.event, ActivatesAbility)
    assert found.event.not_mana


def test_a_choice_of_colour_is_declined() -> None:
    text = "If a land is tapped for mana, it produces mana of a color of your choice instead of any other type."
    assert declined_words(text)


def test_that_creature_is_what_became_the_target() -> None:
    read = ability_of("Whenever a creature becomes the target of a spell or ability, destroy that creature.")
    assert isinstance(read, TriggeredAbility)
    assert read.effect == Destroy(It("that creature", Antecedent("event object")))


def test_it_is_the_ability_where_only_that_is_spoken_of() -> None:
    read = ability_of("Whenever you activate an ability that isn't a mana ability, copy it.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.effect, CopyOnStack)
    assert read.effect.what == It("it", Antecedent("event ability"))


def test_countering_a_spell_is_an_event__701_6a() -> None:
    ability = ability_of("Whenever a spell or ability you control counters a spell, you may draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == CountersSpell(You())


def test_any_ability_of_a_land_may_make_the_mana() -> None:
    ability = ability_of(
        "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana "
        "of that color."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, ManaProduced)
    assert (ability.event.of_chosen_color, ability.event.by_any_ability) == (True, True)
