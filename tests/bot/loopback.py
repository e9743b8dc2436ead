"""A Discord on loopback for a bot in a process of its own: real HTTP, a real gateway, as little of either as is needed.

What is here: what a bot meets from login to its end. What is not: Discord's checks of what the bot sends, which the
server in the bot's own process has (``tests.discord_server``).
"""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self

from aiohttp import WSMsgType, web

from tests.places import ROOT

HANGS = 60
"""Seconds after which a bot that says or does nothing fails the test instead of holding it up."""

APPLICATION = "4242"
TOKEN = "a.token.of-nobody"
_USER = {"id": APPLICATION, "username": "judgebot", "discriminator": "0", "avatar": None, "global_name": None}
_ASKER = {"id": "7", "username": "asker", "discriminator": "0", "avatar": None, "global_name": "Asker"}


@dataclass
class Sent:
    """What the bot sent about an interaction."""

    token: str
    kind: str
    """``"callback"``, ``"edit"`` or ``"followup"``."""
    body: dict[str, Any]

    @property
    def text(self) -> str:
        """Its words."""
        shown = self.body.get("data") or self.body
        return "\n".join(embed.get("description", "") for embed in shown["embeds"])


@dataclass
class Loopback:
    """The server; what it is to answer may be changed at any time."""

    logins: list[int] = field(default_factory=list)
    """HTTP statuses of the next logins; afterwards they succeed."""
    sync_status: int = 200
    close_code: int | None = None
    """The code with which the gateway answers who identifies."""
    is_deaf: bool = False
    """The gateway reads nothing any more once the bot is in it, not even a goodbye."""
    commands: list[dict[str, Any]] = field(default_factory=list)
    """What Discord knows."""
    syncs: int = 0
    port: int = 0
    goodbyes: list[int | None] = field(default_factory=list)
    """The codes with which the bot left the gateway."""
    sent: "asyncio.Queue[Sent]" = field(default_factory=asyncio.Queue)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _gateway: web.WebSocketResponse | None = None
    _numbers: Any = field(default_factory=lambda: count(100))

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        """The server, on a free port of this machine."""
        server = cls()
        app = web.Application()
        api = "/api/v10"
        commands = f"{api}/applications/{APPLICATION}/commands"
        app.add_routes(
            [
                web.get(f"{api}/users/@me", server._login),
                web.get(f"{api}/oauth2/applications/@me", server._application),
                web.get(commands, server._known_commands),
                web.put(commands, server._sync),
                web.get(f"{api}/gateway/bot", server._gateway_address),
                web.get("/gateway/", server._serve_gateway),
                web.post(api + "/interactions/{id}/{token}/callback", server._callback),
                web.patch(api + "/webhooks/{application}/{token}/messages/@original", server._edit),
                web.post(api + "/webhooks/{application}/{token}", server._followup),
            ]
        )
        runner = web.AppRunner(app, shutdown_timeout=1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            server.port = runner.addresses[0][1]
            yield server
        finally:
            await runner.cleanup()

    async def ask(self, name: str, locale: str = "en-US", /, **options: str) -> str:
        """A person sends a slash command; returns the token that belongs to it."""
        assert self._gateway is not None
        number = next(self._numbers)
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        payload = {
            "id": str(number),
            "application_id": APPLICATION,
            "type": 2,
            "token": f"token-{number}",
            "version": 1,
            "data": {"id": "1", "name": name, "type": 1, "options": given},
            "channel_id": "9",
            "channel": {"id": "9", "type": 1, "recipients": [_ASKER]},
            "user": _ASKER,
            "locale": locale,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 1000,
        }
        await self._gateway.send_json({"op": 0, "s": number, "t": "INTERACTION_CREATE", "d": payload})
        return f"token-{number}"

    async def next_sent(self, token: str) -> Sent:
        """The next thing that the bot sends; it must belong to that interaction."""
        sent = await asyncio.wait_for(self.sent.get(), HANGS)
        assert sent.token == token, sent
        return sent

    async def _login(self, _: web.Request) -> web.Response:
        status = self.logins.pop(0) if self.logins else 200
        return _json(_USER if status == 200 else {"message": "no"}, status=status)

    async def _application(self, _: web.Request) -> web.Response:
        application = {"id": APPLICATION, "name": "judgebot", "icon": None, "description": "", "summary": ""}
        more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": _USER}
        return _json({**application, **more})

    async def _known_commands(self, _: web.Request) -> web.Response:
        return _json(self.commands)

    async def _sync(self, request: web.Request) -> web.Response:
        self.syncs += 1
        if self.sync_status != 200:
            return _json({"message": "no", "code": 50001}, status=self.sync_status)
        fixed = {"application_id": APPLICATION, "version": "1", "default_member_permissions": None}
        self.commands = [
            {**command, **fixed, "id": str(1000 + row)} for row, command in enumerate(await request.json())
        ]
        return _json(self.commands)

    async def _gateway_address(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        address = f"ws://127.0.0.1:{self.port}/gateway/"
        return _json({"url": address, "shards": 1, "session_start_limit": limit})

    async def _serve_gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            frame = message.json()
            if frame["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif frame["op"] == 2 and self.close_code is not None:
                await socket.close(code=self.close_code)
            elif frame["op"] == 2:
                self._gateway = socket
                session = {"session_id": "s", "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway/"}
                known = {"v": 10, "user": _USER, "guilds": [], "application": {"id": APPLICATION, "flags": 0}}
                await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": {**known, **session, "shard": [0, 1]}})
                self.ready.set()
                if self.is_deaf:
                    await asyncio.Event().wait()
        self.goodbyes.append(socket.close_code)
        return socket

    async def _callback(self, request: web.Request) -> web.Response:
        body = await self._note(request, "callback")
        number = request.match_info["id"]
        interaction = {"id": number, "type": 2, "response_message_loading": True, "response_message_ephemeral": False}
        resource = {"type": body["type"], "message": _message()}
        return _json({"interaction": {**interaction, "response_message_id": "5"}, "resource": resource})

    async def _edit(self, request: web.Request) -> web.Response:
        await self._note(request, "edit")
        return _json(_message())

    async def _followup(self, request: web.Request) -> web.Response:
        await self._note(request, "followup")
        return _json(_message())

    async def _note(self, request: web.Request, kind: str) -> dict[str, Any]:
        if request.content_type == "application/json":
            body = await request.json()
        else:
            form = await request.post()
            body = {"payload": str(form["payload_json"])}
        await self.sent.put(Sent(request.match_info["token"], kind, body))
        return body


def _json(body: Any, *, status: int = 200) -> web.Response:
    # Without a charset, as Discord sends it: discord.py reads no other.
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", status=status)


def _message() -> dict[str, Any]:
    empty: dict[str, Any] = {each: [] for each in ("embeds", "attachments", "mentions", "mention_roles", "components")}
    flags = {"tts": False, "mention_everyone": False, "pinned": False, "edited_timestamp": None, "flags": 0}
    where = {"id": "5", "channel_id": "9", "author": _USER, "content": "", "type": 0}
    return {**empty, **flags, **where, "timestamp": "2026-01-01T00:00:00+00:00"}


@dataclass
class BotProcess:
    """``judgebot run`` in a process of its own."""

    process: asyncio.subprocess.Process
    is_first: bool
    """It is process 1 of a container's namespace."""
    log: str = ""
    """What of its log was read."""

    def send(self, number: int) -> None:
        """Send it a signal, as the machine does from outside of the container."""
        pid = self.process.pid
        if self.is_first:
            (child,) = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
            pid = int(child)
        os.kill(pid, number)

    async def logged(self, words: str) -> None:
        """Wait for a line of its log with these words."""
        assert self.process.stderr is not None
        while words not in self.log:
            line = await asyncio.wait_for(self.process.stderr.readline(), HANGS)
            assert line, self.log
            self.log += line.decode()

    async def end(self) -> tuple[int, str]:
        """Its exit status and its log, once it has ended."""
        _, log = await asyncio.wait_for(self.process.communicate(), HANGS)
        assert self.process.returncode is not None
        return self.process.returncode, self.log + log.decode()


@asynccontextmanager
async def bot_process(
    server: Loopback, corpus: Path, store: Path, *changes: str, lang: str = "en", wrapper: tuple[str, ...] = ()
) -> AsyncIterator[BotProcess]:
    """Run the bot against a server; changes are assignments such as ``bot.running.WAITS = ()``."""
    code = (
        "import os, sys, time; import discord.http; import bot.client, bot.running, bot.pages, bot.stopping;"
        f"discord.http.Route.BASE = 'http://127.0.0.1:{server.port}/api/v10';"
        + "".join(f"{change};" for change in changes)
        + "sys.argv = ['judgebot', 'run']; from bot.__main__ import main; main()"
    )
    settings = {
        "JUDGEBOT_TOKEN": TOKEN,
        "JUDGEBOT_CORPUS": str(corpus),
        "JUDGEBOT_STORE": str(store),
        "JUDGEBOT_LANG": lang,
    }
    process = await asyncio.create_subprocess_exec(
        *wrapper,
        sys.executable,
        "-c",
        code,
        cwd=ROOT,
        env={**os.environ, **settings, "PYTHONPATH": str(ROOT)},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield BotProcess(process, is_first=bool(wrapper))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
