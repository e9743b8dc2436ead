"""Looking at and revealing cards, and what is taken from among them (CR 701.20).

What is here: look, reveal, reveal until, choose, "from among them". What is not: where the cards then go (``putting``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.cards import ExileUntil, LookAt, Reveal
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, ChooseObjects, MakeChoice
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, It, ObjectRef, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, effect, qualifier, thing
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase("{who:Subject} look[s] at {what:Object}", LookAt)
effect.phrase("{who:Subject} reveal[s] {what:Object}", Reveal)
effect.phrase("{who:Subject} choose[s] {what:Object}", ChooseObjects)

# "One of them": of whatever kind they are.


def _some_of(amount: Amount, objects: ObjectRef) -> Choose:
    return Choose(Filter(Kind.TOKEN_OR_CARD, (Among(objects),)), amount)


def _undo_some_of(node: Choose) -> Slots:
    match node.filter.predicates:
        case (Among(objects=objects),) if node == Choose(node.filter, node.amount):
            return {"amount": node.amount, "objects": objects} if node.filter.kind is Kind.TOKEN_OR_CARD else None
    return None


thing.phrase("{amount:Amount} of {objects:Object}", _some_of, _undo_some_of, kind=Choose, number="amount")
qualifier.phrase("from among {objects:Object}", Among)
qualifier.phrase("from {objects:HandPronoun}", Among)
_hand = ORACLE.category("HandPronoun")
_hand.words({"it": It("it")})

# Until one fits (CR 701.20c).


def _reveal_until(who: PlayerRef, until: Filter) -> Reveal:
    return Reveal(who, WholeZone(You(), Zone.LIBRARY), until)


def _undo_reveal_until(node: Reveal) -> Slots:
    if node.until is None or node != _reveal_until(node.who, node.until):
        return None
    return {"who": node.who, "until": node.until}


for _library, _they in (("your", "you"), ("their", "they")):
    effect.phrase(
        f"{{who:Subject}} reveal[s] cards from the top of {_library} library until {_they} reveal "
        "a {until:Filter@singular}",
        _reveal_until,
        _undo_reveal_until,
        kind=Reveal,
    )
    effect.phrase(
        f"{{who:Subject}} exile[s] cards from the top of {_library} library until {_they} exile "
        "a {filter:Filter@singular}",
        ExileUntil,
    )

# Values that stay known (CR 608.2d).

for _what in ("color", "creature type", "basic land type", "land type", "card type", "number", *CARD_NAME_CHOICES):
    effect.phrase(f"{{who:Subject}} choose[s] a {_what}", MakeChoice, fixed={"what": _what})
