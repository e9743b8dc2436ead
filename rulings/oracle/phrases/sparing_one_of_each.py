"""What one player spares of everybody's permanents (CR 608.2d).

What is here: "for each player, you choose from among the permanents that player controls an artifact, a creature, ...
Then each player sacrifices all other nonland permanents they control". What is not: what each player chooses for
himself (``evening_out``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.choosing import ChooseOfEach
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.filters.filter import Among, Filter, Not
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_SPARED = Not(Among(ThisWay("chosen")))


def _spare(kinds: tuple[Filter, ...], others: Filter) -> Clauses | None:
    if len(kinds) < 2 or others.kind is not Kind.PERMANENT:
        return None
    choice = ChooseOfEach(EachPlayer(), kinds, Filter(Kind.PERMANENT), chooser=You())
    rest = Filter(others.kind, (*others.predicates, _SPARED))
    return Clauses((choice, SacrificeAll(EachPlayer(), rest)))


def _undo_spare(node: Clauses) -> Slots:
    match node.effects:
        case (ChooseOfEach(kinds=kinds), SacrificeAll(filter=Filter(kind=kind, predicates=(*rest, last)))):
            others = Filter(kind, tuple(rest))
            return {"kinds": kinds, "others": others} if last == _SPARED and node == _spare(kinds, others) else None
    return None


sentence.phrase(
    "for each player, you choose from among the permanents that player controls {kinds:KindToKeep+and}. then each "
    "player sacrifices all other {others:Filter@plural} they control.",
    _spare,
    _undo_spare,
    kind=Clauses,
    carries={"each": "Clauses", "other": "Clauses"},
)
