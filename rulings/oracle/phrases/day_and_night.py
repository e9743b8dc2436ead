"""It becomes day or night (CR 730.1): as an effect, as an event, and as something enters."""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.conditions.condition import AllHold, HasDesignation, Negated
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.turns import BecomesDayOrNight
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import Does
from rulings.abilities.modifications import EntersWith
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

for _word, _is_day in (("day", True), ("night", False)):
    effect.phrase(f"it becomes {_word}", BecomesDayOrNight, fixed={"is_day": _is_day})
event.words({words: Does(words) for words in ("day becomes night", "night becomes day")})

_NEITHER = AllHold((Negated(HasDesignation("day")), Negated(HasDesignation("night"))))


def _day_as_it_enters(this: This) -> Replacement:
    """Once it is day or night, it is one or the other for the rest of the game (CR 730.1)."""
    begins = If(_NEITHER, BecomesDayOrNight(is_day=True))
    enters = Moves(this, destination=Zone.BATTLEFIELD)
    return Replacement(event=enters, instead=EntersWith(effect=begins), as_enters=True)


def _undo_day_as_it_enters(node: Replacement) -> Slots:
    match node.event:
        case Moves(object=This() as this) if node == _day_as_it_enters(this):
            return {"this": this}
    return None


ability.phrase(
    "if it's neither day nor night, it becomes day as {this:This} enters.",
    _day_as_it_enters,
    _undo_day_as_it_enters,
    kind=Replacement,
)
