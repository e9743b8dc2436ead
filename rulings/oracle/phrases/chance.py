"""Flipping coins (CR 705).

What is here: a flip and what winning and losing it do. What is not: dice.
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.turns import Does
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef, TargetPlayer, You
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ability, effect, event, sentence
from rulings.oracle.holes import hole

effect.phrase("{who:Subject} flip[s] a coin", FlipCoin)
event.phrase("{who:Player} win[s] a coin flip", Does, fixed={"verb": "win flip"})
event.phrase("{who:Player} lose[s] a coin flip", Does, fixed={"verb": "lose flip"})
ability.words(
    {
        "if you would flip a coin, instead flip two coins and ignore one.": (
            StaticAbility(changes=(PlayerHas(You(), "flips two coins and ignores one"),))
        ),
        "the first time you flip one or more coins each turn, those coins come up heads and you win those flips.": (
            StaticAbility(changes=(PlayerHas(You(), "wins the first flips each turn"),))
        ),
    }
)
_WIN = ("if you win the flip", "if that player wins the flip", "if they win the flip")
_LOSE = ("if you lose the flip", "if that player loses the flip", "if they lose the flip")


def _then(who: PlayerRef, win: Effect | None = None, lose: Effect | None = None) -> FlipCoin:
    return FlipCoin(who, win=win, lose=lose)


def _has_target(effect: Effect) -> bool:
    return any(isinstance(one, Target | AnyTarget | TargetPlayer) for one in walk(effect))


for _if_won, _if_lost in zip(_WIN, _LOSE, strict=True):
    _flip = "{who:Subject} flip[s] a coin."
    sentence.phrase(f"{_flip} {_if_won}, {{win:Clauses}}.", _then(hole("who"), hole("win")))
    sentence.phrase(f"{_flip} {_if_lost}, {{lose:Clauses}}.", _then(hole("who"), lose=hole("lose")))
    sentence.phrase(
        f"{_flip} {_if_won}, {{win:Clauses}}. {_if_lost}, {{lose:Clauses}}.",
        _then(hole("who"), hole("win"), hole("lose")),
    )
    # Losing stands first: targets are numbered in the order of the fields, so at most one part has some.
    sentence.phrase(
        f"{_flip} {_if_lost}, {{lose:Clauses}}. {_if_won}, {{win:Clauses}}.",
        _then(
            hole("who"), hole("win", where=lambda one: one is not None), hole("lose", where=lambda one: one is not None)
        ),
        where=lambda win, lose: not all(_has_target(one) for one in (win, lose)),
    )
