"""Effects that change rules for a time, and delayed ones (CR 603.7, 611.2)."""

from rulings.abilities.ability import KeywordAbility, Replacement, StaticAbility
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantBePrevented, CostChange, MustDo, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import Duration, DuringNextTurnOf, Forever, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace, RuleChange
from rulings.abilities.effects.optional import May
from rulings.abilities.events.damage_and_life import DamageLowersLife, DealsDamage, IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.spells import CastBy, IsNthCast
from rulings.abilities.filters.status import InZone
from rulings.abilities.modifications import EntersWith, LowerLifeOnlyTo, Prevent
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import Choose, Every, It, Target, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import AFTERWARDS, SharedVerb, ability, effect
from rulings.oracle.holes import but, hole

_FREE = Cost(())
_LOWERS = (
    "damage that would reduce your life total to less than {below:Quantity} reduces it to {floor:Quantity} instead"
)
_CARRIED = {"next": "once", "instead": "replacement"}
_THIS_TURN = UntilEndOfTurn()
_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))
_WORDS = ("hexproof", "shroud")


def _declare_permission(verb: str, cost: Cost | None, words: str) -> None:

    templates = [
        f"{{who:Player}} may {verb} {{what:Object}}{words} {{duration:Duration}}",
        f"{{duration:Duration}}, {{who:Player}} may {verb} {{what:Object}}{words}",
    ]
    if words:
        templates.append(f"{{who:Player}} may {verb} {{what:Object}} {{duration:Duration}}{words}")
    for template in templates:
        effect.phrase(
            template,
            RuleChange((PlayerMay(hole("who"), verb, zone=hole("what", It, Target), cost=cost),), hole("duration")),
            carries={"may": "changes"},
        )


for _verb in ("cast", "play"):
    _declare_permission(_verb, None, "")
    for _its in ("its", "their"):
        _declare_permission(_verb, _FREE, f" without paying {_its} mana cost(s:what)")


def _declare(template: str, what: str, duration: Duration) -> None:
    whole = RuleChange((PlayerHas(You(), what),), duration)
    effect.phrase(template, whole)


for _words, _duration in (("this turn", UntilEndOfTurn()), ("this combat", UntilEndOfCombat())):
    _declare(f"you choose which creatures attack {_words}", "chooses attackers", _duration)
    _declare(f"you choose which creatures block {_words} and how those creatures block", "chooses blocks", _duration)
effect.phrase(
    "{filter:Filter@plural} block this turn if able, and you choose how those creatures block",
    RuleChange((MustDo("block"), PlayerHas(You(), "chooses blocks")), UntilEndOfTurn(), hole("filter")),
)
effect.phrase("{effect:Effect} at {event:NextTime}", Delayed(hole("event"), hole("effect", unless=Delayed)))


def _will_enter(event: Moves, counters: tuple[Effect, ...]) -> Replace:
    return Replace(Replacement(event=event, instead=EntersWith(counters=counters)), Forever())


# "That creature", said of a creature spell: the permanent that it becomes (CR 608.3, 614.12). "Where X is" is said of
# the whole clause.
effect.phrase(
    "that creature enters with {counters:EnteringCounters+and}",
    _will_enter(
        Moves(It("that creature"), destination=Zone.BATTLEFIELD),
        hole(
            "counters",
            where=lambda counters: not any(isinstance(node, WhereX) for one in counters for node in walk(one)),
        ),
    ),
)


def _is_of_anybody(spells: Filter) -> bool:
    return spells.kind is Kind.SPELL and not (spells.predicates and isinstance(spells.predicates[-1], CastBy))


for _word, _sign in (("less", -1), ("more", 1)):
    for _spells, _spell, _who in (
        ("{spells:Filter@plural}", hole("spells", where=_is_of_anybody), AnyPlayer()),
        (
            "{spells:Filter@plural} {who:Player} cast[s:who]",
            hole("spells", where=lambda one: one.kind is Kind.SPELL),
            hole("who"),
        ),
    ):
        _changed = RuleChange((CostChange("spell", _spell, _who, _sign, hole("mana")),), hole("duration"))
        for _template in (
            f"{{duration:Duration}}, {_spells} cost {{mana:ManaSymbols}} {_word} to cast",
            f"{_spells} {{duration:Duration}} cost {{mana:ManaSymbols}} {_word} to cast",
            f"{_spells} cost {{mana:ManaSymbols}} {_word} to cast {{duration:Duration}}",
        ):
            effect.phrase(_template, _changed)
effect.phrase(
    "during {who:Player's} next turn, each {filter:Filter@singular} attacks if able",
    RuleChange((MustDo("attack"),), DuringNextTurnOf(hole("who")), hole("filter")),
    carries={"next": "duration", "each": "affected"},
)
effect.phrase(
    "during {who:Player's} next turn, {filter:Filter@plural} attack {whom:This} if able",
    RuleChange((MustDo("attack", whom=hole("whom")),), DuringNextTurnOf(hole("who")), hole("filter")),
    carries={"next": "duration"},
)
effect.phrase("damage can't be prevented {duration:Duration}", RuleChange((CantBePrevented(),), hole("duration")))
effect.phrase(
    f"{{duration:Duration}}, {_LOWERS}",
    Replace(
        Replacement(
            event=DamageLowersLife(You(), hole("below")), condition=None, instead=LowerLifeOnlyTo(hole("floor"))
        ),
        hole("duration"),
    ),
    carries={"instead": "replacement"},
    where=lambda below, floor: below == floor,
)
for _template in (
    "the next time {event:WouldDraw} this turn, {instead:Clauses} instead",
    "the next time {event:WouldDraw} this turn, instead {instead:Clauses}",
):
    effect.phrase(
        _template,
        Replace(Replacement(event=hole("event"), instead=hole("instead")), UntilEndOfTurn(), once=True),
        carries=_CARRIED,
    )
effect.phrase(
    "{who:Player} may cast {filter:Filter@plural} this turn as though they had flash",
    RuleChange((PlayerMay(hole("who"), "cast as though flash", hole("filter")),), _THIS_TURN),
    carries={"may": "changes"},
)
effect.phrase("{rules:PlayerRule+and} {duration:Duration}", RuleChange(hole("rules"), hole("duration")))
effect.phrase("{duration:Duration}, {rules:PlayerRule+and}", RuleChange(hole("rules"), hole("duration")))
effect.phrase(
    "{who:Player} may play {amount:Amount} additional land(s:amount) this turn",
    RuleChange((PlayerMay(hole("who"), "play additional land", amount=hole("amount")),), _THIS_TURN),
    carries={"may": "RuleChange"},
)
effect.phrase("{change:PlayerRule} for the rest of the game", RuleChange((hole("change"),), Forever()))


def _event_to_and_by(object: Node, combat: bool | None) -> AnyOfEvents:
    return AnyOfEvents((IsDealtDamage(object, combat), DealsDamage(object, None, combat)))


def _declare_to_and_by(damage: str, combat: bool | None) -> None:

    dealt = f"prevent all {damage} that would be dealt to and dealt by {{object:Object}}"
    for template in (f"{dealt} {{duration:Duration}}", f"{{duration:Duration}}, {dealt}"):
        effect.phrase(
            template,
            Replace(
                Replacement(event=_event_to_and_by(hole("object", unless=(Every, Choose)), combat), instead=Prevent()),
                hole("duration"),
            ),
        )

    ability.phrase(
        f"prevent all {damage} that would be dealt to and dealt by {{object:Affected}}.",
        Replacement(event=_event_to_and_by(hole("object"), combat), instead=Prevent()),
    )


for _damage, _combat in _KINDS:
    _declare_to_and_by(_damage, _combat)


effect.phrase(
    "{effect:Effect} at {event:NextTime} if {object:This} is still on the battlefield",
    Delayed(
        hole("event"),
        If(
            Fits(but(hole("object", This), zone=Zone.BATTLEFIELD), Filter(Kind.PERMANENT)),
            hole("effect", unless=(Delayed, If, May)),
            wording=AFTERWARDS,
        ),
    ),
)
effect.phrase(
    "the next {filter:Filter@singular} you cast this turn {changes:Change+and@singular}",
    RuleChange(
        hole("changes"),
        UntilEndOfTurn(),
        narrowed(
            hole("filter", where=lambda one: one.kind is Kind.SPELL),
            CastBy(You()),
            IsNthCast(1, hole("filter"), from_now=True),
        ),
    ),
    carries={"next": "affected"},
)


def _next_cost(word: str, sign: int) -> None:

    effect.phrase(
        f"the next {{filter:Filter@singular}} you cast this turn costs {{mana:ManaSymbols}} {word} to cast",
        RuleChange(
            (
                CostChange(
                    "spell",
                    narrowed(
                        hole("filter", where=lambda one: one.kind is Kind.SPELL),
                        IsNthCast(1, hole("filter"), from_now=True),
                    ),
                    You(),
                    sign,
                    hole("mana"),
                ),
            ),
            UntilEndOfTurn(),
        ),
        carries={"next": "changes"},
    )


_next_cost("less", -1)
_next_cost("more", 1)
effect.phrase(
    "{duration:Duration}, you may play lands and cast {spells:Filter@plural} from your graveyard",
    RuleChange(
        (
            PlayerMay(
                You(), "play land", Filter(Kind.PERMANENT, (HasType(CardType.LAND),)), InZone(Zone.GRAVEYARD, You())
            ),
            PlayerMay(
                You(), "cast", hole("spells", where=lambda one: one.kind is Kind.SPELL), InZone(Zone.GRAVEYARD, You())
            ),
        ),
        hole("duration"),
    ),
    carries={"may": "changes"},
)


def _granted(word: str) -> GainAbilities:
    return GainAbilities((KeywordAbility(name=word),))


def _declare_for_yours(word: str) -> None:
    def for_player(who: PlayerRef, duration: Duration) -> RuleChange:
        return RuleChange((PlayerHas(who, word),), duration)

    effect.phrase(
        f"{{who:Player}} gain[s] {word} {{duration:Duration}}",
        RuleChange((PlayerHas(hole("who"), word),), hole("duration")),
    )

    effect.phrase(
        f"{{who:Player}} and {{filter:Filter@plural}} gain {word} {{duration:Duration}}",
        SharedVerb(
            (
                for_player(hole("who"), hole("duration")),
                Continuous(Every(hole("filter")), (_granted(word),), hole("duration")),
            )
        ),
    )

    ability.phrase(
        f"{{who:Player}} and {{filter:Filter@plural}} have {word}.",
        StaticAbility(affected=hole("filter"), changes=(PlayerHas(hole("who"), word), _granted(word))),
    )


for _word in _WORDS:
    _declare_for_yours(_word)
