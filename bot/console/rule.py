"""``judgebot rule NUMBER|KEYWORD``: what a rule says."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.rule import rule_document
from bot.render.rule_history import rule_history_document
from rulings.answer import answer_rule, answer_rule_history, parse_edition
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "rule",
        callback=_run,
        params=[
            click.Argument(["query"], nargs=-1),
            click.Option(["--edition"], metavar="DATE", help=say(language, "console.rule.edition")),
            click.Option(["--history"], is_flag=True, help=say(language, "console.rule.history")),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.rule.help"),
    )


@click.pass_obj
def _run(session: Session, query: tuple[str, ...], edition: str | None, *, history: bool, as_json: bool) -> None:
    day = parse_edition(edition) if edition is not None else None
    typed = " ".join(query)
    if history:
        told = session.run(lambda desk: answer_rule_history(desk, typed, day))
        session.show(told, lambda: rule_history_document(session.language, told), as_json=as_json)
        return
    answer = session.run(lambda desk: answer_rule(desk, typed, day))
    session.show(answer, lambda: rule_document(session.language, answer), as_json=as_json)
