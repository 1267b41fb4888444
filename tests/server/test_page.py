"""The page is served from memory, at all the paths that are the client's own."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import msgspec
import pytest

from atoll.digest import Digest, digests
from atoll.server.http.app import make_app
from atoll.server.settings import Settings
from atoll.texts import LANGUAGES

from ..patience import PATIENCE
from .conftest import run
from .process import ServerProcess, serving

ROBOTS = Path(__file__).parents[2] / "web" / "public" / "robots.txt"
INDEX = b"<!doctype html><title>Atoll</title>" + b" " * 2000
SCRIPT = b"console.log('ahoy')" * 100
FILES = {
    "index.html": INDEX,
    "index.html.br": b"index in brotli",
    "index.html.gz": gzip.compress(INDEX),
    "robots.txt": ROBOTS.read_bytes(),
    "sw.js": b"self.skipWaiting()",
    "manifest.webmanifest": b"{}",
    "icons/anchor.png": b"\x89PNG",
    "assets/main-3f2a.js": SCRIPT,
    "assets/main-3f2a.js.br": b"script in brotli",
    "assets/main-3f2a.js.gz": gzip.compress(SCRIPT),
    "assets/alegreya-77aa.woff2": b"wOF2",
}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    folder = tmp_path / "page"
    for name, body in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    return folder


def ask(page: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Ask a server with this page for something, compressed only if ``headers`` say so."""
    given = {"accept-encoding": "identity"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}

    async def story() -> httpx.Response:
        # Where nothing has to be looked up the application needs no server behind it.
        transport = httpx.ASGITransport(make_app(Settings(), page))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, headers=given)

    return run(story)


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/ABC", "/rules/lifeboats", "/apiary"])
def test_the_client_is_found_at_all_its_paths(page: Path, path: str) -> None:
    response = ask(page, path)
    assert (response.status_code, response.content) == (200, INDEX)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "keeping"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/anchor.png", "image/png", "no-cache"),
        ("/assets/main-3f2a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/alegreya-77aa.woff2", "font/woff2", FOR_EVER),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_may_be_kept(
    page: Path, path: str, kind: str, keeping: str
) -> None:
    response = ask(page, path)
    assert (response.status_code, response.content) == (200, FILES[path[1:]])
    assert response.headers["content-type"] == kind
    assert response.headers["cache-control"] == keeping
    assert response.headers["content-length"] == str(len(FILES[path[1:]]))


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/nothing",
        "/assets/main-0000.js",
        "/assets/",
        "/favicon.ico",
        "/main.js",
        "/table/ABC.php",
    ],
)
def test_where_there_is_nothing_no_page_is_shown(page: Path, path: str) -> None:
    response = ask(page, path)
    assert (response.status_code, response.json()["key"]) == (404, "error-not-found")


def test_search_engines_find_the_rules_and_no_tables(page: Path) -> None:
    robots = RobotFileParser()
    robots.parse(ask(page, "/robots.txt").text.splitlines())
    for path in ("/", "/about", "/rules", "/rules/lifeboats", "/api/rules/lifeboats/en"):
        assert robots.can_fetch("any", path)
    for path in ("/table/ABC", "/replay/ABC", "/games", "/api/tables"):
        assert not robots.can_fetch("any", path)


def test_only_what_is_asked_for_with_get_is_the_page(page: Path) -> None:
    assert ask(page, "/table/ABC", "POST").status_code == 404
    assert ask(page, "/metrics").text.startswith("# HELP")


def test_what_lies_outside_of_the_page_stays_there(page: Path) -> None:
    (page.parent / "secret").write_text("seed")
    for path in ("/../secret", "/assets/../../secret", "/%2e%2e/secret"):
        assert "seed" not in ask(page, path).text


# Compressed.


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("br;q=0.0", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_the_browser_takes_it(
    page: Path, accepted: str, encoding: str | None
) -> None:
    async def story() -> None:
        transport = httpx.ASGITransport(make_app(Settings(), page))  # type: ignore[arg-type]
        headers = {"accept-encoding": accepted}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
            client.stream("GET", "/assets/main-3f2a.js", headers=headers) as response,
        ):
            raw = b"".join([part async for part in response.aiter_raw()])
            end = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
            assert raw == FILES[f"assets/main-3f2a.js{end}"]
            assert response.headers.get("content-encoding") == encoding
            assert response.headers["vary"] == "accept-encoding"
            assert response.headers["content-type"] == "text/javascript; charset=utf-8"

    run(story)


def test_a_twin_is_no_file_of_its_own(page: Path) -> None:
    assert ask(page, "/assets/main-3f2a.js.br").status_code == 404


# Kept.


def test_who_has_a_file_already_does_not_get_it_again(page: Path) -> None:
    tag = ask(page, "/").headers["etag"]
    for known in (tag, f'"another", {tag}', f"W/{tag}", "*"):
        again = ask(page, "/table/ABC", if_none_match=known)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    assert ask(page, "/", if_none_match='"another"').status_code == 200
    packed = ask(page, "/", if_none_match=tag, accept_encoding="gzip")
    assert (packed.status_code, packed.headers["etag"] == tag) == (200, False)


def test_head_tells_the_same_without_the_file(page: Path) -> None:
    whole, head = ask(page, "/"), ask(page, "/", "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == whole.headers


def test_a_browser_is_told_to_take_nothing_from_elsewhere(page: Path) -> None:
    headers = ask(page, "/").headers
    allowed = dict(
        each.strip().split(" ", 1) for each in headers["content-security-policy"].split(";")
    )
    assert allowed["default-src"] == allowed["worker-src"] == allowed["manifest-src"] == "'self'"
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


# Not built.


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        response = ask(folder, "/", accept_language=language)
        assert response.status_code == 200
        assert f'<html lang="{language}">' in response.text
        assert "make play" in response.text
        assert ask(folder, "/table/ABC").status_code == 404


# What the server itself says.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('page')}/atoll.db") as server:
        yield server


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers=headers, verify=False, timeout=PATIENCE)


def test_long_answers_are_compressed_and_short_ones_are_not(server: ServerProcess) -> None:
    path = "/api/games/lifeboats/texts/uk"
    packed = get(server, path, **{"accept-encoding": "gzip"})
    plain = get(server, path, **{"accept-encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.text == plain.text
    assert "content-encoding" not in get(server, "/healthz").headers


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games/lifeboats/texts/uk", "text/plain; charset=utf-8"),
        ("/api/rules/lifeboats/uk", "application/json"),
    ],
)
def test_texts_and_rules_are_kept_until_they_change(
    server: ServerProcess, path: str, kind: str
) -> None:
    first = get(server, path)
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-type"] == kind
    again = get(server, path, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = get(server, path.replace("uk", "ru"), **{"if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert get(server, "/api/games").headers["cache-control"] == "no-store"


def test_the_rules_of_all_games_can_be_read(server: ServerProcess) -> None:
    games = get(server, "/api/rules").json()
    assert games == digests()
    for game in games:
        for language in LANGUAGES:
            rules = get(server, f"/api/rules/{game}/{language}").json()
            assert (rules["game"], rules["language"]) == (game, language)
            assert rules["sections"] == msgspec.to_builtins(Digest(game, language).sections())
    for path in ("chess/en", "lifeboats/de", "lifeboats.ru/en", "..%2Frules%2Flifeboats/en"):
        assert get(server, f"/api/rules/{path}").status_code == 404
