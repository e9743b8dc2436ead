"""Binding of "the chosen player": whom the same effect had chosen, else whom the permanent remembers (CR 607.2d)."""

from dataclasses import replace

from rulings.abilities.effects.choosing import ChoosePlayer, ChooseTargetPlayer
from rulings.abilities.players import ChosenPlayer, PlayersThisWay, ThatPlayer
from rulings.oracle.binding.binder import Binder, UnboundError, binds


@binds(ChooseTargetPlayer)
def _target(binder: Binder, node: ChooseTargetPlayer) -> ChooseTargetPlayer:
    bound = replace(node, target=binder.value(node.target))
    binder.named = bound.target
    return bound


@binds(ChoosePlayer)
def _on_resolution(binder: Binder, _: ChoosePlayer) -> None:
    binder.named = PlayersThisWay("chosen")


@binds(ChosenPlayer)
def _chosen(binder: Binder, _: ChosenPlayer) -> ThatPlayer | None:
    if binder.named is None:
        return None
    if not isinstance(binder.named, PlayersThisWay) and binder.named not in binder.chosen:
        raise UnboundError("the chosen player")
    return ThatPlayer(antecedent=binder.named)
