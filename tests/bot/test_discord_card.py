"""``/card`` in Discord: payload in, HTTP out."""

from tests.bot.conftest import Running


async def test_a_card_is_shown_in_the_language_of_the_asker(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("card", name="安らかなる眠り")
        assert "安らかなる眠り/Rest in Peace" in reply.text
        reply = await discord.person("another").command("card", name="やすらかなるねむり")
        assert "Rest in Peace (安らかなる眠り)" in reply.text


async def test_the_bot_acknowledges_before_it_looks_anything_up(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("card", name="Opt")
        assert reply.requests[0].path.endswith("/callback")
        assert reply.requests[0].body["type"] == 5
