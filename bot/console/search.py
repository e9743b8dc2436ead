"""``judgebot search WORDS``: rules, glossary entries and rulings that speak of a question."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_NOT_FOUND
from bot.language import say
from bot.render.search import search_document
from rulings.answer import answer_search
from rulings.answer.searching import SOURCES
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "search",
        callback=_run,
        params=[
            click.Argument(["words"], nargs=-1),
            click.Option(["--card"], multiple=True, help=say(language, "console.search.card")),
            click.Option(
                ["--kind"],
                multiple=True,
                type=click.Choice(["rule", "glossary", "ruling"]),
                help=say(language, "console.search.kind"),
            ),
            click.Option(
                ["--source"],
                multiple=True,
                type=click.Choice(list(SOURCES)),
                help=say(language, "console.search.source"),
            ),
            click.Option(
                ["--text", "text_language"],
                type=click.Choice([each.value for each in Language]),
                help=say(language, "console.search.text"),
            ),
            click.Option(["--since"], default="", metavar="DATE", help=say(language, "console.search.since")),
            click.Option(["--until"], default="", metavar="DATE", help=say(language, "console.search.until")),
            click.Option(["--edition"], default="", metavar="DATE", help=say(language, "console.search.edition")),
            click.Option(
                ["--limit"],
                type=click.IntRange(1, 100),
                default=10,
                show_default=True,
                help=say(language, "console.search.limit"),
            ),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.search.help"),
    )


@click.pass_obj
def _run(
    session: Session,
    words: tuple[str, ...],
    card: tuple[str, ...],
    kind: tuple[str, ...],
    source: tuple[str, ...],
    text_language: str | None,
    since: str,
    until: str,
    edition: str,
    limit: int,
    *,
    as_json: bool,
) -> None:
    language = Language(text_language) if text_language else None
    answer = session.run(
        lambda desk: answer_search(
            desk,
            " ".join(words),
            limit=limit,
            cards=card,
            kinds=kind,
            sources=source,
            language=language,
            since=since,
            until=until,
            edition=edition,
        )
    )
    session.show(answer, lambda: search_document(session.language, answer), as_json=as_json)
    if not answer.found:
        session.exit_status = EXIT_NOT_FOUND
