"""The check of requests sees what Discord would refuse."""

import pytest

from tests.discord_server.server import OPENAPI, Request, fault_of

pytestmark = pytest.mark.skipif(
    not OPENAPI.is_file(), reason="Discord's OpenAPI description lies in ../shared/data only"
)

REPLY = "/webhooks/1/token/messages/@original"


def test_a_plain_reply_is_fine() -> None:
    assert fault_of(Request("PATCH", REPLY, {"embeds": [{"description": "ok"}]})) is None


@pytest.mark.parametrize(
    "body",
    [
        {"embeds": [{"description": "x" * 4097}]},
        {"embeds": [{"title": "x" * 257}]},
        {"embeds": [{}] * 11},
        {"content": "x" * 2001},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x" * 101, "label": "x"}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": "x" * 81}]}]},
    ],
)
def test_a_reply_over_a_limit_is_not(body: dict[str, object]) -> None:
    assert fault_of(Request("PATCH", REPLY, body))


def test_an_unknown_route_is_not() -> None:
    assert fault_of(Request("POST", "/no/such/route", {}))
