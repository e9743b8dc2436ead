"""What is said of loyalty abilities: when and how often they are activated, what they cost (CR 606).

What is here: these permissions, prohibitions, costs and events. What is not: the loyalty symbol (``costs``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange, PlayerCant, PlayerMay
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import EachPlayer, PlayerRef, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ability, condition, effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

TWICE = "activate loyalty twice"
AS_INSTANT = "activate loyalty as an instant"


def _declare(template: str, what: str, **carries: str) -> None:
    def make(of: Node) -> StaticAbility:
        return StaticAbility(changes=(PlayerMay(You(), what, filter=of),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (PlayerMay(filter=Node() as of),) if node == make(of):
                return {"of": of}
        return None

    for slot in ("{of:Filter@plural}", "{of:This}"):
        carried = {"may": "changes", **carries}
        ability.phrase(template.replace("OF", slot), make, unmake, kind=StaticAbility, carries=carried)


_declare(
    "you may activate the loyalty abilities of OF twice each turn rather than only once.",
    TWICE,
    each="changes",
    only="changes",
)
_declare(
    "you may activate loyalty abilities of OF on any player's turn any time you could cast a instant.",
    AS_INSTANT,
)


def _while(condition: Condition) -> StaticAbility:
    return StaticAbility(changes=(PlayerMay(You(), AS_INSTANT, filter=This()),), condition=condition)


def _undo_while(node: StaticAbility) -> Slots:
    return {"condition": node.condition} if node.condition is not None and node == _while(node.condition) else None


ability.phrase(
    "as long as {condition:Condition}, you may activate <her|his|its|their> loyalty abilities any time you could cast "
    "a instant.",
    _while,
    _undo_while,
    kind=StaticAbility,
    carries={"may": "changes", "as long as": "condition"},
)

_PLANESWALKERS = Filter(Kind.PERMANENT, (HasType(CardType.PLANESWALKER),))
ability.words(
    {
        "players can't activate planeswalkers' loyalty abilities.": StaticAbility(
            changes=(PlayerCant(EachPlayer(), "activate loyalty", filter=_PLANESWALKERS),)
        ),
    }
)


def _additional(extra: LoyaltyCost) -> StaticAbility:
    return StaticAbility(changes=(CostChange("loyalty ability", _PLANESWALKERS, You(), 1, extra=Cost((extra,))),))


def _undo_additional(node: StaticAbility) -> Slots:
    match node.changes:
        case (CostChange(extra=Cost(parts=(LoyaltyCost() as extra,))),) if node == _additional(extra):
            return {"extra": extra}
    return None


ability.phrase(
    "planeswalkers' loyalty abilities you activate cost a additional {extra:LoyaltySymbol} to activate.",
    _additional,
    _undo_additional,
    kind=StaticAbility,
)


def _more(filter: Filter, mana: tuple[str, ...]) -> StaticAbility:
    return StaticAbility(changes=(CostChange("loyalty ability", filter, None, 1, mana),))


def _undo_more(node: StaticAbility) -> Slots:
    match node.changes:
        case (CostChange(filter=Filter() as filter, mana=mana),) if node == _more(filter, mana):
            return {"filter": filter, "mana": mana}
    return None


ability.phrase(
    "loyalty abilities of {filter:Filter@plural} cost {mana:ManaSymbols} more to activate.",
    _more,
    _undo_more,
    kind=StaticAbility,
)


def _activates(who: PlayerRef, of: Node) -> ActivatesAbility:
    return ActivatesAbility(who, of, not_mana=True, kind="loyalty")


def _undo_activates(node: ActivatesAbility) -> Slots:
    return {"who": node.who, "of": node.of} if node.of is not None and node == _activates(node.who, node.of) else None


event.phrase(
    "{who:Player} activate[s] a loyalty ability of {of:EventObject}", _activates, _undo_activates, kind=ActivatesAbility
)


# For one turn (CR 611.2c, last sentence: rules of the game, also for planeswalkers that come later).

_YOURS = Filter(Kind.PERMANENT, (HasType(CardType.PLANESWALKER), ControlledBy(You())))
effect.words(
    {
        "for each planeswalker you control, you may activate one of its loyalty abilities once this turn as though "
        "none of its loyalty abilities have been activated this turn": RuleChange(
            (PlayerMay(You(), "activate loyalty once more", filter=_YOURS),), UntilEndOfTurn()
        ),
        "you may activate the loyalty abilities of planeswalkers you control twice this turn rather than only once": (
            RuleChange((PlayerMay(You(), TWICE, filter=_YOURS),), UntilEndOfTurn())
        ),
    }
)
condition.words(
    {
        "you didn't activate a loyalty ability of a planeswalker this turn": Negated(
            Happened(ActivatesAbility(You(), _PLANESWALKERS, not_mana=True, kind="loyalty"))
        )
    }
)
