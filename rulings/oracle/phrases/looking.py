"""Looking at and revealing cards, and what is taken from among them (CR 701.20).

What is here: look, reveal, reveal until, choose, "from among them". What is not: where the cards then go (``putting``).
"""

from rulings.abilities.effects.cards import ExileUntil, LookAt, Reveal
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, ChooseObjects, MakeChoice
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, effect, qualifier, thing
from rulings.oracle.holes import hole

effect.phrase("{who:Subject} look[s] at {what:Object}", LookAt)
effect.phrase("{who:Subject} reveal[s] {what:Object}", Reveal)
effect.phrase("{who:Subject} choose[s] {what:Object}", ChooseObjects)

# "One of them": of whatever kind they are.


thing.phrase(
    "{amount:Amount} of {objects:Object}",
    Choose(Filter(Kind.TOKEN_OR_CARD, (Among(hole("objects")),)), hole("amount")),
    number="amount",
)
qualifier.phrase("from among {objects:Object}", Among)
qualifier.phrase("from {objects:HandPronoun}", Among)
_hand = ORACLE.category("HandPronoun")
_hand.words({"it": It("it")})

# Until one fits (CR 701.20c).


for _library, _they in (("your", "you"), ("their", "they")):
    effect.phrase(
        f"{{who:Subject}} reveal[s] cards from the top of {_library} library until {_they} reveal "
        "a {until:Filter@singular}",
        Reveal(hole("who"), WholeZone(You(), Zone.LIBRARY), hole("until")),
    )
    effect.phrase(
        f"{{who:Subject}} exile[s] cards from the top of {_library} library until {_they} exile "
        "a {filter:Filter@singular}",
        ExileUntil,
    )

# Values that stay known (CR 608.2d).

for _what in ("color", "creature type", "basic land type", "land type", "card type", "number", *CARD_NAME_CHOICES):
    effect.phrase(f"{{who:Subject}} choose[s] a {_what}", MakeChoice, fixed={"what": _what})
