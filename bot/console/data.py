"""``judgebot data build|update|info``: the corpus file and what it is made from."""

from pathlib import Path

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_MACHINE, sentence
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
                click.Argument(["paths"], nargs=-1, type=click.Path(path_type=Path)),
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
            "update",
            callback=_update,
            params=[
                click.Argument(["files"], nargs=-1),
                json_option(language),
                language_option(language),
            ],
            help=say(language, "console.data.update.help"),
            short_help=say(language, "console.data.update.short"),
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
    folder = _downloads_path(session)
    inputs = paths or ((folder,) if folder.is_dir() else ())
    with ProgressBar(session.language) as bar:
        report = build_corpus(inputs, session.corpus_path, bar.show_build)
    session.show(report, lambda: report_document(session.language, report), as_json=as_json)


@click.pass_obj
def _update(session: Session, files: tuple[str, ...], *, as_json: bool) -> None:
    from bot.console.progress import ProgressBar
    from bot.render.data import report_document
    from rulings.building import Hosts, build_corpus, update_files

    folder = _downloads_path(session)
    with ProgressBar(session.language) as bar:
        mirror = session.settings.mirror
        hosts = Hosts.of_mirror(mirror) if mirror else Hosts()
        fetched = update_files(folder, files, bar.show_download, hosts=hosts)
    for download, fault in fetched.failed:
        click.echo(f"{download.title}: {sentence(session.language, fault)}", err=True)
    with ProgressBar(session.language) as bar:
        report = build_corpus([folder], session.corpus_path, bar.show_build)
    session.show(report, lambda: report_document(session.language, report), as_json=as_json)
    if fetched.failed:
        session.exit_status = EXIT_MACHINE


def _downloads_path(session: Session) -> Path:
    from rulings.building import default_downloads_path

    return Path(session.settings.downloads) if session.settings.downloads else default_downloads_path()


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
