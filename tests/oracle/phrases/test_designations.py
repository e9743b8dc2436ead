"""Becoming the monarch, the initiative, dungeons, the Ring, the party, votes and exerting, as texts say them."""

from rulings.abilities.ability import AttackCost
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import PartySize
from rulings.abilities.amounts.players import TimesTempted, Votes
from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.conditions.condition import HasDesignation, Negated
from rulings.abilities.conditions.history import BeenAttacked, CompletedDungeon, MoreVotes
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import ExertCost
from rulings.abilities.effects.choosing import Vote
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.history import Another
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, TargetPlayer, You
from rulings.abilities.references import MostVoted, Target
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import ability_of, declined_words, effect_of


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


def test_voting_for_words__701_38() -> None:
    effect = effect_of(
        "Starting with you, each player votes for time or Old Knowledge. If time gets more votes, draw a card. If Old "
        "Knowledge gets more votes or the vote is tied, you gain 3 life."
    )
    assert isinstance(effect, Sequence)
    vote, first, second = effect.effects
    assert vote == Vote(("time", "Old Knowledge"))
    assert isinstance(first, If)
    assert first.condition == MoreVotes("time")
    assert isinstance(second, If)
    assert second.condition == MoreVotes("Old Knowledge", or_tied=True)


def test_for_each_vote__701_38() -> None:
    effect = effect_of(
        "Starting with you, each player votes for strength or numbers. You gain 2 life for each strength vote."
    )
    assert Votes("strength") in list(walk(effect))


def test_voting_for_permanents__701_38b() -> None:
    effect = effect_of(
        "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the "
        "most votes or tied for most votes."
    )
    assert isinstance(effect, Sequence)
    assert effect.effects[1] == Exile(MostVoted())


def test_votes_for_players_are_not_read() -> None:
    assert declined_words(
        "When this creature enters, each player secretly votes for another player, then those votes are revealed."
    )
