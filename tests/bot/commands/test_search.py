"""``/search`` in Discord."""

from tests.bot.conftest import Running


async def test_a_question_finds_rules_in_the_language_of_the_asker(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("search", words="置換効果の順番")
        assert "**CR 61" in reply.text
        assert "の検索結果" in reply.text
        assert (
            "**CR 61" in (await discord.person("another").command("search", words="order of replacement effects")).text
        )


async def test_a_card_narrows_the_search_to_its_rulings(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("search", words="choose targets", card="Mindslaver")
        assert "Ruling" in reply.text
        assert "Mindslaver · judgebot, after the Mirrodin FAQ" in reply.text
        assert "**CR 6" not in reply.text
        japanese = await discord.person("another", locale="ja").command("search", words="対象", card="Mindslaver")
        assert "《精神隷属器》 · judgebot" in japanese.text


async def test_a_question_that_nothing_speaks_of(running: Running) -> None:
    async with running() as (discord, _):
        assert "No rule or ruling" in (await discord.person().command("search", words="zzzzqqq")).text


async def test_a_kind_a_source_and_a_language_narrow_the_search(running: Running) -> None:
    async with running() as (discord, _):
        person = discord.person()
        rules = (await person.command("search", words="replacement effects", kind="rule")).text
        assert "**CR 61" in rules
        assert "Ruling" not in rules
        ours = (await person.command("search", words="replacement effects", source="judgebot", kind="ruling")).text
        assert "Ruling" in ours
        assert "**CR 6" not in ours
        none = (await person.command("search", words="replacement effects", source="wiki", since="2099")).text
        assert "No rule or ruling" in none
        assert "is no edition" in (await person.command("search", words="layers", since="tomorrow")).text
