"""What happens instead: the second half of a replacement effect (CR 614). What is not: whole replacement
abilities (``abilities``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Half, Minus
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.events.moving import Discards, DrawsSeveral
from rulings.abilities.modifications import GoTo, Prevent, ScaleAmount
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

would = ORACLE.category("Would")
"""Any event that would happen."""
would_draw = ORACLE.category("WouldDraw")
would_put_counters = ORACLE.category("WouldPutCounters")
would_move = ORACLE.category("WouldMove")
ORACLE.category("Would").phrase(
    "{who:Player} would draw {minimum:Amount} or more cards",
    DrawsSeveral(hole("who", AnyPlayer, Opponent, You), hole("minimum", Fixed, where=lambda one: one.value > 1)),
)
caused_discard = ORACLE.category("CausedDiscard")
"""A discard that is not paid but done by an effect: ``Discards``."""
caused_discard.words(
    {
        "a effect causes you to discard a card": Discards(You(), by_effect=True),
        "a spell or ability a opponent controls causes you to discard this card": Discards(
            You(), This("card", Zone.HAND), by_effect_of=Opponent()
        ),
    }
)
portion = ORACLE.category("PortionPrevented")
"""How much of "that damage" is prevented."""
_THAT_DAMAGE = ThatMany(Antecedent("event amount"))


def _half(rounded: str) -> Half:
    return Half(_THAT_DAMAGE, rounded)


for _rounded in ("up", "down"):
    portion.words({f"half that damage, rounded {_rounded}": _half(_rounded)})
portion.phrase("all but {amount:Quantity} of that damage", Minus(_THAT_DAMAGE, hole("amount")))
prevented = ORACLE.category("PreventedInstead")
prevented.phrase("prevent that damage", Prevent)
prevented.phrase("prevent {amount:Quantity} of that damage", Prevent)
prevented.phrase("prevent that damage and {then:Effect}", Prevent)
prevented.phrase("prevent {portion:PortionPrevented}", Prevent)
moved_instead = ORACLE.category("MovedInstead")
_GOES = {"instead": "GoTo"}
for _it in ("it", "that card", "him", "her", "them"):
    moved_instead.phrase(f"exile {_it} instead", GoTo, fixed={"zone": Zone.EXILE}, carries=_GOES)
    moved_instead.phrase(f"instead exile {_it}", GoTo, fixed={"zone": Zone.EXILE}, carries=_GOES)
    moved_instead.phrase(f"put {_it} into its owner's hand instead", GoTo, fixed={"zone": Zone.HAND}, carries=_GOES)
    moved_instead.phrase(f"return {_it} to its owner's hand instead", GoTo, fixed={"zone": Zone.HAND}, carries=_GOES)
    for _position in ("top", "bottom"):
        _words = "on top of" if _position == "top" else "on the bottom of"
        moved_instead.phrase(
            f"put {_it} {_words} its owner's library instead",
            GoTo,
            fixed={"zone": Zone.LIBRARY, "position": _position},
            carries=_GOES,
        )
    moved_instead.phrase(
        f"shuffle {_it} into its owner's library instead",
        GoTo,
        fixed={"zone": Zone.LIBRARY, "shuffle": True},
        carries=_GOES,
    )
for _it in ("it", "that card"):
    for _template in (
        f"exile {_it} with {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it instead",
        f"instead exile {_it} with {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it",
        f"instead exile {_it} and put {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it",
    ):
        moved_instead.phrase(
            _template,
            GoTo(
                Zone.EXILE, with_counters=PutCounters(You(), hole("amount"), hole("kind"), Antecedent("event object"))
            ),
            carries=_GOES,
        )
for _it in ("it", "that card"):
    # "Instead exile that card and create a token": both in the place of dying.
    moved_instead.phrase(
        f"instead exile {_it} and {{then:Effect}}",
        GoTo(Zone.EXILE, then=hole("then", unless=(PutCounters, May, MayPay))),
        carries=_GOES,
    )
_SCALED = {"instead": "ScaleAmount", "that much": "ScaleAmount"}


def _amounts(category: str, double: str, plus: str, *, word: str) -> None:
    """ "Twice that many ..." and "that many ... plus one" of one kind of event."""
    instead = ORACLE.category(category)
    for factor, words in ((2, "twice"), (3, "three times")):
        fixed: dict[str, Value] = {"factor": factor}
        instead.phrase(double.replace("TWICE", f"{words} {word}"), ScaleAmount, fixed=fixed, carries=_SCALED)
    instead.phrase(plus.replace("PLUS", "plus {plus:AmountOrNumeral}"), ScaleAmount, carries=_SCALED)


for _they in ("they mill", "that player mills", "you mill"):
    _amounts("MilledInstead", f"{_they} TWICE cards instead", f"{_they} that many cards PLUS instead", word="that many")
would.include(would_draw)
for _they in ("you gain", "that player gains", "they gain"):
    _amounts(
        "GainedInstead",
        f"{_they} TWICE life instead",
        f"{_they} that much life PLUS instead",
        word="that much",
    )
for _they in ("you lose", "that player loses", "they lose"):
    _amounts("LostInstead", f"{_they} TWICE life instead", f"{_they} that much life PLUS instead", word="that much")
would.include(would_put_counters)
for _end in ("are created instead", "instead"):
    for _start in ("", "it creates ", "create ", "you create "):
        if bool(_start) == (_end == "instead"):
            for _those in ("tokens", "of those tokens"):
                for _times, _factor in (("twice", 2), ("three times", 3)):
                    ORACLE.category("CreatedInstead").phrase(
                        f"{_start}{_times} that many {_those} {_end}",
                        ScaleAmount,
                        fixed={"factor": _factor},
                        carries={"instead": "ScaleAmount"},
                    )
_TO = "to that permanent or player|to that player or permanent|to that player|to that creature|to that permanent|to it"
for _it in ("it", "that source", "that creature"):
    for _words, _factor in (("double that damage", 2), ("triple that damage", 3), ("twice that much damage", 2)):
        for _template in (f"{_it} deals {_words} <|{_TO}> instead", f"instead {_it} deals {_words} <|{_TO}>"):
            ORACLE.category("DealtInstead").phrase(_template, ScaleAmount, fixed={"factor": _factor}, carries=_SCALED)
    for _template in (
        f"{_it} deals that much damage plus {{plus:AmountOrNumeral}} <|{_TO}> instead",
        f"instead {_it} deals that much damage plus {{plus:AmountOrNumeral}} <|{_TO}>",
        f"{_it} deals that much damage minus {{minus:AmountOrNumeral}} <|{_TO}> instead",
    ):
        ORACLE.category("DealtInstead").phrase(_template, ScaleAmount, carries=_SCALED)
would.include(would_move)
scaling = ORACLE.category("CounterScale")
for _times, _factor in (("twice that many", 2), ("three times that many", 3)):
    scaling.phrase(_times, ScaleAmount, fixed={"factor": _factor})
scaling.phrase("that many plus {plus:AmountOrNumeral}", ScaleAmount)
scaling.phrase("that many minus {minus:AmountOrNumeral}", ScaleAmount)
