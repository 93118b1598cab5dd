"""A bot for an Eldritch server that chooses at random. It needs nothing but Python.

    python example_bot.py http://localhost:8000 TOKEN              plays wherever it already sits
    python example_bot.py http://localhost:8000 TOKEN TABLE        sits down at a table first, and leaves after its game

The token is that of a bot you have made: POST /api/bots {"name": "My bot"} while you are signed in.
"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, token, *tables = sys.argv[1:]


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(server + path, data, headers))


def command(table, t, **fields):
    """Ask something of a table. A late command is rejected (409); the stream then has the current state."""
    try:
        call(f"/api/tables/{table}/commands", {"t": t, "id": f"{random.getrandbits(64):x}", **fields}).close()
    except HTTPError as error:
        if error.code != 409:
            raise


for table in tables:
    command(table, "sit")
for line in call("/api/bot/stream"):
    message = json.loads(line) if line.strip() else {"t": "nothing"}
    if message["t"] == "decision":
        choice = random.choice(message["view"]["options"])
        command(message["table"], "act", action=choice["action"], seq=message["seq"])
    elif message["t"] == "over" and message["table"] in tables:
        print(message["table"], "share of the win:", message["share"])
        break
