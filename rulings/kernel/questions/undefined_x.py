"""Whether anything gives X a value: without that it is not 0 but unknown (CR 107.3f).

日本語: 値の決まらないX
"""

from rulings.abilities.amounts.amount import X
from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.optional import MayPay, PayNow
from rulings.abilities.node import walk
from rulings.kernel.state.context import Context
from rulings.kernel.state.memo import remember
from rulings.kernel.state.view import View, known


def is_x_defined(view: View, context: Context) -> bool:
    """The source has an X in a cost, whose value is 0 where none was chosen for it (CR 107.3g, 107.3m).

    What is paid only on resolution is no such cost: before that X is unknown, and afterwards it was chosen.
    """
    if context.source not in view.state.objects and context.source not in view.state.ghosts:
        return False
    if "{X}" in (view.characteristics(context.source).mana_cost or ()):
        return True
    obj = known(view, context.source)
    faces = (*(obj.definition.faces if obj.definition is not None else ()), *((obj.copiable,) if obj.copiable else ()))
    return any(_has_x(face) for face in faces)


@remember
def _has_x(face: FaceDefinition) -> bool:
    if "{X}" in (face.mana_cost or ()):
        return True
    nodes = [node for ability in face.abilities for node in walk(ability)]
    later = {id(node.cost) for node in nodes if isinstance(node, MayPay | PayNow | Unless)}
    return any(isinstance(node, Cost) and id(node) not in later and _stands_in(node) for node in nodes)


def _stands_in(cost: Cost) -> bool:
    return any(isinstance(n, X) or (isinstance(n, ManaCost) and "{X}" in n.symbols) for n in walk(cost))
