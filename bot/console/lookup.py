"""``judgebot lookup``: which card a typed name means, one by one or by the file."""

import json
from pathlib import Path

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_NOT_FOUND, BatchLineError, FileMissingError
from bot.language import say
from bot.render.json import print_json, render_json
from rulings.controls import show_controls
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "lookup",
        callback=_run,
        params=[
            click.Argument(["name"], nargs=-1),
            click.Option(
                ["--batch"],
                type=click.Path(allow_dash=True, path_type=Path),
                help=say(language, "console.lookup.batch"),
            ),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.lookup.help"),
    )


@click.pass_obj
def _run(session: Session, name: tuple[str, ...], batch: Path | None, *, as_json: bool) -> None:
    from rulings.answer import answer_lookup
    from rulings.answer.errors import CardNotGivenError

    if batch is not None:
        if str(batch) != "-" and not batch.is_file():
            raise FileMissingError(path=batch)
        _run_batch(session, batch)
        return
    query = " ".join(name).strip()
    if not query:
        raise CardNotGivenError()
    found = session.run(lambda desk: answer_lookup(desk, query))
    if as_json:
        click.echo(render_json(found))
    else:
        click.echo(say(session.language, f"lookup.{found.verdict.value}", query=query))
        for hit in found.hits:
            mark = f"  ({say(session.language, f'mark.{hit.mark}')})" if hit.mark else ""
            names = show_controls(hit.name + (f"  {hit.japanese}" if hit.japanese else ""))
            click.echo(f"  {hit.score:.3f}  {names}{mark}")
    if not found.hits:
        session.exit_status = EXIT_NOT_FOUND


def _run_batch(session: Session, path: Path) -> None:
    """Answer the lines ``{"id", "query"}`` of a file, or of standard input for ``-``, each as soon as it is read.

    Raises: BatchLineError: a line is not like that.
    """
    from rulings.answer import answer_lookup_batch

    answer = session.run(answer_lookup_batch)
    with click.open_file(str(path), "rb") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                row = json.loads(line.decode("utf-8-sig"))
                query = {"id": row["id"], "query": str(row["query"])}
            except (ValueError, KeyError, TypeError) as fault:
                raise BatchLineError(file=str(path), line=number) from fault
            click.echo(print_json(answer(query)))
