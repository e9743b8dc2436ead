"""The one way from the bot to a person in Discord.

What is here: when a reply is sent, whether it is acknowledged first, and what is done where Discord does not take it.
What is not: what is said (``bot.replies``). No other file answers an interaction, so that none can forget a limit.
"""

import asyncio
import io
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.0
"""How old an interaction may become before it is acknowledged; Discord's limit is three seconds, the way included."""

_GONE: Final = frozenset({10008, 10015, 10062, 40060})
"""Discord's codes for a message, a webhook or an interaction that is no more, and for one that has its reply."""

_UNDELIVERED: Final = (
    discord.HTTPException,
    discord.InteractionResponded,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)

_LONGEST_PAUSE_SECONDS: Final = 1.0
_PAUSE_SECONDS: Final = 0.25
_ATTEMPTS: Final = 3


Work = Coroutine[Any, Any, "Message"]
Notice = Callable[[str], "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """What a person is to see."""

    embeds: tuple[discord.Embed, ...]
    """What is written; nothing is ever written outside of embeds, where Discord would unfurl and notify."""
    picture: bytes | None = None
    """PNG that an embed shows as ``board.png``."""
    view: discord.ui.View | None = None
    """Buttons and menus."""
    is_private: bool = False
    """Only the asker may see it, where it is a message of its own."""
    is_aside: bool = False
    """It never takes the place of an answer, but is told to the asker beside it."""

    def fields(self) -> dict[str, Any]:
        """Arguments for a message of its own; a file can be sent once, so each attempt needs new ones."""
        fields: dict[str, Any] = {
            "embeds": list(self.embeds),
            "files": self._files(),
            "ephemeral": self.is_private or self.is_aside,
        }
        return {**fields, "view": self.view} if self.view else fields

    def changes(self) -> dict[str, Any]:
        """Arguments for taking the place of a message."""
        return {"content": None, "embeds": list(self.embeds), "attachments": self._files(), "view": self.view}

    def _files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(self.picture), "board.png")] if self.picture else []


class Delivery:
    """Sends replies in time; whatever Discord says to them ends here."""

    def __init__(self) -> None:
        self._ages: deque[float] = deque(maxlen=1000)

    async def post(self, interaction: discord.Interaction, work: Work, notice: Notice, *, is_private: bool) -> None:
        """Answer with a message of its own.

        Shape: ``work`` makes the message, ``notice`` one of our sentences by its key. An acknowledgement fixes who sees
        what fills it in, so a private message after a public acknowledgement comes beside it, and that goes: it is
        filled in first, since what follows an empty one would fill it in.
        """

        async def acknowledge() -> None:
            await interaction.response.defer(ephemeral=is_private, thinking=True)

        async def send(message: Message) -> None:
            if not interaction.response.is_done():
                await _insist(lambda: interaction.response.send_message(**message.fields()))
            elif (message.is_private or message.is_aside) and not is_private:
                for_asker = notice("view.for_asker")
                await _insist(lambda: interaction.edit_original_response(**for_asker.changes()))
                await _insist(lambda: interaction.followup.send(**message.fields(), wait=True))
                await interaction.delete_original_response()
            else:
                await _insist(lambda: interaction.edit_original_response(**message.changes()))

        await self._deliver(interaction, work, notice, acknowledge, send)

    async def replace(self, interaction: discord.Interaction, work: Work, notice: Notice) -> None:
        """Answer in place of the message whose button or menu was used: one request where that is quick."""

        async def acknowledge() -> None:
            await interaction.response.defer()

        async def send(message: Message) -> None:
            match interaction.response.is_done(), message.is_aside:
                case True, True:
                    await _insist(lambda: interaction.followup.send(**message.fields(), wait=True))
                case True, False:
                    await _insist(lambda: interaction.edit_original_response(**message.changes()))
                case False, True:
                    await _insist(lambda: interaction.response.send_message(**message.fields()))
                case False, False:
                    await _insist(lambda: interaction.response.edit_message(**message.changes()))

        await self._deliver(interaction, work, notice, acknowledge, send)

    async def complete(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, Sequence[app_commands.Choice[str]]]
    ) -> None:
        """Answer what is being typed with choices; none where something broke."""
        choices: Sequence[app_commands.Choice[str]] = ()
        try:
            choices = await work
        except Exception:
            log.exception("completion failed")
        try:
            await interaction.response.autocomplete(choices)
        except _UNDELIVERED as fault:
            log.warning("choices did not reach Discord: %s", fault)
            # The library would try again, and log the second failure with all its frames: nobody waits any more.
            raise asyncio.CancelledError from None

    async def turn_away(self, interaction: discord.Interaction, message: Message) -> None:
        """Answer an interaction on which nobody will work: for the asker alone, and what is typed with no choices."""
        try:
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await interaction.response.send_message(**message.fields())
        except _UNDELIVERED as fault:
            log.warning("a refusal did not reach Discord: %s", fault)

    async def break_off(self, interaction: discord.Interaction, message: Message) -> None:
        """Say that an answer will not come, where it was not there yet when the work on it was cancelled."""
        try:
            match interaction.response.type:
                case None:
                    await self.turn_away(interaction, message)
                case discord.InteractionResponseType.deferred_channel_message:
                    await interaction.edit_original_response(**message.changes())
                case discord.InteractionResponseType.deferred_message_update:
                    await interaction.followup.send(**message.fields(), wait=True)
        except _UNDELIVERED as fault:
            log.warning("an apology did not reach Discord: %s", fault)

    async def _deliver(
        self,
        interaction: discord.Interaction,
        work: Work,
        notice: Notice,
        acknowledge: Callable[[], Awaitable[object]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        task = asyncio.create_task(work, name=f"answer {interaction.id}")
        try:
            await asyncio.wait({task}, timeout=max(0.0, PATIENCE_SECONDS - self._age(interaction)))
            if not task.done():
                await _insist(acknowledge)
            await send(await task)
        except Exception as fault:
            if _is_undelivered(fault):
                log.warning("an answer did not reach Discord: %s", fault)
                return
            log.exception("an answer broke")
            try:
                await send(notice("view.broken"))
            except _UNDELIVERED as another:
                log.warning("an apology did not reach Discord: %s", another)
        finally:
            task.cancel()

    def _age(self, interaction: discord.Interaction) -> float:
        """Seconds since the person acted, beyond the least that any took to get here.

        The time is Discord's: what all interactions have in common is how far the clocks are apart, and the way.
        """
        age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        self._ages.append(age)
        return age - min(self._ages)


def _is_undelivered(fault: Exception) -> bool:
    """Whether the network or Discord lost a reply for good, so that no second one would arrive either."""
    if isinstance(fault, discord.HTTPException):
        return fault.code in _GONE or fault.status == 429 or fault.status >= 500
    return isinstance(fault, _UNDELIVERED)


async def _insist(request: Callable[[], Awaitable[object]]) -> None:
    """Make a request, again where Discord was asked too often: the library gives up on a 429 that is no JSON."""
    for attempt in range(1, _ATTEMPTS + 1):
        pause = _PAUSE_SECONDS
        try:
            await request()
        except discord.HTTPException as fault:
            pause = _pause(fault)
            if fault.status != 429 or pause > _LONGEST_PAUSE_SECONDS or attempt == _ATTEMPTS:
                raise
        except TypeError:
            # The library looks for the pause in the body of a 429 without asking whether that is JSON.
            if attempt == _ATTEMPTS:
                raise
        else:
            return
        await asyncio.sleep(pause)


def _pause(fault: discord.HTTPException) -> float:
    """Seconds that a 429 asks to wait."""
    try:
        return float(fault.response.headers.get("Retry-After", _PAUSE_SECONDS))
    except ValueError:
        return _PAUSE_SECONDS
