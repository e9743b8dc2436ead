"""What is read: votes, villainous choices, tempting offers, what each player may pay (CR 701.38, 701.55)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.players import Votes
from rulings.abilities.conditions.history import MoreVotes
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.choosing import VillainousChoice, Vote
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import Exile
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.turns import FinishVoting
from rulings.abilities.node import walk
from rulings.abilities.players import OpponentsByVote, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, MostVoted
from tests.oracle.asking import ability_of, effect_of


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


def test_a_villainous_choice_is_each_players_own__701_55d() -> None:
    effect = effect_of("Target opponent faces a villainous choice — They lose 5 life, or you draw a card.")
    assert isinstance(effect, ForEach)
    assert isinstance(effect.over, TargetPlayer)
    each = ThatPlayer(Antecedent("each player"))
    assert effect.effect == VillainousChoice(LoseLife(each, Fixed(5)), Draw(You()))


def test_when_players_finish_voting__701_38() -> None:
    ability = ability_of(
        "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life."
    )
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == FinishVoting()
    assert ability.effect == LoseLife(OpponentsByVote(is_same=False), Fixed(2))
