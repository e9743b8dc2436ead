"""``judgebot lookup``: which card a typed name means, one by one or by the file."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_NOT_FOUND, BatchLineError
from bot.language import say
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
                type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
                help=say(language, "console.lookup.batch"),
            ),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.lookup.help"),
    )


@click.pass_obj
def _run(session: Session, name: tuple[str, ...], batch: Path | None, *, as_json: bool) -> None:
    from rulings.answer.errors import CardNotGivenError

    index = session.run(lambda desk: desk.names())
    if batch is not None:
        for number, query in _queries(batch):
            began = time.perf_counter()
            found = index.search_names(query)
            took = (time.perf_counter() - began) * 1000
            click.echo(json.dumps({"id": number, **_report(found), "ms": round(took, 3)}, ensure_ascii=False))
        return
    query = " ".join(name).strip()
    if not query:
        raise CardNotGivenError()
    found = index.search_names(query)
    if as_json:
        click.echo(json.dumps({"query": query, **_report(found)}, ensure_ascii=False))
    else:
        click.echo(say(session.language, f"lookup.{found.verdict.value}", query=query))
        for hit in found.hits:
            click.echo(f"  {hit.score:.3f}  {hit.name}" + (f"  {hit.japanese}" if hit.japanese else ""))
    if not found.hits:
        session.exit_status = EXIT_NOT_FOUND


def _queries(path: Path) -> Iterator[tuple[Any, str]]:
    """Lines ``{"id", "query"}`` of a file, or of standard input for ``-``; further keys are let be.

    Raises: BatchLineError: a line is not like that.
    """
    with click.open_file(str(path), encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                row = json.loads(line)
                yield row["id"], str(row["query"])
            except (ValueError, KeyError, TypeError) as fault:
                raise BatchLineError(file=str(path), line=number) from fault


def _report(found: Any) -> dict[str, Any]:
    results = [{"name": hit.name, "score": round(hit.score, 4)} for hit in found.hits]
    return {"verdict": found.verdict.value, "results": results}
