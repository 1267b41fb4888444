"""ETags: tags by which a browser asks whether what it has is still what there is."""

from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.types import HTTPScope

from .headers import header_of

UNCHANGED = 304
ASK_FIRST = "no-cache"
"""It may be kept, but before it is used again it is asked whether it is still the same."""


def etag_of(*parts: bytes) -> str:
    """The tag of what is made of these parts. Weak: compressed or not, it is the same."""
    return f'W/"{sha256(b"".join(parts)).hexdigest()[:20]}"'


def has_already(scope: HTTPScope, tag: str) -> bool:
    """Whether whoever asks says to have this already."""
    known = [each.strip() for each in header_of(scope, b"if-none-match").split(",")]
    return "*" in known or tag.removeprefix("W/") in [each.removeprefix("W/") for each in known]


def with_etag(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """An answer that changes only with the server's version."""
    tag = etag_of(body)
    headers = {"ETag": tag, "Cache-Control": ASK_FIRST}
    if has_already(request.scope, tag):
        return Response(b"", status_code=UNCHANGED, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)
