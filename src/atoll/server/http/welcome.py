"""The welcome where no page was built: that the server runs, and what can be done with it."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from ...texts import LANGUAGES, Texts

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<h1>{title}</h1>
<p>{running}</p>
<ul>
<li>{program} <code>python examples/player.py {address} lifeboats schemer schemer</code></li>
<li>{terminal} <code>atoll play lifeboats</code></li>
<li>{interface} <a href="/api/openapi.json">/api/openapi.json</a></li>
</ul>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def welcome(request: Request[Any, Any, Any]) -> str:
    """A word of welcome, in the language of whoever comes."""
    texts = Texts(language_of(request.headers.get("accept-language", "")), also=("server",))
    names = ("title", "running", "program", "terminal", "interface")
    words = {name: texts(f"home-{name}") for name in names} | {
        "language": texts.language,
        "address": f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}",
    }
    return PAGE.format(**{name: escape(word) for name, word in words.items()})


def language_of(accepted: str) -> str:
    """The first language in an Accept-Language header that is ours; else English."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
