"""``judgebot ask TEXT``: whatever it is, a card, a rule, a word or a question."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "ask",
        callback=_run,
        params=[click.Argument(["text"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.ask.help"),
    )


@click.pass_obj
def _run(session: Session, text: tuple[str, ...], *, as_json: bool) -> None:
    from bot.render.answer import answer_document, with_reading
    from rulings.answer import answer_ask

    language = session.language
    answer = session.run(lambda desk: answer_ask(desk, " ".join(text), language))
    session.show(
        answer, lambda: with_reading(language, answer, answer_document(language, answer.answer)), as_json=as_json
    )
