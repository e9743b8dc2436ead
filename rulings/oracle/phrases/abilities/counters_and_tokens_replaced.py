"""Counters and tokens, twice as many or others (CR 614.1a, 111, 122)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.events.moving import TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter, Not, Predicate
from rulings.abilities.filters.status import IsToken
from rulings.abilities.modifications import MoreTokens, OneOfEach, ScaleAmount
from rulings.abilities.players import You
from rulings.abilities.references import TheRest, ThisWay, WholeZone
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.becoming import predefined_spec
from rulings.oracle.phrases.blocks.places import put

_LAND = HasType(CardType.LAND)
_INSTEAD = {"instead": "instead"}


def _until(predicate: Predicate) -> Effect:
    return Reveal(You(), WholeZone(You(), Zone.LIBRARY), Filter(Kind.CARD, (predicate,)))


kinds = ORACLE.category("KindsOfCards")
"""Two kinds of which every card is one."""
kinds.words({"land or nonland": ("land", "nonland")})
revealed = ORACLE.category("RevealUntilChosenKind")
revealed.phrase(
    "choose {kinds:KindsOfCards} and reveal cards from the top of your library until you reveal a card of the chosen "
    "kind",
    ChooseEffect(You(), (_until(_LAND), _until(Not(_LAND))), hole("kinds")),
)
ability.phrase(
    "if {event:WouldDraw}, you may instead {reveal:RevealUntilChosenKind}. put that card {one:PutPlace} and put all "
    "other cards revealed this way {other:PutPlace}.",
    Replacement(
        event=hole("event"),
        instead=Sequence(
            (
                hole("reveal"),
                put("one", You(), ThisWay("found")),
                put("other", You(), TheRest()),
            )
        ),
        optional=You(),
    ),
    carries={"may": "optional", "instead": "instead", "other": "instead"},
)


for _start, _end in (
    ("those tokens plus", " are created instead"),
    ("instead create those tokens plus", ""),
    ("create those tokens plus", " instead"),
    ("it creates those tokens plus", " instead"),
    ("you create those tokens plus", " instead"),
):
    ability.phrase(
        f"if {{event:WouldCreate}}, {_start} that many {{token:TokenWords@plural}}{_end}.",
        Replacement(
            event=hole("event", TokenCreated, where=lambda one: one.token is not None),
            instead=MoreTokens(hole("token"), of=hole("event").token),
        ),
        carries={**_INSTEAD, "that many": "instead"},
    )
    for _is in (_end, " is created instead") if _end == " are created instead" else (_end,):
        ability.phrase(
            f"if {{event:WouldCreate}}, {_start} a additional {{name:PredefinedToken@singular}}{_is}.",
            Replacement(
                event=hole("event", TokenCreated, where=lambda one: one.token is not None),
                instead=MoreTokens(
                    worked_out(predefined_spec, hole("name")), Fixed(1), hole("event").token, hole("name")
                ),
            ),
            carries=_INSTEAD,
        )
        ability.phrase(
            f"if {{event:WouldCreate}}, {_start} {{amount:Amount}} additional {{token:TokenWords@amount}}{_is}.",
            Replacement(
                event=hole("event", TokenCreated, where=lambda one: one.token is not None),
                instead=MoreTokens(hole("token"), hole("amount"), hole("event").token),
            ),
            carries=_INSTEAD,
        )


token_name = ORACLE.category("PredefinedName")
token_name.words({name: name for name in ("Clue", "Food", "Treasure", "Blood", "Map")})
ability.phrase(
    "if {who:Player} would create a {first:PredefinedName}, {second:PredefinedName}, or {third:PredefinedName} token, "
    "instead create one of each.",
    Replacement(
        event=TokenCreated(
            hole("who"),
            Filter(
                Kind.PERMANENT,
                (Either((HasSubtype(hole("first")), HasSubtype(hole("second")), HasSubtype(hole("third")))), IsToken()),
            ),
        ),
        instead=OneOfEach(
            (hole("first"), hole("second"), hole("third")),
            Filter(
                Kind.PERMANENT,
                (Either((HasSubtype(hole("first")), HasSubtype(hole("second")), HasSubtype(hole("third")))), IsToken()),
            ),
        ),
    ),
    carries={**_INSTEAD, "each": "instead"},
)
amount_or_numeral = ORACLE.category("AmountOrNumeral")
amount_or_numeral.include(ORACLE.category("NumberWord"))
amount_or_numeral.phrase("X", X)
_ON = "it|them|that creature|that permanent|that permanent or player|that planeswalker|~|this creature|that player"
_ENDS = (
    f"put {{}} on <{_ON}>",
    f"it puts {{}} on <{_ON}>",
    f"{{}} are put on <{_ON}>",
    "it gets {}",
    "that player gets {}",
    f"they put {{}} on <{_ON}>",
    f"you put {{}} on <{_ON}>",
    "you get {}",
    "they get {}",
)


# "That many -1/-1 counters minus one": the kind stands in the middle.
ability.phrase(
    "if {event:WouldPutCounters}, that many {kind:CounterKind} counters minus {minus:AmountOrNumeral} are put on it "
    "instead.",
    Replacement(event=hole("event"), instead=ScaleAmount(minus=hole("minus"))),
    carries={"instead": "instead"},
    also={"kind": hole("event").kind},
)


for _end in _ENDS:
    ability.phrase(
        f"if {{event:WouldPutCounters}}, {_end.format('{instead:CounterScale} {kind:CounterKind} counters')} instead.",
        Replacement(event=hole("event"), instead=hole("instead")),
        carries={"instead": "Replacement"},
        also={"kind": hole("event").kind},
    )
    for _word in ("plus", "minus"):
        _counters = f"that many {{kind:CounterKind}} counters {_word} {{amount:AmountOrNumeral}}"
        ability.phrase(
            f"if {{event:WouldPutCounters}}, {_end.format(_counters)} instead.",
            Replacement(
                event=hole("event", CountersPutOn, where=lambda one: one.kind is not None),
                instead=ScaleAmount(**{_word: hole("amount", Amount)}),
            ),
            carries={"instead": "instead", "that many": "instead"},
            also={"kind": hole("event").kind},
        )
    for _those in ("of those counters", "of each of those kinds of counters"):
        ability.phrase(
            f"if {{event:WouldPutCounters}}, {_end.format('{instead:CounterScale} ' + _those)} instead.",
            Replacement,
            carries={"instead": "instead", "each": "instead"},
        )
        for _rounded in ("up", "down"):
            ability.phrase(
                f"if {{event:WouldPutCounters}}, {_end.format('half that many ' + _those)} instead, rounded "
                f"{_rounded}.",
                Replacement,
                fixed={"instead": ScaleAmount(halved=_rounded)},
                carries={"instead": "instead", "each": "instead"},
            )
