"""Requirements that hang on other creatures or on numbers (CR 508.1d, 509.1c).

What is here: "if a creature you control attacks, this creature also attacks if able", "must attack you with at least
one creature each combat if able", "must be blocked by exactly one creature if able", "blocks each attacking creature
this turn if able". What is not: requirements on one creature by itself (``forced_combat``, ``lasting_requirements``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, MustAttackWithOne, MustDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node, walk
from rulings.abilities.players import EachOpponent, EachOtherPlayer, Opponent, ThatPlayer, You
from rulings.abilities.references import Every, Several, This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ability, change, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Where another attacks.


def _also(affected: Node, alongside: Node) -> StaticAbility | None:
    if any(isinstance(one, ThatPlayer) for one in walk(affected)):
        return None  # Whose creature attacks is not spoken of as an event is.
    return StaticAbility(affected=affected, changes=(MustDo("attack", alongside=alongside),))


for _template in (
    "if a {alongside:Filter@singular} attacks, {affected:This} also attacks if able.",
    "if {alongside:This} attacks, all {affected:Filter@plural} attack if able.",
    "if a {alongside:Filter@singular} attacks, all {affected:Filter@plural} attack if able.",
):
    ability.phrase(
        _template,
        StaticAbility(
            affected=hole(
                "affected", where=lambda affected: not any(isinstance(one, ThatPlayer) for one in walk(affected))
            ),
            changes=(MustDo("attack", alongside=hole("alongside")),),
        ),
    )

# Only the active player's creatures attack: the opponent whose creature attacks is the one whose creatures must.
_THEIRS = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(Opponent())))
ability.phrase(
    "if a creature a opponent controls attacks, all creatures that opponent controls attack if able.",
    lambda: _also(_THEIRS, _THEIRS),
    lambda node: {} if node == _also(_THEIRS, _THEIRS) else None,
    kind=StaticAbility,
)

# With some creature.


def _with_one(whom: Node | None) -> StaticAbility:
    return StaticAbility(changes=(MustAttackWithOne(EachOpponent(), whom),))


def _declare_with_one(words: str, whom: Node | None) -> None:
    whole = _with_one(whom)
    ability.phrase(
        f"each opponent must attack {words}with at least one creature each combat if able.",
        whole,
        carries={"each": "changes"},
    )


_MY_PLANESWALKERS = Every(Filter(Kind.PERMANENT, (HasType(CardType.PLANESWALKER), ControlledBy(You()))))
_declare_with_one("", None)
_declare_with_one("you or a planeswalker you control ", Several((You(), _MY_PLANESWALKERS)))

# By so many creatures.

_BY_NUMBER: tuple[tuple[str, Change], ...] = (
    ("two or more creatures", MustDo("be blocked", least=2)),
    ("exactly one creature", MustDo("be blocked", least=1, most=1)),
)


def _declare_by_number(words: str, required: Change) -> None:
    change.phrase(f"must be blocked by {words} if able", required)

    def twice(object: This, again: This) -> StaticAbility | None:
        return StaticAbility(affected=object, changes=(MustDo("be blocked"), required)) if object == again else None

    def undo_twice(node: StaticAbility) -> Slots:
        if isinstance(node.affected, This) and node == twice(node.affected, node.affected):
            return {"object": node.affected, "again": node.affected}
        return None

    ability.phrase(
        f"{{object:This}} must be blocked if able, and {{again:This}} must be blocked by {words} if able.",
        twice,
        undo_twice,
        kind=StaticAbility,
    )


for _words, _required in _BY_NUMBER:
    _declare_by_number(_words, _required)

# Whom and how often.

change.phrase("attack[s] a player other than you if able", MustDo, fixed={"what": "attack", "whom": EachOtherPlayer()})


change.phrase(
    "attack[s] {whom:Player} each combat if able",
    MustDo("attack", whom=hole("whom", unless=(EachOpponent, EachOtherPlayer))),
    carries={"each": "MustDo"},
)


def _declare_for_now(template: str, what: Change, carries: Mapping[str, str]) -> None:

    effect.phrase(template, Continuous(hole("objects"), (what,), UntilEndOfTurn()), carries=carries)


_EACH = {"each": "changes"}
_declare_for_now("{objects:Object} can block any number of creatures this turn", CanDo("block any number"), {})
_declare_for_now("{objects:Object} must be blocked each combat this turn if able", MustDo("be blocked"), _EACH)


effect.phrase(
    "{objects:Object} block[s:objects] each {whom:Filter@singular} this turn if able",
    Continuous(hole("objects"), (MustDo("block", whom=hole("whom"), all_able=True),), UntilEndOfTurn()),
    carries=_EACH,
)
