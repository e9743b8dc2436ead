"""Text boxes and full texts (CR 612.5, 612.6).

What is here: "exchange the text boxes of those creatures", "has the full text of that card". What is not: words of a
text exchanged (``changing_texts``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import HasFullText
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.permanents import ExchangeTextBoxes
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Target, TopOfGraveyard
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability, sentence
from rulings.oracle.holes import hole

_TOP = TopOfGraveyard(Filter(Kind.CARD))


for _noun in ("creatures", "permanents"):
    sentence.phrase(
        f"choose {{objects:Object}}. {{duration:Duration}}, exchange the text boxes of those {_noun}.",
        ExchangeTextBoxes(hole("objects", Target), hole("duration")),
    )


ability.phrase(
    "as long as the top card of your graveyard is a {filter:Filter@singular}, {affected:This} has the full text of "
    "that card and has the text {abilities:Granted+and}.",
    StaticAbility(
        affected=hole("affected"), changes=(HasFullText(_TOP, hole("abilities")),), condition=Fits(_TOP, hole("filter"))
    ),
    carries={"as long as": "condition"},
)
