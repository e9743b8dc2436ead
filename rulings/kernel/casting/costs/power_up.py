"""Power-up: an activated ability for one time, cheaper on the turn in which its permanent entered.

日本語: パワーアップ
What is here: the reduction. That it can be activated only once is a limit of the ability itself, which reading gives it
(CR 602.5b). The edition of 2026-01-16 has no rule of its own for this keyword: what it means is said on the cards.
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.vocabulary import Kind
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.questions.matching import fits
from rulings.kernel.state.context import Context

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("602.5b", "power-up")
declare_rule("power-up", cite("602.5b", "a restriction on its use"))

_ENTERED = Filter(Kind.PERMANENT, (Did("entered"),))


def less_by_own_mana_cost(game: "Game", context: Context, ability: ActivatedAbility) -> list[CostChange]:
    """A permanent that entered this turn takes its own mana cost off, colour by colour first (CR 118.7)."""
    if ability.keyword != "power-up" or not fits(game.view, context, context.source, _ENTERED):
        return []
    symbols = game.seen(context.source).mana_cost
    return [CostChange("activated ability", None, None, -1, tuple(symbols))] if symbols else []
