"""Rules for players: what they can't do, have and may do, on lines and for a time (CR 101.2, 604.1, 611.2).

What is here: the category ``PlayerRule`` with its commonest phrases, and the lines and effects that such rules stand
in. What is not: playing from other zones (``playing_from_zones``), rarer rules (``rules_for_players``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Condition, IsInZones
from rulings.abilities.durations import Duration, Forever, UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, PlayerRef
from rulings.oracle.categories import ORACLE, SAID_IN_THE_PLURAL, ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_THIS_TURN = UntilEndOfTurn()


rule = ORACLE.category("PlayerRule")
"""A rule about what players can, can't and have, as a ``Change``."""
_CANT = {
    "gain life": "gain life",
    "lose the game": "lose the game",
    "win the game": "win the game",
    "play lands": "play land",
    "search libraries": "search",
    "draw cards": "draw",
    "get counters": "get counters",
    "lose life": "lose life",
    "cycle cards": "cycle",
    "pay life": "pay life",
}
for _words, _what in _CANT.items():
    rule.phrase(f"{{who:Player}} can't {_words}", PlayerCant, fixed={"what": _what})
rule.phrase("{who:Player} can't cast {filter:Filter@plural}", PlayerCant, fixed={"what": "cast"})
rule.phrase(
    "{who:Player} can't cast more than {limit:Amount} {filter:Filter@limit} each turn",
    PlayerCant,
    fixed={"what": "cast"},
    carries={"each": "limit"},
)
rule.phrase(
    "{who:Player} can't draw more than {limit:Amount} card(s) each turn",
    PlayerCant,
    fixed={"what": "draw more than"},
    carries={"each": "limit"},
)
_HAS = {"hexproof": "hexproof", "shroud": "shroud", "no maximum hand size": "no maximum hand size"}
for _words, _what in _HAS.items():
    rule.phrase(f"{{who:Player}} [has|have] {_words}", PlayerHas, fixed={"what": _what})
rule.phrase(
    "{who:Player's} maximum hand size is increased by {amount:Quantity}",
    PlayerHas,
    fixed={"what": "maximum hand size increased"},
)
rule.phrase("{who:Player's} maximum hand size is {amount:Quantity}", PlayerHas, fixed={"what": "maximum hand size"})
rule.phrase(
    "{who:Player's} maximum hand size is reduced by {amount:Quantity}",
    PlayerHas,
    fixed={"what": "maximum hand size reduced"},
)
for _words, _what in (("draw step", "skips draw"), ("untap step", "skips untap"), ("upkeep step", "skips upkeep")):
    rule.phrase(f"{{who:Subject}} skip[s] (their|your:who) {_words}", PlayerHas, fixed={"what": _what})
_LANDS: tuple[tuple[str, Amount], ...] = (
    ("a additional land", Fixed(1)),
    ("two additional lands", Fixed(2)),
    ("any number of lands", AnyNumber()),
)
for _words, _number in _LANDS:
    for _turns in ("on each of your turns", "on each of their turns", "during each of their turns"):
        rule.phrase(
            f"{{who:Player}} may play {_words} {_turns}",
            PlayerMay,
            fixed={"what": "play additional land", "amount": _number},
            carries={"may": "PlayerMay", "each": "what"},
        )
rule.phrase(
    "{who:Player} may cast {filter:Filter@plural} as though they had flash",
    PlayerMay,
    fixed={"what": "cast as though flash"},
    carries={"may": "PlayerMay"},
)

rule.phrase(
    "any player may cast {filter:Filter@plural} as though they had flash",
    PlayerMay,
    fixed={"who": AnyPlayer(), "what": "cast as though flash"},
    carries={"may": "PlayerMay"},
)


def _with_flash_now(who: PlayerRef, filter: Filter) -> RuleChange:
    return RuleChange((PlayerMay(who, "cast as though flash", filter),), _THIS_TURN)


def _undo_with_flash_now(node: RuleChange) -> Slots:
    match node.changes:
        case (PlayerMay(who=who, filter=Filter() as filter),) if node == _with_flash_now(who, filter):
            return {"who": who, "filter": filter}
    return None


effect.phrase(
    "{who:Player} may cast {filter:Filter@plural} this turn as though they had flash",
    _with_flash_now,
    _undo_with_flash_now,
    kind=RuleChange,
    carries={"may": "changes"},
)
for _words, _what in (
    ("their hands revealed", "hand revealed"),
    ("the top card of their libraries revealed", "top card revealed"),
):
    for _who, _players in (("your opponents", EachOpponent()), ("players", EachPlayer())):
        rule.phrase(f"{_who} play with {_words}", PlayerHas, fixed={"who": _players, "what": _what})

# What only tells players something: no rule asks for it, as every card is shown in a demonstration.

for _any_time in ("at any time", "any time"):
    rule.phrase(
        f"{{who:Player}} may look at the top card of (their|your:who) library {_any_time}",
        PlayerMay,
        fixed={"what": "look at top card"},
        carries={"may": "PlayerMay"},
    )


def _plays_revealed(words: str, what: str) -> None:
    def make(who: PlayerRef) -> PlayerHas | None:
        are_several = isinstance(who, EachPlayer | EachOpponent) and who.wording == SAID_IN_THE_PLURAL
        return None if are_several else PlayerHas(who, what)

    rule.phrase(
        f"{{who:Subject}} play[s] with {words} revealed",
        make,
        lambda node: {"who": node.who} if node == make(node.who) else None,
        kind=PlayerHas,
    )


_plays_revealed("the top card of (their|your:who) library", "top card revealed")
_plays_revealed("(their|your:who) hand(s:who)", "hand revealed")

# The lines and effects that the rules stand in.


def _static(rules: tuple[Change, ...]) -> StaticAbility:
    return StaticAbility(changes=rules)


def _undo_static(node: StaticAbility) -> Slots:
    return {"rules": node.changes} if node.changes and node == _static(node.changes) else None


def _static_if(rules: tuple[Change, ...], condition: Condition) -> StaticAbility | None:
    return None if isinstance(condition, IsInZones) else StaticAbility(changes=rules, condition=condition)


def _undo_static_if(node: StaticAbility) -> Slots:
    if node.condition is None or node != _static_if(node.changes, node.condition):
        return None
    return {"rules": node.changes, "condition": node.condition}


ability.phrase("{rules:PlayerRule+and}.", _static, _undo_static, kind=StaticAbility)
for _template in (
    "as long as {condition:Condition}, {rules:PlayerRule+and}.",
    "{rules:PlayerRule+and} as long as {condition:Condition}.",
):
    ability.phrase(_template, _static_if, _undo_static_if, kind=StaticAbility, carries={"as long as": "condition"})


def _for_a_time(rules: tuple[Change, ...], duration: Duration) -> RuleChange:
    return RuleChange(rules, duration)


def _undo_for_a_time(node: RuleChange) -> Slots:
    return {"rules": node.changes, "duration": node.duration} if node.affected is None else None


effect.phrase("{rules:PlayerRule+and} {duration:Duration}", _for_a_time, _undo_for_a_time, kind=RuleChange)
effect.phrase("{duration:Duration}, {rules:PlayerRule+and}", _for_a_time, _undo_for_a_time, kind=RuleChange)


def _more_lands(who: PlayerRef, amount: Amount) -> RuleChange:
    return RuleChange((PlayerMay(who, "play additional land", amount=amount),), _THIS_TURN)


def _undo_more_lands(node: RuleChange) -> Slots:
    match node.changes:
        case (PlayerMay(who=who, what="play additional land", amount=Amount() as amount),):
            return {"who": who, "amount": amount} if node == _more_lands(who, amount) else None
    return None


effect.phrase(
    "{who:Player} may play {amount:Amount} additional land(s:amount) this turn",
    _more_lands,
    _undo_more_lands,
    kind=RuleChange,
    carries={"may": "RuleChange"},
)

# For the rest of the game.


def _rest_of_the_game(change: Change) -> RuleChange:
    return RuleChange((change,), Forever())


def _undo_rest_of_the_game(node: RuleChange) -> Slots:
    if len(node.changes) != 1 or node != _rest_of_the_game(node.changes[0]):
        return None
    return {"change": node.changes[0]}


effect.phrase(
    "{change:PlayerRule} for the rest of the game", _rest_of_the_game, _undo_rest_of_the_game, kind=RuleChange
)
