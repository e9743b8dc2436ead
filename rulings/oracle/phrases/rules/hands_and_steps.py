"""Steps that are skipped, the maximum hand size, and playing with cards revealed (CR 500.11, 402.2, 701.20)."""

from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.players import EachOpponent, EachPlayer
from rulings.oracle.categories import ORACLE, SAID_IN_THE_PLURAL
from rulings.oracle.holes import hole

rule = ORACLE.category("PlayerRule")
for _words, _what in (("draw step", "skips draw"), ("untap step", "skips untap"), ("upkeep step", "skips upkeep")):
    rule.phrase(f"{{who:Subject}} skip[s] (their|your:who) {_words}", PlayerHas, fixed={"what": _what})
for _words, _what in (("draw", "skips draw"), ("untap", "skips untap"), ("upkeep", "skips upkeep")):
    for _who in (EachPlayer(), EachOpponent()):
        _players = "players" if isinstance(_who, EachPlayer) else "your opponents"
        rule.phrase(f"{_players} skip their {_words} steps", PlayerHas(_who, _what))
for _how in ("reduced", "increased"):
    rule.phrase(
        f"{{who:Player's}} maximum hand size is {_how} by {{amount:NumberWord}}",
        PlayerHas,
        fixed={"what": f"maximum hand size {_how}"},
    )
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
rule.phrase("{who:Player's} maximum hand size is {amount:NumberWord}", PlayerHas, fixed={"what": "maximum hand size"})
for _words, _what in (
    ("their hands revealed", "hand revealed"),
    ("the top card of their libraries revealed", "top card revealed"),
):
    for _them_said, _players_meant in (("your opponents", EachOpponent()), ("players", EachPlayer())):
        rule.phrase(f"{_them_said} play with {_words}", PlayerHas, fixed={"who": _players_meant, "what": _what})


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
rule.phrase("{who:Player} [has|have] no maximum hand size", PlayerHas, fixed={"what": "no maximum hand size"})
