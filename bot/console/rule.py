"""``judgebot rule NUMBER|KEYWORD``: what a rule says."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.rule import rule_document
from rulings.answer import answer_rule
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "rule",
        callback=_run,
        params=[click.Argument(["query"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.rule.help"),
    )


@click.pass_obj
def _run(session: Session, query: tuple[str, ...], *, as_json: bool) -> None:
    answer = session.run(lambda desk: answer_rule(desk, " ".join(query)))
    session.show(answer, lambda: rule_document(session.language, answer), as_json=as_json)
