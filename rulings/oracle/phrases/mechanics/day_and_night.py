"""Day and night (CR 730)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.conditions.condition import AllHold, HasDesignation, Negated
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.turns import BecomesDayOrNight
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import Does
from rulings.abilities.modifications import EntersWith
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, effect, event
from rulings.oracle.holes import hole

for _word, _is_day in (("day", True), ("night", False)):
    effect.phrase(f"it becomes {_word}", BecomesDayOrNight, fixed={"is_day": _is_day})
event.words({words: Does(words) for words in ("day becomes night", "night becomes day")})
_NEITHER = AllHold((Negated(HasDesignation("day")), Negated(HasDesignation("night"))))

# Once it is day or night, it is one or the other for the rest of the game (CR 730.1).
ability.phrase(
    "if it's neither day nor night, it becomes day as {this:This} enters.",
    Replacement(
        event=Moves(hole("this"), destination=Zone.BATTLEFIELD),
        instead=EntersWith(effect=If(_NEITHER, BecomesDayOrNight(is_day=True))),
        as_enters=True,
    ),
)
