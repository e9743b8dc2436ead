"""Which rulings answer a question about cards: those on all the named cards first, then on each; newest first.

What is here: choosing, ranking and marking rulings that were already fetched; pure functions.
What is not: finding cards by name (``rulings.lookup``), SQL (``rulings.corpus.rulings``), showing (``bot``).
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rulings.corpus.rule_texts.period_wording import (
    describe_gone_rules,
    describe_renamed_words,
    load_bundled_period_wording,
)
from rulings.corpus.rulings import Ruling
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class RulingHit:
    """A ruling that concerns at least one of the cards asked about."""

    ruling: Ruling
    """In the language asked for where there is a version in it."""
    translation: Ruling | None
    """The same ruling in the other language."""
    concerns: tuple[str, ...]
    """Which of the cards asked about, in the order asked."""
    superseded_by: tuple[Ruling, ...] = ()
    """Today's restatements that say what has changed, in the language asked for; ``change`` tells it."""
    restated_by: tuple[Ruling, ...] = ()
    """Today's restatements where nothing has changed, in the language asked for; those left out that the same answer
    lists for themselves."""
    dropped: tuple[str, ...] = ()
    """Rules that it leans on and that are gone, each with what became of it."""
    reworded: tuple[tuple[str, str], ...] = ()
    """Words of its time and today's words for them."""

    @property
    def is_superseded(self) -> bool:
        """Whether it must not be read as it stands: the rules that it leans on have changed."""
        return bool(self.superseded_by or self.dropped)

    @property
    def table(self) -> str | None:
        """Id of a table that shows it, its own or that of a restatement."""
        candidates = (self.ruling, self.translation, *self.superseded_by, *self.restated_by)
        return next((one.table for one in candidates if one is not None and one.table), None)


@dataclass(frozen=True, slots=True)
class RankedRulings:
    """What ``judgebot ruling`` shows."""

    cards: tuple[str, ...]
    """English names asked about, in order."""
    about: str | None
    """Words that the rulings should be about."""
    on_all: tuple[RulingHit, ...]
    """Rulings that concern every named card; with one card, all its rulings."""
    on_some: tuple[RulingHit, ...]
    """The rest: by number of named cards, then card by card as asked."""
    is_about_found: bool = True
    """False: no ruling has the words of ``about``, so all rulings of the cards are listed instead."""


def search_rulings(
    cards: Sequence[str],
    rulings: Iterable[Ruling],
    *,
    language: Language,
    about: str | None = None,
    names_of: Callable[[str], Sequence[str]] = lambda card: (card,),
    restatements: Mapping[str, Sequence[Ruling]] | None = None,
    speaks_of: Callable[[str, str], bool] = lambda term, text: False,
) -> RankedRulings:
    """The rulings on cards: on all of them first, then on each, newest first, superseded ones marked.

    日本語: 指定したカードすべてに関わる裁定を先に、次に各カードの裁定を、新しい順に並べる
    Shape: English names; fetched rulings in any order and language (doubles are merged, a version in the language asked
        for stands for its group); ``names_of`` gives every name of a card, so that a ruling on one card that names
        another in its text counts for both; ``restatements`` are bundled rulings by the id of
        what they restate; ``speaks_of`` says whether a text speaks of a term in other words, as those of another
        language. -> RankedRulings
    """
    asked = tuple(dict.fromkeys(cards))
    patterns = {card: _name_pattern([card, *names_of(card)]) for card in asked}
    hits: dict[tuple[str, str], RulingHit] = {}
    for group in _groups(rulings):
        shown, other = _versions(group, language)
        concerns = tuple(card for card in asked if any(_concerns(one, card, patterns[card]) for one in group))
        if not concerns:
            continue
        key = (_squeezed(shown.text), shown.date or "")
        if key in hits:
            before = hits[key]
            both = {*before.concerns, *concerns}
            hits[key] = _with_concerns(before, tuple(card for card in asked if card in both))
            continue
        old_words = load_bundled_period_wording().find_in_ruling(shown)
        again = _closest([one for one in (restatements or {}).get(shown.id, ()) if one.language is language], asked)
        hits[key] = RulingHit(
            ruling=shown,
            translation=other,
            concerns=concerns,
            superseded_by=tuple(one for one in again if one.change is not None),
            restated_by=tuple(one for one in again if one.change is None),
            dropped=describe_gone_rules(old_words, language),
            reworded=describe_renamed_words(old_words, language),
        )
    chosen, is_found = _choose_about(list(hits.values()), about, speaks_of)
    ranked = sorted(chosen, key=lambda hit: (hit.ruling.source, hit.ruling.position, hit.ruling.id))
    ranked.sort(key=lambda hit: hit.ruling.date or "", reverse=True)
    if about is not None and is_found:
        ranked.sort(key=lambda hit: -about_score(hit, about, speaks_of))
    ranked.sort(key=lambda hit: (-len(hit.concerns), [asked.index(card) for card in hit.concerns]))
    ranked = _without_repeats(ranked)
    on_all = tuple(hit for hit in ranked if len(hit.concerns) == len(asked))
    on_some = tuple(hit for hit in ranked if len(hit.concerns) < len(asked))
    return RankedRulings(asked, about, on_all, on_some, is_found)


def leans_on_gone_rules(ruling: Ruling) -> bool:
    """Whether a ruling has words of rules that are gone, judged by its day."""
    found = load_bundled_period_wording().find_in_ruling(ruling)
    return any(one.wording.is_rule_gone for one in found)


def about_score(hit: RulingHit, about: str, speaks_of: Callable[[str, str], bool] = lambda term, text: False) -> float:
    """How much of a question's words a ruling has in its texts, topic or rule numbers: 0 to 1."""
    versions = [one for one in (hit.ruling, hit.translation) if one is not None]
    whole = " ".join(" ".join((one.topic, one.text, *one.examples, *one.rules)) for one in versions)
    squeezed = _squeezed(whole)
    terms = [term for term in re.split(r"[\s、。,，「」『』]+", about) if _squeezed(term)]
    scores = (1.0 if speaks_of(term, whole) else _term_score(_squeezed(term), squeezed) for term in terms)
    return sum(scores) / len(terms) if terms else 0.0


def _term_score(term: str, text: str) -> float:
    """Whole term 1; of a longer Japanese term the share of its two-letter pieces; else 0."""
    if term in text:
        return 1.0
    if term.isascii() or len(term) < 3:
        return 0.0
    pieces = [term[index : index + 2] for index in range(len(term) - 1)]
    return sum(piece in text for piece in pieces) / len(pieces)


_ENOUGH = 0.5
"""At least half of the words asked about must be there."""


def _choose_about(
    hits: list[RulingHit], about: str | None, speaks_of: Callable[[str, str], bool]
) -> tuple[list[RulingHit], bool]:
    if about is None or not about.strip():
        return hits, True
    chosen = [hit for hit in hits if about_score(hit, about, speaks_of) >= _ENOUGH]
    return (chosen, True) if chosen else (hits, not hits)


def _groups(rulings: Iterable[Ruling]) -> Iterable[list[Ruling]]:
    groups: dict[str, list[Ruling]] = {}
    for ruling in rulings:
        members = groups.setdefault(ruling.group or ruling.id, [])
        if ruling not in members:
            members.append(ruling)
    return groups.values()


def _versions(group: Sequence[Ruling], language: Language) -> tuple[Ruling, Ruling | None]:
    shown = next((one for one in group if one.language is language), group[0])
    return shown, next((one for one in group if one.language is not shown.language), None)


def _closest(restatements: Sequence[Ruling], asked: Sequence[str]) -> Sequence[Ruling]:
    """Of several restatements of one statement those on the cards asked about, or all if none is."""
    return [one for one in restatements if set(one.cards) & set(asked)] or restatements


def _without_repeats(hits: Sequence[RulingHit]) -> list[RulingHit]:
    """A restatement that stands in the answer by itself isn't told again under the ruling that it restates."""
    standing = {hit.ruling.group for hit in hits if hit.ruling.group}
    return [
        replace(hit, restated_by=tuple(one for one in hit.restated_by if one.group not in standing)) for hit in hits
    ]


def _with_concerns(hit: RulingHit, concerns: tuple[str, ...]) -> RulingHit:
    return replace(hit, concerns=concerns)


def _squeezed(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def _name_pattern(names: Sequence[str]) -> re.Pattern[str]:
    """Any of the names, whole words where they are Latin, longer than two letters where they are not."""
    parts = []
    for name in dict.fromkeys(names):
        if name.isascii() or re.fullmatch(r"[\w',.\- /!?:&\"]+", name, re.ASCII):
            parts.append(rf"(?<!\w){re.escape(name)}(?!\w)")
        elif len(name) > 2:
            parts.append(re.escape(name))
    return re.compile("|".join(parts) if parts else r"(?!)")


def _concerns(ruling: Ruling, card: str, pattern: re.Pattern[str]) -> bool:
    return card in ruling.cards or pattern.search(ruling.text) is not None
