"""``judgebot card NAME``: what a card says."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.card import card_document
from rulings.answer import answer_card
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "card",
        callback=_run,
        params=[click.Argument(["name"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.card.help"),
    )


@click.pass_obj
def _run(session: Session, name: tuple[str, ...], *, as_json: bool) -> None:
    answer = session.run(lambda desk: answer_card(desk, " ".join(name)))
    session.show(answer, lambda: card_document(session.language, answer), as_json=as_json)
