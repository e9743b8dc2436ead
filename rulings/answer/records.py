"""Answers as records: what a front gets for a question, ready to be shown in either language.

What is here: plain data, frozen. What is not: how it is found (the other files of this package) and how it looks
(``bot.render``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from rulings.answer.card_name import CardName as CardName
from rulings.answer.policy_records import PolicyAnswer as PolicyAnswer
from rulings.answer.policy_records import PolicyEntry as PolicyEntry
from rulings.answer.policy_records import PolicyName as PolicyName
from rulings.answer.rule_name import RuleName as RuleName
from rulings.cite import RuleNumber as RuleNumber
from rulings.corpus.cards import Card
from rulings.corpus.database import CorpusInfo as CorpusInfo
from rulings.corpus.records import PrintedText as PrintedText
from rulings.corpus.records import Source
from rulings.corpus.rule_texts.alignment import Change as Change
from rulings.corpus.rule_texts.concordance import Event, RuleHistory
from rulings.corpus.rule_texts.concordance import Meaning as Meaning
from rulings.corpus.rule_texts.period_wording import DroppedWording as DroppedWording
from rulings.corpus.rule_texts.rules import GlossaryEntry
from rulings.corpus.rule_texts.word_diff import Side as Side
from rulings.corpus.rule_texts.word_diff import Stretch as Stretch
from rulings.corpus.ruling_search import RankedRulings
from rulings.corpus.ruling_search import RulingHit as RulingHit
from rulings.corpus.rulings import Ruling as Ruling
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.lookup.rules.rule_numbers import ResolvedRule as ResolvedRule
from rulings.narrate.report import Playthrough, Unsupported


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """One card, certain.

    日本語: カード一枚の回答
    """

    card: Card
    """The whole card."""
    face: int
    """Position of the face that the person named; 0 where they named the whole."""
    printed_ja: Mapping[int, PrintedText]
    """Japanese printed texts by face; old wording possible, the English text counts (CR 108.1)."""
    rulings: tuple[Ruling, ...]
    """Rulings that concern the card, newest first."""
    sources: tuple[Source, ...] = ()
    """Where its texts come from."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule as today's edition has it, as far as the corpus holds it."""

    number: RuleNumber
    """Number in the edition of the answer."""
    text_en: str | None = None
    """English text, ``None`` where no English edition was built in."""
    text_ja: str | None = None
    """Japanese text, ``None`` where no Japanese edition has this rule."""
    examples_en: tuple[str, ...] = ()
    """English examples, in order."""
    examples_ja: tuple[str, ...] = ()
    """Japanese examples, in order."""
    summary_en: str | None = None
    """What it says in the project's own words."""
    summary_ja: str | None = None
    """The same in Japanese."""
    number_ja: RuleNumber | None = None
    """Its number in the Japanese edition, where that is an older one and numbers it otherwise."""
    number_en: RuleNumber | None = None
    """Its number in the English edition, where that is an older one; its text may then have changed since."""

    def in_language(self, language: Language) -> str | None:
        """The best words for a reader: the text in their language, else the summary, else the English text."""
        if language is Language.JA:
            return self.text_ja or self.summary_ja or self.text_en
        return self.text_en or self.summary_en

    def summary(self, language: Language) -> str | None:
        """The short form for a list: the summary in the reader's language, else the rule's text."""
        return (self.summary_ja if language is Language.JA else self.summary_en) or self.in_language(language)


@dataclass(frozen=True, slots=True)
class RuleEditions:
    """Of which editions of the Comprehensive Rules the numbers and texts of an answer are."""

    cited: date
    """The edition whose numbers are cited."""
    english: date | None = None
    """The edition of the English texts; ``None`` where the corpus has none."""
    japanese: date | None = None
    """The edition of the Japanese texts, which may be older."""


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """A rule with what stands around it.

    日本語: ルール一つの回答（見出し・サブルール・前後・版の日付・番号の変遷つき）
    """

    asked: str
    """What the person typed."""
    rule: RuleText | None
    """The rule of today; ``None`` where it was removed."""
    name: RuleName | None = None
    """The term that the rule defines, or its heading."""
    names: Mapping[RuleNumber, RuleName] = field(default_factory=dict)
    """What rules that the answer mentions are about: their own title, else, with its number, that of the rule above."""
    path: tuple[RuleText, ...] = ()
    """Chapter, section and parent rule above it, outermost first."""
    subrules: tuple[RuleText, ...] = ()
    """Rules one level below, in order."""
    more: tuple[RuleText, ...] = ()
    """Other rules that were asked for in the same breath, or into which the rule was split."""
    previous: RuleNumber | None = None
    """The entry before it in the document."""
    next: RuleNumber | None = None
    """The entry after it in the document."""
    edition: date | None = None
    """Date of the edition whose numbers the answer has: the newest that is known."""
    edition_en: date | None = None
    """Date of the English text shown, older than ``edition`` where the corpus lacks that; ``None`` without a text."""
    edition_ja: date | None = None
    """Date of the newest Japanese text."""
    japanese_lags: bool = False
    """Whether the Japanese text is of an older edition than ``edition``."""
    resolved: ResolvedRule | None = None
    """How the typed number led here; ``None`` where a keyword was typed."""
    then: RuleText | None = None
    """The rule as the edition that was asked for has it, where the corpus has that text and it is not today's."""
    edition_then: date | None = None
    """Date of that edition."""
    cites: tuple[RuleNumber, ...] = ()
    """Rules that its text cites, in order; of a range the two ends."""
    glossary: GlossaryEntry | None = None
    """The glossary's entry on the term that it defines, where the corpus has the text."""
    dropped: DroppedWording | None = None
    """Where a word was typed that the rules have dropped: what became of it."""
    rulings: tuple[Ruling, ...] = ()
    """The project's own rulings that stand on the rule, in both languages, by group."""


@dataclass(frozen=True, slots=True)
class ToldEvent:
    """One thing that happened to a rule, with the change of its words where both texts are there."""

    event: Event
    """What happened."""
    diff: tuple[Stretch, ...] = ()
    """How the words changed; empty where they did not, or where the corpus lacks one of the texts."""


@dataclass(frozen=True, slots=True)
class ToldHistory:
    """The life of one rule."""

    history: RuleHistory
    """Numbers and events."""
    events: tuple[ToldEvent, ...]
    """The events of ``history``, in the same order."""


@dataclass(frozen=True, slots=True)
class RuleHistoryAnswer:
    """The lives of the rules that a number means.

    日本語: ルールの変遷の回答（番号の移り変わりと文章の変化）
    """

    asked: str
    """What the person typed."""
    number: RuleNumber
    """The number that was followed."""
    told: tuple[ToldHistory, ...]
    """One history, or several where the edition printed the number twice."""
    oldest: date
    """Date of the oldest edition that is known; a rule of that day may be older."""
    missing_in: date | None = None
    """Date of the edition that was asked for, where it has no such number; ``told`` is then the last that had it."""
    nearest_to: RuleNumber | None = None
    """The number as typed, where no edition has it; ``number`` is then the nearest that there is."""


@dataclass(frozen=True, slots=True)
class DemonstrationTitle:
    """A demonstration, to choose from a list."""

    id: str
    """Id of its table."""
    en: str
    """Title in English."""
    ja: str
    """Title in Japanese."""
    cards: tuple[CardName, ...] = ()
    """The cards that meet in it, basic lands left out: with all of them it can be asked for."""


@dataclass(frozen=True, slots=True)
class DemonstrationAnswer:
    """A table that was played.

    日本語: 実演（盤面と手順）の回答
    """

    playthrough: Playthrough
    """What happened, step by step."""
    rules: Mapping[RuleNumber, RuleText] = field(default_factory=dict)
    """The rules that the steps cite, by the cited number, as far as the corpus has them."""
    table: str = ""
    """The table file that was played, in TOML: enough to play it again on any machine."""
    cards: tuple[CardName, ...] = ()
    """The cards that were asked for, in the order of the question."""
    others: tuple[DemonstrationTitle, ...] = ()
    """Other demonstrations in which the cards meet."""
    unread: tuple[Unsupported, ...] = ()
    """Texts of the cards that are not understood: scenes in which they could matter were not tried."""
    editions: RuleEditions | None = None
    """Of which editions ``rules`` are: their keys are numbers of the cited one."""


@dataclass(frozen=True, slots=True)
class CheckedTable:
    """A table of a file or set: played, or why it could not be read."""

    id: str
    """Id of the table, or the place in the file where it has none."""
    answer: DemonstrationAnswer | None
    """``None`` where the table is at fault."""
    fault: RulingsError | None = None
    """What is wrong with the file, with its place."""


@dataclass(frozen=True, slots=True)
class FoundText:
    """A rule, a glossary entry or a ruling that speaks of what was asked."""

    kind: str
    """``"rule"``, ``"glossary"`` or ``"ruling"``."""
    key: str
    """Number of the rule, term of the glossary, or id of the ruling."""
    text_en: str | None
    """Its English text, or the summary where the corpus has no text."""
    text_ja: str | None
    """Its Japanese text, or the summary where the corpus has no text."""
    source: str
    """Where it comes from."""
    edition: str
    """Edition or date; may be empty."""
    rules: tuple[RuleNumber, ...] = ()
    """Rules that a ruling cites."""
    cards: tuple[CardName, ...] = ()
    """Cards that a ruling concerns, those of its heading first."""
    summary_in: tuple[Language, ...] = ()
    """Languages in which the text is the project's summary of a rule and not its wording."""
    is_superseded: bool = False
    """Of a ruling: whether the rules that it leans on have changed since."""
    today: Mapping[Language, str] = field(default_factory=dict)
    """Of a superseded one what holds today and what has changed, by language; empty where nobody restated it."""


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """What was found for a question, best first.

    日本語: 検索の回答
    """

    question: str
    """What was asked."""
    found: tuple[FoundText, ...]
    """Best first; empty where nothing speaks of it."""
    matches: Mapping[str, tuple[tuple[int, int], ...]]
    """For each text the places that speak of the question, as spans of characters."""
    until: str = ""
    """ISO date as of which rules were searched; empty for today."""


@dataclass(frozen=True, slots=True)
class RuleThen:
    """A rule number as a ruling cites it, and what it is today."""

    number: RuleNumber
    """As cited, in the edition of the ruling's time."""
    today: tuple[RuleNumber, ...] | None
    """Today's numbers; empty where the rule was removed, ``None`` where the time of the ruling doesn't tell."""


@dataclass(frozen=True, slots=True)
class RulingAnswer:
    """Rulings on one or several cards together.

    日本語: 裁定の回答
    """

    cards: tuple[CardName, ...]
    """The cards that were asked for."""
    ranked: RankedRulings
    """Those that concern all of them first, then the rest, newest first."""
    demonstrations: tuple[DemonstrationTitle, ...] = ()
    """The bundled demonstrations in which all of the cards meet, those with the fewest other cards first."""
    shown_by: Mapping[str, DemonstrationTitle] = field(default_factory=dict)
    """Of a ruling, by its id, the bundled demonstration that shows it."""
    rules: Mapping[str, tuple[RuleThen, ...]] = field(default_factory=dict)
    """Of a ruling, by its id, the rules that it cites."""


@dataclass(frozen=True, slots=True)
class MeetingNotFoundAnswer:
    """No scene was found that shows the cards at work: which does not mean that there is none.

    日本語: 実演が見つからなかったときの回答（カードの裁定と関係するルール）
    """

    cards: tuple[CardName, ...]
    """The cards that were asked for, in the order of the question."""
    rulings: RulingAnswer
    """What was ruled on them, on all of them first."""
    rules: tuple[RuleText, ...] = ()
    """What their keywords mean, as far as the corpus has it."""
    editions: RuleEditions | None = None
    """Of which editions ``rules`` are."""
    unread: tuple[Unsupported, ...] = ()
    """Texts of the cards that are not understood: scenes in which they could matter were not tried."""
    most: int = 0
    """Where more cards were named than a scene is looked for: how many there may be; else 0."""


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """What a text was taken for, and the answer to that.

    日本語: 何についての質問かの判定と、その回答
    """

    asked: str
    """What the person typed."""
    kind: str
    """``"card"``, ``"cards"``, ``"rule"``, ``"keyword"``, ``"policy"`` or ``"question"``."""
    others: tuple[str, ...]
    """Other readings that are as good, in the same words."""
    answer: (
        CardAnswer
        | RuleAnswer
        | DemonstrationAnswer
        | MeetingNotFoundAnswer
        | PolicyAnswer
        | RulingAnswer
        | SearchAnswer
    )
    """The answer to that reading."""
