"""Voting (CR 701.38).

日本語: 投票
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.players import Votes
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import MoreVotes
from rulings.abilities.durations import Forever
from rulings.abilities.effects.choosing import ProtectionByVote, Vote
from rulings.abilities.events.turns import FinishVoting
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import OpponentsByVote
from rulings.abilities.references import MostVoted
from rulings.abilities.vocabulary import Color, Kind
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions import matching
from rulings.kernel.questions.finding import find_objects, finds
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.patterns import matches
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import opponents, players_from
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

VOTES = cite("701.38a", "each player, starting with a specified player and proceeding in turn order")
ANOTHER = cite("701.38d", "multiple votes")
ADDITIONAL = "additional vote"
OPTIONAL = "optional additional vote"
special_words.declare(PlayerHas, ADDITIONAL, OPTIONAL)


@performs(Vote)
@plays_action("vote")
def _vote(game: "Game", context: Context, effect: Vote) -> Play[None]:
    """Each player in turn order from you chooses one of the choices; more votes of one player come at once."""
    results = results_of(context)
    candidates = () if effect.objects is None else matching.candidates(game.view, context, effect.objects)
    options = tuple(Option(word, value=word) for word in effect.words) + tuple(
        Option(game.seen(i).name, object=i, value=i) for i in candidates
    )
    if not options:
        return
    votes: list[tuple[PlayerId, object]] = []
    for player in players_from(game.state, context.controller):
        for number in repeated((yield from _votes_of(game, player))):
            picked = yield from game.decide(
                Decision(
                    player,
                    DecisionKind.OBJECTS if effect.objects is not None else DecisionKind.OPTION,
                    "vote",
                    options,
                    source=context.source,
                    citations=(VOTES,) if number == 0 else (ANOTHER,),
                    default=(0,),
                )
            )
            vote = picked[0]
            votes.append((player, vote.value))
            results.add(f"votes for {vote.value}", amount=1)
            if vote.object is not None:
                results.add("voted", (vote.object,))
    game.emit(e.VotesFinished(votes=tuple(votes), citations=(VOTES,)))


@performs(ProtectionByVote)
@asks_nothing
def _protection(game: "Game", context: Context, effect: ProtectionByVote) -> None:
    """Protection from every colour that no other got more votes than."""
    votes = {color: _got(context, color.name.lower()) for color in Color}
    most = max(votes.values())
    colors = [color for color, number in votes.items() if number == most and number > 0]
    given = tuple(KeywordAbility(name="protection", quality=Filter(Kind.SOURCE, (IsColor(color),))) for color in colors)
    if given:
        objects = find_objects(game.view, context, effect.what)
        add_floating(game, context, Forever(), affected=objects, changes=(GainAbilities(given),))


@matches(FinishVoting, e.VotesFinished)
def _finish_voting(
    view: View, context: Context, pattern: FinishVoting, event: e.VotesFinished
) -> tuple[e.VotesFinished, ...]:
    return (event,)


@finds(OpponentsByVote)
def _opponents_by_vote(view: View, context: Context, ref: OpponentsByVote) -> tuple[Recipient, ...]:
    """The opponents one of whose votes was for a choice that you voted for, or for another."""
    votes = context.event.votes if isinstance(context.event, e.VotesFinished) else ()
    mine = [choice for player, choice in votes if player == context.controller]
    return tuple(
        player
        for player in opponents(view.state, context.controller)
        if any(voter == player and (choice in mine) is ref.is_same for voter, choice in votes)
    )


def _votes_of(game: "Game", player: PlayerId) -> Play[int]:
    number = 1 + len(facts(game, player, ADDITIONAL))
    for effect, _ in facts(game, player, OPTIONAL):
        wants = yield from game.ask_may(player, "vote an additional time", effect.source, (ANOTHER,))
        number += int(wants)
    return number


def _got(context: Context, choice: object) -> int:
    return 0 if context.results is None else context.results.amounts.get(f"votes for {choice}", 0)


@counts(Votes)
def _votes(view: View, context: Context, amount: Votes) -> int:
    return _got(context, amount.word)


@judges(MoreVotes)
def _more_votes(view: View, context: Context, condition: MoreVotes) -> bool:
    mine = _got(context, condition.word)
    prefix = "votes for "
    amounts = {} if context.results is None else context.results.amounts
    others = [n for key, n in amounts.items() if key.startswith(prefix) and key != prefix + condition.word]
    best = max(others, default=0)
    return mine >= best if condition.or_tied else mine > best


@finds(MostVoted)
def _most_voted(view: View, context: Context, ref: MostVoted) -> tuple[Recipient, ...]:
    voted = () if context.results is None else tuple(dict.fromkeys(context.results.objects.get("voted", ())))
    most = max((_got(context, i) for i in voted), default=0)
    return tuple(ObjectId(i) for i in voted if _got(context, i) == most)
