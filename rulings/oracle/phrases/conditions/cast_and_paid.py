"""How a spell was cast and what was paid for it (CR 601, 702.33)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, Compare, Exists, InStep, Negated
from rulings.abilities.conditions.history import AsItWasCast, EnteredFrom, WasCast, WasPaid
from rulings.abilities.filters.filter import narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Color, Comparison, Zone
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

_KEYWORDS = {
    "kicked": "kicker",
    "bargained": "bargain",
    "overloaded": "overload",
}
for _word, _keyword in _KEYWORDS.items():
    _paid = WasPaid(_keyword)
    condition.words({f"<this spell|~|this creature> was {_word}": _paid, f"it's {_word}": _paid})
    # "It" may be another spell or creature than the one whose text this is.
    condition.words({f"it was {_word}": WasPaid(_keyword, of=It("it"))})
_COSTS = (
    "buyback",
    "madness",
    "prowl",
    "surge",
    "spectacle",
    "escalate",
    "entwine",
    "evoke",
    "dash",
    "blitz",
    "flashback",
    "cleave",
    "freerunning",
    "offspring",
    "sneak",
    "web-slinging",
    "mayhem",
    "plot",
    "disturb",
    "emerge",
    "harmonize",
)
for _keyword in _COSTS:
    condition.words(
        {
            f"<its|this spell's> {_keyword} cost was paid": WasPaid(_keyword),
        }
    )
_CAST: tuple[tuple[str, ObjectRef], ...] = (
    ("it", It("it")),
    ("~", This()),
    ("this creature", This("creature")),
    ("this spell", This("spell")),
)
for _words, _itself in _CAST:
    condition.words({f"you cast {_words}": WasCast(_itself, You()), f"{_words} was cast": WasCast(_itself)})
    for _place in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE):
        _from = "exile" if _place is Zone.EXILE else f"your {_place.value}"
        condition.words(
            {
                f"you cast {_words} from {_from}": WasCast(_itself, You(), _place.value),
                f"{_words} was cast from {_from}": WasCast(_itself, None, _place.value),
            }
        )
for _words, _spell in (("<this spell|~>", None), ("it", It("it"))):
    condition.phrase(
        f"at least {{amount:Amount}} {{color:Color}} mana was spent to cast {_words}",
        Compare(ManaSpent(hole("color"), of=_spell), Comparison.AT_LEAST, hole("amount", Fixed)),
    )

    condition.phrase(
        f"at least {{amount:Amount}} mana was spent to cast {_words}",
        Compare(ManaSpent(of=_spell), Comparison.AT_LEAST, hole("amount", Fixed)),
    )
condition.words(
    {
        "you cast this spell during your main phase": AllHold(
            (WasCast(This("spell"), You()), InStep("main phase", You()))
        ),
        "<this spell|~> was cast from a graveyard": WasCast(This("spell"), None, Zone.GRAVEYARD.value),
        "it was cast from a graveyard": WasCast(It("it"), None, Zone.GRAVEYARD.value),
        "you cast this spell from anywhere other than your hand": AllHold(
            (WasCast(This("spell"), You()), Negated(WasCast(This("spell"), You(), Zone.HAND.value)))
        ),
    }
)

# Beholding is an additional cost of the spell that asks for it.
for _what in ("Dragon", "Hero"):
    condition.words({f"a {_what} was beheld": WasPaid("additional")})
for _keyword in ("emerge", "sneak", "spectacle"):
    for _whose in ("this creature's", "her", "his"):
        condition.words({f"{_whose} {_keyword} cost was paid": WasPaid(_keyword)})
_GIFT = WasPaid("gift")
condition.words({"the gift was promised": _GIFT, "the gift wasn't promised": Negated(_GIFT)})
condition.phrase(
    "you controlled a {filter:Filter@singular} as you cast this spell",
    AsItWasCast(Exists(narrowed(hole("filter"), ControlledBy(You())))),
)
condition.words({"evidence was collected": WasPaid("additional")})
condition.words({"this spell's additional cost was paid": WasPaid("additional")})


def _declare(words: str, of: ObjectRef | None) -> None:
    def make(symbols: tuple[str, ...]) -> WasPaid:
        return WasPaid("kicker", of=of, cost="".join(symbols))

    def undo(node: WasPaid) -> Slots:
        if node.cost is None or not node.cost.startswith("{"):
            return None
        symbols = tuple(one + "}" for one in node.cost.split("}") if one)
        return {"symbols": symbols} if node == make(symbols) else None

    # The symbols are joined to one text.
    condition.phrase(f"{words} was kicked with its {{symbols:ManaSymbols}} kicker", make, undo, kind=WasPaid)


_declare("it", It("it"))
_declare("<this creature|this spell|~>", None)
_ENTRANCES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("a graveyard", Zone.GRAVEYARD, None),
    ("exile", Zone.EXILE, None),
    ("your hand", Zone.HAND, You()),
)
for _from, _zone, _entered_for in _ENTRANCES:
    condition.words({f"it entered from {_from}": EnteredFrom(It("it"), _zone, _entered_for)})
for _symbol, _color in (
    ("{W}", Color.WHITE),
    ("{U}", Color.BLUE),
    ("{B}", Color.BLACK),
    ("{R}", Color.RED),
    ("{G}", Color.GREEN),
):
    for _count in (1, 2):
        for _that_spell, _of_what in (("it", It("it")), ("that spell", It("that spell")), ("<this spell|~>", None)):
            condition.words(
                {
                    f"{_symbol * _count} was spent to cast {_that_spell}": Compare(
                        ManaSpent(_color, of=_of_what), Comparison.AT_LEAST, Fixed(_count)
                    )
                }
            )


def _declare_spent(spell: str, of: ObjectRef | None) -> None:

    condition.phrase(
        f"{{amount:Amount}} or more mana was spent to cast {spell}",
        Compare(ManaSpent(of=of), Comparison.AT_LEAST, hole("amount")),
    )


_declare_spent("it", It("it"))
_declare_spent("that spell", It("that spell"))
_declare_spent("<this spell|~>", None)
