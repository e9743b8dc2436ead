"""Voting, as phrases (CR 701.38)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.events.turns import FinishVoting
from rulings.abilities.players import OpponentsByVote
from tests.oracle.asking import ability_of


def test_when_players_finish_voting__701_38() -> None:
    ability = ability_of(
        "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life."
    )
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == FinishVoting()
    assert ability.effect == LoseLife(OpponentsByVote(is_same=False), Fixed(2))
