"""Where the house is: the address at which others find this server."""

import socket
from ipaddress import ip_address

from msgspec import Struct

from .settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (asked for by whoever runs it)
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: they are there for examples."""


class House(Struct, frozen=True):
    """What links to this server begin with, and whether they lead here from other devices, too."""

    address: str
    open: bool


def house(settings: Settings, *, scheme: str, host: str, port: int) -> House:
    """The house, for who has come by this scheme to this ``Host``; the server listens at the port.

    Whoever came by a name that leads here from elsewhere can tell it to others. Whoever sits at
    this very machine cannot: there ``localhost`` is another house.
    """
    scheme = "https" if settings.https else scheme
    if settings.address:
        return House(settings.address, open=True)
    if not is_this_machine(_name_in(host)):
        return House(f"{scheme}://{host}", open=True)
    outside = outside_name(settings)
    if outside is None:
        return House(f"{scheme}://{host}", open=False)
    return House(f"{scheme}://{outside}:{port}", open=True)


def outside_name(settings: Settings) -> str | None:
    """What other devices may call this machine; None if they cannot come in."""
    if settings.host in EVERYWHERE:
        found = own_address(family_of(settings.host))
    else:
        found = None if is_this_machine(settings.host) else settings.host
    return None if found is None else in_an_address(found)


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this machine in its network. Nothing is sent to find it out."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_this_machine(address) else address


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def in_an_address(name: str) -> str:
    return f"[{name}]" if ":" in name else name


def is_this_machine(name: str) -> bool:
    """Whether everybody means their own machine by this name."""
    try:
        number = ip_address(name)
    except ValueError:
        return name in ("", "localhost") or name.endswith(".localhost")
    return number.is_loopback or number.is_unspecified


def _name_in(host: str) -> str:
    """The name or the number in a ``Host`` header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
