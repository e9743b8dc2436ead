"""A player who chooses one of their opponents as a target, and what the two may then do (CR 603.3d).

What is here: "that player chooses target player who controls more creatures than they do and is their opponent". What
is not: target players of the ability's controller (``target_players_who``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import AllHold, Compare, Negated, PlayerIs
from rulings.abilities.effects.choosing import ChooseTargetPlayer
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, TargetPlayer, ThatPlayer
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.players_who import THEY

Slots = Mapping[str, Value] | None


def _with_more(chooser: PlayerRef, theirs: Amount, own: Amount) -> ChooseTargetPlayer | None:
    if not isinstance(chooser, ThatPlayer):
        return None
    more = Compare(theirs, Comparison.GREATER, own)
    opponent = Negated(PlayerIs(THEY, chooser))
    return ChooseTargetPlayer(TargetPlayer(condition=AllHold((more, opponent)), chooser=chooser))


def _controlling(chooser: PlayerRef, filter: Filter) -> ChooseTargetPlayer | None:
    def of(player: PlayerRef) -> Count:
        return Count(Filter(filter.kind, (*filter.predicates, ControlledBy(player))))

    return _with_more(chooser, of(THEY), of(chooser))


def _undo_controlling(node: ChooseTargetPlayer) -> Slots:
    match node.target.condition:
        case AllHold(parts=(Compare(left=Count(filter=Filter(kind=kind, predicates=(*rest, ControlledBy())))), *_)):
            chooser, filter = node.target.chooser, Filter(kind, tuple(rest))
            if chooser is not None and node == _controlling(chooser, filter):
                return {"chooser": chooser, "filter": filter}
    return None


effect.phrase(
    "{chooser:Player} chooses target player who controls more {filter:Filter@plural} than they do and is their "
    "opponent",
    _controlling,
    _undo_controlling,
    kind=ChooseTargetPlayer,
)
for _words, _amount in (("life", LifeTotal), ("cards in hand", HandSize)):
    effect.phrase(
        f"{{chooser:Player}} chooses target player who has more {_words} than they do and is their opponent",
        ChooseTargetPlayer(
            TargetPlayer(
                condition=AllHold(
                    (
                        Compare(_amount(THEY), Comparison.GREATER, _amount(hole("chooser", ThatPlayer))),
                        Negated(PlayerIs(THEY, hole("chooser"))),
                    )
                ),
                chooser=hole("chooser"),
            )
        ),
    )
