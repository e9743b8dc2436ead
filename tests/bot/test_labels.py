"""Whatever label completion offers, and however a name is set off, every command takes it for the same card or rule."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.commands.completing import choice
from bot.language import with_mark
from bot.render.card import both_names
from bot.render.rule import show_date
from rulings.answer.card_name import CardName
from rulings.answer.cards import find_card
from rulings.answer.demonstrations import answer_table
from rulings.answer.desk import Desk
from rulings.answer.errors import CardUnsureError
from rulings.answer.exact_names import named_exactly
from rulings.answer.rule_completion import complete_editions, complete_rules, labelled_rule
from rulings.answer.rules import answer_rule
from rulings.language import Language
from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.records import Verdict
from rulings.lookup.rules.rule_numbers import parse_edition
from rulings.narrate.report import Status
from tests.bot.conftest import Running

FORMS = (
    "安らかなる眠り/Rest in Peace",
    "《安らかなる眠り》",
    "《安らかなる眠り/Rest in Peace》",
    "「安らかなる眠り」",
    "『安らかなる眠り／Rest in Peace』",
    "[[Rest in Peace]]",
    "Rest in Peace (安らかなる眠り)",
    "rest in peace（安らかなる眠り）",
)


def offered(index: NameIndex) -> list[CardName]:
    """Every card as completion offers it."""
    keys = {index.english.space.cards[place]: place for place in range(len(index.english.space.cards))}
    hits = (index.hit(Found(0.0, place, index.english.space, Way.WHOLE, 1)) for place in keys.values())
    return [CardName(hit.name, hit.japanese, hit.mark) for hit in hits]


async def test_every_label_of_a_card_is_that_card(corpus_path: Path) -> None:
    """All labels with more in them than the English name, which is looked up exactly."""
    async with Desk.open(corpus_path) as desk:
        index = await desk.names()
        failed, count = [], 0
        for card in offered(index):
            for language in Language:
                label = choice(with_mark(language, both_names(language, card.en, card.ja), card), card.en).name
                if label == card.en:
                    continue
                count += 1
                answer = await asyncio.to_thread(index.search_names, label)
                if answer.verdict is Verdict.CERTAIN and answer.hits[0].name == card.en:
                    continue
                try:
                    found, _ = await find_card(desk, label)
                except CardUnsureError:
                    failed.append(label)
                    continue
                if found.name != card.en:
                    failed.append(label)
    assert count > 2000
    assert failed == []


async def test_every_label_of_a_rule_and_an_edition_is_that_rule_and_edition(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        rules = {
            rule for typed in "123456789abcdefghijklmnopqrstuvwxyz" for rule in await complete_rules(desk, typed, 5000)
        }
        labels = {
            (choice(rule.in_language(language), rule.key).name, rule.number) for rule in rules for language in Language
        }
        failed = [label for label, number in sorted(labels) if await labelled_rule(desk, label) != number]
        editions = [
            (show_date(language, day), day) for day in await complete_editions(desk, "", 500) for language in Language
        ]
        answer = await answer_rule(desk, "107.3 X")
        titled = await answer_rule(desk, "CR 702.9 飛行/Flying")
        other = await labelled_rule(desk, "702.9 トランプル")
    assert len(labels) > 5000
    assert failed == []
    assert [label for label, day in editions if parse_edition(label) != day] == []
    assert answer.rule is not None
    assert answer.rule.number == "107.3"
    assert titled.rule is not None
    assert titled.rule.number == "702.9"
    assert other is None, "the words of another rule are no label of this one"


@pytest.mark.parametrize("locale", ["ja", "en-US"])
async def test_every_command_takes_a_name_however_it_is_set_off(running: Running, locale: str) -> None:
    async with running() as (discord, _):
        for number, form in enumerate(FORMS):
            for command, options in (
                ("card", {"name": form}),
                ("ruling", {"card1": form}),
                ("demo", {"card1": form, "card2": "《荒涼たる収穫》"}),
                ("search", {"words": "graveyard", "card": form}),
                ("ask", {"text": form}),
            ):
                reply = await discord.person(f"{command} {number}", locale=locale).command(command, **options)
                assert not reply.menus or command == "demo", (command, form)
                assert "Rest in Peace" in reply.text or "安らかなる眠り" in reply.text, (command, form)
                assert "No card is called" not in reply.text, (command, form)
                assert "見つかりません" not in reply.text, (command, form)


async def test_halves_that_contradict_each_other_are_asked_about(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        for label in ("安らかなる眠り/Humility", "Humility (安らかなる眠り)", "《安らかなる眠り/Humility》"):
            with pytest.raises(CardUnsureError) as unsure:
                await find_card(desk, label)
            assert {name.key for name in unsure.value.suggestions} == {"Rest in Peace", "Humility"}


async def test_the_half_that_was_named_is_told(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        for written, called in (("[[Ice]]", "Ice"), ("Ice (Fire // Ice)", "Ice"), ("《Fire // Ice》", "Fire // Ice")):
            (card,), name = await named_exactly(desk.corpus, written)
            assert (card.name, name) == ("Fire // Ice", called)


async def test_a_table_names_its_cards_by_labels(corpus_path: Path) -> None:
    names = [json.dumps(form, ensure_ascii=False) for form in FORMS if not form.startswith("rest")]
    text = f"""
format = 1
id = "labels"
title = {{en = "Labels", ja = "表示名"}}
source = "This project."

[players.A]
battlefield = [{", ".join(names)}]

[players.B]

[[expect]]
card = "安らかなる眠り"
zone = "battlefield"
count = {len(names)}

[[expect]]
card = "《安らかなる眠り/Rest in Peace》"
zone = "battlefield"
count = {len(names)}
"""
    async with Desk.open(corpus_path) as desk:
        played = (await answer_table(desk, text)).playthrough
    assert played.status is Status.RIGHT, (played.unsupported, played.expect)
