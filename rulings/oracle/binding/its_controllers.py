"""Binding of "for each creature destroyed this way": only where all that was destroyed is such (CR 608.2c)."""

from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.references import It, Target, ThisWay
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.nouns import noun_of
from rulings.oracle.binding.this_way import participle_of


@binds(ForEach)
def _all_of_the_kind(binder: Binder, node: ForEach) -> None:
    over = node.over
    if not isinstance(over, It) or over.antecedent is not None or not over.words.endswith(" this way"):
        return
    participle = participle_of(over.words)
    noun, _ = noun_of(over.words.split(f" {participle}")[0])
    spoken = binder.mentions.everything()
    done = [one for one in spoken if isinstance(one.node, Target) or one.node == ThisWay(participle or "")]
    if not done or not all(noun in one.nouns for one in done):
        raise UnboundError(over.words)
