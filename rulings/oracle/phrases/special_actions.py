"""Special actions that a text offers: ignoring its effect, discarding a card at any time (CR 116.2d, 116.2e)."""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerCant, PlayerMay
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _ignored(first: StaticAbility, part: CostPart) -> StaticAbility | None:
    match first:
        case StaticAbility(changes=(PlayerCant(ignored_for=None) as rule,)):
            return replace(first, changes=(replace(rule, ignored_for=Cost((part,))),))
    return None


def _undo_ignored(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerCant(ignored_for=Cost(parts=(part,))) as rule,):
            return {"first": replace(node, changes=(replace(rule, ignored_for=None),)), "part": part}
    return None


ability.phrase(
    "{first:Ability} any player may {part:CostPart} for that player to ignore this effect until end of turn.",
    _ignored,
    _undo_ignored,
    kind=StaticAbility,
    carries={"may": "changes"},
)


ability.phrase(
    "you may discard this card any time you could cast a instant.",
    StaticAbility(affected=None, changes=(PlayerMay(You(), "discard any time", This("card")),), zones=(Zone.HAND,)),
    carries={"may": "changes"},
)
