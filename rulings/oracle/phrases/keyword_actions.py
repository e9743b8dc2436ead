"""Keyword actions that are one instruction (CR 701): bolster, adapt, explore, connive, amass and their like.

What is here: their words, with number and object, also expending and extra turns. What is not: what they do (the
kernel, by the name of the action), and those with words of their own (scry, surveil, mill, fight).
"""

from collections.abc import Callable, Mapping
from typing import Any

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import ClashWon
from rulings.abilities.costs.cost import EffectCost
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.repeating import Repeat
from rulings.abilities.effects.turns import ExtraTurn
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, ability, condition, cost_part, effect, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# What a player does.

for _verb in ("bolster", "discover", "incubate"):
    effect.phrase(f"{{who:Subject}} {_verb}[s] {{amount:Quantity}}", KeywordAction, fixed={"name": _verb})
for _words, _verb in (
    ("cloak[s] the top card of (their|your:who) library", "cloak"),
    ("manifest[s] the top card of (their|your:who) library", "manifest"),
):
    effect.phrase(f"{{who:Subject}} {_words}", KeywordAction, fixed={"name": _verb, "amount": Fixed(1)})
effect.phrase("{who:Subject} manifest[s] dread", KeywordAction, fixed={"name": "manifest dread"})
effect.phrase(
    "{who:Subject} amass[es] {subtype:Subtype@plural} {amount:Quantity}", KeywordAction, fixed={"name": "amass"}
)
ORACLE.category("TimesWord").words(
    {"twice": Fixed(2), "three times": Fixed(3), "four times": Fixed(4), "five times": Fixed(5), "X times": X()}
)
effect.phrase("{who:Subject} investigate[s] {amount:TimesWord}", KeywordAction, fixed={"name": "investigate"})

effect.phrase(
    "{who:Subject} investigate[s] a additional time",
    KeywordAction,
    fixed={"name": "investigate", "amount": Fixed(1)},
)

# What is done to a permanent.

effect.phrase("harness {what:Object}", KeywordAction, fixed={"name": "harness", "who": You()})

# What a permanent does.

for _verb in ("adapt", "monstrosity"):
    effect.phrase(f"{_verb} {{amount:Quantity}}", KeywordAction, fixed={"name": _verb, "who": You()})
for _verb in ("explore", "connive"):
    effect.phrase(f"{{what:Object}} {_verb}[s]", KeywordAction, fixed={"name": _verb, "who": You()})
effect.phrase("{what:Object} connive[s] {amount:Quantity}", KeywordAction, fixed={"name": "connive", "who": You()})
effect.phrase("{what:Object} endure[s] {amount:Quantity}", KeywordAction, fixed={"name": "endure", "who": You()})
for _verb in ("detain", "suspect"):
    effect.phrase(f"{_verb} {{what:Object}}", KeywordAction, fixed={"name": _verb, "who": You()})

# What triggers on expending (CR 700.14).

event.phrase("{who:Player} expend[s] {number:Quantity}", Does, fixed={"verb": "expend"})

# Extra turns (CR 500.7).

effect.phrase("{who:Subject} take[s] a extra turn after this one", ExtraTurn, fixed={"amount": Fixed(1)})


effect.phrase(
    "{who:Subject} take[s] {amount:Amount} extra turns after this one",
    ExtraTurn(hole("who"), hole("amount", where=lambda one: one != Fixed(1))),
)

# Bending (CR 701.65, 701.66).

_YOUR_LAND = Target(Filter(Kind.PERMANENT, (HasType(CardType.LAND), ControlledBy(You()))))
effect.phrase(
    "{who:Subject} earthbend[s] {amount:Quantity}", KeywordAction, fixed={"name": "earthbend", "what": _YOUR_LAND}
)
effect.phrase("{who:Subject} airbend[s] {what:Object}", KeywordAction, fixed={"name": "airbend"})

# What is done with hand, graveyard and library (CR 701.4, 701.29, 701.30, 701.68).

effect.phrase("{who:Subject} blight[s] {amount:Quantity}", KeywordAction, fixed={"name": "blight"})
effect.phrase("{who:Subject} fateseal[s] {amount:Quantity}", KeywordAction, fixed={"name": "fateseal"})
effect.phrase("{who:Subject} clash[es] with a opponent", KeywordAction, fixed={"name": "clash"})
condition.words({"you win": ClashWon(), "you won": ClashWon()})
effect.words({"Time travel": KeywordAction(You(), "time travel")})


def _behold(amount: Amount, filter: Filter, who: PlayerRef | None = None) -> KeywordAction | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return KeywordAction(who or You(), "behold", what=Choose(filter, amount))


def _undo_behold(node: KeywordAction) -> Slots:
    match node.what:
        case Choose(filter=filter, amount=amount) if node == _behold(amount, filter, node.who):
            return {"amount": amount, "filter": filter, "who": node.who}
    return None


effect.phrase(
    "{who:Subject} behold[s] {amount:Amount} {filter:Filter@amount}", _behold, _undo_behold, kind=KeywordAction
)
for _verb in ("earthbend", "airbend", "waterbend", "blight", "clash", "forage", "proliferate", "learn"):
    event.phrase(f"{{who:Player}} {_verb}[{'es' if _verb == 'clash' else 's'}]", Does, fixed={"verb": _verb})
event.phrase("{who:Player} clash[es] and win[s:who]", Does, fixed={"verb": "clash won"})

# As costs.


def _as_cost(template: str, action: Callable[..., KeywordAction | None], *names: str) -> None:
    def make(**slots: Any) -> EffectCost | None:
        found = action(**slots)
        return EffectCost(found) if found is not None else None

    def unmake(node: EffectCost) -> Slots:
        what = getattr(node.effect, "what", None)
        values = {
            "amount": what.amount if isinstance(what, Choose) else getattr(node.effect, "amount", None),
            "filter": what.filter if isinstance(what, Choose) else None,
        }
        slots = {name: values[name] for name in names}
        return slots if None not in slots.values() and node == make(**slots) else None

    cost_part.phrase(template, make, unmake, kind=EffectCost)


_as_cost("blight {amount:Quantity}", lambda amount: KeywordAction(You(), "blight", amount), "amount")
_as_cost("behold {amount:Amount} {filter:Filter@amount}", _behold, "amount", "filter")
_as_cost("forage", lambda: KeywordAction(You(), "forage"))

# More than once.


def _declare_times(words: str, name: str) -> None:

    effect.phrase(
        f"{{who:Subject}} {words} {{times:TimesWord}}", Repeat(KeywordAction(hole("who"), name), hole("times"))
    )


for _words, _name in (
    ("proliferate[s]", "proliferate"),
    ("populate[s]", "populate"),
    ("manifest[s] dread", "manifest dread"),
    ("learn[s]", "learn"),
):
    _declare_times(_words, _name)


def _declare_from_hand(words: str, name: str) -> None:

    effect.phrase(
        f"{{who:Subject}} {words} {{what:Object}}", KeywordAction(hole("who"), name, what=hole("what", Choose))
    )


for _verb in ("manifest", "cloak"):
    _declare_from_hand(f"{_verb}[s]", _verb)
ability.words(
    {
        "if you would proliferate, proliferate twice instead.": StaticAbility(
            changes=(PlayerHas(You(), "proliferates twice"),)
        )
    }
)
effect.words({"proliferate again": KeywordAction(You(), "proliferate")})


effect.phrase(
    "{who:Subject} incubate[s] {amount:Quantity} {times:TimesWord}",
    Repeat(KeywordAction(hole("who"), "incubate", hole("amount")), hole("times")),
)
