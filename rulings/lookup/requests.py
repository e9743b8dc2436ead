"""What people say around a name when they ask for the card: ``what does Humility do``, ``稲妻の裁定``, ``4 Sol Ring``.

What is here: taking such words off, and the signs of a question. What is not: whether what is left names a card
(``ask``).
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

ASKING: Final = re.compile(
    r"[?？]|^(?:what|how|when|who|why|where|which|can|could|does|do|is|are|will|would|if|must|may|should)\b"
    r"|(?:か|の|どう|なに|何|いつ|誰|なぜ|どちら|どれ|いくつ|どこ|ですか|ますか|たら|とき|場合)[。．]?$",
    re.IGNORECASE,
)
"""What only a question has; a list of names has none."""
_BEFORE_EN: Final = re.compile(
    r"^(?:(?:please|hey|hi|um|uh|ok|so|can you|could you|i want to see|i need|show(?: me| us)?|give me|pull up|"
    r"look ?up|search(?: for)?|find(?: me)?|get(?: me)?|cards?(?: named| called)?|what(?:'?s| is| are| does| do)|"
    r"how does|how do|"
    r"explain|tell me about|info(?:rmation)? (?:on|about|for)|oracle(?: text)?(?: of| for)?|texts? (?:of|for)|"
    r"(?:rulings?|faq|errata|rules) (?:on|for|of|about)|the card|the)(?:\s*[:：,]\s*|\s+))+",
    re.IGNORECASE,
)
_AFTER_EN: Final = re.compile(
    r"(?:(?<![\s,])[\s,]++(?:please|pls|plz|thanks|cards?|texts?|oracle(?: text)?|rulings?|faq|errata|rules|"
    r"do(?:es)?|works?|say|mean|image|picture|effect|interact(?:ions?)?|together|combo|"
    r"how (?:does|do) (?:it|this|that|they) (?:work|interact)))+\s*+[?.!]*$",
    re.IGNORECASE,
)
_COUNTED: Final = re.compile(
    r"^\s*\d{1,2}\s*[x×]?\s+(?=\D)|^\s*[x×]\d{1,2}\s+|\s+[x×]?\d{1,2}\s*(?:枚|x)?$|\s*[x×]\d{1,2}$|\s*\d{1,2}枚$",
    re.IGNORECASE,
)
_BEFORE_JA: Final = re.compile(r"^(?:えっと|えーと|あの|すみません|カード名?|検索|質問)[:：、,\s]+")
_AFTER_JA: Final = re.compile(
    r"(?<![\s、,])[\s、,]*+(?:の|って(?:いう)?|という)?(?:カード)?の?"
    r"(?:テキスト|文章|効果|裁定集?|ルーリング|ルール|FAQ|オラクル|能力|カード|詳細|説明|画像|"
    r"日本語名|英語名|相互作用|挙動|コンボ|関係)?"
    r"(?:とは|って|は|を|について|が)?(?:何|なに|なん|どんな(?:カード|効果|能力)?|どういう(?:カード|効果|能力)?)?"
    r"(?:だっけ|でしたっけ|ですか|でしょうか|だ|です)?"
    r"(?:どう(?:なる|なります|動く|働く|動きます)(?:の|か|ん)?)?"
    r"[\s、]*+(?:ある|あります|ありますか|ない|教えて|見せて|見たい|出して|検索(?:して)?|調べて|知りたい|確認(?:したい)?)?"
    r"(?:ください|下さい|ほしい|お願い(?:します)?|よろしく)?[。!！?？\s]*$",
    re.IGNORECASE,
)
_LONGEST: Final = 300
"""Signs of a text that asks for a card or two; a longer one tells something."""
_RULINGS: Final = re.compile(r"\b(?:rulings?|faq)\b|裁定|ルーリング|FAQ", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Request:
    """A text without the words of asking."""

    name: str
    """What is left."""
    is_about_rulings: bool
    """Whether rulings were asked for, and not the card."""


def take_request(text: str) -> Request | None:
    """What a text asks for, if words of asking are about it.

    Shape: any text -> Request; None where nothing could be taken off, nothing would be left, or the text is long.
    Example:
        >>> take_request("what does Humility do?"), take_request("稲妻の裁定を教えて")
        (Request(name='Humility', is_about_rulings=False), Request(name='稲妻', is_about_rulings=True))
    """
    plain = unicodedata.normalize("NFKC", text).strip() if len(text) <= _LONGEST else ""
    name = plain
    for words in (_COUNTED, _BEFORE_EN, _BEFORE_JA, _AFTER_EN, _AFTER_JA):
        name = words.sub("", name).strip(" 　:：、,")
    if not name or name == plain:
        return None
    around = plain.replace(name, " ", 1)
    return Request(name, _RULINGS.search(around) is not None)
