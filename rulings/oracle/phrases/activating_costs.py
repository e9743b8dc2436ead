"""What other things say of the costs of activated abilities (CR 118.7, 601.2f, 602.2b).

What is here: "activated abilities of creatures cost {1} less to activate", of one keyword, of all that a player
activates, and that one mana is left. What is not: what an ability says of its own cost (``unusual``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Attached, ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_FLOOR = " this effect can't reduce the mana in that cost to less than one mana."
_SIGNS = (("less", -1, False, "."), ("less", -1, True, "." + _FLOOR), ("more", 1, False, "."))


def _declare(subject: str, what: str, who: PlayerRef | None) -> None:
    """``subject``: "activated abilities of {of:Filter@plural}" and the like, with one slot or none."""

    def declare(word: str, sign: int, leaves_one: bool, end: str) -> None:
        def make(mana: tuple[str, ...], of: Node | None = None) -> StaticAbility | None:
            if isinstance(of, Filter) and of.kind not in (Kind.PERMANENT, Kind.CARD):
                return None
            if isinstance(of, ObjectRef) and not isinstance(of, Attached):
                return None
            return StaticAbility(changes=(CostChange(what, of, who, sign, mana, leaves_one=leaves_one),))

        def unmake(node: StaticAbility) -> Slots:
            match node.changes:
                case (CostChange(mana=mana, filter=of),) if node == make(mana, of):
                    if ("{of:" in subject) is (of is None):
                        return None
                    return {"mana": mana} if of is None else {"mana": mana, "of": of}
            return None

        template = f"{subject} cost {{mana:ManaSymbols}} {word} to activate{end}"
        ability.phrase(template, make, unmake, kind=StaticAbility)

        def make_x(value: Amount, of: Node | None = None) -> StaticAbility | None:
            plain = make(("{1}",), of)
            if plain is None:
                return None
            change = CostChange(what, of, who, sign, ("{1}",), WhereX(value), leaves_one=leaves_one)
            return StaticAbility(changes=(change,))

        def unmake_x(node: StaticAbility) -> Slots:
            match node.changes:
                case (CostChange(times=WhereX(value=value), filter=of),) if node == make_x(value, of):
                    if ("{of:" in subject) is (of is None):
                        return None
                    return {"value": value} if of is None else {"value": value, "of": of}
            return None

        template = f"{subject} cost {{X}} {word} to activate, where X is {{value:Quantity}}{end}"
        ability.phrase(template, make_x, unmake_x, kind=StaticAbility)

    for one in _SIGNS:
        declare(*one)


for _subject in ("activated abilities of {of:Filter@plural}", "{of:Object's} activated abilities"):
    _declare(_subject, "activated ability", None)
_declare("abilities you activate that aren't mana abilities", "non-mana activated ability", You())
for _keyword in ("equip", "cycling"):
    _declare(f"{_keyword} abilities you activate", f"{_keyword} ability", You())
