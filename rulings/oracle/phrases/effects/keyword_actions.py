"""Keyword actions that a verb names whole (CR 701)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

effect.phrase("{what:Object} explore[s] again", KeywordAction, fixed={"name": "explore", "who": You()})
effect.phrase(
    "{who:Subject} investigate[s] for each {times:CountedSingly}",
    KeywordAction(hole("who"), "investigate", hole("times")),
    carries={"each": "amount"},
)
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
effect.phrase("{who:Subject} investigate[s] {amount:TimesWord}", KeywordAction, fixed={"name": "investigate"})
effect.phrase(
    "{who:Subject} investigate[s] a additional time",
    KeywordAction,
    fixed={"name": "investigate", "amount": Fixed(1)},
)
effect.phrase("harness {what:Object}", KeywordAction, fixed={"name": "harness", "who": You()})
for _verb in ("adapt", "monstrosity"):
    effect.phrase(f"{_verb} {{amount:Quantity}}", KeywordAction, fixed={"name": _verb, "who": You()})
for _verb in ("explore", "connive"):
    effect.phrase(f"{{what:Object}} {_verb}[s]", KeywordAction, fixed={"name": _verb, "who": You()})
effect.phrase("{what:Object} connive[s] {amount:Quantity}", KeywordAction, fixed={"name": "connive", "who": You()})
effect.phrase("{what:Object} endure[s] {amount:Quantity}", KeywordAction, fixed={"name": "endure", "who": You()})
for _verb in ("detain", "suspect"):
    effect.phrase(f"{_verb} {{what:Object}}", KeywordAction, fixed={"name": _verb, "who": You()})
_YOUR_LAND = Target(Filter(Kind.PERMANENT, (HasType(CardType.LAND), ControlledBy(You()))))
effect.phrase(
    "{who:Subject} earthbend[s] {amount:Quantity}", KeywordAction, fixed={"name": "earthbend", "what": _YOUR_LAND}
)
effect.phrase("{who:Subject} airbend[s] {what:Object}", KeywordAction, fixed={"name": "airbend"})
effect.phrase("{who:Subject} blight[s] {amount:Quantity}", KeywordAction, fixed={"name": "blight"})
effect.phrase("{who:Subject} fateseal[s] {amount:Quantity}", KeywordAction, fixed={"name": "fateseal"})
effect.phrase("{who:Subject} clash[es] with a opponent", KeywordAction, fixed={"name": "clash"})
effect.words({"Time travel": KeywordAction(You(), "time travel")})


effect.phrase(
    "{who:Subject} behold[s] {amount:Amount} {filter:Filter@amount}",
    KeywordAction(
        hole("who"),
        "behold",
        what=Choose(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), hole("amount")),
    ),
)


def _declare_from_hand(words: str, name: str) -> None:

    effect.phrase(
        f"{{who:Subject}} {words} {{what:Object}}", KeywordAction(hole("who"), name, what=hole("what", Choose))
    )


for _verb in ("manifest", "cloak"):
    _declare_from_hand(f"{_verb}[s]", _verb)
effect.words({"proliferate again": KeywordAction(You(), "proliferate")})
for _action in ("proliferate[s]", "investigate[s]", "populate[s]", "learn[s]", "forage[s]", "time travel[s]"):
    effect.phrase(f"{{who:Subject}} {_action}", KeywordAction, fixed={"name": _action.removesuffix("[s]")})
