"""May, may pay, and what depends on it (CR 118.12, 608.2d)."""

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import Change, SetController
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.costs.cost import Cost, EffectCost
from rulings.abilities.costs.mana import PayEnergy
from rulings.abilities.durations import Duration, Forever, UntilEndOfTurn
from rulings.abilities.effects.cards import Discard, Draw, Mill, Reveal, Shuffle
from rulings.abilities.effects.conditional import If, Unless, UnlessCondition
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, RuleChange
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.moving import Entering, Exile, ReturnTo, Sacrifice
from rulings.abilities.effects.optional import AnyMayPay, May, MayPay, PayAny, PayAnyLife, PayNow
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent, It, ObjectRef, Target, This
from rulings.oracle.categories import ORACLE, Clauses, Implied, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import declare_verb

bare = ORACLE.category("BecomeBare")
"""The predicate as it stands after "have": "become a 3/3 Angel artifact creature with flying"."""
_THEM = ThatPlayer(antecedent=Antecedent("each player"))
offer = ORACLE.category("Offer")
"""Who may pay what: an ``AnyMayPay`` without what follows."""
_COMBAT = ("attack", "block", "attack or block", "be blocked")
declare_verb("become a {what:BecomingNoun@singular}", "become a", bare)


def _damaged(source: ObjectRef, amount: Amount) -> Cost:
    return Cost((EffectCost(DealDamage(source, amount, _THEM)),))


def _declare(words: str, who: PlayerRef) -> None:

    offer.phrase(f"{words} may {{cost:Payment@plural}}", AnyMayPay(who, hole("cost")), carries={"may": "AnyMayPay"})

    offer.phrase(
        f"{words} may have {{source:Object}} deal {{amount:Quantity}} damage to them",
        AnyMayPay(who, _damaged(hole("source"), hole("amount"))),
        carries={"may": "AnyMayPay"},
    )


for _words, _who in (
    ("any player", EachPlayer()),
    ("any opponent", EachOpponent()),
    ("any other player", EachOtherPlayer()),
):
    _declare(_words, _who)

# What is paid to attack or block is paid then (``combat_costs``), not as the effect begins.
effect.phrase(
    "{effect:Effect} unless {who:Player} {cost:Payment@who}",
    Unless(
        hole(
            "effect",
            where=lambda effect: (
                not (
                    isinstance(effect, Continuous | RuleChange)
                    and any(isinstance(one, CantDo) and one.what in _COMBAT for one in effect.changes)
                )
            ),
        ),
        hole("who"),
        hole("cost"),
    ),
    carries={"unless": "Unless"},
)
effect.phrase("{effect:Effect} unless {condition:Condition}", UnlessCondition, carries={"unless": "UnlessCondition"})


def _have(template: str, done: Effect) -> None:
    effect.phrase(f"{{chooser:Subject}} may have {template}", May(hole("chooser"), done), carries={"may": "May"})


_DEALT = DealDamage(hole("source"), hole("amount"), hole("to"))
_have("{source:Object} deal {amount:Quantity} damage to {to:Recipient}", _DEALT)
_have("{source:Object} deal damage equal to {amount:Quantity} to {to:Recipient}", _DEALT)
_have("{who:Player} lose {amount:Quantity} life", LoseLife(hole("who"), hole("amount")))
_have("{who:Player} gain {amount:Quantity} life", GainLife(hole("who"), hole("amount")))
_have("{who:Player} draw {amount:Amount} card(s:amount)", Draw(hole("who"), hole("amount")))
_have("{who:Player} mill {amount:Amount} card(s:amount)", Mill(hole("who"), hole("amount")))
_have("{who:Player} discard {what:Object}", Discard(hole("who"), hole("what")))
_have("{who:Player} sacrifice {what:Object}", Sacrifice(hole("who"), hole("what")))
_have("{who:Player} shuffle", Shuffle(hole("who")))
_have("{who:Player} reveal {what:Object}", Reveal(hole("who"), hole("what")))
_have("{first:Object} fight {second:Object}", Fight(hole("first"), hole("second")))
effect.phrase("{who:Subject} pay[s] {cost:EnergyNow}", PayNow)
ORACLE.category("EnergyNow").phrase("{amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))


def _becomes(objects: ObjectRef, of: ObjectRef, exceptions: tuple[Change, ...]) -> Continuous:
    return Continuous(objects, (BecomeCopy(of, exceptions),), Forever())


effect.phrase(
    "{who:Subject} may have {objects:Object} become a copy of {of:Object}<, except {exceptions:CopyExceptions}>",
    May(hole("who"), _becomes(hole("objects", This, It, Target), hole("of"), hole("exceptions", default=()))),
    carries={"may": "May", "except": "effect"},
)


def _has_bare_verb(effect: Effect) -> bool:
    if isinstance(effect, Clauses):
        return _has_bare_verb(effect.effects[0])
    if isinstance(effect, DealDamage | Continuous | May | MayPay | PayNow):
        return False
    return not hasattr(effect, "who") or isinstance(effect.who, Implied) or isinstance(effect, Exile | ReturnTo)


def _may_be_done(effect: Effect) -> bool:
    """Whether "you may A and each opponent B" leaves B open too the words don't say: only bare verbs are read."""
    if isinstance(effect, Clauses) and any(not _has_bare_verb(one) for one in effect.effects):
        return False
    first = effect.effects[0] if isinstance(effect, Clauses) else effect
    if isinstance(first, Delayed) and not isinstance(first.effect, If):
        # "May draw two cards at the beginning of the next upkeep": then it is chosen (CR 603.7).
        return False
    return _has_bare_verb(effect)


effect.phrase(
    "{who:Subject} may {effect:Clauses}",
    May(hole("who"), hole("effect", where=_may_be_done)),
    carries={"may": "May"},
)
for _words, _what in (("{E}", "energy"), ("life", "life")):
    effect.phrase(f"{{who:Subject}} pay[s] any amount of {_words}", PayAny, fixed={"what": _what})
ORACLE.category("EntryChoice").words({"pay any amount of life": PayAnyLife()})


def _have_changes(chooser: PlayerRef, objects: ObjectRef, changes: tuple[Change, ...], duration: Duration) -> May:
    return May(chooser, Continuous(objects, changes, duration))


effect.phrase(
    "{chooser:Subject} may have {objects:Object} {what:BecomeBare} until end of turn",
    _have_changes(hole("chooser"), hole("objects"), (hole("what"),), UntilEndOfTurn()),
    carries={"may": "May"},
)
effect.phrase(
    "{chooser:Subject} may have {objects:Object} {changes:Change+and@plural} {duration:Duration}",
    May(hole("chooser"), Continuous(hole("objects"), hole("changes"), hole("duration"))),
    carries={"may": "May"},
)
effect.phrase(
    "{chooser:Subject} may have {who:Player} gain control of {objects:Object} {duration:Duration}",
    May(hole("chooser"), Continuous(hole("objects"), (SetController(hole("who")),), hole("duration"))),
    carries={"may": "May"},
)
effect.phrase(
    "{chooser:Subject} may have {who:Player} create a {token:TokenWords@singular} that's tapped and attacking",
    May(
        hole("chooser"),
        CreateToken(hole("who"), Fixed(1), hole("token"), entering=Entering(tapped=True, attacking=True)),
    ),
    carries={"may": "May"},
)
