"""A played table as documents: an overview, and one document a step.

What is here: what is told about a demonstration, in which order and language. What is not: the boards' pictures
(``bot.render.board``), buttons (``bot.views``) and the sentences themselves (``rulings.narrate``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.language import say
from bot.render.board.text import board_blocks
from bot.render.document import Block, Document, heading, item, note, quote, text
from bot.render.rule import listed
from bot.render.rule_words import editions_line, rule_items
from rulings.answer.records import DemonstrationAnswer, DemonstrationTitle, RuleNumber, RuleText
from rulings.cite import Citation
from rulings.language import Language
from rulings.narrate.report import BoardView, DecisionView, Detail, Playthrough, Status, Step, Unsupported

_MOST_OPTIONS: Final = 20
"""So many options are listed one by one: a creature type is one of some 300."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One stop on the way through a demonstration: what happened and the table after it."""

    document: Document
    """What happened and by which rules."""
    board: BoardView | None
    """The table now."""
    before: BoardView | None
    """The table at the scene before, to outline what changed."""


def overview_document(language: Language, answer: DemonstrationAnswer, detail: Detail = Detail.STEPS) -> Document:
    """The whole demonstration: every step with its rule numbers, then what the cited rules say.

    日本語: 実演の全体（各手順とその根拠ルール）
    """
    blocks = [*_step_blocks(language, answer, detail), *_closing_blocks(language, answer, detail)]
    return Document(_title(language, answer.playthrough), tuple(blocks), _footer(language, answer, detail))


def told_document(language: Language, answer: DemonstrationAnswer, detail: Detail = Detail.STEPS) -> Document:
    """The overview with the boards before and after, for a front that shows no pictures."""
    play = answer.playthrough
    if not play.status.has_outcome:
        return overview_document(language, answer, detail)
    blocks: list[Block] = []
    if play.before is not None:
        blocks += [heading(say(language, "demo.before")), *board_blocks(language, play.before)]
        blocks.append(heading(say(language, "demo.steps")))
    blocks += _step_blocks(language, answer, detail)
    if play.after is not None:
        blocks += [heading(say(language, "demo.after")), *board_blocks(language, play.after)]
    blocks += _closing_blocks(language, answer, detail)
    return Document(_title(language, play), tuple(blocks), _footer(language, answer, detail))


def _step_blocks(language: Language, answer: DemonstrationAnswer, detail: Detail) -> list[Block]:
    play = answer.playthrough
    blocks = [*_fault_blocks(language, play), *_standing_blocks(language, play)]
    for number, step in enumerate(told_steps(play, detail), start=1):
        blocks.append(item(_step_text(language, step), f"{number}."))
        if step.decision is not None and len(step.decision.options_en) > 1:
            blocks.append(note(say(language, "demo.options", options="　".join(_options(language, step.decision)))))
    if answer.unread:
        blocks += [text(say(language, "demo.unread")), *unread_blocks(language, answer.unread)]
    return [*blocks, *_unmet(play)]


def _closing_blocks(language: Language, answer: DemonstrationAnswer, detail: Detail) -> list[Block]:
    """What the cited rules say, and which other demonstrations there are."""
    blocks: list[Block] = []
    if shown := _told_rules(answer, detail):
        blocks.append(heading(say(language, "demo.rules")))
        blocks += [block for cited, rule in shown.items() for block in rule_items(language, rule, cited)]
    if answer.others:
        titles = [_listed_title(language, other) for other in answer.others]
        blocks.append(note(say(language, "demo.others", titles=listed(language, titles))))
    return blocks


def _told_rules(answer: DemonstrationAnswer, detail: Detail) -> dict[RuleNumber, RuleText]:
    """The rules that the told steps cite, by the cited number, as far as the corpus has them."""
    steps = (*answer.playthrough.standing, *told_steps(answer.playthrough, detail))
    cited = [citation.rule for step in steps for citation in step.citations]
    return {number: answer.rules[number] for number in cited if number in answer.rules}


def _listed_title(language: Language, other: DemonstrationTitle) -> str:
    """A demonstration in a list, with the cards by which it can be asked for."""
    title = other.ja if language is Language.JA else other.en
    cards = " + ".join(card.in_language(language) for card in other.cards)
    return say(language, "demo.other", title=title, cards=cards) if cards else title


def scenes(language: Language, answer: DemonstrationAnswer, detail: Detail = Detail.STEPS) -> list[Scene]:
    """The demonstration as stops: the set-up, then every told step with the table after it and its rules in words.

    日本語: 実演を一場面ずつ（開始時の盤面、以降は各手順とその後の盤面）
    """
    play = answer.playthrough
    steps = told_steps(play, detail)
    title = _title(language, play)
    footer = _footer(language, answer, detail)
    setup = [text(say(language, "demo.setup")), *_standing_blocks(language, play)]
    stops = [Scene(Document(title, tuple(setup), footer), play.before, None)]
    board = play.before
    for number, step in enumerate(steps, start=1):
        now = _board_after(play, step) or board
        blocks = [text(_step_words(language, step)), *_decision_blocks(language, step.decision)]
        for cited in dict.fromkeys(citation.rule for citation in step.citations):
            rule = answer.rules.get(cited)
            blocks += [note(f"CR {cited}")] if rule is None else rule_items(language, rule, cited)
        position = say(language, "demo.position", number=number, of=len(steps))
        stops.append(Scene(Document(title, tuple(blocks), f"{position}　{footer}"), now, board))
        board = now
    return stops


def told_steps(play: Playthrough, detail: Detail) -> list[Step]:
    """The steps told at a level of detail; where that leaves none, all of them."""
    return [step for step in play.steps if step.detail <= detail] or list(play.steps)


def citation_line(language: Language, citations: Iterable[Citation]) -> str:
    """``(CR 614.1a, 614.6)`` or ``（CR 614.1a、614.6）``, empty without citations."""
    numbers = list(dict.fromkeys(citation.rule for citation in citations))
    return say(language, "demo.cites", rules=listed(language, numbers)) if numbers else ""


def _board_after(play: Playthrough, step: Step) -> BoardView | None:
    """The table after a told step: that of the last step before the next told one that shows it."""
    board = step.board
    following = play.steps[play.steps.index(step) + 1 :]
    for later in following:
        if later.detail <= step.detail:
            break
        board = later.board or board
    return board


def _title(language: Language, play: Playthrough) -> str:
    return (
        play.title_ja or play.title_en if language is Language.JA else play.title_en or play.title_ja
    ) or play.table_id


def _footer(language: Language, answer: DemonstrationAnswer, detail: Detail) -> str:
    return editions_line(language, answer.editions, _told_rules(answer, detail).values())


def _step_words(language: Language, step: Step) -> str:
    return step.text_ja if language is Language.JA else step.text_en[:1].upper() + step.text_en[1:]


def _step_text(language: Language, step: Step) -> str:
    gap = "" if language is Language.JA else " "
    return gap.join(part for part in (_step_words(language, step), citation_line(language, step.citations)) if part)


def _standing_blocks(language: Language, play: Playthrough) -> list[Block]:
    """What holds before anything is done, by continuous effects of what lies there."""
    return [item(_step_text(language, step), "•") for step in play.standing]


def _options(language: Language, decision: DecisionView) -> list[str]:
    """What could be chosen, with a mark on what was; of very many the chosen ones and how many there were."""
    options: Sequence[str] = decision.options_ja if language is Language.JA else decision.options_en
    is_long = len(options) > _MOST_OPTIONS
    shown = [
        ("◉ " if number in decision.chosen else "○ ") + option
        for number, option in enumerate(options)
        if not is_long or number in decision.chosen
    ]
    if is_long:
        shown.append(say(language, "demo.more_options", number=len(options) - len(decision.chosen)))
    if decision.can_decline:
        shown.append(("○ " if decision.chosen else "◉ ") + say(language, "demo.none"))
    return shown


def _decision_blocks(language: Language, decision: DecisionView | None) -> list[Block]:
    if decision is None:
        return []
    prompt = decision.prompt_ja if language is Language.JA else decision.prompt_en
    chosen = _options(language, decision)
    blocks = [text(say(language, "demo.choice", player=decision.player, prompt=prompt)), *map(text, chosen)]
    if decision.is_default:
        blocks.append(note(say(language, "demo.default")))
    return blocks


def _fault_blocks(language: Language, play: Playthrough) -> list[Block]:
    blocks: list[Block] = []
    if fault := (play.fault_ja if language is Language.JA else play.fault_en):
        blocks.append(text(fault))
    if play.status is Status.REFUSED and play.unsupported:
        blocks.append(text(say(language, "demo.refused")))
    return blocks + unread_blocks(language, play.unsupported)


def unread_blocks(language: Language, unread: Sequence[Unsupported]) -> list[Block]:
    """Words that are not understood, each under its card."""
    blocks: list[Block] = []
    for words in unread:
        why = words.why_ja if language is Language.JA else words.why_en
        card = f"《{words.card_ja}》" if language is Language.JA and words.card_ja else words.card
        blocks.append(quote(words.text, card))
        if why:
            blocks.append(note(why))
    return blocks


def _unmet(play: Playthrough) -> list[Block]:
    return [item(f"{row.want} ≠ {row.got}", f"✗ {row.number}.") for row in play.expect if not row.is_met]
