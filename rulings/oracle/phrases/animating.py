"""Becoming something else: types, colours and size that an effect sets at once (CR 205.1, 613.1d-f).

What is here: "becomes a 2/2 blue Bird creature with flying", "is a Forest", "in addition to its other types", "it's
still a land". What is not: single changes (``changes``), copies.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import Change, GainAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.node import rewrite, walk
from rulings.abilities.references import Antecedent
from rulings.abilities.subtypes import CREATURE_TYPES, LAND_TYPES
from rulings.abilities.vocabulary import CardType, Color, Stat
from rulings.oracle.categories import ORACLE, SeveralChanges, change, effect, sentence
from rulings.oracle.grammar import Category, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

_NO_SENTENCE = 0
_IN_ONE_SENTENCE = 1
_IN_A_SECOND_SENTENCE = 2
_IN_A_SECOND_SENTENCE_OF_SEVERAL = 4
_A_PLANESWALKER = 5
_A_PLANESWALKER_IN_A_SECOND_SENTENCE = 6


@dataclass(frozen=True, slots=True)
class Becoming(SeveralChanges):
    """Everything that one "becomes" or "is" says."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    size: tuple[Amount, Amount] | None = None
    """Before the types: "2/2"."""
    base: tuple[Amount, Amount] | None = None
    """Behind them: "with base power and toughness 2/2"."""
    by_mana_value: bool = False
    """"With power and toughness each equal to its mana value"."""
    both_numbers: Amount | None = None
    """"With power and toughness each equal to the number of loyalty counters on him"."""
    colors: tuple[Color, ...] | None = None
    abilities: tuple[Ability, ...] = ()
    all_creature_types: bool = False
    in_addition: bool = False
    colors_too: bool = False
    verb: str = ""
    """The verb as written: "becomes", "become", "is", "are"."""
    still: int = _NO_SENTENCE
    """Whether and in which way the text says that it keeps its types ("it's still a land")."""

    def changes(self) -> tuple[Change, ...]:
        """Types, colours, size, abilities (CR 613.1)."""
        found: list[Change] = list(self._type_changes())
        if self.all_creature_types:
            found.append(SetTypes(every="creature type"))
        if self.colors is not None:
            found.append(SetColors(self.colors, self.colors_too))
        size = self.size or self.base
        if self.by_mana_value:
            mana_value = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
            size = (mana_value, mana_value)
        if self.both_numbers is not None:
            size = (self.both_numbers, self.both_numbers)
        if size is not None:
            found.append(SetPT(*size))
        if self.abilities:
            found.append(GainAbilities(self.abilities))
        return tuple(found)

    def _type_changes(self) -> tuple[Change, ...]:
        if self.in_addition or self.still:
            return (SetTypes(self.types, self.subtypes),)
        if {CardType.ARTIFACT, CardType.CREATURE} <= set(self.types):
            # An "artifact creature" keeps its other types, and its subtypes but creature types (CR 205.1b).
            kept = SetTypes(self.types)
            return (kept, SetTypes((), self.subtypes, in_addition=False)) if self.subtypes else (kept,)
        return (SetTypes(self.types, self.subtypes, in_addition=False),)

    def is_settled(self) -> bool:
        """Whether the rules say what becomes of the types that it had."""
        subtypes = set(self.subtypes)
        if self.in_addition or self.still:
            return True
        if {CardType.ARTIFACT, CardType.CREATURE} <= set(self.types):
            return subtypes <= CREATURE_TYPES
        return bool(self.types) or (bool(subtypes) and (subtypes <= CREATURE_TYPES or subtypes <= LAND_TYPES))


noun = ORACLE.category("BecomingNoun")
"""What something becomes, without article."""


def _declare(template: str, **fixed: Value) -> None:
    def make(types: tuple[Predicate, ...], **slots: Value) -> Becoming | None:
        subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in types if isinstance(one, HasType))
        made = Becoming(kinds, subtypes, **slots, **fixed)  # type: ignore[arg-type]
        if isinstance(made.both_numbers, StatOf):
            return None  # "each equal to its mana value" is looked at again and again
        return made if types_of(subtypes, kinds) == types else None

    def unmake(node: Becoming) -> Slots:
        slots = {
            name: getattr(node, name)
            for name in ("size", "base", "both_numbers", "colors", "abilities")
            if f"{{{name}:" in template
        }
        if None in slots.values() or slots.get("abilities") == ():
            return None
        types = types_of(node.subtypes, node.types)
        return {"types": types, **slots} if node == make(types, **slots) else None

    noun.phrase(template, make, unmake, kind=Becoming, carries={"each": "Becoming"})


_ENDS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("", {}),
    (" in addition to (its|their:self) other types", {"in_addition": True}),
    (" in addition to (its|their:self) other creature types", {"in_addition": True}),
    (" in addition to (its|their:self) other land types", {"in_addition": True}),
    (" in addition to (its|their:self) other colors and types", {"in_addition": True, "colors_too": True}),
)
for _size in ("", "{size:PowerToughness} "):
    for _colors in ("", "{colors:TokenColors} "):
        for _with, _fixed in (
            ("", {}),
            (" with {abilities:Granted+and}", {}),
            (" with base power and toughness {base:PowerToughness}", {}),
            (" with base power and toughness {base:PowerToughness} and {abilities:Granted+and}", {}),
            (" with all creature types", {"all_creature_types": True}),
            (" with {abilities:Granted+and} and all creature types", {"all_creature_types": True}),
            (" with power and toughness each equal to its mana value", {"by_mana_value": True}),
            (" with power and toughness each equal to {both_numbers:Quantity}", {}),
        ):
            for _end, _more in _ENDS:
                _declare(f"{_size}{_colors}{{types:TypePhrase}}{_with}{_end}", **_fixed, **_more)
            for _end in ("that's still a land", "that are still lands"):
                _declare(f"{_size}{_colors}{{types:TypePhrase}}{_with} {_end}", **_fixed, still=_IN_ONE_SENTENCE)

            _declare(
                f"{_size}{_colors}{{types:TypePhrase}}{_with} that's still a planeswalker",
                **_fixed,
                still=_A_PLANESWALKER,
            )


def _in_one_list(types: tuple[Predicate, ...], base: Value, one: Ability, two: Ability) -> Becoming | None:
    """Size and abilities in one list: "with base power and toughness 8/8, flying, and first strike"."""
    subtypes = tuple(each.subtype for each in types if isinstance(each, HasSubtype))
    kinds = tuple(each.type for each in types if isinstance(each, HasType))
    made = Becoming(kinds, subtypes, base=base, abilities=(one, two))  # type: ignore[arg-type]
    return made if types_of(subtypes, kinds) == types else None


def _undo_in_one_list(node: Becoming) -> Slots:
    if len(node.abilities) != 2 or node.base is None:
        return None
    types = types_of(node.subtypes, node.types)
    one, two = node.abilities
    is_said = node == _in_one_list(types, node.base, one, two)
    return {"types": types, "base": node.base, "one": one, "two": two} if is_said else None


noun.phrase(
    "{types:TypePhrase} with base power and toughness {base:PowerToughness}, {one:Granted}, and {two:Granted}",
    _in_one_list,
    _undo_in_one_list,
    kind=Becoming,
)
becomes = ORACLE.category("Becomes")
"""The predicate with its verb."""


bare = ORACLE.category("BecomeBare")
"""The predicate as it stands after "have": "become a 3/3 Angel artifact creature with flying"."""


def _declare_verb(template: str, verb: str, category: Category = becomes) -> None:

    category.phrase(
        template,
        but(hole("what", Becoming, where=lambda one: one.is_settled()), verb=verb),
        kind=Becoming,
        is_transparent=True,
    )


for _verb in ("becomes", "is"):
    _declare_verb(f"{_verb} a {{what:BecomingNoun@singular}}", _verb)
for _verb in ("become", "are"):
    _declare_verb(f"{_verb} {{what:BecomingNoun@plural}}", _verb)
_declare_verb("become a {what:BecomingNoun@singular}", "become a", bare)
change.include(becomes)


effect.phrase("{objects:Object} {what:Becomes@objects}", Continuous(hole("objects"), (hole("what"),)))

# "It's still a land."


def _declare_still(words: str, which: int) -> None:
    def make(effect: Effect) -> Effect | None:
        found = [one for one in walk(effect) if isinstance(one, Becoming)]
        if len(found) != 1 or found[0].in_addition or found[0].still:
            return None
        return rewrite(effect, lambda one: replace(one, still=which) if isinstance(one, Becoming) else one)

    def unmake(node: Effect) -> Slots:
        found = [one for one in walk(node) if isinstance(one, Becoming) and one.still == which]
        if len(found) != 1:
            return None
        bare = rewrite(node, lambda one: replace(one, still=_NO_SENTENCE) if isinstance(one, Becoming) else one)
        return {"effect": bare}

    sentence.phrase(f"{{effect:Clauses}}. {words}.", make, unmake, kind=Effect, is_transparent=True)


_declare_still("it's still a land", _IN_A_SECOND_SENTENCE)
_declare_still("they're still lands", _IN_A_SECOND_SENTENCE_OF_SEVERAL)
for _number, _is in enumerate(("he's", "she's", "it's", "they're")):
    _declare_still(f"{_is} still a planeswalker", _A_PLANESWALKER_IN_A_SECOND_SENTENCE + _number)

# Size by mana value, said apart.

_MANA_VALUE = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
for _size in ("base power and base toughness", "base power and toughness"):
    for _its in ("its mana value", "their mana values"):
        change.phrase(
            f"[has|have] {_size} each equal to {_its}",
            SetPT,
            fixed={"power": _MANA_VALUE, "toughness": _MANA_VALUE},
            carries={"each": "power"},
        )
