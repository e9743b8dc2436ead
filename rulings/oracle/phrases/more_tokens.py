"""More tokens than would be created, and one of each kind instead (CR 614.1a, 701.7).

What is here: "those tokens plus that many ...", "plus an additional Treasure token", "instead create one of each". What
is not: twice as many (``replacing``), other tokens in their place (``wordings``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.events.moving import TokenCreated
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.status import IsToken
from rulings.abilities.modifications import MoreTokens, OneOfEach
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.tokens import predefined_spec

Slots = Mapping[str, Value] | None
_INSTEAD = {"instead": "instead"}


def _one_more(event: TokenCreated, name: str) -> Replacement | None:
    if event.token is None:
        return None
    more = MoreTokens(predefined_spec(name), Fixed(1), event.token, name)
    return Replacement(event=event, instead=more)


def _undo_one_more(node: Replacement) -> Slots:
    match node:
        case Replacement(event=TokenCreated() as event, instead=MoreTokens(predefined=str(name))):
            return {"event": event, "name": name} if node == _one_more(event, name) else None
    return None


for _start, _end in (
    ("those tokens plus", " are created instead"),
    ("instead create those tokens plus", ""),
    ("create those tokens plus", " instead"),
    ("it creates those tokens plus", " instead"),
    ("you create those tokens plus", " instead"),
):
    ability.phrase(
        f"if {{event:WouldCreate}}, {_start} that many {{token:TokenWords@plural}}{_end}.",
        Replacement(
            event=hole("event", TokenCreated, where=lambda one: one.token is not None),
            instead=MoreTokens(hole("token"), of=hole("event").token),
        ),
        carries={**_INSTEAD, "that many": "instead"},
    )
    for _is in (_end, " is created instead") if _end == " are created instead" else (_end,):
        ability.phrase(
            f"if {{event:WouldCreate}}, {_start} a additional {{name:PredefinedToken@singular}}{_is}.",
            _one_more,
            _undo_one_more,
            kind=Replacement,
            carries=_INSTEAD,
        )
        ability.phrase(
            f"if {{event:WouldCreate}}, {_start} {{amount:Amount}} additional {{token:TokenWords@amount}}{_is}.",
            Replacement(
                event=hole("event", TokenCreated, where=lambda one: one.token is not None),
                instead=MoreTokens(hole("token"), hole("amount"), hole("event").token),
            ),
            carries=_INSTEAD,
        )

# One of each.


def _each_of(who: PlayerRef, first: str, second: str, third: str) -> Replacement:
    names = (first, second, third)
    of = Filter(Kind.PERMANENT, (Either(tuple(HasSubtype(name) for name in names)), IsToken()))
    return Replacement(event=TokenCreated(who, of), instead=OneOfEach(names, of))


def _undo_each_of(node: Replacement) -> Slots:
    match node:
        case Replacement(event=TokenCreated(who=who), instead=OneOfEach(names=(first, second, third))):
            slots: dict[str, Value] = {"who": who, "first": first, "second": second, "third": third}
            return slots if node == _each_of(who, first, second, third) else None
    return None


token_name = ORACLE.category("PredefinedName")
token_name.words({name: name for name in ("Clue", "Food", "Treasure", "Blood", "Map")})
ability.phrase(
    "if {who:Player} would create a {first:PredefinedName}, {second:PredefinedName}, or {third:PredefinedName} token, "
    "instead create one of each.",
    _each_of,
    _undo_each_of,
    kind=Replacement,
    carries={**_INSTEAD, "each": "instead"},
)
