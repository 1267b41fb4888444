"""A program that plays at a table of an Atoll server: the whole of it.

python examples/player.py http://localhost:8000 lifeboats schemer schemer    # makes a table
python examples/player.py http://localhost:8000 H7QK2M                       # joins by code
"""

import json
import random
import sys
import time
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


def ask(method: str, path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", **credentials}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/{path}", data, headers, method=method)) as response:
        return json.load(response)


def play(socket: ClientConnection) -> None:
    """Answer what is asked, one thing after the other, until the game is over."""
    picture: Any = None
    waiting = False
    for number, frame in enumerate(socket):
        for message in json.loads(frame):
            if message["type"] == "update":
                picture = message
            elif message["type"] in ("done", "refused"):
                waiting = False  # what came of it is in the picture before
            elif message["type"] == "closing":
                sys.exit(message["detail"])
        if picture and (outcome := picture["view"]["outcome"]):
            print(f"{outcome['reason']}: {outcome['scores']}")
            sys.exit()
        if picture and not waiting:
            for decision in [each for each in picture["decisions"] if each["must"]][:1]:
                text = random.choice(decision["options"])["text"]
                answer = {"type": "answer", "ref": number, "seq": picture["seq"], "text": text}
                socket.send(json.dumps(answer))
                waiting = True
            picture = None


if __name__ == "__main__":
    server, name, *bots = sys.argv[1:]
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
        lost = suppress(OSError, EOFError, WebSocketException)
        with lost, connect(address, additional_headers=credentials) as socket:
            play(socket)
        time.sleep(1)  # the connection is lost, and the game goes on with the next
