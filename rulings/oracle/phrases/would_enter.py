"""Entering the battlefield replaced by something else, and cards found in one zone alone (CR 614.1a, 614.12).

What is here: "if a nontoken creature would enter and it wasn't cast", "exile that card from your graveyard", "other
than this card". What is not: how permanents enter (``entering``).
"""

from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.history import Another
from rulings.abilities.players import ThatPlayer, You
from rulings.abilities.references import InThatZone, It
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, qualifier, thing
from rulings.oracle.holes import hole

would_move = ORACLE.category("WouldMove")


for _battlefield in ("", " the battlefield"):
    for _cast in ("it wasn't cast", "wasn't cast"):
        would_move.phrase(
            f"a {{filter:Filter@singular}} would enter{_battlefield} and {_cast}",
            Moves(
                hole("filter", where=lambda one: one.kind is Kind.PERMANENT), destination=Zone.BATTLEFIELD, cast=False
            ),
        )

# Cards in one zone alone.

_ZONES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("their graveyard", Zone.GRAVEYARD, ThatPlayer()),
    ("exile", Zone.EXILE, None),
)
for _words, _zone, _player in _ZONES:
    thing.phrase(
        f"{{it:CardPronoun}} from {_words}",
        InThatZone(
            hole("it", where=lambda one: one.words in ("it", "that card", "them", "those cards")), _zone, _player
        ),
    )

pronoun = ORACLE.category("CardPronoun")
"""What "from your graveyard" may follow."""
for _it in ("it", "that card", "them", "those cards"):
    pronoun.phrase(_it, It(_it))
qualifier.words({"other than this card": Another()})
