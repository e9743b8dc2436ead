"""Keyword actions that are one instruction (CR 701): bolster, adapt, explore, connive, amass and their like.

What is here: their words, with number and object, also expending and extra turns. What is not: what they do (the
kernel, by the name of the action), and those with words of their own (scry, surveil, mill, fight).
"""

from collections.abc import Mapping

from rulings.abilities.amounts import Amount, Fixed, X
from rulings.abilities.patterns import Does
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.verbs import ExtraTurn, KeywordAction
from rulings.oracle.categories import ORACLE, effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# What a player does.

for _verb in ("bolster", "discover"):
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
ORACLE.category("TimesWord").words({"twice": Fixed(2), "three times": Fixed(3), "X times": X()})
effect.phrase("{who:Subject} investigate[s] {amount:TimesWord}", KeywordAction, fixed={"name": "investigate"})

effect.phrase(
    "{who:Subject} investigate[s] a additional time",
    KeywordAction,
    fixed={"name": "investigate", "amount": Fixed(1)},
)

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


def _turns(who: PlayerRef, amount: Amount) -> ExtraTurn | None:
    return None if amount == Fixed(1) else ExtraTurn(who, amount)


def _undo_turns(node: ExtraTurn) -> Slots:
    return {"who": node.who, "amount": node.amount} if node.amount != Fixed(1) else None


effect.phrase("{who:Subject} take[s] {amount:Amount} extra turns after this one", _turns, _undo_turns, kind=ExtraTurn)
