"""Cases: "to solve" and "solved" (CR 702.169, 719.3).

日本語: 事件、解明
"""

from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.effects.game import BecomeDesignation
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.questions.predicates.status import has_property
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View
from rulings.kernel.triggers.triggers import triggers_only_if

SOLVED = "solved"
asked_by_name("702.169", SOLVED)
declare_rule("to solve", cite("719.3a", "this Case becomes solved"))
for _kind in (BecomeDesignation, HasDesignation, HasProperty, Does):
    special_words.declare(_kind, SOLVED)


@triggers_only_if(SOLVED)
def is_solved(view: View, source: ObjectId) -> bool:
    """An ability of a solved Case triggers only if it is solved, which is not looked at again (CR 702.169c)."""
    return has_property(view, source, SOLVED)
