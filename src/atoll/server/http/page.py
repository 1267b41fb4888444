"""The page: the client for browsers, as its build has left it in the folder of the server.

It is read once and kept in memory. What the build has compressed beforehand is sent so.
"""

from collections.abc import Iterator
from hashlib import sha256
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from msgspec import Struct

from .compression import VARIES, takes_encoding
from .etags import ASK_FIRST, has_already
from .headers import Headers

INDEX, ASSETS = "/index.html", "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""The name of an asset has a hash in it: under the same name it never changes."""
NOT_OF_THE_PAGE = ("/api/", "/healthz/", "/metrics/")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the best first, and how the name of such a file ends."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"


class Form(Struct, frozen=True):
    """A file as it is sent: compressed, or as it is."""

    body: bytes
    headers: Headers
    tag: str


class File(Struct, frozen=True):
    plain: Form
    compressed: dict[str, Form]

    def form_for(self, scope: HTTPScope) -> Form:
        for encoding, form in self.compressed.items():
            if takes_encoding(scope, encoding):
                return form
        return self.plain


Page = dict[str, File]
"""The files of the page by their paths; none if it was not built."""


def built_page() -> Traversable:
    """Where the build leaves the page. There is nothing if nobody has built it."""
    return files("atoll.server").joinpath("page")


def read_page(folder: Traversable) -> Page:
    found = dict(_files_in(folder, "/")) if folder.is_dir() else {}
    twins = {path + end for path in found for end in ENCODINGS.values()}
    page = {path: _file(path, found) for path in found if path not in twins}
    # Half a page is none: without its index nothing leads to the rest.
    return page if INDEX in page else {}


def _files_in(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files_in(each, f"{path}{each.name}/")
        else:
            yield path + each.name, each.read_bytes()


def _file(path: str, found: dict[str, bytes]) -> File:
    compressed = {
        encoding: _form(path, found[path + end], encoding)
        for encoding, end in ENCODINGS.items()
        if path + end in found
    }
    plain = _form(path, found[path])
    if compressed:
        plain.headers.append(VARIES)
    return File(plain, compressed)


def _form(path: str, body: bytes, encoding: str | None = None) -> Form:
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    keeping = FOR_EVER if path.startswith(ASSETS) else ASK_FIRST
    headers = {
        "content-type": TYPES.get(PurePosixPath(path).suffix, UNKNOWN_TYPE),
        "cache-control": keeping,
        "etag": tag,
    }
    if encoding is not None:
        headers["content-encoding"] = encoding
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Form(body, pairs if encoding is None else [*pairs, VARIES], tag)


def with_page(app: ASGIApp, page: Page) -> ASGIApp:
    """The application, and the page wherever the application has nothing.

    The client has paths of its own, such as ``/table/ABC``: at all of them its index is found. None
    of them has the suffix of a file: whoever asks for a file that is not there is told so.
    """

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and (file := _found(scope, page)):
            await _send(scope, file.form_for(scope), send)
        else:
            await app(scope, receive, send)

    return serve


def _found(scope: HTTPScope, page: Page) -> File | None:
    path = scope["path"]
    if not page or scope["method"] not in ("GET", "HEAD"):
        return None
    if f"{path}/".startswith(NOT_OF_THE_PAGE):
        return None
    return page.get(path) or (None if _is_of_a_file(path) else page[INDEX])


def _is_of_a_file(path: str) -> bool:
    return path.startswith(ASSETS) or PurePosixPath(path).suffix != ""


async def _send(scope: HTTPScope, form: Form, send: Send) -> None:
    is_known = has_already(scope, form.tag)
    headers = form.headers
    if not is_known:
        headers = [*headers, (b"content-length", b"%d" % len(form.body))]
    body = b"" if is_known or scope["method"] == "HEAD" else form.body
    status = HTTPStatus.NOT_MODIFIED if is_known else HTTPStatus.OK
    # So that it is counted as what it is, whatever path of the client's was asked for.
    scope["path_template"] = "page"
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
