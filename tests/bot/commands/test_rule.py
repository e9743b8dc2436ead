"""``/rule`` in Discord."""

from bot.commands import all_answers
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
        assert "2020年7月3日から2025年4月4日までの版では、701.13a は今の「切削」701.17a でした。" in reply.text


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


async def test_a_number_is_read_in_the_edition_that_was_asked_for(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("rule", query="300.3", edition="2003-07")
        assert "300.3 は2009年7月11日の版で削除されました。" in reply.text
        of_today = await discord.person("another").command("rule", query="701.13a", edition="2022")
        assert "CR 701.17a" in of_today.text
        missing = await discord.person("a third").command("rule", query="701.17c", edition="2003")
        assert "The edition of 2003-12-01 has no 701.17c." in missing.text


async def test_an_edition_that_is_no_date_is_told_to_the_asker_alone(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("rule", query="300.3", edition="long ago")
        assert reply.is_private
        assert "long ago" in reply.text


async def test_the_life_of_a_rule_is_an_option(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("rule", query="502.33a", history=True)
        assert "CR 502.33a の変遷" in reply.text
        assert "2009年7月11日 502.33a から 702.6a に番号が変わりました。" in reply.text.replace("**", "")
        term = await discord.person("another").command("rule", query="equip", history=True)
        assert "502.33 became 702.6" in term.text


async def test_completion_knows_the_dates_of_editions(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person(locale="ja")
        assert {"name": "2009年7月11日", "value": "2009-07-11"} in await asker.type("rule", "edition", "２００９年7")
        days = [choice["value"] for choice in await asker.type("rule", "edition", "2003")]
        assert days == sorted(days, reverse=True)
        assert {day[:4] for day in days} == {"2003"}


async def test_a_rule_leads_on_to_the_rules_around_it_even_after_a_restart(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person(locale="ja")
        reply = await asker.command("rule", query="701.17c")
        (menu,) = reply.menus
        numbers = [option["value"] for option in menu["options"]]
        assert numbers[:3] == ["701.17b", "701.17d", "701.17"]
        assert "701.17 切削" in [option["label"] for option in menu["options"]]
        bot.page_maker = type(bot.page_maker)(bot.services, all_answers())
        assert "CR 701.17d" in (await asker.choose(reply, "701.17d")).text


async def test_a_whole_chapter_shows_the_headings_of_its_sections(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("rule", query="7")
        assert "CR 7 その他のルール/Additional Rules" in reply.text
        assert "704 状況起因処理" in reply.text.replace("**", "")
