"""What a decision asks, in words.

What is here: the prompts of the kernel, whole ones and those that name something. What is not: the sentence around
them (``tell``).
"""

from rulings.kernel.state.ids import PlayerId
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names


def prompt_text(names: Names, language: Language, prompt: str) -> str:
    """The words for one prompt; a keyword or a card in it is named in the language.

    日本語: 選択の内容を表す語句
    Shape: ``Decision.prompt`` -> words. A prompt without words of its own stands as it is (tests demand words for all).
    Example:
        >>> prompt_text(Names({"Serra Angel": "セラの天使"}), Language.JA, "damage to Serra Angel")
        '《セラの天使》へのダメージ'
    """
    if prompt.startswith("apply "):
        return message(language, "prompt_about", "apply", what=prompt.removeprefix("apply "))
    if prompt.startswith("do "):
        return message(language, "prompt_about", "do")
    if prompt.startswith("life total of player "):
        player = PlayerId(prompt.removeprefix("life total of player "))
        return message(language, "prompt_about", "life total of", player=names.player(player, language))
    if prompt.startswith("damage to "):
        return message(
            language, "prompt_about", "damage to", what=names.card(prompt.removeprefix("damage to "), language)
        )
    if prompt.startswith("put ") and prompt.endswith(" counter"):
        kind = prompt.removeprefix("put ").removesuffix(" counter")
        return message(language, "prompt_about", "put counter", what=word(language, "counter", kind))
    return word(language, "prompt", prompt)
