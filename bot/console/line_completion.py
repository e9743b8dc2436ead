"""Completion at the prompt of ``judgebot console``: commands, card names, rules, options.

What is here: which part of the line is completed, and with what. What is not: the prompt (``prompt``), and which names
come first (``rulings.answer``).
"""

import re
import shlex
from collections.abc import AsyncGenerator, Iterable, Mapping
from typing import Final

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from bot.console.session import Session
from bot.language import say
from rulings.errors import RulingsError

_ONE_CARD: Final = frozenset(("card", "ask", "lookup"))
"""Commands of which all words together are one name."""
_CARDS: Final = frozenset(("demo", "ruling"))
"""Commands that take several names, each in quotation marks where it has spaces."""
_OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "ask": ("--json",),
    "card": ("--json",),
    "rule": ("--edition", "--history", "--json"),
    "ruling": ("--about", "--json"),
    "search": ("--card", "--kind", "--source", "--text", "--since", "--until", "--limit", "--json"),
    "demo": ("--detail", "--pictures", "--json"),
    "where": ("--json",),
}
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "--kind": ("rule", "glossary", "ruling"),
    "--source": ("cr", "official", "judgebot", "wiki", "release-note"),
    "--text": ("ja", "en"),
}
_SHOWN: Final = 25
_LAST_NAME: Final = re.compile(r"""(?:^|\s)(?P<whole>"(?P<double>[^"]*)|'(?P<single>[^']*)|(?P<plain>[^\s"']+))$""")


class LineCompleter(Completer):
    """Completes a line of the prompt as it is typed."""

    def __init__(self, session: Session, commands: Iterable[str]) -> None:
        self._session = session
        self._commands = tuple(commands)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Nothing: names are asked for asynchronously."""
        return ()

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Completion, None]:
        """What may stand at the end of the line, best first; nothing where no corpus can be opened."""
        line = document.text_before_cursor.replace("\u3000", " ").lstrip()
        slash, plain = ("/", line[1:]) if line.startswith("/") else ("", line)
        command, space, rest = plain.partition(" ")
        if not space:
            for name in self._commands:
                if name.startswith(command):
                    help_text = say(self._session.language, f"console.{name}.short")
                    yield Completion(f"{slash}{name} ", -len(line), display=name, display_meta=help_text)
            if slash or command in self._commands or not command:
                return
            command, rest = "ask", plain
        try:
            async for completion in self._arguments(command, rest.lstrip()):
                yield completion
        except RulingsError:
            return

    async def _arguments(self, command: str, rest: str) -> AsyncGenerator[Completion, None]:
        *before, last = rest.split(" ")
        if last.startswith("-"):
            for option in _OPTIONS.get(command, ()):
                if option.startswith(last):
                    yield Completion(f"{option} ", -len(last), display=option)
        elif command == "search" and before and before[-1] in _VALUES:
            for value in _VALUES[before[-1]]:
                if value.startswith(last):
                    yield Completion(f"{value} ", -len(last), display=value)
        elif command == "rule":
            async for completion in self._rules(rest):
                yield completion
        elif command in _ONE_CARD:
            async for completion in self._cards(rest, len(rest), is_quoted=False):
                yield completion
        elif command in _CARDS or (command == "search" and "--card" in before[-1:]):
            found = _LAST_NAME.search(rest)
            if found is not None:
                typed = found["double"] or found["single"] or found["plain"] or ""
                async for completion in self._cards(typed, len(found["whole"]), is_quoted=True):
                    yield completion

    async def _cards(self, typed: str, replaced: int, *, is_quoted: bool) -> AsyncGenerator[Completion, None]:
        from bot.render.card import both_names
        from rulings.answer import complete_cards
        from rulings.language import Language

        desk = await self._session.desk()
        for card in await complete_cards(desk, typed, _SHOWN):
            name = card.ja if self._session.language is Language.JA and card.ja else card.en
            text = shlex.quote(name) if is_quoted else name
            yield Completion(text, -replaced, display=both_names(self._session.language, card.en, card.ja))

    async def _rules(self, typed: str) -> AsyncGenerator[Completion, None]:
        from rulings.answer import complete_rules

        desk = await self._session.desk()
        for rule in await complete_rules(desk, typed, _SHOWN):
            yield Completion(rule.key, -len(typed), display=rule.in_language(self._session.language))
