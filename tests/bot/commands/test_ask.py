"""``/ask`` in Discord."""

from tests.bot.conftest import Running


async def test_whatever_is_typed_is_answered(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person(locale="ja")
        assert "安らかなる眠り/Rest in Peace" in (await asker.command("ask", text="やすらかなるねむり")).text
        assert "CR 701.17 切削/Mill" in (await asker.command("ask", text="切削")).text
        assert "の検索結果" in (await asker.command("ask", text="置換効果が二つあるときの順番は?")).text
        played = await asker.command("ask", text="安らかなる眠りと荒涼たる収穫")
        assert played.pictures
        assert "614.6" in played.text
