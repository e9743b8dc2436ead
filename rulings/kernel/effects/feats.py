"""Feats that other texts ask about: completed dungeons, temptations by the Ring (CR 309.7, 701.54c).

日本語: 踏破したダンジョン、指輪の誘惑の回数
"""

from rulings.abilities.amounts.players import TimesTempted
from rulings.abilities.conditions.history import CompletedDungeon
from rulings.kernel import finding
from rulings.kernel.context import Context
from rulings.kernel.effects.dungeons import completed
from rulings.kernel.effects.the_ring import times_tempted
from rulings.kernel.numbers import counts
from rulings.kernel.truth import judges
from rulings.kernel.view import View


@judges(CompletedDungeon)
def _completed(view: View, context: Context, condition: CompletedDungeon) -> bool:
    for player in finding.matching_players(view, context, condition.who):
        names = completed(view, player)
        if names and condition.name in (None, *names):
            return True
    return False


@counts(TimesTempted)
def _tempted(view: View, context: Context, amount: TimesTempted) -> int:
    return sum(times_tempted(view, player) for player in finding.find_players(view, context, amount.who))
