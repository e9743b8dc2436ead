"""Predicates of continuous effects: what objects get, have, are, can and cannot.

What is here: power and toughness, abilities, types and colours, the common restrictions. What is not: how long
(``durations``) and about what (``abilities``, ``effects``). Verbs agree with the objects that the phrase is said of.
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.changes.change import (
    GainAbilities,
    LoseAbilities,
    LoseTypes,
    ModifyPT,
    SetColors,
    SetPT,
    SetTypes,
)
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.oracle.categories import IN_SINGLE_QUOTES, ORACLE, change, granted
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


class PowerToughnessSigns:
    """ "+2/-1", "+X/+0": a change of power and toughness."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Signed pairs."""
        return token[0] in "+-" and "/" in token and token[-1] != "Y"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The pair."""
        power, _, toughness = tokens[start].partition("/")
        if toughness[:1] in ("+", "-"):
            yield start + 1, ModifyPT(_signless(power), _signless(toughness), _sign(power), _sign(toughness))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The pair."""
        if not isinstance(value, ModifyPT) or value.times is not None:
            return None
        parts = ((value.power, value.power_sign), (value.toughness, value.toughness_sign))
        if not all(type(one) in (Fixed, X) for one, _ in parts):
            return None
        return ("/".join(("+" if sign > 0 else "-") + _numeral(one) for one, sign in parts),)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


def _signless(text: str) -> Amount:
    return X() if text[1:] == "X" else Fixed(int(text[1:]))


def _sign(text: str) -> int:
    return -1 if text[0] == "-" else 1


def _numeral(amount: Amount) -> str:
    return str(amount.value) if isinstance(amount, Fixed) else "X"


class PowerToughness:
    """ "3/3", "X/X": power and toughness as set, a pair of amounts."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Unsigned pairs."""
        return "/" in token and (token[0].isdigit() or token[0] == "X")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The pair."""
        power, _, toughness = tokens[start].partition("/")
        if all(one.isdigit() or one == "X" for one in (power, toughness)):
            yield start + 1, (self._amount(power), self._amount(toughness))

    def _amount(self, text: str) -> Amount:
        return X() if text == "X" else Fixed(int(text))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The pair."""
        if type(value) is not tuple or len(value) != 2 or not all(type(one) in (Fixed, X) for one in value):
            return None
        return ("/".join(_numeral(one) for one in value),)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("PowerToughnessChange", PowerToughnessSigns())
ORACLE.lexical("PowerToughness", PowerToughness())


for _more in ("", "a additional "):
    change.phrase(f"get[s] {_more}{{pair:PowerToughnessChange}}", hole("pair"), kind=ModifyPT)
change.phrase(
    "get[s] {pair:PowerToughnessChange} for each {times:CountedSingly}",
    ModifyPT(
        hole("pair", ModifyPT).power,
        hole("pair").toughness,
        hole("pair").power_sign,
        hole("pair").toughness_sign,
        hole("times"),
    ),
    carries={"each": "times"},
)
for _verb in ("gain[s]", "[has|have]"):
    change.phrase(f"{_verb} {{abilities:Granted+and}}", GainAbilities)
change.phrase("lose[s] {keywords:KeywordName+and}", LoseAbilities)
change.phrase("lose[s] all abilities", LoseAbilities)
change.phrase("lose[s] all creature types", LoseTypes, fixed={"all_creature_types": True})


def _base_pt(pair: tuple[Amount, Amount]) -> SetPT:
    return SetPT(*pair)


def _undo_base_pt(node: SetPT) -> Slots:
    return {"pair": (node.power, node.toughness)} if node.power is not None and node.toughness is not None else None


change.phrase("[has|have] base power and toughness {pair:PowerToughness}", _base_pt, _undo_base_pt, kind=SetPT)
change.phrase("become[s] {colors:Color+and}", SetColors)
change.phrase("become[s] colorless", SetColors)
change.phrase("[is|are] {colors:Color+and}", SetColors)
change.phrase("[is|are] colorless", SetColors)

_RESTRICTIONS = {
    "attack": "attack",
    "block": "block",
    "attack or block": "attack or block",
    "be blocked": "be blocked",
    "be countered": "be countered",
    "be regenerated": "be regenerated",
    "transform": "transform",
    "be sacrificed": "be sacrificed",
    "attack alone": "attack alone",
    "block alone": "block alone",
}
restriction = ORACLE.category("Restriction")
restriction.words(_RESTRICTIONS)
change.phrase("can't {what:Restriction}", CantDo)
change.phrase("can't be the targets of {by:Filter@plural}", CantDo, fixed={"what": "be targeted"})
change.phrase("can't be blocked by {by:Filter@plural}", CantDo, fixed={"what": "be blocked"})
change.phrase("can't be countered by {by:Filter@plural}", CantDo, fixed={"what": "be countered"})
change.phrase(
    "can't be blocked except by {unless:Filter@plural}",
    CantDo,
    fixed={"what": "be blocked"},
    carries={"except": "unless"},
)
change.phrase(
    "can't be blocked except by {minimum:Amount} or more creatures",
    CantDo,
    fixed={"what": "be blocked"},
    carries={"except": "minimum"},
)
change.phrase(
    "can't be blocked by more than {maximum:Amount} creature(s)",
    CantDo,
    fixed={"what": "be blocked"},
)
change.phrase("can't block {whom:Filter@plural}", CantDo, fixed={"what": "block"})
for _whose in ("its controller's untap step", "their controllers' untap steps", "your untap step"):
    change.phrase(f"[doesn't|don't] untap during {_whose}", CantDo, fixed={"what": "untap"})
change.phrase("attack[s] each combat if able", MustDo, fixed={"what": "attack"}, carries={"each": "MustDo"})
change.phrase("attack[s] this turn if able", MustDo, fixed={"what": "attack"})
change.phrase("block[s] this turn if able", MustDo, fixed={"what": "block"})
change.phrase("block[s] each combat if able", MustDo, fixed={"what": "block"}, carries={"each": "MustDo"})
change.phrase("must be blocked if able", MustDo, fixed={"what": "be blocked"})


def _quoted(ability: Value) -> Value:
    return ability


def _undo_quoted(node: Value) -> Slots:
    is_within = isinstance(node, Ability) and node.wording >= IN_SINGLE_QUOTES
    return None if is_within else {"ability": node}


granted.phrase("\u201c {ability:Ability} \u201d", _quoted, _undo_quoted, kind=Ability, is_transparent=True)

# Of your choice, as the effect begins.

change.phrase("become[s] the color of your choice", SetColors, fixed={"chosen": True})
for _what in ("creature type", "basic land type"):
    change.phrase(f"become[s] the {_what} of your choice", SetTypes, fixed={"chosen": _what, "in_addition": False})
change.phrase("gain[s] your choice of {abilities:Granted+or}", GainAbilities, fixed={"choice": True})
