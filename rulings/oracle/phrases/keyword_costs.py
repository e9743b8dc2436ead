"""What the costs of a keyword cost: "flashback costs you pay cost {2} less" (CR 118.7).

What is here: costs to cast, to buy back and to turn face up. What is not: abilities that are activated
(``keyword_ability_costs``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.players import Opponent, PlayerRef, You
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_WHO: tuple[tuple[str, PlayerRef | None], ...] = ((" you pay", You()), (" your opponents pay", Opponent()), ("", None))


def _declare(keyword: str, words: str, who: PlayerRef | None, how: str, sign: int) -> None:

    subjects = (f"{keyword} costs{words}", f"all {keyword} costs") if who is None else (f"{keyword} costs{words}",)
    for subject in subjects:
        ability.phrase(
            f"{subject} cost {{mana:ManaSymbols}} {how}.",
            StaticAbility(changes=(CostChange(f"{keyword} cost", None, who, sign, hole("mana")),)),
        )


for _keyword in ("blitz", "buyback", "flashback", "morph"):
    for _words, _player in _WHO:
        for _how, _sign in (("less", -1), ("more", 1)):
            _declare(_keyword, _words, _player, _how, _sign)
