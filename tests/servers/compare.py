"""Asks two servers on standard input and output what they have, and says where they differ.

    compare.py OURS THEIRS [ARGUMENT...]

Both are asked in protocol version 2025-11-25, message by message: no SDK reads, fills in or drops
anything in between. Prints what there is and exits with 0 if it is the same, or else prints what
differs and exits with 1.
"""

import json
import subprocess
import sys

LISTS = {
    "tools": ("tools/list", "name"),
    "resources": ("resources/list", "uri"),
    "resourceTemplates": ("resources/templates/list", "uriTemplate"),
    "prompts": ("prompts/list", "name"),
}
METHOD_NOT_FOUND = -32601


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.last = 0

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        for line in self.process.stdout:
            message = json.loads(line)
            if "method" not in message:
                if message.get("id") == self.last:
                    return message
            elif "id" in message:
                self.answer(message)
        raise SystemExit(f"{method}: the server is gone")

    def answer(self, question):
        if question["method"] == "roots/list":
            self.send({"id": question["id"], "result": {"roots": []}})
        else:
            error = {"code": METHOD_NOT_FOUND, "message": "only lists are read"}
            self.send({"id": question["id"], "error": error})

    def list(self, name):
        method = LISTS[name][0]
        elements, cursor = [], None
        while True:
            answer = self.ask(method, {"cursor": cursor} if cursor else {})
            if "error" in answer:
                if answer["error"]["code"] == METHOD_NOT_FOUND:
                    return elements
                raise SystemExit(f"{method}: {answer['error']}")
            elements += answer["result"][name]
            cursor = answer["result"].get("nextCursor")
            if not cursor:
                return elements

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()


def said(command):
    """Everything that a server says of itself."""
    server = Server(command)
    client = {"name": "compare", "version": "1.0.0"}
    # Servers hide from a client what it has no use for.
    able = {"roots": {}, "sampling": {}, "elicitation": {}}
    params = {"protocolVersion": "2025-11-25", "capabilities": able, "clientInfo": client}
    hello = server.ask("initialize", params)["result"]
    server.send({"method": "notifications/initialized"})
    can = hello["capabilities"]
    everything = {
        "serverInfo": hello["serverInfo"],
        "instructions": hello.get("instructions"),
        "logging": "logging" in can,
        "completions": "completions" in can,
        "subscriptions": can.get("resources", {}).get("subscribe", False),
    }
    for name, (_, key) in LISTS.items():
        # The newest version says nothing of `execution`: tasks are an extension there.
        elements = [{k: v for k, v in one.items() if k != "execution"} for one in server.list(name)]
        assert len({one[key] for one in elements}) == len(elements), f"{name} are there twice"
        everything[name] = {one[key]: one for one in elements}
    server.close()
    return everything


def differences(ours, theirs, path):
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            at = f"{path}/{key}"
            if key not in ours:
                yield f"{at}: only theirs has {json.dumps(theirs[key])}"
            elif key not in theirs:
                yield f"{at}: only ours has {json.dumps(ours[key])}"
            else:
                yield from differences(ours[key], theirs[key], at)
    # To Python, 1 and 1.0 and True are equal; to JSON, the last is not.
    elif ours != theirs or isinstance(ours, bool) != isinstance(theirs, bool):
        yield f"{path}: {json.dumps(ours)}, theirs is {json.dumps(theirs)}"
    elif isinstance(ours, list):
        for index, pair in enumerate(zip(ours, theirs)):
            yield from differences(*pair, f"{path}/{index}")


def main():
    ours, theirs = said(sys.argv[1:2]), said(sys.argv[2:])
    found = list(differences(ours, theirs, ""))
    for line in found:
        print(line)
    if not found:
        counts = [f"{len(ours[name])} {name}" for name in LISTS if ours[name]]
        print(", ".join(counts) + ": equal")
    return 1 if found else 0


sys.exit(main())
