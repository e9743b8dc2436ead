"""``judgebot table run|check``: table files, played and checked."""

from pathlib import Path

import click

from bot.console.demo import STATUS_EXITS, play_options, show_played
from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import sentence
from bot.language import say
from bot.render.json import render_json
from rulings.answer.records import CheckedTable
from rulings.language import Language
from rulings.narrate.report import Detail, Status


def build(language: Language) -> click.Command:
    """The group in one language."""
    group = click.Group("table", help=say(language, "console.table.help"), params=[language_option(language)])
    group.add_command(
        click.Command(
            "run",
            callback=_play,
            params=[
                click.Argument(["file"], type=click.Path(path_type=Path)),
                *play_options(language),
                json_option(language),
                language_option(language),
            ],
            help=say(language, "console.table.run.help"),
            short_help=say(language, "console.table.run.short"),
        )
    )
    group.add_command(
        click.Command(
            "check",
            callback=_check,
            params=[
                click.Argument(["paths"], nargs=-1, required=True, type=click.Path(path_type=Path)),
                json_option(language),
                language_option(language),
            ],
            help=say(language, "console.table.check.help"),
            short_help=say(language, "console.table.check.short"),
        )
    )
    return group


@click.pass_obj
def _play(session: Session, file: Path, pictures: Path | None, detail: int, *, as_json: bool) -> None:
    from rulings.answer import answer_table_file

    checked = session.run(lambda desk: answer_table_file(desk, file))
    if checked.answer is not None:
        show_played(session, checked.answer, pictures, Detail(detail), as_json=as_json)
        return
    _tell_invalid(session, checked, as_json=as_json)
    session.exit_status = STATUS_EXITS[Status.INVALID]


@click.pass_obj
def _check(session: Session, paths: tuple[Path, ...], *, as_json: bool) -> None:
    from rulings.answer import load_table_files, play_loaded

    counts = dict.fromkeys(Status, 0)
    for loaded in load_table_files(paths):
        checked = session.run(lambda desk, loaded=loaded: play_loaded(desk, loaded))  # type: ignore[misc]
        status = checked.answer.playthrough.status if checked.answer else Status.INVALID
        counts[status] += 1
        _tell_checked(session, checked, as_json=as_json)
    total = sum(counts.values())
    line = (
        f"right {counts[Status.RIGHT]}, wrong {counts[Status.WRONG]}, refused {counts[Status.REFUSED]},"
        f" invalid {counts[Status.INVALID]} of {total}"
    )
    click.echo(line, err=as_json)
    worst = (Status.INVALID, Status.WRONG, Status.REFUSED)
    session.exit_status = next((STATUS_EXITS[status] for status in worst if counts[status]), 0)


def _tell_checked(session: Session, checked: CheckedTable, *, as_json: bool) -> None:
    if checked.answer is None:
        _tell_invalid(session, checked, as_json=as_json)
        return
    play = checked.answer.playthrough
    if as_json:
        from bot.render.table_report import render_table_report

        click.echo(render_table_report(session.language, play, with_trace=False))
    elif play.status is not Status.RIGHT:
        is_ja = session.language is Language.JA
        why = [play.fault_ja if is_ja else play.fault_en]
        why += [f"{words.card}: {words.text}" for words in play.unsupported]
        why += [f"#{row.number} {row.want} ≠ {row.got}" for row in play.expect if not row.is_met]
        click.echo(f"{play.status.value}  {play.table_id}  {'; '.join(part for part in why if part)}")


def _tell_invalid(session: Session, checked: CheckedTable, *, as_json: bool) -> None:
    assert checked.fault is not None
    words = sentence(session.language, checked.fault)
    if as_json:
        click.echo(
            render_json({"id": checked.id, "status": "invalid", "expect": [], "unsupported": [], "fault": words})
        )
    else:
        click.echo(f"invalid  {words}", err=True)
