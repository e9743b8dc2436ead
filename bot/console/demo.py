"""``judgebot demo CARD...``: an interaction of cards, set up and played out."""

from pathlib import Path

import click

from bot.console.options import json_option, language_option
from bot.console.play_options import play_options
from bot.console.session import Session
from bot.errors import EXIT_BAD_INPUT, EXIT_FAULT, EXIT_NOT_FOUND, EXIT_REFUSED
from bot.language import say
from rulings.answer.records import DemonstrationAnswer, MeetingNotFoundAnswer
from rulings.language import Language
from rulings.narrate.report import Detail, Status

STATUS_EXITS = {
    Status.RIGHT: 0,
    Status.WRONG: EXIT_NOT_FOUND,
    Status.INVALID: EXIT_BAD_INPUT,
    Status.REFUSED: EXIT_REFUSED,
    Status.FAULT: EXIT_FAULT,
}
"""Exit status of a played table: 0 right, 1 wrong, 2 invalid, 3 refused, 70 the program broke."""


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "demo",
        callback=_run,
        params=[
            click.Argument(["cards"], nargs=-1),
            *play_options(language),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.demo.help"),
    )


@click.pass_obj
def _run(session: Session, cards: tuple[str, ...], pictures: Path | None, detail: int, *, as_json: bool) -> None:
    from rulings.answer import answer_demonstration

    answer = session.run(lambda desk: answer_demonstration(desk, cards, session.language))
    if isinstance(answer, MeetingNotFoundAnswer):
        from bot.render.meeting_not_found import meeting_not_found_document

        session.show(answer, lambda: meeting_not_found_document(session.language, answer), as_json=as_json)
        session.exit_status = EXIT_REFUSED if answer.unread else EXIT_NOT_FOUND
    else:
        show_played(session, answer, pictures, Detail(detail), as_json=as_json)


def show_played(
    session: Session, answer: DemonstrationAnswer, pictures: Path | None, detail: Detail, *, as_json: bool
) -> None:
    """Print a played table, write its pictures where they are wanted, and set the exit status."""
    from bot.render.demonstration import told_document

    if as_json:
        from bot.render.table_report import render_table_report

        click.echo(render_table_report(session.language, answer.playthrough))
    else:
        session.show(answer, lambda: told_document(session.language, answer, detail), as_json=False)
    if pictures is not None:
        from bot.render.picture_files import write_pictures

        write_pictures(session.language, answer, pictures, detail, session.settings.font)
    session.exit_status = STATUS_EXITS[answer.playthrough.status]
