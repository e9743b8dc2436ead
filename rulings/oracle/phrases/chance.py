"""Flipping coins (CR 705).

What is here: a flip and what winning and losing it do. What is not: dice.
"""

from collections.abc import Mapping

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef
from rulings.abilities.verbs import FlipCoin
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase("{who:Subject} flip[s] a coin", FlipCoin)
_WIN = ("if you win the flip", "if that player wins the flip", "if they win the flip")
_LOSE = ("if you lose the flip", "if that player loses the flip", "if they lose the flip")


def _then(who: PlayerRef, win: Effect | None = None, lose: Effect | None = None) -> FlipCoin:
    return FlipCoin(who, win=win, lose=lose)


def _won(who: PlayerRef, win: Effect) -> FlipCoin:
    return _then(who, win)


def _undo_won(node: FlipCoin) -> Slots:
    return {"who": node.who, "win": node.win} if node.win and node == _won(node.who, node.win) else None


def _lost(who: PlayerRef, lose: Effect) -> FlipCoin:
    return _then(who, lose=lose)


def _undo_lost(node: FlipCoin) -> Slots:
    return {"who": node.who, "lose": node.lose} if node.lose and node == _lost(node.who, node.lose) else None


def _both(who: PlayerRef, win: Effect, lose: Effect) -> FlipCoin:
    return _then(who, win, lose)


def _undo_both(node: FlipCoin) -> Slots:
    if node.win is None or node.lose is None or node != _both(node.who, node.win, node.lose):
        return None
    return {"who": node.who, "win": node.win, "lose": node.lose}


for _if_won, _if_lost in zip(_WIN, _LOSE, strict=True):
    _flip = "{who:Subject} flip[s] a coin."
    sentence.phrase(f"{_flip} {_if_won}, {{win:Clauses}}.", _won, _undo_won, kind=FlipCoin)
    sentence.phrase(f"{_flip} {_if_lost}, {{lose:Clauses}}.", _lost, _undo_lost, kind=FlipCoin)
    sentence.phrase(
        f"{_flip} {_if_won}, {{win:Clauses}}. {_if_lost}, {{lose:Clauses}}.", _both, _undo_both, kind=FlipCoin
    )
