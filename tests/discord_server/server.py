"""Discord as the bot meets it: what a person does goes in as gateway payloads, HTTP requests come out and are checked.

What is here: the only file that knows ``simcord``; locales, which simcord fixes to en-US, are set in the payload here.
What is not: any test.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
import simcord
import simcord.interactions
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from tests.places import SHARED

OPENAPI = SHARED / "data" / "discord" / "openapi.json"

SETTLE_SECONDS = 60.0
"""A loaded machine is no fault of the bot: how long it may take to come to rest."""

_locale = "en-US"
_plain_payload = simcord.interactions.base_payload


def _payload_with_locale(*args: Any, **kwargs: Any) -> Any:
    record, payload = _plain_payload(*args, **kwargs)
    payload["locale"] = _locale
    return record, payload


simcord.interactions.base_payload = _payload_with_locale


@contextmanager
def _speaking(locale: str) -> Iterator[None]:
    global _locale
    before, _locale = _locale, locale
    try:
        yield
    finally:
        _locale = before


@dataclass(frozen=True)
class Request:
    """One HTTP request of the bot."""

    method: str
    path: str
    body: Any


class Reply:
    """What a person saw after an action of theirs, as it was then: a later edit of the message changes nothing here."""

    def __init__(self, result: Any, requests: list[Request]) -> None:
        self.result = result
        self.requests = requests
        """What the bot sent because of the action, in order."""
        shown = [message for message in (result.response, *result.followups) if message is not None]
        self._message = shown[-1] if shown else None
        if self._message is not None:
            self.embeds: list[discord.Embed] = self._message.embeds
            self.content: str = self._message.content or ""
            self.components: list[dict[str, Any]] = self._message.components
            self.pictures: list[discord.Attachment] = self._message.attachments

    @property
    def message(self) -> Any:
        """The message that answers, the last follow-up if there are several; fails where there is none."""
        assert self._message is not None, f"the bot did not answer: {self.requests}"
        return self._message

    @property
    def text(self) -> str:
        """Everything that is written on the message."""
        assert self.message
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
            parts += [f"{field.name} {field.value}" for field in embed.fields]
        return "\n".join(parts)

    @property
    def shown(self) -> str:
        """The same without the backslashes of escaped signs, as a person reads it."""
        return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", self.text)

    @property
    def buttons(self) -> dict[str, dict[str, Any]]:
        """Buttons by label or emoji."""
        items = [item for row in self.components for item in row["components"] if item["type"] == 2]
        return {item.get("label") or item["emoji"]["name"]: item for item in items}

    @property
    def menus(self) -> list[dict[str, Any]]:
        """Select menus."""
        return [item for row in self.components for item in row["components"] if item["type"] == 3]

    @property
    def is_private(self) -> bool:
        """Only the person who asked sees it."""
        return bool(self.message.ephemeral)


class Person:
    """Somebody in the channel, whose Discord speaks one language."""

    def __init__(self, server: DiscordServer, actor: Any, channel: Any, locale: str) -> None:
        self._server = server
        self.actor = actor
        self._channel = channel
        self._locale = locale

    async def command(self, name: str, /, **options: Any) -> Reply:
        """Send a slash command; options by their English names."""
        return await self._act(lambda: self.actor.slash(self._channel, name, **options))

    async def type(self, name: str, option: str, value: str) -> list[dict[str, Any]]:
        """Type into an option; returns the choices that Discord shows."""
        with _speaking(self._locale):
            choices: list[dict[str, Any]] = await self.actor.autocomplete(self._channel, name, option, value)
        self._server.check_requests()
        return choices

    async def click(self, reply: Reply, label: str) -> Reply:
        """Press a button."""
        custom_id = reply.buttons[label]["custom_id"]
        return await self._act(lambda: self.actor.click(reply.message, custom_id=custom_id))

    async def choose(self, reply: Reply, value: str) -> Reply:
        """Pick an entry of the menu."""
        return await self._act(lambda: self.actor.select(reply.message, [value]))

    async def _act(self, action: Callable[[], Awaitable[Any]]) -> Reply:
        before = len(self._server.env.http_requests)
        with _speaking(self._locale):
            result = await action()
        self._server.check_requests()
        return Reply(result, self._server.requests(before))


class DiscordServer:
    """A Discord with one server and one channel, and the bot in it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self._guild = env.create_guild()
        self._channel = self._guild.create_text_channel("judges")
        self._checked = 0

    @classmethod
    @asynccontextmanager
    async def running(cls, bot: discord.Client) -> AsyncIterator[DiscordServer]:
        """The server with the bot logged in; on leaving, whatever the bot let slip fails the test."""
        async with simcord.run(bot, settle_timeout=SETTLE_SECONDS) as env:
            server = cls(env)
            server.check_requests()
            yield server
            server.check_requests()

    async def restart(self, bot: discord.Client) -> None:
        """The bot stops and another process of it starts; messages stay."""
        await self.env.restart_bot(bot)

    def person(self, name: str = "asker", *, locale: str = "en-US", is_owner: bool = False) -> Person:
        """Somebody who may use the channel."""
        if is_owner:
            role = self._guild.create_role("owners", permissions=discord.Permissions(manage_guild=True))
            actor = self._guild.add_member(self.env.create_user(name), roles=[role])
        else:
            actor = self._guild.add_member(self.env.create_user(name))
        return Person(self, actor, self._channel, locale)

    def requests(self, since: int = 0) -> list[Request]:
        """HTTP requests of the bot, oldest first."""
        return [Request(entry.method, entry.path, entry.json) for entry in self.env.http_requests[since:]]

    def check_requests(self) -> None:
        """Check every body that was not checked yet against Discord's own description, where that is at hand."""
        for request in self.requests(self._checked):
            if request.body is not None and OPENAPI.is_file():
                fault = fault_of(request)
                assert fault is None, f"{request.method} {request.path}: {fault}\n{json.dumps(request.body)[:2000]}"
        self._checked = len(self.env.http_requests)


def fault_of(request: Request) -> str | None:
    """What Discord's OpenAPI description says against a request, ``None`` where it has nothing against it."""
    schema = _schema_for(request.method.lower(), tuple(request.path.strip("/").split("/")))
    if schema is None:
        return "Discord has no such route"
    error = best_match(Draft202012Validator(schema).iter_errors(_with_text_ids(request.body)))
    return None if error is None else f"{error.json_path}: {error.message[:500]}"


def _with_text_ids(body: Any) -> Any:
    """The body with attachment ids as texts: discord.py writes numbers there, which Discord takes and its docs show."""
    if isinstance(body, list):
        return [_with_text_ids(each) for each in body]
    if not isinstance(body, dict):
        return body
    copied = {key: _with_text_ids(value) for key, value in body.items()}
    for attachment in copied.get("attachments") or ():
        attachment["id"] = str(attachment["id"])
    return copied


@cache
def _openapi() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(OPENAPI.read_text(encoding="utf-8"))
    return loaded


@cache
def _schema_for(method: str, path: tuple[str, ...]) -> dict[str, Any] | None:
    description = _openapi()
    for template, methods in sorted(description["paths"].items(), key=lambda each: each[0].count("{")):
        parts = template.strip("/").split("/")
        fits = len(parts) == len(path) and all(
            part == given or part.startswith("{") for part, given in zip(parts, path, strict=True)
        )
        if fits and method in methods and "requestBody" in methods[method]:
            schema = dict(methods[method]["requestBody"]["content"]["application/json"]["schema"])
            return {**schema, "components": description["components"]}
    return None
