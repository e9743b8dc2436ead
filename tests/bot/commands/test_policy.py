"""``/policy`` in Discord, and words of policy in ``/ask``."""

from tests.bot.conftest import Running


async def test_a_word_leads_to_its_section_in_both_languages(running: Running) -> None:
    async with running() as (discord, _):
        for locale, words in (("ja", "誘発忘れ"), ("en-US", "missed trigger")):
            reply = await discord.person(words, locale=locale).command("policy", words=words)
            title = "IPG 2.1 誘発忘れ/Missed Trigger" if locale == "ja" else "IPG 2.1 Missed Trigger (誘発忘れ)"
            assert title in reply.text
            assert "wpn.wizards.com" in reply.text
            assert ("ここにはありません" if locale == "ja" else "The text is not here") in reply.text
            assert not reply.is_private


async def test_what_is_no_section_is_told_to_the_asker_alone(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("policy", words="zzzzqqq")
        assert reply.is_private
        assert "No section of the MTR, the IPG or Judging at Regular REL" in reply.text


async def test_ask_leads_to_policy_and_says_what_else_it_could_be(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("ask", text="遅刻")
        assert "IPG 3.1 遅刻/Tardiness" in reply.text
        card = await discord.person("another").command("ask", text="Bribery")
        assert "a word of tournament policy" in card.text
