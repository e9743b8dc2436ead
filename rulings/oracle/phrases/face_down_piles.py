"""Cards in a face-down pile that is shuffled, and then manifested or cloaked (CR 700.3, 701.40, 701.58)."""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.piles import ExileAndManifest
from rulings.abilities.players import You
from rulings.abilities.references import ObjectRef, Several, TopCards
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(how: str, end: str, *, tapped: bool) -> None:
    def make(what: ObjectRef) -> ExileAndManifest | None:
        return None if isinstance(what, Several) else ExileAndManifest(what, how, tapped)

    def unmake(node: ExileAndManifest) -> Slots:
        return {"what": node.what} if node == make(node.what) else None

    def make_with_top(what: ObjectRef, amount: Amount) -> ExileAndManifest:
        return ExileAndManifest(Several((what, TopCards(amount, You()))), how, tapped)

    def unmake_with_top(node: ExileAndManifest) -> Slots:
        match node.what:
            case Several(parts=(ObjectRef() as what, TopCards(amount=amount))) if node == make_with_top(what, amount):
                return {"what": what, "amount": amount}
        return None

    to = sentence if tapped else effect
    pile = f"in a face-down pile, shuffle that pile, then {how} <those cards|them>{end}"
    to.phrase(f"exile {{what:Object}} {pile}", make, unmake, kind=ExileAndManifest)
    to.phrase(
        f"exile {{what:Object}} and the top {{amount:Amount}} card(s) of your library {pile}",
        make_with_top,
        unmake_with_top,
        kind=ExileAndManifest,
    )
    to.phrase(
        f"exile {{what:Object}} and the top card of your library {pile}",
        lambda what: make_with_top(what, _ONE),
        lambda node: (
            {"what": found["what"]}
            if (found := unmake_with_top(node)) is not None and found["amount"] == _ONE
            else None
        ),
        kind=ExileAndManifest,
    )


_ONE = Fixed(1)
for _how in ("manifest", "cloak"):
    _declare(_how, "", tapped=False)
    _declare(_how, ". they enter tapped.", tapped=True)
