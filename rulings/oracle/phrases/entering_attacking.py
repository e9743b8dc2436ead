"""What enters attacking a certain player: "tapped and attacking that player or a planeswalker they control" (CR 508.4).

What is here: cards put onto the battlefield, tokens and copies that attack the player said; attacks on "a player", once
for each. What is not: what enters attacking whomever its controller chooses (``putting``, ``tokens``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.events.combat import Attacks, PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.players import AnyPlayer, AttackingPlayer, DefendingPlayer, Opponent, PlayerRef, ThatPlayer
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE, effect, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

attacking_whom = ORACLE.category("AttackingWhom")
"""What follows "onto the battlefield" or "that's": an ``Entering`` that says whom it attacks."""


def _declare_whom(words: str, end: str, *, tapped: bool) -> None:
    base = Entering(tapped=tapped, attacking=True, or_planeswalker=bool(end))

    attacking_whom.phrase(
        f"{words} {{attacked:Player}}{end}", replace(base, attacked=hole("attacked", ThatPlayer, DefendingPlayer))
    )


for _end in ("", " or a planeswalker they control"):
    _declare_whom("tapped and attacking", _end, tapped=True)
    _declare_whom("attacking", _end, tapped=False)

_how = ORACLE.category("HowItEnters")


_how.phrase("{how:AttackingWhom}", hole("how"), kind=Entering, is_transparent=True)


_how.phrase(
    "under {controller:Player's} control {how:AttackingWhom}",
    but(hole("how", Entering), controller=hole("controller")),
    kind=Entering,
)

# Tokens.


def _declare_token(that: str, *, is_one: bool) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {{token:TokenWords@amount}} {that} {{how:AttackingWhom}}",
        CreateToken(
            hole("who"),
            hole("amount", where=lambda one: (one == Fixed(1)) is is_one),
            hole("token"),
            entering=hole("how"),
        ),
    )


_declare_token("that's", is_one=True)
_declare_token("that are", is_one=False)


effect.phrase(
    "{who:Subject} create[s] a tapped {token:TokenWords@singular} that's {how:AttackingWhom}",
    CreateToken(
        hole("who"),
        Fixed(1),
        hole("token"),
        entering=but(hole("how", Entering, where=lambda one: not one.tapped), tapped=True),
    ),
)


def _declare_copy(words: str, *, tapped_before: bool) -> None:
    """ "A token that's a copy of it tapped and attacking that player", "a tapped token ... attacking that player"."""
    article = "a tapped token" if tapped_before else "a token"

    def make(
        who: PlayerRef, of: ObjectRef, how: Entering, exceptions: tuple[Change, ...] = ()
    ) -> CreateCopyToken | None:
        if tapped_before:
            if how.tapped:
                return None
            how = replace(how, tapped=True)
        return CreateCopyToken(who, Fixed(1), of, exceptions, how)

    def unmake(node: CreateCopyToken) -> Slots:
        how = node.entering
        if how is None or how.attacked is None or node.amount != Fixed(1):
            return None
        if tapped_before:
            if not how.tapped:
                return None
            how = replace(how, tapped=False)
        return {"who": node.who, "of": node.of, "how": how, "exceptions": node.exceptions}

    effect.phrase(
        f"{{who:Subject}} create[s] {article} that's a copy of {{of:Object}}{words} {{how:AttackingWhom}}"
        "<, except {exceptions:CopyExceptions}>",
        make,
        unmake,
        kind=CreateCopyToken,
        carries={"except": "exceptions"},
    )


for _words in ("", ",", " that's"):
    _declare_copy(_words, tapped_before=False)
_declare_copy("", tapped_before=True)

# Attacks on a player, once for each player that is attacked (CR 508.3b).

event.phrase("{who:Player} attack[s] a player", PlayerAttacks, fixed={"whom": AnyPlayer()})


event.phrase(
    "{who:Player} attack[s] a player with one or more {attackers:Filter@plural}",
    PlayerAttacks(hole("who"), hole("attackers"), 1, AnyPlayer()),
)

event.phrase("{who:Player} attack[s] one of your opponents", PlayerAttacks, fixed={"whom": Opponent()})
event.phrase("{attacker:EventObject} attack[s] one of your opponents", Attacks, fixed={"whom": Opponent()})
for _damage, _combat in (("combat damage", True), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to one of your opponents",
        DealsDamage,
        fixed={"to": Opponent(), "combat": _combat},
    )
ORACLE.category("Player").phrase("that attacking player", AttackingPlayer)
