"""The prompt of the console completes commands, cards, rules and options."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent, Completion
from prompt_toolkit.document import Document

from bot.console.line_completion import LineCompleter
from bot.console.prompt import slash_commands
from bot.console.session import Session
from bot.settings import Settings
from rulings.language import Language


@asynccontextmanager
async def completer(language: Language, monkeypatch: pytest.MonkeyPatch, corpus: Path) -> AsyncIterator[LineCompleter]:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(corpus))
    session = Session(language, Settings.load_from_machine())
    try:
        yield LineCompleter(session, slash_commands())
    finally:
        await session.aclose()


async def completed(lines: LineCompleter, text: str) -> list[tuple[str, str]]:
    """The line after each completion, and how the completion is shown."""
    found: AsyncIterator[Completion] = lines.get_completions_async(Document(text), CompleteEvent())
    return [
        (text[: len(text) + each.start_position] + each.text, "".join(part for _, part in each.display))
        async for each in found
    ]


@pytest.mark.parametrize(
    ("language", "typed", "line", "shown"),
    [
        (Language.JA, "/ca", "/card ", "card"),
        (Language.EN, "rul", "rule ", "rule"),
        (Language.JA, "card 安らか", "card 安らかなる眠り", "安らかなる眠り/Rest in Peace"),
        (Language.JA, "card　やすらか", "card　安らかなる眠り", "安らかなる眠り/Rest in Peace"),
        (Language.EN, "/card rest in p", "/card Rest in Peace", "Rest in Peace (安らかなる眠り)"),
        (Language.EN, "tarmogo", "Tarmogoyf", "Tarmogoyf (タルモゴイフ)"),
        (Language.EN, 'demo Opt "rest in', "demo Opt 'Rest in Peace'", "Rest in Peace (安らかなる眠り)"),
        (Language.EN, "ruling tarmog", "ruling Tarmogoyf", "Tarmogoyf (タルモゴイフ)"),
        (Language.EN, "search layers --card tarmog", "search layers --card Tarmogoyf", "Tarmogoyf (タルモゴイフ)"),
        (Language.EN, "search layers --kind gl", "search layers --kind glossary ", "glossary"),
        (Language.EN, "search layers --source ju", "search layers --source judgebot ", "judgebot"),
        (Language.JA, "rule 701.17", "rule 701.17", "701.17 切削"),
        (Language.JA, "rule せっし", "rule 702.2", "702.2 接死"),
        (Language.EN, "rule 701.17c --hi", "rule 701.17c --history ", "--history"),
    ],
)
async def test_the_end_of_a_line_is_completed(
    corpus_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, typed: str, line: str, shown: str
) -> None:
    async with completer(language, monkeypatch, corpus_path) as lines:
        assert (line, shown) in await completed(lines, typed)


async def test_without_a_corpus_only_commands_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with completer(Language.EN, monkeypatch, tmp_path / "none.sqlite") as lines:
        assert [line for line, _ in await completed(lines, "ca")] == ["card "]
        assert await completed(lines, "card rest") == []


async def test_an_empty_line_offers_every_command(corpus_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with completer(Language.EN, monkeypatch, corpus_path) as lines:
        assert [shown for _, shown in await completed(lines, "")] == list(slash_commands())
