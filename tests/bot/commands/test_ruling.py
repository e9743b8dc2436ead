"""``/ruling`` in Discord."""

from bot.commands import all_answers
from tests.bot.conftest import Running


async def test_rulings_on_cards_together_come_first_and_their_demonstration_is_a_button(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person(locale="ja")
        reply = await asker.command("ruling", card1="安らかなる眠り", card2="荒涼たる収穫")
        assert reply.text.index("指定したカードすべてに関わる裁定") < reply.text.index("安らかなる眠り/Rest in Peace")
        assert "CR 701.17c、400.7j、614.6" in reply.text
        assert "総合ルール 2026年1月16日版" in reply.text
        bot.page_maker = type(bot.page_maker)(bot.services, all_answers())
        played = await asker.click(reply, "実演を見る")
        assert "切削" in played.text


async def test_rulings_are_narrowed_to_words_of_either_language(running: Running) -> None:
    async with running() as (discord, _):
        everything = await discord.person("first").command("ruling", card1="Rest in Peace")
        narrowed = await discord.person("second").command("ruling", card1="Rest in Peace", about="死亡")
        assert "dies" in narrowed.text or "die:" in narrowed.text
        assert len(narrowed.text) < len(everything.text)
        nothing = await discord.person("third").command("ruling", card1="Rest in Peace", about="banding")
        assert "No ruling is about “banding”" in nothing.text


async def test_a_mistyped_card_is_chosen_and_the_words_are_kept(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        reply = await asker.command("ruling", card1="Rest in Pice", about="graveyard")
        if reply.menus:
            reply = await asker.choose(reply, "Rest in Peace")
        assert "Rulings on “Rest in Peace”" in reply.text
