"""Wordings of much played cards that say a known thing in words of their own.

What is here: "as though those creatures had haste", names shared with a card, colors chosen as the effect happens, all
that a target player untaps. What is not: anything with a node of its own.
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.changes.permissions import CanDo
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.moving import Entering, ReturnTo
from rulings.abilities.effects.permanents import Untap
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.characteristics import HasType, SameNameAs
from rulings.abilities.filters.combat import IsAttacking
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.players import AtMostTheirGraveyard, ControlledBy
from rulings.abilities.players import PlayerRef, ThatPlayer, You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import SharedVerb, ability, effect, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


_MINE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(You())))
ability.words(
    {
        "you may activate abilities of creatures you control as though those creatures had haste.": StaticAbility(
            affected=_MINE, changes=(CanDo("activate as though haste"),)
        )
    }
)
qualifier.phrase("that (has|have:self) the same name as {other:Object}", SameNameAs)

# A color that is chosen in the same breath.


effect.phrase(
    "return all {what:Filter@plural} of the color of your choice to their owners' hands",
    SharedVerb((MakeChoice(You(), "color"), ReturnTo(Every(narrowed(hole("what"), OfChosen("color"))), Zone.HAND))),
)


def _all_of_theirs(who: PlayerRef, filter: Filter) -> Untap | None:
    """ "Target player untaps all basic lands they control": whoever does it, these are the lands of that player."""
    if isinstance(who, You) or filter.predicates[-1:] != (ControlledBy(ThatPlayer(wording=1)),):
        return None
    return Untap(Every(Filter(filter.kind, (*filter.predicates[:-1], ControlledBy(who)))))


def _undo_all_of_theirs(node: Untap) -> Slots:
    match node.what:
        case Every(filter=Filter(kind=kind, predicates=(*rest, ControlledBy(player=PlayerRef() as who)))):
            filter = Filter(kind, (*rest, ControlledBy(ThatPlayer(wording=1))))
            return {"who": who, "filter": filter} if node == _all_of_theirs(who, filter) else None
    return None


effect.phrase("{who:Player} untap[s:who] all {filter:Filter@plural}", _all_of_theirs, _undo_all_of_theirs, kind=Untap)

for _that in ("that's", "that is", "that are"):
    qualifier.phrase(
        f"{_that} attacking you or a planeswalker you control",
        IsAttacking,
        fixed={"whom": You(), "or_planeswalker": True},
    )


# As many tokens as there are cards, that enter somehow.


def _declare_tokens(template: str, entering: Entering) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {template} for each {{times:CountedSingly}}",
        CreateToken(hole("who"), Times(1, hole("times")), hole("token"), entering=entering),
        carries={"each": "amount"},
    )


_declare_tokens("a tapped {token:TokenWords@singular}", Entering(tapped=True))
_declare_tokens("a {token:TokenWords@singular} that's tapped and attacking", Entering(tapped=True, attacking=True))


qualifier.words(
    {"with mana value less than or equal to the number of cards in its controller's graveyard": AtMostTheirGraveyard()}
)
effect.phrase("{who:Subject} also discard[s] {what:Object}", Discard)
