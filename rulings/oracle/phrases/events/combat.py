"""Attacking and blocking (CR 508.3, 509.3)."""

from rulings.abilities.events.combat import Attacks, AttacksUnblocked, BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.players import AnyPlayer, Opponent
from rulings.abilities.references import Several
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def _declare(words: str, number: int) -> None:
    event.phrase(
        f"{{attacker:EventObject}} become[s] blocked by {words} or more {{by:Filter@plural}}",
        BecomesBlocked,
        fixed={"at_least": number},
    )
    event.phrase(
        f"{{blocker:EventObject}} block[s] {words} or more {{blocked:Filter@plural}}",
        Blocks,
        fixed={"at_least": number},
    )

    event.phrase(
        f"{{object:EventObject}} block[s] or become[s:object] blocked by {words} or more {{filter:Filter@plural}}",
        AnyOfEvents(
            (
                Blocks(hole("object"), hole("filter"), at_least=number),
                BecomesBlocked(hole("object"), hole("filter"), at_least=number),
            )
        ),
    )


for _words, _number in (("one", 1), ("two", 2), ("three", 3)):
    _declare(_words, _number)
event.phrase("{blocker:EventBatch} block[s]", Blocks, fixed={"batch": True})
event.phrase("{attacker:EventBatch} become[s] blocked", BecomesBlocked, fixed={"batch": True})


def _many_attack(words: str, minimum: int) -> None:

    event.phrase(
        f"{words} or more {{filter:Filter@plural}} attack", PlayerAttacks(AnyPlayer(), hole("filter"), minimum)
    )


_many_attack("two", 2)
_many_attack("three", 3)
event.phrase("{who:Player} attack[s] a player", PlayerAttacks, fixed={"whom": AnyPlayer()})
event.phrase(
    "{who:Player} attack[s] a player with one or more {attackers:Filter@plural}",
    PlayerAttacks(hole("who"), hole("attackers"), 1, AnyPlayer()),
)
event.phrase("{who:Player} attack[s] one of your opponents", PlayerAttacks, fixed={"whom": Opponent()})
event.phrase("{attacker:EventObject} attack[s] one of your opponents", Attacks, fixed={"whom": Opponent()})
event.phrase("{attacker:EventObject} attack[s]", Attacks)
event.phrase("{attacker:EventObject} attack[s] alone", Attacks, fixed={"alone": True})
event.phrase("{attacker:EventObject} attack[s] {whom:Player}", Attacks)
event.phrase("{attacker:EventBatch} attack[s]", Attacks, fixed={"batch": True})
event.phrase("{attacker:EventObject} attack[s] and isn't blocked", AttacksUnblocked)
event.phrase("{blocker:EventObject} block[s]", Blocks)
event.phrase("{blocker:EventObject} block[s] {blocked:EventObject}", Blocks)
event.phrase("{attacker:EventObject} become[s] blocked", BecomesBlocked)
event.phrase("{attacker:EventObject} become[s] blocked by {by:EventObject}", BecomesBlocked)
event.phrase("{who:Player} attack[s]", PlayerAttacks)
event.phrase(
    "{who:Player} attack[s] a {whom:Filter@singular} with one or more creatures",
    PlayerAttacks(hole("who"), None, 1, hole("whom")),
)
for _word, _number in _NUMBERS.items():
    _attackers: dict[str, Value] = {"minimum": _number}
    event.phrase(
        f"{{who:Player}} attack[s] with {_word} or more {{attackers:Filter@plural}}", PlayerAttacks, fixed=_attackers
    )
    _others = "creature" if _number == 1 else "creatures"
    event.phrase(
        f"{{attacker:EventObject}} and at least {_word} other {_others} attack",
        Attacks,
        fixed={"with_others": _number},
    )
attacked = ORACLE.category("AttackedThing")
"""A player or what they control: "you or a planeswalker you control"."""
attacked.phrase("{player:Player} or a {filter:Filter@singular}", Several((hole("player"), hole("filter"))))
event.phrase("{attacker:EventObject} attack[s] {whom:AttackedThing}", Attacks)
event.phrase("{attacker:EventBatch} attack[s] {whom:Player}", Attacks, fixed={"batch": True})
