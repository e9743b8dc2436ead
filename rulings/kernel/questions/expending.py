"""Expending: what players spend on spells over a turn reaches a number (CR 700.14).

日本語: 消費
"""

from rulings.abilities.events.turns import Does
from rulings.kernel.abilities import special_words
from rulings.kernel.questions.numbers import signed
from rulings.kernel.questions.patterns import is_player, matches
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import ManaSpent
from rulings.kernel.state.view import View, known

special_words.declare(Does, "expend")


@matches(Does, ManaSpent)
def _expends(view: View, context: Context, pattern: Does, event: ManaSpent) -> tuple[ManaSpent, ...]:
    """The amount spent this turn to cast spells was less than the number before this cost, and is not any more."""
    if pattern.verb != "expend" or pattern.number is None or not _is_for_a_spell(view, event):
        return ()
    if not is_player(view, context, pattern.who, event.player):
        return ()
    total = sum(
        len(one.types)
        for one in view.state.history
        if isinstance(one, ManaSpent) and one.player == event.player and _is_for_a_spell(view, one)
    )
    number = signed(view, context, pattern.number)
    return (event,) if total - len(event.types) < number <= total else ()


def _is_for_a_spell(view: View, event: ManaSpent) -> bool:
    if event.on is None:
        return False
    record = known(view, event.on).stack
    return record is not None and record.kind == "spell"
