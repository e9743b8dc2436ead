"""Binding of players who could not do what all were told to do.

What is here: "each player who can't" after a sacrifice. What is not: after a discard, which the words say as read
(``rulings.oracle.phrases.what_players_did``), and "if you can't" (``sentences``).
"""

from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import CouldNotSacrifice, PlayersWho
from rulings.abilities.references import It
from rulings.oracle.binding.binder import Binder, binds


@binds(PlayersWho)
def _could_not(binder: Binder, node: PlayersWho) -> CouldNotSacrifice | None:
    """A sacrifice is all that was done so far."""
    match node.condition:
        case Negated(
            condition=Exists(filter=Filter(predicates=(_, Among(objects=It(words="those discarded this way")))))
        ):
            is_sacrifice = set(binder.mentions.done) == {"sacrificed"} and binder.mentions.done["sacrificed"] == 1
            return CouldNotSacrifice(node.players) if is_sacrifice else None
    return None
