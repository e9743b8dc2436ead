"""``/rule`` in Discord."""

from tests.bot.conftest import Running


async def test_a_keyword_leads_to_its_rule_in_both_languages(running: Running) -> None:
    async with running() as (discord, _):
        for locale, query in (("ja", "せっさく"), ("ja", "切削"), ("en-US", "mill"), ("en-US", "７０１．１７")):
            reply = await discord.person(query, locale=locale).command("rule", query=query)
            assert "CR 701.17" in reply.text
            assert ("切削/Mill" if locale == "ja" else "Mill (切削)") in reply.text
            assert "701.17c" in reply.text


async def test_a_number_of_an_old_edition_says_what_became_of_it(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("rule", query="701.13a")
        assert "2020年7月3日から2025年4月4日までの版では、701.13a は今の 701.17a でした。" in reply.text


async def test_a_term_with_several_meanings_is_chosen_from_a_menu(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        reply = await asker.command("rule", query="flsah")
        assert [option["value"] for option in reply.menus[0]["options"]] == ["702.8"]
        assert "CR 702.8 Flash" in (await asker.choose(reply, "702.8")).text


async def test_an_unknown_term_is_told_to_the_asker_alone(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("rule", query="zzzzqqq")
        assert reply.is_private
        assert "no rule or keyword" in reply.text


async def test_completion_knows_numbers_and_terms(running: Running) -> None:
    async with running() as (discord, _):
        japanese, english = discord.person(locale="ja"), discord.person("another")
        assert {"name": "701.17 切削", "value": "701.17"} in await japanese.type("rule", "query", "せっ")
        assert {"name": "701.17 Mill", "value": "701.17"} in await english.type("rule", "query", "mil")
        numbers = [choice["value"] for choice in await english.type("rule", "query", "701.17")]
        assert numbers[:3] == ["701.17", "701.17a", "701.17b"]
        assert await english.type("rule", "query", "") == []
