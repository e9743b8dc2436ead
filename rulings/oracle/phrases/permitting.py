"""What objects and players can and can't do: restrictions, requirements and permissions (CR 101.2).

What is here: predicates of objects beyond the basic ones of ``changes``, and rules for players, as static abilities and
for a time. What is not: casting for other costs (``spell_costs``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.changes import (
    AttackTax,
    CanDo,
    CantDo,
    Change,
    MustDo,
    PlayerCant,
    PlayerHas,
    PlayerMay,
    SetController,
)
from rulings.abilities.conditions import Condition, InStep, IsInZones, Negated
from rulings.abilities.costs import Cost
from rulings.abilities.durations import (
    Duration,
    DuringNextTurnOf,
    Forever,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilYourNextStep,
)
from rulings.abilities.effects import Continuous, RuleChange
from rulings.abilities.filters import ControlledBy, Filter, HasType, InZone
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, PlayerRef, You
from rulings.abilities.references import Attached, Every, ObjectRef, Several, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, ability, change, condition, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# When.

condition.words(
    {
        "it's combat": InStep("combat"),
        "it's your main phase": InStep("main phase", You()),
    }
)


def _declare_while(words: str, when: Condition) -> None:
    """ "During your turn, ..." before a static ability."""

    def make(affected: Node, changes: tuple[Change, ...]) -> StaticAbility:
        return StaticAbility(affected=affected, changes=changes, condition=when)

    def unmake(node: StaticAbility) -> Slots:
        if node.condition != when or node.affected is None or node != make(node.affected, node.changes):
            return None
        return {"affected": node.affected, "changes": node.changes}

    for template in (
        f"{words}, {{affected:Affected}} {{changes:Change+and@affected}}.",
        f"{{affected:Affected}} {{changes:Change+and@affected}} {words}.",
    ):
        ability.phrase(template, make, unmake, kind=StaticAbility, carries={"each": "condition"})

    def make_rule(rule: Change) -> StaticAbility:
        return StaticAbility(changes=(rule,), condition=when)

    def unmake_rule(node: StaticAbility) -> Slots:
        return {"rule": node.changes[0]} if node.changes and node == make_rule(node.changes[0]) else None

    for template in (f"{words}, {{rule:PlayerRule}}.", f"{{rule:PlayerRule}} {words}."):
        ability.phrase(template, make_rule, unmake_rule, kind=StaticAbility, carries={"each": "condition"})


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during each of your turns", InStep("turn", You())),
    ("during combat", InStep("combat")),
):
    _declare_while(_words, _when)

# Predicates of objects.

change.phrase(
    "can attack as though (it|they:self) didn't have defender",
    CanDo,
    fixed={"what": "attack as though it didn't have defender"},
)
change.phrase(
    "can block {amount:Amount} additional creature(s:amount) each combat",
    CanDo,
    fixed={"what": "block additional"},
    carries={"each": "what"},
)
change.phrase(
    "can boast twice during each of your turns rather than once",
    CanDo,
    fixed={"what": "boast twice"},
    carries={"each": "what"},
)
change.phrase("can block {amount:Amount} additional creature(s:amount)", CanDo, fixed={"what": "block additional"})
change.phrase("can block any number of creatures", CanDo, fixed={"what": "block any number"})
change.phrase("can block as though (it|they:self) had reach", CanDo, fixed={"what": "block as though it had reach"})
change.phrase(
    "can block creatures with shadow as though (it|they:self) had shadow",
    CanDo,
    fixed={"what": "block as though it had shadow"},
)
change.phrase(
    "assign[s] combat damage equal to (its|their:self) toughness rather than (its|their:self) power",
    CanDo,
    fixed={"what": "assign by toughness"},
)
change.phrase("can block only {unless:Filter@plural}", CantDo, fixed={"what": "block"}, carries={"only": "unless"})


def _unless_paid(cost: Cost) -> CantDo:
    """A cost to attack (CR 508.1h)."""
    return CantDo("attack", unless=cost)


def _undo_unless_paid(node: CantDo) -> Slots:
    return {"cost": node.unless} if isinstance(node.unless, Cost) and node == _unless_paid(node.unless) else None


for _pays in ("its controller pays", "you pay"):
    change.phrase(
        f"can't attack unless {_pays} {{cost:ManaOnly}}",
        _unless_paid,
        _undo_unless_paid,
        kind=CantDo,
        carries={"unless": "unless"},
    )
for _what in ("attack", "block", "attack or block", "be blocked"):
    change.phrase(
        f"can't {_what} unless {{unless:Condition}}", CantDo, fixed={"what": _what}, carries={"unless": "unless"}
    )
change.phrase("can't be the target of {by:Filter@plural}", CantDo, fixed={"what": "be targeted"})
for _words, _what in (("be enchanted", "be enchanted"), ("be equipped", "be equipped")):
    change.phrase(f"can't {_words}", CantDo, fixed={"what": _what})
change.phrase("can't have counters put on (it|them:self)", CantDo, fixed={"what": "have counters"})
change.phrase("can't attack {whom:Player}", CantDo, fixed={"what": "attack"})


def _player_and_theirs(player: PlayerRef, filter: Filter) -> CantDo:
    return CantDo("attack", whom=Several((player, Every(filter))))


def _undo_player_and_theirs(node: CantDo) -> Slots:
    match node.whom:
        case Several(parts=(PlayerRef() as player, Every(filter=filter))):
            return {"player": player, "filter": filter} if node == _player_and_theirs(player, filter) else None
    return None


for _joint in ("or", "and"):
    change.phrase(
        f"can't attack {{player:Player}} {_joint} {{filter:Filter@plural}}",
        _player_and_theirs,
        _undo_player_and_theirs,
        kind=CantDo,
    )


def _declare_deactivated(template: str, what: tuple[CantDo, ...]) -> None:
    """ "... and its activated abilities can't be activated"."""

    def make(affected: Node) -> StaticAbility:
        return StaticAbility(affected=affected, changes=what)

    def unmake(node: StaticAbility) -> Slots:
        return {"affected": node.affected} if node.affected and node == make(node.affected) else None

    ability.phrase(template, make, unmake, kind=StaticAbility)


_NOT_ACTIVATED = CantDo("activate")
_declare_deactivated(
    "{affected:Affected} can't attack or block, and its activated abilities can't be activated.",
    (CantDo("attack or block"), _NOT_ACTIVATED),
)
_declare_deactivated("{affected:Affected's} activated abilities can't be activated.", (_NOT_ACTIVATED,))


def _declare_about(template: str, what: Change) -> None:
    def make(object: Node) -> StaticAbility:
        return StaticAbility(affected=object, changes=(what,))

    def unmake(node: StaticAbility) -> Slots:
        return {"object": node.affected} if node.affected is not None and node == make(node.affected) else None

    ability.phrase(template, make, unmake, kind=StaticAbility, carries={"may": "changes", "each": "changes"})


_THIS_TURN = UntilEndOfTurn()


def _declare_for_now(template: str, what: Change, duration: Duration = _THIS_TURN) -> None:
    def make(objects: ObjectRef) -> Continuous:
        return Continuous(objects, (what,), duration)

    def unmake(node: Continuous) -> Slots:
        if not isinstance(node.objects, ObjectRef) or node != make(node.objects):
            return None
        return {"objects": node.objects}

    effect.phrase(template, make, unmake, kind=Continuous)


_LURE = MustDo("be blocked", all_able=True)
_declare_about("all creatures able to block {object:Affected} do so.", _LURE)
_declare_for_now("all creatures able to block {objects:Object} this turn do so", _LURE)

# Damage that is not assigned.

_declare_for_now("{objects:Object} assign[s] no combat damage this turn", CanDo("assign no combat damage"))

# Said of the object in other words.

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

# Requirements and restrictions for a time.

for _verb in ("attack", "block"):
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this turn if able", MustDo(_verb))
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this combat if able", MustDo(_verb), UntilEndOfCombat())
_declare_for_now("{objects:Object} must be blocked this turn if able", MustDo("be blocked"))


def _next_turn(who: PlayerRef, filter: Filter, whom: This) -> RuleChange:
    return RuleChange((MustDo("attack", whom=whom),), DuringNextTurnOf(who), filter)


def _undo_next_turn(node: RuleChange) -> Slots:
    match node:
        case RuleChange(
            changes=(MustDo(what="attack", whom=This() as whom),),
            duration=DuringNextTurnOf(who=who),
            affected=Filter() as filter,
        ):
            return {"who": who, "filter": filter, "whom": whom}
    return None


def _each_next_turn(who: PlayerRef, filter: Filter) -> RuleChange:
    return RuleChange((MustDo("attack"),), DuringNextTurnOf(who), filter)


def _undo_each_next_turn(node: RuleChange) -> Slots:
    match node:
        case RuleChange(
            changes=(MustDo(what="attack", whom=None),), duration=DuringNextTurnOf(who=who), affected=Filter() as filter
        ):
            return {"who": who, "filter": filter}
    return None


effect.phrase(
    "during {who:Player's} next turn, each {filter:Filter@singular} attacks if able",
    _each_next_turn,
    _undo_each_next_turn,
    kind=RuleChange,
    carries={"next": "duration", "each": "affected"},
)
effect.phrase(
    "during {who:Player's} next turn, {filter:Filter@plural} attack {whom:This} if able",
    _next_turn,
    _undo_next_turn,
    kind=RuleChange,
    carries={"next": "duration"},
)
_declare_for_now(
    "{objects:Object} can attack this turn as though (it|they:objects) didn't have defender",
    CanDo("attack as though it didn't have defender"),
)


def _stays_tapped_if(object: This, condition: Condition) -> StaticAbility:
    return StaticAbility(affected=object, changes=(CantDo("untap"),), condition=condition)


ability.phrase(
    "{object:This} doesn't untap during your untap step if {condition:Condition}.",
    _stays_tapped_if,
    lambda node: (
        {"object": node.affected, "condition": node.condition}
        if isinstance(node.affected, This)
        and node.condition
        and node == _stays_tapped_if(node.affected, node.condition)
        else None
    ),
    kind=StaticAbility,
)

_NEXT_UNTAP = UntilYourNextStep("untap step done")


def _stays_tapped(objects: ObjectRef) -> Continuous | None:
    """Not of "all lands", whose set is not fixed before that step (CR 611.2c)."""
    return None if isinstance(objects, Every) else Continuous(objects, (CantDo("untap"),), _NEXT_UNTAP)


def _undo_stays_tapped(node: Continuous) -> Slots:
    if not isinstance(node.objects, ObjectRef) or node != _stays_tapped(node.objects):
        return None
    return {"objects": node.objects}


for _whose in (
    "its controller's next untap step",
    "their controller's next untap step",
    "their controllers' next untap steps",
    "your next untap step",
    "that player's next untap step",
):
    effect.phrase(
        f"{{objects:Object}} [doesn't|don't] untap during {_whose}",
        _stays_tapped,
        _undo_stays_tapped,
        kind=Continuous,
        carries={"next": "duration"},
    )

# Rules for players.

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
_LANDS: tuple[tuple[str, Amount], ...] = (("a additional land", Fixed(1)), ("two additional lands", Fixed(2)))
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
        are_several = isinstance(who, EachPlayer | EachOpponent) and who.wording != 0
        return None if are_several else PlayerHas(who, what)

    rule.phrase(
        f"{{who:Subject}} play[s] with {words} revealed",
        make,
        lambda node: {"who": node.who} if node == make(node.who) else None,
        kind=PlayerHas,
    )


_plays_revealed("the top card of (their|your:who) library", "top card revealed")
_plays_revealed("(their|your:who) hand(s:who)", "hand revealed")

# From other zones.

_OWN_ZONES = (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE))
for _words, _zone in _OWN_ZONES:
    for _verb, _what in (("cast", "cast"), ("play", "play")):

        def _this_from(who: PlayerRef, filter: This, what: str = _what, zone: Zone = _zone) -> PlayerMay:
            return PlayerMay(who, what, filter, InZone(zone))

        def _undo_this_from(node: PlayerMay, what: str = _what, zone: Zone = _zone) -> Slots:
            if not isinstance(node.filter, This) or node != _this_from(node.who, node.filter, what, zone):
                return None
            return {"who": node.who, "filter": node.filter}

        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:This}} from {_words}",
            _this_from,
            _undo_this_from,
            kind=PlayerMay,
            carries={"may": "PlayerMay"},
        )


def _this_from_two(what: This) -> StaticAbility:
    places = (Zone.GRAVEYARD, Zone.EXILE)
    changes = tuple(PlayerMay(You(), "cast", what, InZone(zone)) for zone in places)
    return StaticAbility(changes=changes, zones=places)


ability.phrase(
    "you may cast {what:This} from your graveyard or from exile.",
    _this_from_two,
    lambda node: (
        {"what": node.changes[0].filter}
        if isinstance(node.changes[0], PlayerMay)
        and isinstance(node.changes[0].filter, This)
        and node == _this_from_two(node.changes[0].filter)
        else None
    ),
    kind=StaticAbility,
    carries={"may": "changes"},
)
for _keyword in ("bestow", "blitz", "warp"):

    def _this_using(who: PlayerRef, filter: This, using: str = _keyword) -> PlayerMay:
        return PlayerMay(who, "cast", filter, InZone(Zone.GRAVEYARD), using=using)

    def _undo_this_using(node: PlayerMay, using: str = _keyword) -> Slots:
        if not isinstance(node.filter, This) or node != _this_using(node.who, node.filter, using):
            return None
        return {"who": node.who, "filter": node.filter}

    rule.phrase(
        f"{{who:Player}} may cast {{filter:This}} from your graveyard using its {_keyword} ability",
        _this_using,
        _undo_this_using,
        kind=PlayerMay,
        carries={"may": "PlayerMay"},
    )
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    for _verb, _what in (("cast", "cast"), ("play", "play land")):

        def _some_from(who: PlayerRef, filter: Filter, what: str = _what, zone: Zone = _zone) -> PlayerMay | None:
            if (filter.kind is Kind.SPELL) is not (what == "cast"):
                return None
            # Cards are played: the lands among them, and the others cast.
            verb = "play" if filter.kind is Kind.CARD else what
            return PlayerMay(who, verb, filter, InZone(zone, You()))

        def _undo_some_from(node: PlayerMay, what: str = _what, zone: Zone = _zone) -> Slots:
            if not isinstance(node.filter, Filter) or node != _some_from(node.who, node.filter, what, zone):
                return None
            return {"who": node.who, "filter": node.filter}

        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:Filter@plural}} from {_words}",
            _some_from,
            _undo_some_from,
            kind=PlayerMay,
            carries={"may": "PlayerMay"},
        )


def _declare_lands_and_spells(words: str, zone: Zone) -> None:
    place = InZone(zone, You())

    def make(spells: Filter) -> StaticAbility | None:
        if spells.kind is not Kind.SPELL:
            return None
        lands = PlayerMay(You(), "play land", Filter(Kind.PERMANENT, (HasType(CardType.LAND),)), place)
        return StaticAbility(changes=(lands, PlayerMay(You(), "cast", spells, place)))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (PlayerMay(), PlayerMay(filter=Filter() as spells)) if node == make(spells):
                return {"spells": spells}
        return None

    ability.phrase(
        f"you may play lands and cast {{spells:Filter@plural}} from {words}.",
        make,
        unmake,
        kind=StaticAbility,
        carries={"may": "changes"},
    )


for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    _declare_lands_and_spells(_words, _zone)

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
    return RuleChange((PlayerMay(who, "play additional land", amount=amount),), UntilEndOfTurn())


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

# Control of what the Aura is on (CR 303.4).


def _controls_attached(affected: Attached) -> StaticAbility:
    return StaticAbility(affected=affected, changes=(SetController(You()),))


def _undo_controls_attached(node: StaticAbility) -> Slots:
    if not isinstance(node.affected, Attached) or node != _controls_attached(node.affected):
        return None
    return {"affected": node.affected}


ability.phrase("you control {affected:Attached}.", _controls_attached, _undo_controls_attached, kind=StaticAbility)

# What attacking costs (CR 508.1h).


def _tax(filter: Filter, whom: PlayerRef, cost: Cost) -> StaticAbility:
    return StaticAbility(changes=(AttackTax("attack", filter, whom, cost),))


def _undo_tax(node: StaticAbility) -> Slots:
    match node.changes:
        case (AttackTax(filter=filter, whom=PlayerRef() as whom, cost=cost),):
            return {"filter": filter, "whom": whom, "cost": cost} if node == _tax(filter, whom, cost) else None
    return None


for _each in ("each creature they control that's attacking you", "each of those creatures"):
    ability.phrase(
        "{filter:Filter@plural} can't attack {whom:Player} unless their controller pays {cost:ManaOnly} for "
        f"{_each}.",
        _tax,
        _undo_tax,
        kind=StaticAbility,
        carries={"unless": "changes", "each": "changes"},
    )


def _tax_of_both(filter: Filter, cost: Cost) -> StaticAbility:
    """ "You or planeswalkers you control": the tax is the same for each."""
    mine = Filter(predicates=(HasType(CardType.PLANESWALKER), ControlledBy(You())))
    return StaticAbility(changes=(AttackTax("attack", filter, Several((You(), mine)), cost),))


def _undo_tax_of_both(node: StaticAbility) -> Slots:
    match node.changes:
        case (AttackTax(filter=filter, cost=cost),):
            return {"filter": filter, "cost": cost} if node == _tax_of_both(filter, cost) else None
    return None


ability.phrase(
    "{filter:Filter@plural} can't attack you or planeswalkers you control unless their controller pays "
    "{cost:ManaOnly} for each of those creatures.",
    _tax_of_both,
    _undo_tax_of_both,
    kind=StaticAbility,
    carries={"unless": "changes", "each": "changes"},
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
