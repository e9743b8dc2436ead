"""No command and no error posts markup that somebody typed; what the loopback Discord gets is read as Discord would."""

import json
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from bot.errors import sentence_for_asker
from bot.language import load_messages
from bot.render.embed import DESCRIPTION_LIMIT, render_notice
from bot.settings import Settings
from rulings.answer.card_name import CardName
from rulings.answer.errors import UnsureError
from rulings.errors import RulingsError
from rulings.language import Language
from tests.bot.conftest import bot_of
from tests.bot.hostile import EXAMPLES, PARTS, hostile
from tests.bot.render.test_markup import OURS, UNSEEN
from tests.bot.test_language import every_error, slots
from tests.discord_server.markdown import read
from tests.discord_server.server import DiscordServer, Person, Reply

Act = Callable[[Person, str], Awaitable[Reply]]
"""Somebody doing something with a text."""


def assert_harmless(reply: Reply) -> None:
    assert reply.content == ""
    for embed in reply.embeds:
        for words in (embed.title, embed.description, *(field.value for field in embed.fields)):
            assert read(words or "").marks <= OURS, words
        assert not embed.url
    said = json.dumps([[embed.to_dict() for embed in reply.embeds], reply.components], ensure_ascii=False)
    for sign in said:
        assert not UNSEEN.match(sign), ascii(sign)
    for request in reply.requests:
        if request.body and "data" in request.body:
            assert request.body["data"].get("allowed_mentions") in (None, {"parse": []})


def commands() -> dict[str, Act]:
    def table(name: str, make: Callable[[str], str]) -> Act:
        return lambda asker, words: asker.command(
            "table", file=(name, make(words).encode("utf-8", errors="surrogatepass"))
        )

    def whole(words: str) -> str:
        return json.dumps({"format": 1, "id": words, "title": {"en": words}, "players": {"A": {}, "B": {}}})

    def card(words: str) -> str:
        return json.dumps({"format": 1, "id": "x", "players": {"A": {"hand": [words]}, "B": {}}})

    return {
        "ask": lambda asker, words: asker.command("ask", text=words[:300]),
        "card": lambda asker, words: asker.command("card", name=words[:200]),
        "a misspelt card": lambda asker, words: asker.command("card", name=f"Ragavn {words}"[:200]),
        "rule": lambda asker, words: asker.command("rule", query=words[:200]),
        "rule of an edition": lambda asker, words: asker.command("rule", query="701.17c", edition=words[:40]),
        "ruling": lambda asker, words: asker.command("ruling", card1="Opt", about=words[:200]),
        "search": lambda asker, words: asker.command("search", words=f"replacement {words}"[:300]),
        "search since": lambda asker, words: asker.command("search", words="mill", since=words[:20]),
        "demo": lambda asker, words: asker.command("demo", card1=words[:200]),
        "table that is none": table("mine.toml", lambda words: words),
        "table with an unknown key": table("mine.json", lambda words: json.dumps({"format": 1, words: 1})),
        "table with a title": table("mine.json", whole),
        "table with an unknown card": table("mine.json", card),
        "file name": lambda asker, words: asker.command(
            "table", file=("".join(sign for sign in words if sign.isprintable() and sign != "/") + ".toml", b"x")
        ),
    }


async def test_no_command_posts_what_was_typed_as_markup(settings: Settings) -> None:
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        asker = discord.person()
        for act in commands().values():
            for words in EXAMPLES:
                assert_harmless(await act(asker, words))


async def test_no_command_posts_markup_whatever_is_typed(settings: Settings) -> None:
    acts = commands()
    random = Random(13)
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        asker = discord.person(locale="ja")
        for _ in range(60):
            words = "".join(random.choices(PARTS, k=random.randint(1, 12)))
            assert_harmless(await acts[random.choice(sorted(acts))](asker, words))


@pytest.mark.parametrize("language", Language)
@examples(max_examples=12)
@given(words=hostile, many=st.sampled_from([1, 300]))
def test_no_error_is_markup_or_a_path_or_beyond_the_limits(language: Language, words: str, many: int) -> None:
    for kind in every_error():
        told = sentence_for_asker(language, error_of(kind, language, words * many))
        if told is None:
            continue
        description = render_notice(told).description or ""
        assert read(description).marks == set(), kind
        assert len(description) <= DESCRIPTION_LIMIT


def error_of(kind: type[RulingsError], language: Language, words: str) -> RulingsError:
    """An error with hostile details; those that are lists come as lists."""
    if issubclass(kind, UnsureError):
        return kind(query=words, suggestions=[CardName(words[:100], words[:100])] * 10)
    text = load_messages(language).get(f"error.{kind.code}", "")
    details: dict[str, object] = dict.fromkeys(slots(text), words)
    lists = {name: [words] * 60 for name in details if name in ("cards", "known", "keys", "faults")}
    return kind(**{**details, **lists})


def test_errors_of_the_machine_are_for_the_log() -> None:
    told = {kind.code for kind in every_error() if sentence_for_asker(Language.EN, error_of(kind, Language.EN, "x"))}
    for code in ("corpus_damaged", "corpus_missing", "store_unwritable", "font_missing", "bundled_data_faulty"):
        assert code not in told
    for code in told:
        assert "path" not in slots(load_messages(Language.EN)[f"error.{code}"]), code
