"""A program that plays at a table of an Atoll server: the whole of it.

python examples/player.py http://localhost:8000 lifeboats schemer schemer    # makes a table
python examples/player.py http://localhost:8000 H7QK2M                       # joins by code
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(method, path, body=None):
    headers = {"Content-Type": "application/json", **credentials}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/{path}", data, headers, method=method)) as response:
        return json.load(response)


server, name, *bots = sys.argv[1:]
credentials = {}
credentials = {"Authorization": f"Bearer {ask('POST', 'programs', {'name': 'Robo'})['token']}"}
if bots:
    table = ask("POST", "tables", {"game": name, "seats": ["me", *bots]})
else:
    table = ask("GET", f"tables/{name}")
    seat = next(s["seat"] for s in table["seats"] if not s["name"] and not s["bot"])
    table = ask("PUT", f"tables/{table['id']}/seats/{seat}", {"who": "me"})

address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
with connect(address, additional_headers=credentials) as socket:
    for number, frame in enumerate(socket):
        for message in json.loads(frame):
            if message["type"] == "update":
                if outcome := message["view"]["outcome"]:
                    print(f"{outcome['reason']}: {outcome['scores']}")
                    sys.exit()
                for decision in message["decisions"]:
                    if decision["must"]:
                        text = random.choice(decision["options"])["text"]
                        answer = {"ref": number, "seq": message["seq"], "text": text}
                        socket.send(json.dumps({"type": "answer", **answer}))
            elif message["type"] == "closing" or not message.get("stale", True):
                print(message["detail"])
