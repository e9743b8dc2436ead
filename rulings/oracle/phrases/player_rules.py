"""Rules for players: what they can't do, have and may do, on lines and for a time (CR 101.2, 604.1, 611.2).

What is here: the category ``PlayerRule`` with its commonest phrases, and the lines and effects that such rules stand
in. What is not: playing from other zones (``playing_from_zones``), rarer rules (``rules_for_players``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed
from rulings.abilities.changes.permissions import PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import IsInZones
from rulings.abilities.durations import Forever, UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer
from rulings.oracle.categories import ORACLE, SAID_IN_THE_PLURAL, ability, effect
from rulings.oracle.holes import hole

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


effect.phrase(
    "{who:Player} may cast {filter:Filter@plural} this turn as though they had flash",
    RuleChange((PlayerMay(hole("who"), "cast as though flash", hole("filter")),), _THIS_TURN),
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

    rule.phrase(
        f"{{who:Subject}} play[s] with {words} revealed",
        PlayerHas(
            hole(
                "who",
                where=lambda one: (
                    not (isinstance(one, EachPlayer | EachOpponent) and one.wording == SAID_IN_THE_PLURAL)
                ),
            ),
            what,
        ),
    )


_plays_revealed("the top card of (their|your:who) library", "top card revealed")
_plays_revealed("(their|your:who) hand(s:who)", "hand revealed")

# The lines and effects that the rules stand in.


ability.phrase("{rules:PlayerRule+and}.", StaticAbility(changes=hole("rules")))
for _template in (
    "as long as {condition:Condition}, {rules:PlayerRule+and}.",
    "{rules:PlayerRule+and} as long as {condition:Condition}.",
):
    ability.phrase(
        _template,
        StaticAbility(changes=hole("rules"), condition=hole("condition", unless=IsInZones)),
        carries={"as long as": "condition"},
    )


effect.phrase("{rules:PlayerRule+and} {duration:Duration}", RuleChange(hole("rules"), hole("duration")))
effect.phrase("{duration:Duration}, {rules:PlayerRule+and}", RuleChange(hole("rules"), hole("duration")))


effect.phrase(
    "{who:Player} may play {amount:Amount} additional land(s:amount) this turn",
    RuleChange((PlayerMay(hole("who"), "play additional land", amount=hole("amount")),), _THIS_TURN),
    carries={"may": "RuleChange"},
)

# For the rest of the game.


effect.phrase("{change:PlayerRule} for the rest of the game", RuleChange((hole("change"),), Forever()))
