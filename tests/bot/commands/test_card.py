"""``/card`` in Discord: payload in, HTTP out."""

import asyncio

import pytest

from bot.answering import Page
from bot.store.questions import Question
from tests.bot.conftest import Running


async def test_a_card_is_shown_in_the_language_of_the_asker(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("card", name="安らかなる眠り")
        assert "安らかなる眠り/Rest in Peace" in reply.text
        reply = await discord.person("another").command("card", name="やすらかなるねむり")
        assert "Rest in Peace (安らかなる眠り)" in reply.text


async def test_what_takes_long_is_acknowledged_first(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.PATIENCE_SECONDS", 0.01)
    async with running() as (discord, bot):
        pages = bot.page_maker.pages

        async def slow_pages(question: Question) -> list[Page]:
            await asyncio.sleep(0.2)
            return await pages(question)

        monkeypatch.setattr(bot.page_maker, "pages", slow_pages)
        reply = await discord.person().command("card", name="Opt")
        assert [(each.method, (each.body or {}).get("type")) for each in reply.requests] == [
            ("POST", 5),
            ("PATCH", None),
        ]
        assert "Scry 1" in reply.text


async def test_what_is_quick_is_one_request(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("card", name="Opt")
        assert [(each.method, each.body["type"]) for each in reply.requests] == [("POST", 4)]


async def test_an_uncertain_name_becomes_a_menu_and_the_choice_an_answer(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        reply = await asker.command("card", name="Ragavn")
        (menu,) = reply.menus
        values = [option["value"] for option in menu["options"]]
        assert "Ragavan, Nimble Pilferer" in values
        assert len(values) <= 25
        chosen = await asker.choose(reply, "Ragavan, Nimble Pilferer")
        assert "Dash" in chosen.text
        assert not chosen.menus


async def test_an_unknown_card_is_told_to_the_asker_alone(running: Running) -> None:
    async with running() as (discord, _):
        for locale, words in (("ja", "見つかりません"), ("en-US", "No card is called")):
            reply = await discord.person(locale, locale=locale).command("card", name="zzzzqqq")
            assert words in reply.text
            assert reply.is_private


async def test_the_face_that_was_named_comes_first(running: Running) -> None:
    async with running() as (discord, _):
        embed = (await discord.person().command("card", name="Insectile Aberration")).embeds[0]
        assert embed.description.index("Insectile Aberration") < embed.description.index("Delver of Secrets")


async def test_marks_in_card_texts_are_not_formatting(running: Running) -> None:
    async with running() as (discord, _):
        assert r"\*/1+\*" in (await discord.person().command("card", name="Tarmogoyf")).text


async def test_nobody_is_ever_mentioned(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("card", name="Opt")
        assert [request.body["data"]["allowed_mentions"] for request in reply.requests] == [{"parse": []}]


async def test_completion_offers_names_in_the_language_of_the_asker(running: Running) -> None:
    async with running() as (discord, _):
        choices = await discord.person(locale="ja").type("card", "name", "安らか")
        assert {"name": "安らかなる眠り/Rest in Peace", "value": "Rest in Peace"} in choices
        choices = await discord.person("another").type("card", "name", "rest in")
        assert {"name": "Rest in Peace (安らかなる眠り)", "value": "Rest in Peace"} in choices


async def test_completion_keeps_to_the_limits(running: Running) -> None:
    async with running() as (discord, _):
        for typed in ("", "a", "の", "our market research", "zzzzqqq"):
            choices = await discord.person(typed or "empty").type("card", "name", typed)
            assert len(choices) <= 25
            assert all(1 <= len(each["name"]) <= 100 and 1 <= len(each["value"]) <= 100 for each in choices)
