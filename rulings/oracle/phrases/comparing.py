"""Comparisons among objects: the greatest and least of them, and what they share.

What is here: "with the greatest power", "with the lowest mana value", "that shares a color with". What is not:
comparisons with a number (``filters``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.players import UnspentMana
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasExtreme, HasName, HasSubtype, HasType, SharesWith
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.status import AttachedTo
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import ORACLE, change, filter_, qualifier, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_EXTREMES = (("greatest", False), ("highest", False), ("least", True), ("lowest", True))
for _word, _lowest in _EXTREMES:
    qualifier.phrase(
        f"with the {_word} {{stat:Stat}} among {{among:Filter@plural}}", HasExtreme, fixed={"lowest": _lowest}
    )

    def _of_all(rest: Filter, stat: Stat, lowest: bool = _lowest) -> Filter:
        return Filter(rest.kind, (*rest.predicates, HasExtreme(stat, lowest, rest)))

    def _undo_of_all(node: Filter, lowest: bool = _lowest) -> Slots:
        match node.predicates:
            case (*others, HasExtreme(stat=stat, lowest=found, among=Filter() as rest)) if found is lowest:
                if rest == Filter(node.kind, tuple(others)):
                    return {"rest": rest, "stat": stat}
        return None

    extreme = ORACLE.category("NounWithExtreme")
    extreme.phrase(f"{{rest:Filter}} with the {_word} {{stat:Stat}}", _of_all, _undo_of_all, kind=Filter)
filter_.include(ORACLE.category("NounWithExtreme"))

# What they share.

_SHARED = ("color", "creature type", "card type", "land type", "name", "mana value", "permanent type")
for _what in _SHARED:
    qualifier.phrase(
        f"that share[s:self] <a|at least one> {_what} with {{other:Object}}", SharesWith, fixed={"what": _what}
    )
qualifier.phrase(
    "that share[s:self] a color or mana value with {other:Object}", SharesWith, fixed={"what": "color or mana value"}
)

# What may be attached to what.

change.phrase(
    "can be attached only to a {unless:Filter@singular}",
    CantDo,
    fixed={"what": "be attached"},
    carries={"only": "unless"},
)
qualifier.phrase("attached to a {to:Filter@singular}", AttachedTo)

quantity.phrase("the amount of unspent mana {of:Player} [has|have]", UnspentMana)

# Cards of the same name as this one: the reader of the line puts the name in.

qualifier.words(
    {"named ~": HasName("~"), "not named ~": Not(HasName("~")), "other than a card named ~": Not(HasName("~"))}
)

# "That's legendary", "that aren't Elves": the adjective behind the noun, as a group of one.


def _behind(adjective: Predicate) -> Both:
    return Both((adjective,))


def _undo_behind(node: Both) -> Slots:
    match node.parts:
        case (adjective,) if not isinstance(adjective, Not):
            return {"adjective": adjective}
    return None


def _not_behind(adjective: Predicate) -> Both:
    return Both((Not(adjective),))


def _undo_not_behind(node: Both) -> Slots:
    match node.parts:
        case (Not(predicate=adjective),):
            return {"adjective": adjective}
    return None


for _are in ("that's", "that are"):
    qualifier.phrase(f"{_are} {{adjective:AdjectiveGroup}}", _behind, _undo_behind, kind=Both)
for _are_not in ("that isn't", "that aren't"):
    qualifier.phrase(f"{_are_not} {{adjective:AdjectiveGroup}}", _not_behind, _undo_not_behind, kind=Both)


def _of_type(word: Predicate) -> Both:
    return Both((word,))


def _undo_of_type(node: Both) -> Slots:
    match node.parts:
        case (HasType() | HasSubtype() as word,):
            return {"word": word}
    return None


def _of_either_type(first: Predicate, second: Predicate) -> Both:
    return Both((Either((first, second)),))


def _undo_of_either_type(node: Both) -> Slots:
    match node.parts:
        case (Either(options=(first, second)),):
            return {"first": first, "second": second}
    return None


def _not_of_type(word: Predicate) -> Both:
    return Both((Not(word),))


def _undo_not_of_type(node: Both) -> Slots:
    match node.parts:
        case (Not(predicate=HasType() | HasSubtype() as word),):
            return {"word": word}
    return None


def _of_any_type(words: tuple[Predicate, ...]) -> Both | None:
    """Of three or more, which are said with commas."""
    return Both((Either(words),)) if len(words) > 2 else None


def _undo_of_any_type(node: Both) -> Slots:
    match node.parts:
        case (Either(options=options),) if node == _of_any_type(options):
            return {"words": options}
    return None


qualifier.phrase("that's a {words:TypeWord+or@singular}", _of_any_type, _undo_of_any_type, kind=Both)
qualifier.phrase("that's a {word:TypeWord@singular}", _of_type, _undo_of_type, kind=Both)
qualifier.phrase("that are {word:TypeWord@plural}", _of_type, _undo_of_type, kind=Both)
qualifier.phrase("that isn't a {word:TypeWord@singular}", _not_of_type, _undo_not_of_type, kind=Both)
qualifier.phrase("that aren't {word:TypeWord@plural}", _not_of_type, _undo_not_of_type, kind=Both)
qualifier.phrase(
    "that's a {first:TypeWord@singular} or a {second:TypeWord@singular}",
    _of_either_type,
    _undo_of_either_type,
    kind=Both,
)
