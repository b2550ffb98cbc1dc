"""An MCP server on the Python SDK: `server.py stdio` or `server.py http PORT`."""

import os
import sys
from typing import Annotated

import anyio
import uvicorn
from mcp.server.mcpserver import Context, Elicit, ElicitationResult, MCPServer, Resolve
from mcp.server.runner import serve_loop
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp.types import UNSUPPORTED_PROTOCOL_VERSION
from mcp.types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS
from pydantic import BaseModel

from texts import PROMPT_TEXT, RESOURCE_TEXT, RESOURCE_URI, SIMPLE_TEXT

# The SDK always serves the versions of both kinds; only a middleware can refuse one kind.
WANTED = os.environ.get("MCP_PEER_PROTOCOL")
if WANTED not in (*HANDSHAKE_PROTOCOL_VERSIONS, *MODERN_PROTOCOL_VERSIONS):
    WANTED = None


def note(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


async def refuse_unwanted_versions(ctx, call_next):
    modern = ctx.method != "initialize" and ctx.protocol_version in MODERN_PROTOCOL_VERSIONS
    if WANTED and ctx.request_id is not None and modern != (WANTED in MODERN_PROTOCOL_VERSIONS):
        served = HANDSHAKE_PROTOCOL_VERSIONS if modern else MODERN_PROTOCOL_VERSIONS
        raise MCPError(
            code=UNSUPPORTED_PROTOCOL_VERSION,
            message="Unsupported protocol version",
            data={"supported": list(served), "requested": ctx.protocol_version},
        )
    return await call_next(ctx)


server = MCPServer(
    "mcp-peer-python", version="1.0.0", log_level="WARNING", middleware=[refuse_unwanted_versions]
)


@server.tool()
async def test_simple_text() -> str:
    """Answers a fixed text"""
    return SIMPLE_TEXT


@server.tool()
async def add(a: int, b: int) -> int:
    """Adds two numbers"""
    return a + b


class User(BaseModel):
    username: str
    email: str


async def ask(message: str) -> Elicit[User]:
    # The SDK asks in the way of the version that is spoken.
    return Elicit(message, User)


@server.tool()
async def test_elicitation(
    message: str, answer: Annotated[ElicitationResult[User], Resolve(ask)]
) -> str:
    """Asks who the user is"""
    content = answer.data.model_dump_json() if answer.action == "accept" else "{}"
    return f"User response: action={answer.action}, content={content}"


@server.tool()
async def slow(ms: int) -> str:
    """Sleeps"""
    try:
        await anyio.sleep(ms / 1000)
    except anyio.get_cancelled_exc_class():
        note("cancelled")
        raise
    return f"slept {ms} ms"


@server.tool()
async def test_tool_with_progress(ctx: Context) -> str:
    """Reports progress"""
    note("progress")
    for progress in (0, 50, 100):
        await ctx.report_progress(progress, 100)
        # Clients of the TypeScript SDK drop a notification that they read together with the answer.
        await anyio.sleep(0.05)
    return "done"


@server.resource(RESOURCE_URI, mime_type="text/plain")
async def static_text() -> str:
    return RESOURCE_TEXT


@server.prompt()
async def test_simple_prompt() -> str:
    """A fixed prompt"""
    return PROMPT_TEXT


class AnnouncingServer(uvicorn.Server):
    async def startup(self, sockets=None) -> None:
        await super().startup(sockets)
        note("listening")


async def serve_handshake_only() -> None:
    # Elsewhere the first request decides for the whole connection what is spoken, so a client that
    # asks for the newer version first could not go on with the older one after a refusal.
    lowlevel = server._lowlevel_server
    async with stdio_server() as (read, write), lowlevel.lifespan(lowlevel) as state:
        await serve_loop(lowlevel, read, write, lifespan_state=state)


def main() -> None:
    if sys.argv[1] == "http":
        port = int(sys.argv[2])
        app = server.streamable_http_app()
        config = uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning")
        AnnouncingServer(config).run()
    elif WANTED in HANDSHAKE_PROTOCOL_VERSIONS:
        anyio.run(serve_handshake_only)
    else:
        server.run("stdio")


if __name__ == "__main__":
    main()
