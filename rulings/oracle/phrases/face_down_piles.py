"""Cards in a face-down pile that is shuffled, and then manifested or cloaked (CR 700.3, 701.40, 701.58)."""

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.piles import ExileAndManifest
from rulings.abilities.players import You
from rulings.abilities.references import ObjectRef, Several, TopCards
from rulings.oracle.categories import effect, sentence
from rulings.oracle.holes import hole


def _declare(how: str, end: str, *, tapped: bool) -> None:

    def make_with_top(what: ObjectRef, amount: Amount) -> ExileAndManifest:
        return ExileAndManifest(Several((what, TopCards(amount, You()))), how, tapped)

    to = sentence if tapped else effect
    pile = f"in a face-down pile, shuffle that pile, then {how} <those cards|them>{end}"
    to.phrase(f"exile {{what:Object}} {pile}", ExileAndManifest(hole("what", unless=Several), how, tapped))
    to.phrase(
        f"exile {{what:Object}} and the top {{amount:Amount}} card(s) of your library {pile}",
        ExileAndManifest(Several((hole("what"), TopCards(hole("amount"), You()))), how, tapped),
    )
    to.phrase(f"exile {{what:Object}} and the top card of your library {pile}", make_with_top(hole("what"), _ONE))


_ONE = Fixed(1)
for _how in ("manifest", "cloak"):
    _declare(_how, "", tapped=False)
    _declare(_how, ". they enter tapped.", tapped=True)
