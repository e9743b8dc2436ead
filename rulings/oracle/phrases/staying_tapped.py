"""What doesn't untap during somebody's next untap step, said of all of a kind (CR 502.3, 611.2c).

What is here: "lands you control don't untap during your next untap step", "each attacking creature doesn't untap". What
is not: single permanents (``lasting_requirements``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.permanents import EachStaysTapped, StayTappedNextStep
from rulings.abilities.filters.combat import IsAttacking, IsBlocking
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, TargetPlayer, ThatPlayer
from rulings.abilities.references import Every, ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _in_whose_step(filter: Filter, who: PlayerRef) -> StayTappedNextStep | None:
    is_theirs = _in_their_step(filter) is not None  # "their" is then no player of its own
    return StayTappedNextStep(who, filter) if filter.kind is Kind.PERMANENT and not is_theirs else None


def _undo_in_whose_step(node: StayTappedNextStep) -> Slots:
    return {"filter": node.filter, "who": node.who} if not node.theirs else None


effect.phrase(
    "{filter:Filter@plural} don't untap during {who:Player's} next untap step",
    _in_whose_step,
    _undo_in_whose_step,
    kind=StayTappedNextStep,
    carries={"next": "StayTappedNextStep"},
)


def _in_their_step(filter: Filter) -> StayTappedNextStep | None:
    """The step of the player who controls them, named once: "lands target player controls"."""
    match filter.predicates:
        case (*rest, ControlledBy(player=TargetPlayer() | ThatPlayer() as who)) if filter.kind is Kind.PERMANENT:
            return StayTappedNextStep(who, Filter(filter.kind, tuple(rest)), theirs=True)
    return None


def _undo_in_their_step(node: StayTappedNextStep) -> Slots:
    if not node.theirs:
        return None
    return {"filter": Filter(node.filter.kind, (*node.filter.predicates, ControlledBy(node.who)))}


effect.phrase(
    "{filter:Filter@plural} don't untap during <their|that player's|the player's> next untap step",
    _in_their_step,
    _undo_in_their_step,
    kind=StayTappedNextStep,
    carries={"next": "StayTappedNextStep"},
)


def _each(objects: ObjectRef) -> EachStaysTapped | None:
    """What attacks or blocks now does not do so in the untap step: those are meant that do."""
    match objects:
        case Every(filter=Filter(predicates=predicates)):
            is_of_combat = any(isinstance(one, IsAttacking | IsBlocking) for one in predicates)
            return EachStaysTapped(objects) if is_of_combat else None
    return None


effect.phrase(
    "{objects:Object} doesn't untap during its controller's next untap step",
    _each,
    lambda node: {"objects": node.objects},
    kind=EachStaysTapped,
    carries={"next": "EachStaysTapped"},
)
