"""Voting, as phrases (CR 701.38)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts import Fixed
from rulings.abilities.designations import FinishVoting, OpponentsByVote
from rulings.abilities.verbs.life_and_damage import LoseLife
from tests.oracle.asking import ability_of


def test_when_players_finish_voting__701_38() -> None:
    ability = ability_of(
        "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life."
    )
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == FinishVoting()
    assert ability.effect == LoseLife(OpponentsByVote(is_same=False), Fixed(2))
