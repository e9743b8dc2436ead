"""``judgebot table run|check``: table files, played and checked."""

from pathlib import Path

import click

from bot.console.demo import STATUS_EXITS, show_played
from bot.console.options import json_option, language_option
from bot.console.play_options import play_options
from bot.console.session import Session
from bot.errors import sentence
from bot.language import say
from bot.render.json import render_json
from rulings.controls import show_controls
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.narrate.report import Detail, Playthrough, Status


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
                click.Option(
                    ["--disputed"],
                    metavar="FILE",
                    type=click.Path(path_type=Path),
                    help=say(language, "console.table.check.disputed"),
                ),
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
    _tell_invalid(session, checked.id, checked.fault, as_json=as_json)
    session.exit_status = STATUS_EXITS[Status.INVALID]


@click.pass_obj
def _check(session: Session, paths: tuple[Path, ...], disputed: Path | None, *, as_json: bool) -> None:
    from rulings.answer import check_table_files, disputed_tables

    reasons = disputed_tables(disputed) if disputed is not None else {}
    counts = dict.fromkeys(Status, 0)
    known = 0
    for checked in session.run(lambda desk: check_table_files(desk, paths)):
        counts[checked.status] += 1
        why = reasons.get(checked.id) if checked.status is Status.WRONG else None
        known += why is not None
        if checked.playthrough is None:
            _tell_invalid(session, checked.id, checked.fault, as_json=as_json)
        else:
            _tell_played(session, checked.playthrough, why, as_json=as_json)
    line = (
        f"right {counts[Status.RIGHT]}, wrong {counts[Status.WRONG]}, refused {counts[Status.REFUSED]},"
        f" invalid {counts[Status.INVALID]} of {sum(counts.values())}"
    )
    line += f", faults {counts[Status.FAULT]}" if counts[Status.FAULT] else ""
    click.echo(line + (f" (disputed {known})" if known else ""), err=as_json)
    unexplained = {**counts, Status.WRONG: counts[Status.WRONG] - known}
    worst = (Status.FAULT, Status.INVALID, Status.WRONG, Status.REFUSED)
    session.exit_status = next((STATUS_EXITS[status] for status in worst if unexplained[status]), 0)


def _tell_played(session: Session, play: Playthrough, disputed: str | None, *, as_json: bool) -> None:
    """One line for a table that is not right, with what is wrong or not understood; with ``--json`` one for each.

    ``disputed``: why the expectation of a wrong one is at fault.
    """
    if as_json:
        from bot.render.table_report import render_table_report

        click.echo(render_table_report(session.language, play, with_trace=False))
    elif play.status is not Status.RIGHT:
        is_ja = session.language is Language.JA
        why = [play.fault_ja if is_ja else play.fault_en]
        why += [f"{words.card}: {words.text}" for words in play.unsupported]
        why += [f"#{row.number} {row.want} ≠ {row.got}" for row in play.expect if not row.is_met]
        why += [say(session.language, "table.disputed", why=disputed)] if disputed is not None else []
        line = f"{play.status.value}  {play.table_id}  {'; '.join(part for part in why if part)}"
        click.echo(show_controls(line))


def _tell_invalid(session: Session, table_id: str, fault: RulingsError | None, *, as_json: bool) -> None:
    words = sentence(session.language, fault) if fault is not None else ""
    if as_json:
        report = {"id": table_id, "status": "invalid", "expect": [], "unsupported": [], "fault": words}
        click.echo(render_json(report))
    else:
        click.echo(f"invalid  {words}", err=True)
