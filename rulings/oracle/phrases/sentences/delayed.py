"""Effects for later: delayed triggers, the next time, this turn (CR 603.7, 614.3)."""

from dataclasses import dataclass, replace

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import SetController
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.durations import Duration, Forever, UntilEndOfTurn, UntilEndOfYourNextTurn, UntilYourNextTurn
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace
from rulings.abilities.events.damage_and_life import LosesGame, LosesLife
from rulings.abilities.events.moving import Mills, Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import EntersWith, GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import Attached, It, Target, This, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import AFTERWARDS, ORACLE, Clauses, DelayedFirst, ability, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import exiled

_WORDS = "would leave the battlefield, exile it instead of putting it anywhere else."
_YOU_LOSE = LosesGame(You())
would = ORACLE.category("Would")
"""Any event that would happen."""


def _goes_elsewhere(object: It, instead: GoTo) -> Replace:
    return Replace(Replacement(event=Moves(object, destination=Zone.GRAVEYARD), instead=instead), Forever())


for _graveyard in ("a graveyard", "your graveyard", "a graveyard this turn", "your graveyard this turn"):
    sentence.phrase(
        f"if {{object:Object}} would be put into {_graveyard}, {{instead:MovedInstead}}.",
        _goes_elsewhere(hole("object", It), hole("instead")),
    )

# "At the beginning of the next end step, destroy that creature if it attacked": looked at then.
sentence.phrase(
    "at {event:NextTime}, {then:Effect} if {condition:Condition}.",
    DelayedFirst(hole("event"), If(hole("condition"), hole("then", unless=Delayed), wording=AFTERWARDS)),
)


def _declare_this_turn(template: str, *, once: bool, until: Duration | None = None) -> None:

    carries = {"next": "until"} if " next " in template else {}
    sentence.phrase(
        template,
        Delayed(hole("event"), hole("effect"), once=once, this_turn=until is None, until=until),
        carries=carries,
    )


_declare_this_turn("when {event:Event} this turn, {effect:Clauses}.", once=True)
_declare_this_turn("whenever {event:Event} this turn, {effect:Clauses}.", once=False)
_declare_this_turn("until end of turn, whenever {event:Event}, {effect:Clauses}.", once=False)
for _words, _until in (
    ("until your next turn", UntilYourNextTurn()),
    ("until the end of your next turn", UntilEndOfYourNextTurn()),
):
    _declare_this_turn(f"{_words}, whenever {{event:Event}}, {{effect:Clauses}}.", once=False, until=_until)
when_event = ORACLE.category("NextCast")
when_event.phrase(
    "you next cast a {spell:Filter@singular}", CastsSpell, fixed={"who": You()}, carries={"next": "CastsSpell"}
)
sentence.phrase(
    "when {event:NextCast} this turn, {effect:Clauses}.", Delayed(hole("event"), hole("effect"), this_turn=True)
)

# Only where the event speaks of what was named before: else the line is an ability of its own.
sentence.phrase(
    "when {event:Event}, {effect:Clauses}.",
    Delayed(hole("event", where=lambda event: any(isinstance(one, It) for one in walk(event))), hole("effect")),
)
sentence.phrase(
    "{event:Entering} with {counters:EnteringCounters+and}.",
    Replace(Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters"))), Forever()),
)
undated = ORACLE.category("Undated")
"""A continuous effect whose duration stands elsewhere in the sentence."""
undated.phrase("{objects:Object} {changes:Change+and@objects}", Continuous(hole("objects"), hole("changes"), Forever()))
undated.phrase(
    "{who:Subject} gain[s] control of {objects:Object}",
    Continuous(hole("objects"), (SetController(hole("who")),), Forever()),
)


@dataclass(frozen=True, slots=True)
class UnderOneDuration(Clauses):
    """Effects whose duration is said once, before them all. Only between reading and binding."""


def _dated(duration: Duration, effects: tuple[Continuous, ...]) -> UnderOneDuration | None:
    if len(effects) < 2 or isinstance(duration, Forever):
        return None
    return UnderOneDuration(tuple(replace(one, duration=duration) for one in effects))


def _undo_dated(node: UnderOneDuration) -> Slots:
    if len(node.effects) < 2 or not all(isinstance(one, Continuous) for one in node.effects):
        return None
    durations = [one.duration for one in node.effects if isinstance(one, Continuous)]
    if any(one != durations[0] for one in durations) or durations[0] == Forever():
        return None
    bare = tuple(replace(one, duration=Forever()) for one in node.effects if isinstance(one, Continuous))
    return {"duration": durations[0], "effects": bare}


# Item by item.
sentence.phrase("{duration:Duration}, {effects:Undated+and}.", _dated, _undo_dated, kind=UnderOneDuration)

# For as long as it is there: what left is another object (CR 400.7).
sentence.phrase(
    f"if {{object:Object}} {_WORDS}", Replace(exiled(hole("object", It)), Forever()), carries={"instead": "Replace"}
)


def _instead(effect: Effect) -> Replacement:
    return Replacement(event=_YOU_LOSE, instead=effect)


sentence.phrase(
    "the next time you would lose the game this turn, instead {effect:Clauses}.",
    Replace(_instead(hole("effect")), UntilEndOfTurn(), once=True),
    carries={"instead": "replacement", "this turn": "duration", "next": "once"},
)
sentence.phrase(
    "if a {filter:Filter@singular} would enter <|the battlefield> under a opponent's control this turn, it enters "
    "under your control instead.",
    Replace(
        Replacement(
            event=Moves(narrowed(hole("filter"), ControlledBy(Opponent())), destination=Zone.BATTLEFIELD),
            instead=EntersWith(under_control_of=You()),
            as_enters=True,
        ),
        UntilEndOfTurn(),
    ),
    carries={"instead": "replacement"},
)


def _pair(event: str, instead: str) -> None:
    """Lines in which the one stands before the comma and the other after it."""
    ability.phrase(f"if {{event:{event}}}, {{instead:{instead}}}.", Replacement)
    would.include(ORACLE.category(event))
    for template in (
        f"if {{event:{event}}} this turn, {{instead:{instead}}}.",
        f"until end of turn, if {{event:{event}}}, {{instead:{instead}}}.",
    ):
        # What is named by a pronoun has a phrase of its own ("if that creature would die this turn").
        sentence.phrase(
            template,
            Replace(
                Replacement(
                    event=hole("event", where=lambda one: not (isinstance(one, Moves) and isinstance(one.object, It))),
                    instead=hole("instead"),
                ),
                UntilEndOfTurn(),
            ),
            carries={"this turn": "duration"},
        )


_pair("WouldMove", "MovedInstead")
sentence.phrase(
    "if {object:Object} would die this turn, {instead:MovedInstead}.",
    Replace(
        Replacement(
            event=Moves(hole("object", It, This, Attached, Target), Zone.BATTLEFIELD, Zone.GRAVEYARD),
            instead=hole("instead"),
        ),
        UntilEndOfTurn(),
    ),
)
would_mill = ORACLE.category("WouldMill")
would_mill.phrase("{who:Player} would mill one or more cards", Mills, fixed={"batch": True})
_pair("WouldMill", "MilledInstead")
_pair("WouldGainLife", "GainedInstead")
would_lose = ORACLE.category("WouldLoseLife")
would_lose.phrase("{who:Player} would lose life", LosesLife)
_pair("WouldLoseLife", "LostInstead")
_pair("WouldCreate", "CreatedInstead")
_pair("WouldDealDamage", "DealtInstead")
for _do in ("if you do", "if they do"):
    sentence.phrase(
        f"at {{event:NextTime}}, {{first:Clauses}}. {_do}, {{then:Clauses}}.",
        DelayedFirst(hole("event"), IfDone(hole("first"), hole("then"))),
    )
sentence.phrase(
    "at {event:NextTime}, {first:Clauses}. if it entered under your control, {then:Clauses}.",
    DelayedFirst(
        hole("event"),
        Clauses(
            (hole("first"), If(Fits(ThisWay("returned"), Filter(Kind.PERMANENT, (ControlledBy(You()),))), hole("then")))
        ),
    ),
)
