"""``judgebot oracle CARD|coverage``: how Oracle texts are understood."""

import sys

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.oracle import coverage_document, oracle_document
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "oracle",
        callback=_run,
        params=[click.Argument(["card"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.oracle.help"),
    )


@click.pass_obj
def _run(session: Session, card: tuple[str, ...], *, as_json: bool) -> None:
    from rulings.answer import answer_coverage, answer_oracle

    if card == ("coverage",):
        coverage = session.run(lambda desk: answer_coverage(desk, _tell_progress))
        session.show(coverage, lambda: coverage_document(session.language, coverage), as_json=as_json)
        return
    answer = session.run(lambda desk: answer_oracle(desk, " ".join(card)))
    session.show(answer, lambda: oracle_document(session.language, answer), as_json=as_json)


def _tell_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{done}/{total}" if done < total else "\r\x1b[K", err=True, nl=False)
