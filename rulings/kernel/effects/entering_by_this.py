"""Whether an ability of this object put onto the battlefield what entered (CR 603.4).

日本語: この能力により戦場に出たものかどうか
"""

from rulings.abilities.conditions.history import NotPutByThis
from rulings.kernel.context import Context
from rulings.kernel.events import ZoneChanged
from rulings.kernel.truth import judges
from rulings.kernel.view import View


@judges(NotPutByThis)
def _not_by_this(view: View, context: Context, condition: NotPutByThis) -> bool:
    """The texts that ask have one ability that puts anything onto the battlefield."""
    event = context.event
    return isinstance(event, ZoneChanged) and not (event.by == context.source and event.cause == "put")
