"""Loyalty abilities and planeswalkers (CR 306, 606)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange, PlayerCant, PlayerMay
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, ability, condition, effect, event
from rulings.oracle.holes import hole

TWICE = "activate loyalty twice"
AS_INSTANT = "activate loyalty as an instant"


def _declare(template: str, what: str, **carries: str) -> None:

    for slot in ("{of:Filter@plural}", "{of:This}"):
        carried = {"may": "changes", **carries}
        ability.phrase(
            template.replace("OF", slot),
            StaticAbility(changes=(PlayerMay(You(), what, filter=hole("of")),)),
            carries=carried,
        )


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
ability.phrase(
    "as long as {condition:Condition}, you may activate <her|his|its|their> loyalty abilities any time you could cast "
    "a instant.",
    StaticAbility(changes=(PlayerMay(You(), AS_INSTANT, filter=This()),), condition=hole("condition")),
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
ability.phrase(
    "planeswalkers' loyalty abilities you activate cost a additional {extra:LoyaltySymbol} to activate.",
    StaticAbility(changes=(CostChange("loyalty ability", _PLANESWALKERS, You(), 1, extra=Cost((hole("extra"),))),)),
)
ability.phrase(
    "loyalty abilities of {filter:Filter@plural} cost {mana:ManaSymbols} more to activate.",
    StaticAbility(changes=(CostChange("loyalty ability", hole("filter"), None, 1, hole("mana")),)),
)
event.phrase(
    "{who:Player} activate[s] a loyalty ability of {of:EventObject}",
    ActivatesAbility(hole("who"), hole("of"), not_mana=True, kind="loyalty"),
)
_YOURS = Filter(Kind.PERMANENT, (HasType(CardType.PLANESWALKER), ControlledBy(You())))
effect.words(
    {
        "you may activate the loyalty abilities of planeswalkers you control twice this turn rather than only once": (
            RuleChange((PlayerMay(You(), TWICE, filter=_YOURS),), UntilEndOfTurn())
        ),
    }
)
as_though = ORACLE.category("LoyaltyAsThough")
"""As though what were true loyalty abilities may be activated: the ``what`` of a ``PlayerMay``."""
as_though.words({"as though none of its loyalty abilities have been activated this turn": "activate loyalty once more"})
effect.phrase(
    "for each {filter:Filter@singular}, you may activate one of its loyalty abilities once this turn "
    "{what:LoyaltyAsThough}",
    RuleChange(
        (PlayerMay(You(), hole("what"), filter=hole("filter", where=lambda one: one.kind is Kind.PERMANENT)),),
        UntilEndOfTurn(),
    ),
    carries={"each": "changes", "may": "changes"},
)
condition.words(
    {
        "you didn't activate a loyalty ability of a planeswalker this turn": Negated(
            Happened(ActivatesAbility(You(), _PLANESWALKERS, not_mana=True, kind="loyalty"))
        )
    }
)
