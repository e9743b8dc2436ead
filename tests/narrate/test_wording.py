"""How single steps are worded, in both languages."""

import pytest

from bot.language import load_messages
from rulings.corpus.cards import Card
from rulings.language import Language
from rulings.narrate.report import Step
from rulings.table.playing.play import play_table
from rulings.table.reading.read import parse_table
from tests.table.demonstrating.test_direct import SUPPORT, creature, spell


def steps(*cards: Card, script: str, mine: str = "") -> tuple[Step, ...]:
    """What is told of a table on which A has the cards in hand, or where ``mine`` says on the battlefield."""
    hand = [card.name for card in cards if card.name != mine]
    text = f"""format = 1
id = "wording"
mana = "free"
[players.A]
battlefield = {[name for name in ("Grizzly Bears", mine) if name]}
hand = {hand}
library = ["Forest", "Island", "Grizzly Bears"]
[players.B]
battlefield = ["Hill Giant"]
library = ["Forest", "Island"]
{script}
"""
    return play_table(parse_table(text), SUPPORT | {card.name: card for card in cards}).steps


def casting(name: str, more: str = "") -> str:
    return f'[[script]]\ncast = "{name}"\n{more}\n[[script]]\nsettle = true\n'


def english(told: tuple[Step, ...]) -> list[str]:
    return [step.text_en for step in told]


def japanese(told: tuple[Step, ...]) -> list[str]:
    return [step.text_ja for step in told]


@pytest.mark.parametrize(
    ("words", "said", "said_ja"),
    [
        ("a +1/+1 counter", "1 +1/+1 counter put on it.", "に+1/+1カウンターが1個置かれる。"),
        ("two +1/+1 counters", "2 +1/+1 counters put on it.", "に+1/+1カウンターが2個置かれる。"),
    ],
)
def test_one_counter_is_one_and_two_are_several(words: str, said: str, said_ja: str) -> None:
    told = steps(spell("Grow", f"Put {words} on each creature you control."), script=casting("Grow"))
    assert any(line.endswith(said) for line in english(told))
    assert any(line.endswith(said_ja) for line in japanese(told))


def test_a_player_searches_their_own_library() -> None:
    fetch = spell("Fetch", "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.")
    told = steps(fetch, script=casting("Fetch"))
    assert "player A searches their library: Forest." in english(told)
    assert any(line.startswith("プレイヤーAは自分のライブラリーから探す：") for line in japanese(told))


def test_a_card_put_on_a_library_is_told_with_its_place() -> None:
    spells = (
        spell("Above", "Put target creature on top of its owner's library."),
        spell("Below", "Put target creature on the bottom of its owner's library."),
    )
    for one, said, said_ja in zip(spells, ("on top of", "on the bottom of"), ("一番上", "一番下"), strict=True):
        told = steps(one, script=casting(one.name, 'targets = ["Hill Giant"]'))
        assert f"Hill Giant is put {said} player B's library." in english(told)
        assert any(f"プレイヤーBのライブラリーの{said_ja}に置かれる。" in line for line in japanese(told))


def test_a_trigger_says_what_it_does_in_japanese_too() -> None:
    herald = creature("Herald", "When this creature enters, you gain 3 life.")
    told = steps(herald, script=casting("Herald"))
    assert "《日本語Herald》の能力が誘発する：「When this creature enters, you gain 3 life.」" in japanese(told)


def test_a_keyword_that_triggers_is_said_in_japanese() -> None:
    attack = '[[script]]\nattack = ["Devourer"]\n'
    told = steps(creature("Devourer", "Annihilator 2"), script=attack, mine="Devourer")
    assert "《日本語Devourer》の能力が誘発する：「滅殺2」" in japanese(told)
    assert "Devourer triggers: Annihilator 2" in english(told)


def test_a_trigger_without_a_target_is_said_to_go__603_3d() -> None:
    herald = creature("Herald", "When this creature enters, destroy target planeswalker.")
    told = english(steps(herald, script=casting("Herald")))
    assert "Herald's triggered ability has no legal choice and is removed from the stack." in told
    assert not any(line.startswith("Herald triggers") for line in told)


def test_a_permanent_spell_has_no_order_of_instructions__608_2c() -> None:
    told = steps(creature("Herald"), script=casting("Herald"))
    resolving = next(step for step in told if step.text_en == "Herald resolves.")
    assert [citation.rule for citation in resolving.citations] == ["608.1"]


def test_attackers_are_set_off_as_in_japanese() -> None:
    attack = '[[script]]\nattack = ["Grizzly Bears", "Lone"]\n'
    told = steps(creature("Lone"), script=attack, mine="Lone")
    line = next(step for step in told if "attacks:" in step.text_en)
    assert "; " in line.text_en
    assert ";" not in line.text_ja
    assert "、" in line.text_ja


def test_an_effect_that_changes_nothing_visible_has_no_line() -> None:
    twice = spell("Twice", "Creatures you control have trample.\nCreatures you control have trample.", "Enchantment")
    told = steps(twice, script=casting("Twice"))
    assert not any(step.text_en.rstrip(" .").endswith(":") for step in told)


def test_why_a_player_does_not_lose_is_said__101_2() -> None:
    angel = creature("Angel", "You can't lose the game and your opponents can't win the game.")
    doom = spell("Doom", "Target player loses the game.")
    told = steps(angel, doom, script=casting("Doom", 'targets = ["player A"]'), mine="Angel")
    assert "player A: this can't happen (this player can't lose the game)." in english(told)
    assert "プレイヤーA：それは起こらない（このプレイヤーは敗北しない）。" in japanese(told)


def test_a_changed_number_is_said() -> None:
    season = spell("Season", "If an effect would put one or more counters on a permanent you control, it puts twice "
                   "that many of those counters on that permanent instead.", "Enchantment")  # fmt: skip
    grow = spell("Grow", "Put a +1/+1 counter on each creature you control.")
    told = steps(season, grow, script=casting("Grow"), mine="Season")
    assert "Season changes the number to 2: Grizzly Bears." in english(told)
    assert any("数が2になる" in line for line in japanese(told))


def test_japanese_messages_have_full_width_parentheses_and_one_word_for_one_thing() -> None:
    for key, words in load_messages(Language.JA).items():
        plain = "".join(words.split("`")[::2])
        assert "(" not in plain, key
        assert not any(word in words for word in ("下位のルール", "来歴", "コーパス", "一枚")), key
