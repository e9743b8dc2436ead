"""Wording of its time: words of older rulings that the rules have since renamed, and rules that they have dropped.

What is here: which words they are, until when they were right, and what stands in their place today; all of it facts
about the game's vocabulary with their dates.
What is not: rule numbers of old editions (``rulings.corpus.concordance``), and marking answers
(``rulings.corpus.ruling_search``).

A word counts only in a text older than its end: a ruling of 2012 that says "there is no mana burn any more" is fine.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rulings.corpus.rulings import Ruling
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class OldWord:
    """A word or turn of phrase that the rules used, and what they say now."""

    ja: str | None
    """Pattern in Japanese texts, ``None`` where the Japanese word never changed."""
    en: str | None
    """Pattern in English texts, letters of either case."""
    today_ja: str
    """Today's word, or what became of the rule."""
    today_en: str
    """The same in English."""
    until: str
    """The day when it ended: that of the rules announcement where known, else of the first CR edition without it."""
    is_rule_dropped: bool = False
    """True: not only a word, a rule is gone, and a ruling that leans on it may be wrong today."""

    def today(self, language: Language) -> str:
        """Today's word in a language."""
        return self.today_ja if language is Language.JA else self.today_en


_ITEM = r"(?:呪文|能力|インスタント|ソーサリー|コピー|エンチャント|アーティファクト|装備品|クリーチャー)"

OLD_WORDS: tuple[OldWord, ...] = (
    OldWord(
        r"マナ・?バーン",
        r"\bmana burn\b",
        "廃止された（使わなかったマナは失われるだけである）",
        "removed: unspent mana is simply lost",
        "2009-07-11",
        is_rule_dropped=True,
    ),
    OldWord(
        r"ダメージ[がはを]?(?:、)?スタックに(?:乗|置|載|積)|スタック上の(?:戦闘)?ダメージ",
        r"\bdamage (?:is |has been |goes |that’s |that's )?(?:already )?(?:put )?on(?:to)? the stack\b",
        "廃止された（戦闘ダメージはスタックを使わない）",
        "removed: combat damage doesn't use the stack",
        "2009-07-11",
        is_rule_dropped=True,
    ),
    OldWord(
        r"レジェンド・ルール[^。]*(?:両方|すべて|墓地)",
        r"\blegend rule\b[^.]*\b(?:both|all|each|graveyards?)\b",
        "プレイヤーごとに1つを選んで残す（2013年に変更）",
        "each player keeps one of their choice (changed in 2013)",
        "2013-07-01",
        is_rule_dropped=True,
    ),
    OldWord(
        r"プレインズウォーカーの唯一性",
        r"\bplaneswalker uniqueness rule\b",
        "廃止された（レジェンド・ルールだけが働く）",
        "removed: only the legend rule applies",
        "2017-09-25",
        is_rule_dropped=True,
    ),
    OldWord(
        r"プレインズウォーカーに移し替え",
        r"\bredirect\w*\b[^.]*\bplaneswalker|\bplaneswalker redirection\b",
        "廃止された（ダメージは直接プレインズウォーカーに与える）",
        "removed: damage is dealt to planeswalkers directly",
        "2018-07-13",
        is_rule_dropped=True,
    ),
    OldWord(
        r"ダメージ割り振り順",
        r"\bdamage assignment order\b",
        "廃止された（ブロック・クリーチャーに好きなように割り振る）",
        "removed: damage is divided among the blockers as its controller likes",
        "2024-11-08",
        is_rule_dropped=True,
    ),
    OldWord(
        r"インタラプト",
        r"\binterrupts?\b",
        "廃止された（インスタントになった）",
        "removed: they became instants",
        "2003-03-15",
        is_rule_dropped=True,
    ),
    OldWord(r"埋葬", r"\bbur(?:y|ied)\b", "破壊（再生できない）", "destroy, can't be regenerated", "2003-03-15"),
    OldWord(
        r"(?<![戦市現農工牧劇広道登入立飼])場(?=に出|に置|に戻|に残|に無|にな[いく]|にあ|にい|を離れ|から|へ出|（|に「)"
        r"|場に出て(?=い)",
        r"\b(?:in|into|leaves?|from|enters?) play\b",
        "戦場",
        "the battlefield",
        "2009-07-11",
    ),
    OldWord(
        r"ゲームから(?:完全に)?取り除",
        r"\bremov\w+ [^.]{0,60}?from the game\b|\bremoved-from-the-game\b",
        "追放する",
        "exile",
        "2009-07-11",
    ),
    OldWord(r"ゲーム外(?:領域)?(?!部)", None, "追放領域", "the exile zone", "2009-07-11"),
    OldWord(
        rf"{_ITEM}(?:(?!{_ITEM})[^。、「」]){{0,8}}?(?:を|が|は)プレイ(?!ヤー)|{_ITEM}のプレイ(?!ヤー)|プレイされ",
        r"\bplay(?:s|ed|ing)? (?:a|an|the|that|this|its?|your|his or her)? ?"
        r"(?:\w+ )?(?:spell|instant|sorcery|abilit\w+)\b",
        "唱える・起動する",
        "cast, activate",
        "2009-07-11",
    ),
    OldWord(
        r"点数で見たマナ・?コスト",
        r"\bconverted mana costs?\b",
        "マナ総量",
        "mana value",
        "2021-04-19",
    ),
    OldWord(r"状況起因効果", r"\bstate-based effects?\b", "状況起因処理", "state-based action", "2009-07-11"),
    OldWord(
        r"ターンの?終了時(?!まで)",
        r"(?<!wear off )(?<!wears off )\bat (?:the )?end of turn\b",
        "終了ステップの開始時",
        "at the beginning of the end step",
        "2009-07-11",
    ),
    OldWord(r"個別エンチャント", r"\blocal enchantments?\b", "オーラ", "Aura", "2005-08-01"),
    OldWord(
        r"全体エンチャント|エンチャント（場）",
        r"\bglobal enchantments?\b|\benchant world\b",
        "エンチャント",
        "enchantment",
        "2005-08-01",
    ),
    OldWord(
        r"・レジェンド|レジェンド（Legend）|クリーチャー・タイプ「レジェンド」",
        r"\bcreature type legend\b|\bsummon legend\b",
        "特殊タイプ「伝説の」",
        "the supertype legendary",
        "2004-10-01",
    ),
    OldWord(
        r"(?:対象が?不適正[^。]{0,40}|ルールによって)打ち消され|打ち消され、(?:効果は一切発生しない|コイン投げも)",
        r"\bcountered (?:on resolution|by (?:the )?game rules?|for having no legal targets?)\b",
        "解決されない",
        "doesn't resolve",
        "2018-07-13",
    ),
    OldWord(r"部族(?:・|カード)", r"\btribal\b", "同族", "kindred", "2024-06-07"),
    OldWord(None, r"\btotem armor\b", "族霊鎧", "umbra armor", "2024-06-07"),
    OldWord(
        r"ブロックされない能力を持つ",
        r"\bunblockable\b",
        "ブロックされない",
        "can't be blocked",
        "2013-07-11",
    ),
)
"""Rules that are gone first, then words, the most telling first."""

_PATTERNS = {
    language: tuple(
        (re.compile(pattern, re.IGNORECASE), word)
        for word in OLD_WORDS
        if (pattern := word.ja if language is Language.JA else word.en) is not None
    )
    for language in Language
}


@dataclass(frozen=True, slots=True)
class FoundWord:
    """An old word as it stands in a text."""

    text: str
    """The words of the text."""
    start: int
    """Where they begin in it."""
    word: OldWord
    """What they are."""


def find_old_words(text: str, language: Language, date: str | None) -> tuple[FoundWord, ...]:
    """Old words in a text of a day, each kind once, in the order of the text.

    日本語: 古い用語と廃止されたルールを探す
    Shape: text, its language, ISO date or its beginning (``None``: unknown, then every kind counts).
    Example:
        >>> [(found.text, found.word.today_ja) for found in find_old_words("場に出たとき", Language.JA, "2003-10-02")]
        [('場', '戦場')]
        >>> find_old_words("There is no mana burn any more.", Language.EN, "2012-05-01")
        ()
    """
    found = []
    for pattern, word in _PATTERNS[language]:
        if date is not None and date >= word.until:
            continue
        if (match := pattern.search(text)) is not None:
            found.append(FoundWord(match[0], match.start(), word))
    return tuple(sorted(found, key=lambda one: one.start))


def words_of_ruling(ruling: Ruling) -> tuple[FoundWord, ...]:
    """Old words of a ruling, by its own date."""
    text = " ".join((ruling.text, *ruling.examples))
    return find_old_words(text, ruling.language, ruling.date or ruling.edition)


def dropped_rules(found: Iterable[FoundWord], language: Language) -> tuple[str, ...]:
    """Of found words those whose rule is gone, each with what became of it."""
    mark = "：" if language is Language.JA else ": "
    return tuple(f"{one.text}{mark}{one.word.today(language)}" for one in found if one.word.is_rule_dropped)


def reworded(found: Iterable[FoundWord], language: Language) -> tuple[tuple[str, str], ...]:
    """Of found words those that are only called otherwise now: the word of the text and today's."""
    return tuple((one.text, one.word.today(language)) for one in found if not one.word.is_rule_dropped)
