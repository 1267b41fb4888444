"""Driving: up to three steps, each through one area or across one border."""

from .atoms import act, collect
from .facts import LEGS
from .state import Hunt, rules
from .steps import TURN, Drive, Stop


@rules.happens(Drive)
def drive(hunt: Hunt, step: Drive) -> None:
    """Steps by the power of an amulet collect no amulets."""
    seat = hunt.active
    hunt.vehicles[seat] = step.space
    if not hunt.quiet:
        hunt.tell("drove", seat=seat, space=hunt.land.names[step.space])
    if hunt.lent:
        hunt.lent -= 1
    else:
        hunt.legs = (hunt.legs if hunt.acted else LEGS) - 1
        act(hunt)
        collect(hunt, seat)
    hunt.push(TURN)


@rules.happens(Stop)
def stop(hunt: Hunt, step: Stop) -> None:
    finish_move(hunt)
    hunt.push(TURN)


def bring_ashore(hunt: Hunt, seat: int, space: int) -> None:
    """A vehicle comes onto the island."""
    hunt.vehicles[seat] = space


def lend_move(hunt: Hunt) -> None:
    """An amulet gives a move of its own."""
    hunt.lent = LEGS


def finish_move(hunt: Hunt) -> None:
    """The steps that are left are lost."""
    hunt.legs = hunt.lent = 0
