"""What the controller of each thing destroyed or exiled this way does (CR 608.2c, 608.2h).

What is here: "for each creature destroyed this way, its controller creates a 1/1 white Spirit creature token". What is
not: what you do so many times (``for_each_doing``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import ControllerOf, LastControllerOf
from rulings.abilities.references import Antecedent, It, ObjectRef, PutIntoGraveyard
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_ITS = ControllerOf(It("it"))


def _declare(each: str, over: ObjectRef) -> None:
    """``each``: the words for one of them; ``over``: those for all."""

    def make(effect: Effect) -> ForEach | None:
        """Nothing else is spoken of but whose it was."""
        pronouns = sum(isinstance(one, It) for one in walk(effect))
        if not pronouns or pronouns != sum(one == _ITS for one in walk(effect)):
            return None
        return ForEach(over, _changed(effect, _of_each))

    def unmake(node: ForEach) -> Slots:
        return {"effect": _changed(node.effect, _of_it)} if node.over == over else None

    sentence.phrase(
        f"for each {each}, {{effect:Clauses}}.",
        make,
        unmake,
        kind=ForEach,
        carries={"each": "over"},
    )


def _of_each(node: Node) -> Node:
    """The wordings are kept for saying it back."""
    match node:
        case ControllerOf(of=It(words="it", antecedent=None) as it):
            return LastControllerOf(Antecedent("each", wording=it.wording), wording=node.wording)
    return node


def _of_it(node: Node) -> Node:
    match node:
        case LastControllerOf(of=Antecedent(role="each") as each):
            return ControllerOf(It("it", wording=each.wording), wording=node.wording)
    return node


def _changed(effect: Effect, change: Callable[[Node], Node]) -> Effect:
    changed = rewrite(effect, change)
    assert isinstance(changed, Effect)
    return changed


for _noun in ("creature", "land", "permanent"):
    for _participle in ("destroyed", "exiled"):
        _declare(f"{_noun} {_participle} this way", It(f"the {_noun}s {_participle} this way"))
    _declare(f"of those {_noun}s", It(f"those {_noun}s"))
    _put = PutIntoGraveyard(It(f"the {_noun}s put into a graveyard this way"))
    _declare(f"{_noun} put into a graveyard this way", _put)
