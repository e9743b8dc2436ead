"""``judgebot ruling CARD...``: rulings on one card or on several together."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.ruling import ruling_document
from rulings.answer import answer_rulings
from rulings.language import Language

_ABOUT = "about"
"""``ruling CARD... about WORDS`` says the same as ``--about``."""


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "ruling",
        callback=_run,
        params=[
            click.Argument(["cards"], nargs=-1),
            click.Option(["--about"], default="", help=say(language, "console.ruling.about")),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.ruling.help"),
    )


@click.pass_obj
def _run(session: Session, cards: tuple[str, ...], about: str, *, as_json: bool) -> None:
    if _ABOUT in cards[1:] and not about:
        place = cards.index(_ABOUT, 1)
        cards, about = cards[:place], " ".join(cards[place + 1 :])
    answer = session.run(lambda desk: answer_rulings(desk, cards, session.language, about))
    session.show(answer, lambda: ruling_document(session.language, answer), as_json=as_json)
