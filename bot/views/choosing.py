"""A menu of the cards or rules that may have been meant.

What is here: "did you mean ...?" as a menu whose state is in its ``custom_id``. What is not: which ones are likely
(``rulings.lookup``).
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Self

import discord

from bot.errors import ButtonForgottenError
from bot.language import say, with_mark
from bot.render.card import both_names
from bot.render.characters import clean
from bot.store.questions import Question
from bot.views.pressing import Answers, Pressed
from rulings.answer.card_name import CardName
from rulings.answer.rule_name import RuleName
from rulings.language import Language

OPTION_LIMIT: Final = 25
TEXT_LIMIT: Final = 100


class ChoiceMenu(
    Pressed,
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"choose:(?P<question>[\w-]{12}):(?P<slot>\d)",
):
    """Puts a choice into one place of a question and asks it again."""

    def __init__(
        self, question_id: str, slot: int, *, placeholder: str = "", options: Sequence[discord.SelectOption] = ()
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"choose:{question_id}:{slot}", placeholder=placeholder or None, options=list(options)
            )
        )
        self.question_id = question_id
        self.slot = slot

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> Self:
        """The menu back from its ``custom_id``, with what was picked."""
        menu = cls(match["question"], int(match["slot"]))
        if isinstance(item, discord.ui.Select):
            menu.item = item
        return menu

    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Ask again with what was chosen, in place of the menu."""
        await replies.replace(interaction, self.question_id, self._chosen)

    def _chosen(self, question: Question) -> Question:
        """The question with what was chosen; the numbers of the menu are today's.

        Raises: ButtonForgottenError: the menu is not one of this question.
        """
        if self.slot >= len(question.words) or not self.item.values:
            raise ButtonForgottenError()
        words = list(question.words)
        words[self.slot] = self.item.values[0]
        return replace(question, words=tuple(words), edition="")


def choosing_view(question: Question, slot: int, suggestions: Sequence[CardName | RuleName]) -> discord.ui.View:
    """The menu for one uncertain name of a question, best guess first."""
    options = [
        discord.SelectOption(label=clean(_label(question.language, each))[:TEXT_LIMIT], value=each.key[:TEXT_LIMIT])
        for each in suggestions[:OPTION_LIMIT]
    ]
    view = discord.ui.View(timeout=None)
    view.add_item(
        ChoiceMenu(question.id, slot, placeholder=say(question.language, "view.choose")[:150], options=options)
    )
    return view


def _label(language: Language, suggestion: CardName | RuleName) -> str:
    if isinstance(suggestion, CardName):
        return with_mark(language, both_names(language, suggestion.en, suggestion.ja), suggestion)
    return suggestion.in_language(language)
