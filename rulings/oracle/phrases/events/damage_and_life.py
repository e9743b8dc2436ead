"""Damage and life (CR 119, 120)."""

from rulings.abilities.events.damage_and_life import (
    DealsDamage,
    GainsLife,
    IsDealtDamage,
    LosesGame,
    LosesLife,
    PaysLife,
)
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value

_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))
would_deal = ORACLE.category("WouldDealDamage")
ORACLE.category("Would").phrase("{who:Player} would pay life", PaysLife)
for _damage, _combat in (("combat damage", True), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to one of your opponents",
        DealsDamage,
        fixed={"to": Opponent(), "combat": _combat},
    )
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    for _slot, _batch in (("{source:EventObject}", False), ("{source:EventBatch}", True)):
        _fixed: dict[str, Value] = {"combat": _combat, "batch": _batch}
        event.phrase(f"{_slot} deal[s] {_damage}", DealsDamage, fixed=_fixed)
        event.phrase(f"{_slot} deal[s] {_damage} to {{to:Player}}", DealsDamage, fixed=_fixed)
        event.phrase(f"{_slot} deal[s] {_damage} to {{to:EventObject}}", DealsDamage, fixed=_fixed)
    event.phrase(f"{{to:EventObject}} is dealt {_damage}", IsDealtDamage, fixed={"combat": _combat})
    _excess: dict[str, Value] = {"combat": _combat, "excess": True}
    event.phrase(f"{{to:EventObject}} is dealt excess {_damage}", IsDealtDamage, fixed=_excess)
event.phrase("{who:Player} gain[s] life", GainsLife)
event.phrase("{who:Player} lose[s] life", LosesLife)
event.phrase("{who:Player} pay[s] life", PaysLife)
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    for _kind in (CardType.PLANESWALKER, CardType.BATTLE):
        _to = Several((AnyPlayer(), Filter(Kind.PERMANENT, (HasType(_kind),))))
        for _slot, _batch in (("{source:EventObject}", False), ("{source:EventBatch}", True)):
            _damage_given: dict[str, Value] = {"combat": _combat, "batch": _batch, "to": _to}
            event.phrase(f"{_slot} deal[s] {_damage} to a player or {_kind.value}", DealsDamage, fixed=_damage_given)
shield = ORACLE.category("DamageShield")
"""The damage that a static ability prevents or redirects, as an event."""
for _damage, _combat in _KINDS:
    _combat_only: dict[str, Value] = {"combat": _combat}
    for _template in (
        "that would be dealt to {to:Protected}",
        "that would be dealt to {to:Protected} by {by:Damaging}",
    ):
        shield.phrase(f"all {_damage} {_template}", IsDealtDamage, fixed=_combat_only)
    for _template in (
        "that would be dealt by {source:Damaging}",
        "{source:Damaging} would deal",
        "{source:Damaging} would deal to {to:Protected}",
    ):
        shield.phrase(f"all {_damage} {_template}", DealsDamage, fixed=_combat_only)
for _damage, _combat in _KINDS:
    would_deal.phrase(f"{_damage} would be dealt to {{to:DamagedThing}}", IsDealtDamage, fixed={"combat": _combat})
would_gain = ORACLE.category("WouldGainLife")
would_gain.phrase("{who:Player} would gain life", GainsLife)
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    _is_combat: dict[str, Value] = {"combat": _combat}
    would_deal.phrase(
        f"{{source:EventObject}} would deal {_damage} to {{to:DamagedThing}}", DealsDamage, fixed=_is_combat
    )
    would_deal.phrase(f"{{source:EventObject}} would deal {_damage}", DealsDamage, fixed=_is_combat)
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to one or more permanents and/or players",
        DealsDamage,
        fixed={"combat": _combat},
    )
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to {{to:DamagedThing}}", DealsDamage, fixed={"combat": _combat}
    )
    event.phrase(f"{{to:Player}} [is|are] dealt {_damage}", IsDealtDamage, fixed={"combat": _combat})
    event.phrase(f"you're dealt {_damage}", IsDealtDamage, fixed={"to": You(), "combat": _combat})
event.phrase("{who:Player} lose[s] the game", LosesGame)
