"""An MCP client on the Python SDK: `client.py stdio COMMAND ARGS...` or `client.py http URL`."""

import os
import sys
import threading

import anyio
from mcp import Client, StdioServerParameters
from mcp.types import ElicitResult, Implementation

from texts import PROMPT_TEXT, RESOURCE_TEXT, RESOURCE_URI, SIMPLE_TEXT, USER

STEP_LIMIT = 12
RUN_LIMIT = 55
TOOLS = {"add", "slow", "test_elicitation", "test_simple_text", "test_tool_with_progress"}

# Without a choice the SDK does what it does by default, which is "auto".
MODES = {"2025-11-25": "legacy", "2026-07-28": "2026-07-28", "auto": "auto"}


def say(line: str) -> None:
    print(line.replace("\n", " "), flush=True)


def give_up() -> None:
    say(f"FAIL timeout: not done after {RUN_LIMIT} s")
    os._exit(1)


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"{what} is {found!r}")


def reason(error: BaseException) -> str:
    # The SDK runs in task groups, whose errors say nothing themselves.
    while getattr(error, "exceptions", None):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"


class Steps:
    failed = False

    async def run(self, name, body) -> None:
        try:
            with anyio.fail_after(STEP_LIMIT):
                await body()
            say(f"ok {name}")
        except Exception as error:
            self.fail(name, error)

    def fail(self, name, error) -> None:
        self.failed = True
        say(f"FAIL {name}: {reason(error)}")


async def use(client: Client, asked: list[str], steps: Steps) -> None:
    async def text_of(name, arguments=None, **options):
        return (await client.call_tool(name, arguments or {}, **options)).content[0].text

    found: set[str] = set()

    async def list_tools():
        found.update(tool.name for tool in (await client.list_tools()).tools)
        expect("the list of missing tools", sorted(TOOLS - found), [])

    async def simple_text():
        expect("the text", await text_of("test_simple_text"), SIMPLE_TEXT)

    async def add():
        expect("the sum", await text_of("add", {"a": 2, "b": 3}), "5")

    async def typed():
        good = await client.call_tool("typed_add", {"a": 2, "b": 3})
        expect("the output", good.structured_content, {"sum": 5})
        bad = await client.call_tool("typed_add", {"a": 2, "b": "three"})
        expect("is_error", bad.is_error, True)
        if "b: " not in bad.content[0].text:
            raise AssertionError(f"the text is {bad.content[0].text!r}")

    async def resource():
        result = await client.read_resource(RESOURCE_URI)
        expect("the text", result.contents[0].text, RESOURCE_TEXT)

    async def prompt():
        result = await client.get_prompt("test_simple_prompt")
        expect("the text", result.messages[0].content.text, PROMPT_TEXT)

    async def elicitation():
        text = await text_of("test_elicitation", {"message": "Who?"})
        expect("the list of questions", asked, ["Who?"])
        if "Ada" not in text:
            raise AssertionError(f"the text is {text!r}")

    async def cancel():
        start = anyio.current_time()
        # Leaving the scope is how a caller of this SDK gives up a request.
        with anyio.move_on_after(0.2) as scope:
            await text_of("slow", {"ms": 10000})
        expect("being cancelled", scope.cancelled_caught, True)
        took = anyio.current_time() - start
        if took > 3:
            raise AssertionError(f"it took {took} s")
        # Time for the server to notice, before the next tool is called.
        await anyio.sleep(0.3)
        await add()

    async def progress():
        seen = []

        async def callback(progress, total, message):
            seen.append(progress)

        await text_of("test_tool_with_progress", progress_callback=callback)
        if len(seen) < 3:
            raise AssertionError(f"{len(seen)} notifications: {seen}")

    await steps.run("list_tools", list_tools)
    await steps.run("simple_text", simple_text)
    await steps.run("add", add)
    # Only servers that were made of a manifest have this tool.
    if "typed_add" in found:
        await steps.run("typed", typed)
    await steps.run("resource", resource)
    await steps.run("prompt", prompt)
    await steps.run("elicitation", elicitation)
    await steps.run("cancel", cancel)
    await steps.run("progress", progress)


async def main() -> int:
    kind, target, *args = sys.argv[1:]
    steps = Steps()
    asked: list[str] = []

    async def answer(context, params):
        asked.append(params.message)
        return ElicitResult(action="accept", content=USER)

    mode = MODES.get(os.environ.get("MCP_PEER_PROTOCOL", ""))
    client = Client(
        target if kind == "http" else StdioServerParameters(command=target, args=args),
        client_info=Implementation(name="mcp-peer-python", version="1.0.0"),
        elicitation_callback=answer,
        **({"mode": mode} if mode else {}),
    )
    connected = False
    try:
        with anyio.fail_after(STEP_LIMIT) as limit:
            async with client:
                # The limit is for connecting alone; the steps have their own.
                limit.deadline = float("inf")
                connected = True
                say(f"protocol {client.protocol_version}")
                say("ok connect")
                await use(client, asked, steps)
                limit.deadline = anyio.current_time() + STEP_LIMIT
    except Exception as error:
        if not connected:
            say("protocol -")
        steps.fail("close" if connected else "connect", error)
    return 1 if steps.failed else 0


if __name__ == "__main__":
    # Nothing that a server does or fails to do may keep this process alive.
    timer = threading.Timer(RUN_LIMIT, give_up)
    timer.daemon = True
    timer.start()
    code = anyio.run(main)
    sys.stdout.flush()
    os._exit(code)
