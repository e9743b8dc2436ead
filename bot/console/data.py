"""``judgebot data build|info``: the corpus file."""

from pathlib import Path

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The group in one language."""
    group = click.Group("data", help=say(language, "console.data.help"), params=[language_option(language)])
    group.add_command(
        click.Command(
            "build",
            callback=_build,
            params=[
                click.Argument(["paths"], nargs=-1, type=click.Path(exists=True, path_type=Path)),
                click.Option(["--if-missing"], is_flag=True, help=say(language, "console.data.build.if_missing")),
                json_option(language),
                language_option(language),
            ],
            help=say(language, "console.data.build.help"),
            short_help=say(language, "console.data.build.short"),
        )
    )
    group.add_command(
        click.Command(
            "info",
            callback=_info,
            params=[json_option(language), language_option(language)],
            help=say(language, "console.data.info.help"),
            short_help=say(language, "console.data.info.short"),
        )
    )
    return group


@click.pass_obj
def _build(session: Session, paths: tuple[Path, ...], *, if_missing: bool, as_json: bool) -> None:
    from bot.console.progress import ProgressBar
    from bot.render.data import report_document
    from rulings.building import build_corpus

    if if_missing and _is_usable(session):
        click.echo(say(session.language, "data.present"), err=True)
        return
    bar = ProgressBar(session.language)
    try:
        report = build_corpus(paths, session.corpus_path, bar.show)
    finally:
        bar.close()
    session.show(report, lambda: report_document(session.language, report), as_json=as_json)


@click.pass_obj
def _info(session: Session, *, as_json: bool) -> None:
    from bot.render.data import info_document

    info = session.run(lambda desk: desk.corpus.info())
    session.show(info, lambda: info_document(session.language, info), as_json=as_json)


def _is_usable(session: Session) -> bool:
    from rulings.errors import RulingsError

    try:
        session.run(lambda desk: desk.names())
    except RulingsError:
        return False
    return True
