"""Text boxes and full texts (CR 612.5, 612.6).

What is here: "exchange the text boxes of those creatures", "has the full text of that card". What is not: words of a
text exchanged (``changing_texts``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import HasFullText
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.durations import Duration
from rulings.abilities.effects.permanents import ExchangeTextBoxes
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import Target, This, TopOfGraveyard
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_TOP = TopOfGraveyard(Filter(Kind.CARD))


def _exchange(objects: Target, duration: Duration) -> ExchangeTextBoxes | None:
    return ExchangeTextBoxes(objects, duration) if isinstance(objects, Target) else None


for _noun in ("creatures", "permanents"):
    sentence.phrase(
        f"choose {{objects:Object}}. {{duration:Duration}}, exchange the text boxes of those {_noun}.",
        _exchange,
        lambda node: {"objects": node.objects, "duration": node.duration},
        kind=ExchangeTextBoxes,
    )


def _full_text(filter: Filter, affected: This, abilities: tuple[Node, ...]) -> StaticAbility:
    return StaticAbility(affected=affected, changes=(HasFullText(_TOP, abilities),), condition=Fits(_TOP, filter))


def _undo_full_text(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(
            affected=This() as affected,
            changes=(HasFullText(abilities=abilities),),
            condition=Fits(filter=Filter() as filter),
        ) if node == _full_text(filter, affected, abilities):
            return {"filter": filter, "affected": affected, "abilities": abilities}
    return None


ability.phrase(
    "as long as the top card of your graveyard is a {filter:Filter@singular}, {affected:This} has the full text of "
    "that card and has the text {abilities:Granted+and}.",
    _full_text,
    _undo_full_text,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)
