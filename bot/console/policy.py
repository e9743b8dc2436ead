"""``judgebot policy WORDS``: a section of the documents of tournament policy."""

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.language import say
from bot.render.policy import policy_document
from rulings.answer import answer_policy
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "policy",
        callback=_run,
        params=[click.Argument(["words"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.policy.help"),
    )


@click.pass_obj
def _run(session: Session, words: tuple[str, ...], *, as_json: bool) -> None:
    answer = session.run(lambda desk: answer_policy(desk, " ".join(words), session.language))
    session.show(answer, lambda: policy_document(session.language, answer), as_json=as_json)
