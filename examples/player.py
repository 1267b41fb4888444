"""A program that plays: it answers whatever it is asked, with any of the answers that it may give.

python examples/player.py http://localhost:8000 tranquility careful careful  # a table of its own
python examples/player.py http://localhost:8000 H7QK2M                       # joins by a code
"""

import json
import random
import sys
import time
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect


def ask(method: str, path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", **credentials}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{server}/api/{path}", data, headers, method=method)) as response:
            return json.load(response)
    except HTTPError as refused:
        sys.exit(json.load(refused)["detail"])


def play(socket: ClientConnection) -> None:
    for message in (message for frame in socket for message in json.loads(frame)):
        if message["type"] == "closing":
            sys.exit(message["detail"])
        if message["type"] == "update":
            if outcome := message["view"]["outcome"]:
                print(f"{outcome['reason']}: {outcome['scores']}")
                sys.exit()
            for decision in [each for each in message["decisions"] if each["must"]][:1]:
                # If the last answer is still on its way this one is refused as stale: no harm done.
                text, seq = any_answer(decision), message["seq"]
                socket.send(json.dumps({"type": "answer", "ref": seq, "seq": seq, "text": text}))


def any_answer(decision: dict[str, Any]) -> str:
    """One of the legal answers: it stands for itself, or is made of numbered choices."""
    option = random.choice(decision["options"])
    if "text" in option:
        return str(option["text"])
    if "rows" in option:
        chosen = dict(zip(option["args"], random.choice(option["rows"]), strict=False))
    else:
        chosen = {name: random.choice(numbers) for name, numbers in option["choices"].items()}
    choices = {name: decision["choices"][number] for name, number in chosen.items()}
    words = {name: each.get("text", each["value"]) for name, each in choices.items()}
    text = " ".join(option["form"].format(**words).split())
    return any_answer(decision) if text in option.get("but", ()) else text


if __name__ == "__main__":
    server, name, *bots = sys.argv[1].rstrip("/"), *sys.argv[2:]
    credentials: dict[str, str] = {}
    token = ask("POST", "programs", {"name": "Robo"})["token"]
    credentials = {"Authorization": f"Bearer {token}"}
    if bots:
        table = ask("POST", "tables", {"game": name, "seats": ["me", *bots]})
    else:
        table = ask("GET", f"tables/{name}")
        seat = next(s["seat"] for s in table["seats"] if not s["name"] and not s["bot"])
        table = ask("PUT", f"tables/{table['id']}/seats/{seat}", {"who": "me"})
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    while True:
        lost = suppress(OSError, ConnectionClosed, InvalidMessage)
        with lost, connect(address, additional_headers=credentials) as socket:
            play(socket)
        time.sleep(1)  # the connection is lost: the next begins where the game is by then
