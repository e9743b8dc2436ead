"""Entering the battlefield replaced by something else, and cards found in one zone alone (CR 614.1a, 614.12).

What is here: "if a nontoken creature would enter and it wasn't cast", "exile that card from your graveyard", "other
than this card". What is not: how permanents enter (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import ThatPlayer, You
from rulings.abilities.references import InThatZone, It
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, qualifier, thing
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

would_move = ORACLE.category("WouldMove")


def _would_enter(filter: Filter) -> Moves | None:
    return Moves(filter, destination=Zone.BATTLEFIELD, cast=False) if filter.kind is Kind.PERMANENT else None


def _undo_would_enter(node: Moves) -> Slots:
    return {"filter": node.object} if isinstance(node.object, Filter) and node == _would_enter(node.object) else None


for _battlefield in ("", " the battlefield"):
    for _cast in ("it wasn't cast", "wasn't cast"):
        would_move.phrase(
            f"a {{filter:Filter@singular}} would enter{_battlefield} and {_cast}",
            _would_enter,
            _undo_would_enter,
            kind=Moves,
        )

# Cards in one zone alone.

_ZONES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("their graveyard", Zone.GRAVEYARD, ThatPlayer()),
    ("exile", Zone.EXILE, None),
)
for _words, _zone, _player in _ZONES:

    def _there(it: It, zone: Zone = _zone, player: You | ThatPlayer | None = _player) -> InThatZone | None:
        return InThatZone(it, zone, player) if it.words in ("it", "that card", "them", "those cards") else None

    def _undo_there(node: InThatZone, zone: Zone = _zone, player: You | ThatPlayer | None = _player) -> Slots:
        it = node.objects
        return {"it": it} if isinstance(it, It) and node == InThatZone(it, zone, player) else None

    thing.phrase(f"{{it:CardPronoun}} from {_words}", _there, _undo_there, kind=InThatZone)

pronoun = ORACLE.category("CardPronoun")
"""What "from your graveyard" may follow."""
for _it in ("it", "that card", "them", "those cards"):

    def _pronoun(words: str = _it) -> It:
        return It(words)

    def _undo_pronoun(node: It, words: str = _it) -> Slots:
        return {} if node.words == words else None

    pronoun.phrase(_it, _pronoun, _undo_pronoun, kind=It)
qualifier.words({"other than this card": Another()})
