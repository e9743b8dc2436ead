"""Effects with "for each" before them (CR 608.2h).

What is here: "for each land you control, you gain 1 life", "for each token you control, create a token that's a copy of
it". What is not: "for each" behind the verb (``for_each``), each player in turn (``repeating``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.cards import Draw, Mill
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Choose, EachSaidFirst, It
from rulings.oracle.categories import Clauses, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


class ForEachFirst(Clauses):
    """Effects that are each done so much for each of something that is said first."""


def _multiplied(effect: Effect, times: Amount) -> Effect | None:
    """The effect so many times at once, where that is one amount of the same; ``None`` where it is not."""
    match effect:
        case AddMana(times=None):
            return replace(effect, times=times)
        case (
            Draw(amount=Fixed(value=value))
            | Mill(amount=Fixed(value=value))
            | GainLife(amount=Fixed(value=value))
            | LoseLife(amount=Fixed(value=value))
            | PutCounters(amount=Fixed(value=value))
            | CreateToken(amount=Fixed(value=value))
        ):
            return replace(effect, amount=Times(value, times))
    return None


def _single(effect: Effect, times: Amount) -> Effect | None:
    match effect:
        case AddMana(times=found) if found == times:
            return replace(effect, times=None)
        case (
            Draw(amount=Times(factor=value, amount=found))
            | Mill(amount=Times(factor=value, amount=found))
            | GainLife(amount=Times(factor=value, amount=found))
            | LoseLife(amount=Times(factor=value, amount=found))
            | PutCounters(amount=Times(factor=value, amount=found))
            | CreateToken(amount=Times(factor=value, amount=found))
        ) if found == times:
            return replace(effect, amount=Fixed(value))
    return None


def _times_of(effect: Effect) -> Amount | None:
    if isinstance(effect, AddMana):
        return effect.times
    amount = getattr(effect, "amount", None)
    return amount.amount if isinstance(amount, Times) else None


def _for_each(times: Amount, effect: Effect) -> ForEachFirst | None:
    if any(one == ControllerOf(It("it")) for one in walk(effect)):
        return None  # each by its own controller (``its_controllers``)
    parts = effect.effects if isinstance(effect, Clauses) else (effect,)
    found = [_multiplied(one, times) for one in parts]
    done = tuple(one for one in found if one is not None)
    return ForEachFirst(done) if len(done) == len(parts) else None


def _undo_for_each(node: ForEachFirst) -> Slots:
    times = _times_of(node.effects[0])
    if times is None:
        return None
    found = [_single(one, times) for one in node.effects]
    done = tuple(one for one in found if one is not None)
    if len(done) != len(node.effects):
        return None
    return {"times": times, "effect": done[0] if len(done) == 1 else Clauses(done)}


sentence.phrase(
    "for each {times:CountedSingly}, {effect:Clauses}.",
    _for_each,
    _undo_for_each,
    kind=ForEachFirst,
    carries={"each": "effects"},
)


def _copy_each(filter: Filter, copy: Effect) -> CreateCopyToken | None:
    if not isinstance(copy, CreateCopyToken) or copy.entering is not None or not isinstance(copy.of, It):
        return None
    if copy.of.words not in _ITS or copy.amount != Fixed(1) or any(isinstance(one, It) for one in _exceptions(copy)):
        return None
    return replace(copy, of=EachSaidFirst(filter, copy.of.words))


def _exceptions(copy: CreateCopyToken) -> list[object]:
    return [inner for one in copy.exceptions if isinstance(one, Change) for inner in walk(one)]


_ITS = ("it", "that creature", "that card", "that permanent", "that token", "that artifact")


def _undo_copy_each(node: CreateCopyToken) -> Slots:
    match node.of:
        case EachSaidFirst(filter=filter, word=word):
            return {"filter": filter, "copy": replace(node, of=It(word))}
    return None


effect.phrase(
    "for each {filter:Filter@singular}, {copy:Effect}",
    _copy_each,
    _undo_copy_each,
    kind=CreateCopyToken,
    is_transparent=True,
    carries={"each": "of"},
)


effect.phrase(
    "{who:Subject} investigate[s] for each {times:CountedSingly}",
    KeywordAction(hole("who"), "investigate", hole("times")),
    carries={"each": "amount"},
)

# So many permanents of the doer's choice.


effect.phrase(
    "{who:Subject} sacrifice[s] a {filter:Filter@singular} of <their|your> choice for each {times:CountedSingly}",
    Sacrifice(hole("who"), Choose(hole("filter"), hole("times", unless=Fixed))),
    carries={"each": "what"},
)
