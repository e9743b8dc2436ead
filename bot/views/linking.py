"""A menu of the rules that an answer leads on to.

What is here: which rules those are, as menu entries, and the menu, whose state is in its ``custom_id``. What is not:
what the rules say (``rulings.answer``).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

import discord

from bot.errors import ButtonForgottenError
from bot.language import say
from bot.render.characters import clean
from bot.render.rule import is_summary, name_line
from bot.store.questions import Question, Topic
from bot.views.pressing import Answers, Pressed
from rulings.answer.records import RuleAnswer, RuleNumber
from rulings.language import Language

LINK_LIMIT: Final = 25
TEXT_LIMIT: Final = 100


@dataclass(frozen=True, slots=True)
class Link:
    """One rule to go on to."""

    number: RuleNumber
    """Its number of today."""
    label: str
    """The number and what the rule is about."""


def rule_links(language: Language, answer: RuleAnswer) -> tuple[Link, ...]:
    """Where a rule leads: to the rules before and after it, the one above, those that it cites, those below.

    日本語: 前後・上位・参照先・サブルールへの一覧
    Shape: at most 25, each once, the rule itself left out.
    """
    resolved = answer.resolved
    former = [number for each in (resolved.former if resolved else ()) for number in each.today.numbers]
    gone = [number for each in (resolved.counterparts if resolved else ()) for number in (*each.remnants, *each.above)]
    above = [each.number for each in answer.path[-1:]]
    others = [*answer.cites, *gone, *(each.number for each in answer.more), *former]
    numbers = [answer.previous, answer.next, *above, *others, *(each.number for each in answer.subrules)]
    shown = answer.rule.number if answer.rule else None
    words = {each.number: each.in_language(language) or "" for each in (*answer.subrules, *answer.more)}
    summed_up = {each.number for each in (*answer.subrules, *answer.more) if is_summary(language, each)}
    links = []
    for number in dict.fromkeys(each for each in numbers if each is not None and each != shown):
        label = name_line(language, answer, number)
        if label == number:
            marked = say(language, "rule.summary_mark", rule=number) if number in summed_up else number
            label = f"{marked} {words.get(number, '')}".strip()
        label = clean(label)
        links.append(Link(number, label if len(label) <= TEXT_LIMIT else label[: TEXT_LIMIT - 1] + "…"))
    return tuple(links[:LINK_LIMIT])


class LinkMenu(
    Pressed,
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"go:(?P<question>[\w-]{12})",
):
    """Shows another rule in place of the one that is there."""

    def __init__(self, question_id: str, *, placeholder: str = "", links: Sequence[Link] = ()) -> None:
        options = [discord.SelectOption(label=link.label, value=link.number) for link in links]
        super().__init__(
            discord.ui.Select(custom_id=f"go:{question_id}", placeholder=placeholder or None, options=options)
        )
        self.question_id = question_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> Self:
        """The menu back from its ``custom_id``, with what was picked."""
        menu = cls(match["question"])
        if isinstance(item, discord.ui.Select):
            menu.item = item
        return menu

    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Ask for the rule that was picked."""
        await replies.replace(interaction, self.question_id, self._picked)

    def _picked(self, question: Question) -> Question:
        """The question for the rule that was picked.

        Raises: ButtonForgottenError: nothing was.
        """
        if not self.item.values:
            raise ButtonForgottenError()
        return Question(Topic.RULE, (self.item.values[0],), question.language)


def link_menu(question: Question, links: Sequence[Link]) -> LinkMenu:
    """The menu under an answer on a rule."""
    return LinkMenu(question.id, placeholder=say(question.language, "view.go_on")[:150], links=links)
