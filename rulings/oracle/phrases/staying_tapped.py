"""What doesn't untap during somebody's next untap step, said of all of a kind (CR 502.3, 611.2c).

What is here: "lands you control don't untap during your next untap step", "each attacking creature doesn't untap". What
is not: single permanents (``lasting_requirements``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.permanents import EachStaysTapped, StayTappedNextStep
from rulings.abilities.filters.combat import IsAttacking, IsBlocking
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import TargetPlayer, ThatPlayer
from rulings.abilities.references import Every, ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


effect.phrase(
    "{filter:Filter@plural} don't untap during {who:Player's} next untap step",
    StayTappedNextStep(
        hole("who"), hole("filter", where=lambda one: one.kind is Kind.PERMANENT and _in_their_step(one) is None)
    ),
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
