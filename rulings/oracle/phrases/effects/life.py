"""Gaining, losing, setting and exchanging life (CR 119)."""

from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.players import LifeTotal, StartingLife
from rulings.abilities.effects.life import (
    DoubleLife,
    ExchangeLife,
    ExchangeLifeWithStat,
    GainLife,
    LoseLife,
    NoteLifeTotal,
    RedistributeLife,
    SetLife,
)
from rulings.abilities.players import TargetPlayer, You
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import declare


def _half_life(rounded: str) -> None:

    effect.phrase(
        f"{{who:Subject}} lose[s] half {{of:Player's}} life, rounded {rounded}",
        LoseLife(hole("who"), Half(LifeTotal(hole("of")), rounded)),
    )


_half_life("up")
_half_life("down")
declare("{who:Subject} gain[s] {amount:Quantity} life", GainLife, "who")
declare("{who:Subject} lose[s] {amount:Quantity} life", LoseLife, "who")
_TWO: dict[str, Value] = {"who": TargetPlayer(minimum=2, maximum=2), "other": None}
effect.phrase("two target players exchange life totals", ExchangeLife, fixed=_TWO)
effect.phrase("double {who:Player's} life total", DoubleLife)
effect.phrase("{who:Player's} life total becomes {amount:Quantity}", SetLife)
for _stat in (Stat.TOUGHNESS, Stat.POWER):
    effect.phrase(
        f"exchange {{who:Player's}} life total with {{what:Object's}} {_stat.value}",
        ExchangeLifeWithStat(hole("who"), hole("what"), _stat),
    )
ORACLE.category("EntryChoice").words({"you lose life equal to your life total": LoseLife(You(), LifeTotal(You()))})
for _category in (effect, ORACLE.category("EntryChoice")):
    _category.phrase("note {of:Player's} life total", NoteLifeTotal)
effect.words({"redistribute any number of players' life totals": RedistributeLife()})
effect.phrase("{who:Player's} life total becomes equal to {amount:Quantity}", SetLife)

# Said after "if your life total is less than your starting life total".
effect.words({"it becomes equal to your starting life total": SetLife(You(), StartingLife())})
effect.phrase("{who:Subject} gain[s] {amount:Quantity} life", GainLife)
effect.phrase("{who:Subject} gain[s] life equal to {amount:Quantity}", GainLife)
effect.phrase("{who:Subject} lose[s] {amount:Quantity} life", LoseLife)
effect.phrase("{who:Subject} lose[s] life equal to {amount:Quantity}", LoseLife)
effect.phrase("{who:Subject} exchange[s] life totals with {other:Player}", ExchangeLife)
