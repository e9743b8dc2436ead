"""What objects can, can't and must do (CR 101.2, 508.1, 509.1)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import (
    CanDo,
    CantBePrevented,
    CantDo,
    DoesntTrigger,
    MustAttackWithOne,
    MustDo,
    MustTarget,
    TriggersAgain,
)
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.spells import IsAbilityKind
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, EachOpponent, Opponent, ThatPlayer, You
from rulings.abilities.references import Every, Several, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, ability, change, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import despite

_WORDS = "can be the targets of {by:TargetingThem} as though they didn't have hexproof"
this = ORACLE.category("This")
_SPELL = This("spell")


def _declare(verb: str) -> None:

    # The creatures that these players control.
    ability.phrase(
        f"{{who:Player}} can't {verb} with {{filter:Filter@plural}}.",
        StaticAbility(
            affected=narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        filter.kind is Kind.PERMANENT
                        and (not any(isinstance(one, ControlledBy) for one in filter.predicates))
                    ),
                ),
                ControlledBy(hole("who")),
            ),
            changes=(CantDo(verb),),
        ),
    )


for _verb in ("block", "attack"):
    _declare(_verb)
_WAYS = (
    ("activated abilities can't be activated", CantDo("activate")),
    (
        "activated abilities can't be activated unless they're mana abilities",
        CantDo("activate", unless=Filter(Kind.ABILITY, (IsAbilityKind("mana"),))),
    ),
)


def _declare_deactivated(words: str, what: CantDo) -> None:
    carries = {"unless": "changes"}

    # As one of several things that are said of it.
    change.phrase(f"(its|their:self) {words}", what, carries={"unless": "unless"})

    for joint in (", and", "."):
        ability.phrase(
            f"{{affected:Affected}} {{changes:Change+and@affected}}{joint} (its|their:affected) {words}.",
            StaticAbility(
                affected=hole("affected"), changes=(*hole("changes", where=lambda one: what not in one), what)
            ),
            carries=carries,
        )

    ability.phrase(
        f"{{affected:Affected's}} {words}.", StaticAbility(affected=hole("affected"), changes=(what,)), carries=carries
    )

    effect.phrase(
        f"{{objects:Object's}} {words} {{duration:Duration}}",
        Continuous(hole("objects"), (what,), hole("duration")),
        carries=carries,
    )


for _words, _what in _WAYS:
    _declare_deactivated(_words, _what)


def _enters(filter: Filter) -> EventPattern:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _dies(filter: Filter) -> EventPattern:
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _hits(filter: Filter) -> EventPattern:
    return DealsDamage(filter, AnyPlayer(), combat=True)


causing = ORACLE.category("Causing")
"""What causes an ability to trigger, as a doing: "a creature dying"."""
causing.phrase("a {filter:Filter@singular} dealing combat damage to a player", _hits(hole("filter")))
causing.phrase("a {filter:Filter@singular} entering", _enters(hole("filter")))
causing.phrase("a {filter:Filter@singular} entering the battlefield", _enters(hole("filter")))
causing.phrase("a {filter:Filter@singular} dying", _dies(hole("filter")))
causing.phrase("a {filter:Filter@singular} attacking", Attacks(hole("filter")))
causing.phrase(
    "you casting or copying a {spells:Filter@singular}",
    CastsSpell(You(), hole("spells", where=lambda one: one.kind is Kind.SPELL), also_copy=True),
)
ability.phrase(
    "if {cause:Causing} causes a triggered ability of a {of:Filter@singular} to trigger, that ability triggers a "
    "additional time.",
    StaticAbility(changes=(TriggersAgain(hole("cause"), hole("of")),)),
)
for _it in ("that ability", "it"):
    ability.phrase(
        f"if a triggered ability of {{of:EventObject}} triggers, {_it} triggers a additional time.",
        StaticAbility(changes=(TriggersAgain(EventPattern(), hole("of", Filter)),)),
    )
ability.phrase(
    "if a triggered ability of a {first:Subtype} or another {second:Subtype} you control triggers, that ability "
    "triggers a additional time.",
    StaticAbility(
        changes=(
            TriggersAgain(
                EventPattern(),
                Filter(
                    Kind.PERMANENT,
                    (
                        Either((HasSubtype(hole("first")), Both((HasSubtype(hole("second")), Another())))),
                        ControlledBy(You()),
                    ),
                ),
            ),
        )
    ),
    carries={"another": "changes"},
)


def _declare_silence(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.",
        StaticAbility(changes=(DoesntTrigger(_enters(hole("filter"))),)),
    )


_declare_silence("entering")
_declare_silence("entering the battlefield")


def _declare_silence_of_both(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.",
        StaticAbility(changes=(DoesntTrigger(AnyOfEvents((_enters(hole("filter")), _dies(hole("filter"))))),)),
    )


_declare_silence_of_both("entering or dying")
ability.phrase(
    "while a opponent is choosing targets as part of casting a spell they control or activating a ability they "
    "control, that player must choose at least one {filter:Filter@singular} on the battlefield if able.",
    StaticAbility(changes=(MustTarget(Opponent(), hole("filter")),)),
)
ability.phrase(
    f"{{filter:Filter@plural}} {_WORDS}. ward abilities of those creatures don't trigger.",
    StaticAbility(affected=hole("filter"), changes=(despite(hole("by")), CantDo("trigger ward"))),
)
ability.phrase(
    "{object:This} doesn't untap during your untap step if {condition:Condition}.",
    StaticAbility(affected=hole("object"), changes=(CantDo("untap"),), condition=hole("condition")),
)
ability.phrase(
    "{by:Filter@plural} can't block it.",
    StaticAbility(affected=This("it"), changes=(CantDo("be blocked", by=hole("by")),)),
)
this.phrase("~", This)
this.phrase("this {noun:OwnNoun}", This)


def _declare_about(template: str, what: Change) -> None:

    ability.phrase(
        template, StaticAbility(affected=hole("object"), changes=(what,)), carries={"may": "changes", "each": "changes"}
    )


_declare_about("all creatures able to block {object:Affected} do so.", MustDo("be blocked", all_able=True))
_ABOUT_THIS: tuple[tuple[str, Change], ...] = (
    ("you may choose not to untap {object:This} during your untap step.", CanDo("choose not to untap")),
    (
        "you may have {object:This} assign its combat damage as though it weren't blocked.",
        CanDo("assign damage as though unblocked"),
    ),
)
for _template, _ability in _ABOUT_THIS:
    _declare_about(_template, _ability)
_declare_about("the “_legend rule” doesn't apply to {object:Affected}.", CanDo("ignore legend rule"))
for _each in ("each other player's", "each opponent's"):
    _declare_about(f"untap all {{object:Affected}} during {_each} untap step.", CanDo("untap in other untap steps"))


def _declare_no_triggers(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities of {{of:Filter@plural}} to trigger.",
        StaticAbility(changes=(DoesntTrigger(Moves(hole("filter"), destination=Zone.BATTLEFIELD), hole("of")),)),
    )


_declare_no_triggers("entering")
_declare_no_triggers("entering the battlefield")
_EACH_TIME = (CanDo("regenerate each time it would be destroyed"),)
ability.phrase(
    "if {this:This} would be destroyed, regenerate it.", StaticAbility(affected=hole("this"), changes=_EACH_TIME)
)
for _template in (
    "if a {alongside:Filter@singular} attacks, {affected:This} also attacks if able.",
    "if {alongside:This} attacks, all {affected:Filter@plural} attack if able.",
    "if a {alongside:Filter@singular} attacks, all {affected:Filter@plural} attack if able.",
):
    ability.phrase(
        _template,
        StaticAbility(
            affected=hole(
                "affected", where=lambda affected: not any(isinstance(one, ThatPlayer) for one in walk(affected))
            ),
            changes=(MustDo("attack", alongside=hole("alongside")),),
        ),
    )


def _with_one(whom: Node | None) -> StaticAbility:
    return StaticAbility(changes=(MustAttackWithOne(EachOpponent(), whom),))


def _declare_with_one(words: str, whom: Node | None) -> None:
    whole = _with_one(whom)
    ability.phrase(
        f"each opponent must attack {words}with at least one creature each combat if able.",
        whole,
        carries={"each": "changes"},
    )


_MY_PLANESWALKERS = Every(Filter(Kind.PERMANENT, (HasType(CardType.PLANESWALKER), ControlledBy(You()))))
_declare_with_one("", None)
_declare_with_one("you or a planeswalker you control ", Several((You(), _MY_PLANESWALKERS)))
ability.phrase(
    "counters can't be put on {affected:Filter@plural}.",
    StaticAbility(affected=hole("affected"), changes=(CantDo("have counters"),)),
)
ability.phrase(
    "{affected:This} can't be blocked if {condition:Condition}.",
    StaticAbility(affected=hole("affected"), changes=(CantDo("be blocked"),), condition=hole("condition")),
)


def _declare_uncounterable(template: str, changes: tuple[Change, ...]) -> None:

    ability.phrase(
        template, StaticAbility(affected=_SPELL, changes=changes, condition=hole("condition"), zones=(Zone.STACK,))
    )


_UNCOUNTERABLE = CantDo("be countered")
_declare_uncounterable("if {condition:Condition}, this spell can't be countered.", (_UNCOUNTERABLE,))
_declare_uncounterable(
    "if {condition:Condition}, this spell can't be countered and the damage can't be prevented.",
    (_UNCOUNTERABLE, CantBePrevented(_SPELL)),
)


def _declare_unpreventable(damage: str, by: str, combat: bool | None) -> None:

    ability.phrase(
        f"{damage} that would be dealt by {by} can't be prevented.",
        StaticAbility(changes=(CantBePrevented(hole("by"), combat),)),
    )


for _damage, _combat in (("damage", None), ("combat damage", True)):
    for _by in ("{by:Filter@plural}", "{by:This}"):
        _declare_unpreventable(_damage, _by, _combat)
