"""Anchor words: a permanent has the ability whose word was chosen as it entered (CR 607.2m, 614.12c).

日本語: アンカー語
"""

from rulings.abilities.conditions.condition import WordChosen
from rulings.abilities.effects.choosing import MakeChoice
from rulings.kernel import special_words
from rulings.kernel.context import Context
from rulings.kernel.finding import chosen_value
from rulings.kernel.truth import judges
from rulings.kernel.view import View

special_words.declare(MakeChoice, "word")


@judges(WordChosen)
def _word_chosen(view: View, context: Context, condition: WordChosen) -> bool:
    return chosen_value(view, context, "word") == condition.word
