"""Where others find the server: links for friends lead to the house, never to their own machine."""

import socket

import pytest

from atoll.server import house as houses
from atoll.server.house import House, house, is_this_machine, own_address
from atoll.server.settings import Settings

from .conftest import run
from .player import Visitor
from .process import serving

EVERYWHERE = Settings(host="0.0.0.0")
IN_THE_NETWORK = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "2001:db8::5"}


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network in which this machine has these addresses."""
    monkeypatch.setattr(houses, "own_address", IN_THE_NETWORK.get)


def seen(settings: Settings, host: str, scheme: str = "http") -> House:
    return house(settings, scheme=scheme, host=host, port=8123)


@pytest.mark.parametrize(
    "host", ["localhost:8123", "127.0.0.1:8123", "[::1]:8123", "0.0.0.0:8123", "a.localhost", ""]
)
def test_who_sits_at_the_machine_itself_gets_its_address_in_the_network(host: str) -> None:
    assert seen(EVERYWHERE, host) == House("http://192.168.1.5:8123", open=True)


@pytest.mark.parametrize(
    "host", ["192.168.1.5:8123", "harbour.local:8123", "[2001:db8::5]:8123", "atoll.example"]
)
@pytest.mark.parametrize("listening", ["0.0.0.0", "127.0.0.1"])
def test_who_came_by_a_name_that_leads_here_can_tell_it_to_others(
    host: str, listening: str
) -> None:
    assert seen(Settings(host=listening), host) == House(f"http://{host}", open=True)
    assert seen(EVERYWHERE, host, "https") == House(f"https://{host}", open=True)


def test_behind_a_proxy_that_does_not_say_so_people_come_by_https_all_the_same() -> None:
    settings = Settings(https=True)
    assert seen(settings, "atoll.example") == House("https://atoll.example", open=True)


def test_a_server_that_listens_in_the_network_is_found_where_it_listens() -> None:
    for listening, address in (
        ("192.0.2.7", "http://192.0.2.7:8123"),
        ("::", "http://[2001:db8::5]:8123"),
    ):
        assert seen(Settings(host=listening), "localhost:8123") == House(address, open=True)


def test_a_server_that_lets_nobody_in_says_so() -> None:
    assert seen(Settings(), "localhost:8123") == House("http://localhost:8123", open=False)


def test_without_a_network_nobody_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "own_address", lambda _: None)
    assert seen(EVERYWHERE, "localhost") == House("http://localhost", open=False)


@pytest.mark.parametrize("host", ["localhost:8123", "192.168.1.5:8123"])
def test_an_address_that_was_given_goes_before_what_is_found(host: str) -> None:
    settings = Settings(host="0.0.0.0", address="https://atoll.example")
    assert seen(settings, host) == House("https://atoll.example", open=True)


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_the_own_address_leads_here_from_elsewhere_or_there_is_none(
    family: socket.AddressFamily,
) -> None:
    found = own_address(family)
    assert found is None or (socket.inet_pton(family, found) and not is_this_machine(found))


def test_the_server_tells_it_to_who_asks(tmp_path: object) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
            visitor = Visitor(server.address)
            response = await visitor.try_to("GET", "house")
            assert response.json() == {"address": server.address, "open": False}
            assert response.headers["cache-control"] == "no-store"
            visitor.headers = {"host": "harbour.local:80", "x-forwarded-proto": "https"}
            told = await visitor.try_to("GET", "house")
            assert told.json() == {"address": "https://harbour.local:80", "open": True}

    run(story)
