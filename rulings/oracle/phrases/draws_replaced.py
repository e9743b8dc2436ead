"""What happens instead of a draw, or of several at once (CR 121.2a, 614.11).

What is here: "would draw two or more cards", "exiles that card face up instead". What is not: one draw and any other
effect (``replacing``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.moving import Draws, DrawsSeveral
from rulings.abilities.players import AnyPlayer, BothPlayers, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, TopCards
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _several(who: PlayerRef, minimum: Amount) -> DrawsSeveral | None:
    is_any = isinstance(who, AnyPlayer | Opponent | You)
    return DrawsSeveral(who, minimum) if is_any and isinstance(minimum, Fixed) and minimum.value > 1 else None


ORACLE.category("Would").phrase(
    "{who:Player} would draw {minimum:Amount} or more cards",
    _several,
    lambda node: {"who": node.who, "minimum": node.minimum},
    kind=DrawsSeveral,
)

_WHO_DRAWS = ThatPlayer(antecedent=Antecedent("event player"))


def _exiled_face_up(who: PlayerRef) -> Replacement | None:
    """The card is the one that the player would have drawn."""
    if not isinstance(who, AnyPlayer | Opponent):
        return None
    return Replacement(event=Draws(who), instead=Exile(TopCards(Fixed(1), _WHO_DRAWS), who=_WHO_DRAWS))


def _undo_exiled_face_up(node: Replacement) -> Slots:
    match node.event:
        case Draws(who=who) if node == _exiled_face_up(who):
            return {"who": who}
    return None


ability.phrase(
    "if {who:Player} would draw a card, that player exiles that card face up instead.",
    _exiled_face_up,
    _undo_exiled_face_up,
    kind=Replacement,
    carries={"instead": "instead"},
)


def _each_draws(other: PlayerRef) -> Draw | None:
    return Draw(BothPlayers(You(), other)) if isinstance(other, ThatPlayer) else None


def _undo_each_draws(node: Draw) -> Slots:
    match node.who:
        case BothPlayers(first=You(), second=ThatPlayer() as other) if node == _each_draws(other):
            return {"other": other}
    return None


ORACLE.category("Effect").phrase(
    "you and {other:Player} each draw a card", _each_draws, _undo_each_draws, kind=Draw, carries={"each": "who"}
)
