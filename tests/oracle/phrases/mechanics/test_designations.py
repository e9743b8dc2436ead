"""What is read: designations: monarch, initiative, renowned, monstrous and others (CR 722, 725, 702)."""

from rulings.abilities.ability import AttackCost
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import PartySize
from rulings.abilities.amounts.players import TimesTempted
from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.conditions.condition import HasDesignation, Negated
from rulings.abilities.conditions.history import BeenAttacked, CompletedDungeon
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import ExertCost
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.history import Another
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, TargetPlayer, You
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import ability_of, effect_of


def test_you_become_the_monarch__724_1() -> None:
    assert effect_of("You become the monarch.") == BecomeDesignation(You(), "monarch")
    effect = effect_of("Target player becomes the monarch.")
    assert isinstance(effect, BecomeDesignation)
    assert isinstance(effect.who, TargetPlayer)


def test_whenever_you_become_the_monarch__724_3() -> None:
    ability = ability_of("Whenever an opponent becomes the monarch, draw a card.")
    assert getattr(ability, "event", None) == Does("become the monarch", Opponent())


def test_you_take_the_initiative__725_1() -> None:
    assert effect_of("You take the initiative.") == BecomeDesignation(You(), "initiative")


def test_you_are_not_the_monarch__724_1() -> None:
    ability = ability_of("At the beginning of your upkeep, if you aren't the monarch, draw a card.")
    assert getattr(ability, "condition", None) == Negated(HasDesignation("monarch"))


def test_venture_into_the_dungeon__701_49() -> None:
    assert effect_of("Venture into the dungeon.") == KeywordAction(You(), "venture")
    assert effect_of("Venture into Undercity.") == KeywordAction(You(), "venture", subtype="Undercity")


def test_as_long_as_you_have_completed_a_dungeon__309_7() -> None:
    ability = ability_of("As long as you've completed a dungeon, this creature has flying.")
    assert getattr(ability, "condition", None) == CompletedDungeon()


def test_the_ring_tempts_you__701_54() -> None:
    assert effect_of("The Ring tempts you.") == KeywordAction(You(), "the Ring tempts")
    ability = ability_of("Whenever the Ring tempts you, draw a card.")
    assert getattr(ability, "event", None) == Does("the Ring tempts", You())


def test_how_often_the_ring_has_tempted_you__701_54c() -> None:
    ability = ability_of(
        "At the beginning of your upkeep, if the Ring has tempted you two or more times this game, draw a card."
    )
    assert TimesTempted() in list(walk(ability))


def test_a_ring_bearer_other_than_this__701_54d() -> None:
    ability = ability_of(
        "Whenever the Ring tempts you, if you chose a creature other than Testing Bear as your Ring-bearer, "
        "draw a card."
    )
    assert any(isinstance(node, Another) for node in walk(ability))


def test_creatures_in_your_party__700_8() -> None:
    assert PartySize() in list(walk(effect_of("You gain 2 life for each creature in your party.")))
    assert PartySize() in list(walk(effect_of("Scry X, where X is the number of creatures in your party.")))


def test_support_means_other_creatures_on_a_permanent__701_41a() -> None:
    effect = effect_of("Support 2.")
    assert isinstance(effect, KeywordAction)
    assert isinstance(effect.what, Target)
    assert effect.what.filter.predicates == (HasType(CardType.CREATURE), Another())
    assert (effect.what.minimum, effect.what.maximum) == (Fixed(0), Fixed(2))


def test_goad_and_is_goaded__701_15() -> None:
    assert isinstance(effect_of("Goad target creature."), KeywordAction)
    ability = ability_of("Enchanted creature is goaded.", ("Enchantment",))
    assert getattr(ability, "changes", None) == (MustDo("be goaded"),)


def test_exert_as_it_attacks__701_43d() -> None:
    ability = ability_of("You may exert this creature as it attacks. When you do, draw a card.")
    assert isinstance(ability, AttackCost)
    assert ability.cost == Cost((ExertCost(),))
    assert ability.effect is not None


def test_exert_only_once_a_turn__701_43() -> None:
    ability = ability_of(
        "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, draw a card."
    )
    assert isinstance(ability, AttackCost)
    assert ability.condition is not None


def test_if_you_have_been_attacked_this_step__508_1k() -> None:
    ability = ability_of(
        "Cast this spell only during the declare attackers step and only if you've been attacked this step.",
        ("Instant",),
    )
    assert BeenAttacked(You(), "step") in list(walk(ability))
