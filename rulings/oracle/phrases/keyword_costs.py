"""What the costs of a keyword cost: "flashback costs you pay cost {2} less" (CR 118.7).

What is here: costs to cast, to buy back and to turn face up. What is not: abilities that are activated
(``keyword_ability_costs``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.players import Opponent, PlayerRef, You
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_WHO: tuple[tuple[str, PlayerRef | None], ...] = ((" you pay", You()), (" your opponents pay", Opponent()), ("", None))


def _declare(keyword: str, words: str, who: PlayerRef | None, how: str, sign: int) -> None:
    def make(mana: tuple[str, ...]) -> StaticAbility:
        return StaticAbility(changes=(CostChange(f"{keyword} cost", None, who, sign, mana),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana),) if node == make(mana):
                return {"mana": mana}
        return None

    subjects = (f"{keyword} costs{words}", f"all {keyword} costs") if who is None else (f"{keyword} costs{words}",)
    for subject in subjects:
        ability.phrase(f"{subject} cost {{mana:ManaSymbols}} {how}.", make, unmake, kind=StaticAbility)


for _keyword in ("blitz", "buyback", "flashback", "morph"):
    for _words, _player in _WHO:
        for _how, _sign in (("less", -1), ("more", 1)):
            _declare(_keyword, _words, _player, _how, _sign)
