"""Binding of what an effect before has done, or could not do, this way.

What is here: "for each creature destroyed this way", "put into a graveyard this way", "each player who can't" after a
sacrifice. What is not: what the participles stand for (``this_way``), "each player who can't" after a discard, which
the words say as read (``rulings.oracle.phrases``), and "if you can't" (``sentences``).
"""

from dataclasses import replace

from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import CouldNotSacrifice, PlayersWho
from rulings.abilities.references import It, PutIntoGraveyard, Target, ThisWay
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.nouns import noun_of
from rulings.oracle.binding.participles import participle_of

_VERBS = ("destroyed", "milled", "discarded", "sacrificed")
"""What effects do that puts something into a graveyard."""


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


@binds(ForEach)
def _all_of_the_kind(binder: Binder, node: ForEach) -> None:
    """Only where all that was destroyed is such (CR 608.2c)."""
    over = node.over
    if not isinstance(over, It) or over.antecedent is not None or not over.words.endswith(" this way"):
        return
    participle = participle_of(over.words)
    noun, _ = noun_of(over.words.split(f" {participle}")[0])
    spoken = binder.mentions.everything()
    done = [one for one in spoken if isinstance(one.node, Target) or one.node == ThisWay(participle or "")]
    if not done or not all(noun in one.nouns for one in done):
        raise UnboundError(over.words)


@binds(PutIntoGraveyard)
def _put_into_graveyard(binder: Binder, node: PutIntoGraveyard) -> PutIntoGraveyard | None:
    """The one effect before that could have put something there."""
    if not isinstance(node.moved, It):
        return None
    done = [verb for verb in _VERBS if binder.mentions.done.get(verb)]
    if len(done) != 1 or binder.mentions.done[done[0]] != 1:
        raise UnboundError("this way")
    return replace(node, moved=It(node.moved.words, ThisWay(done[0])))
