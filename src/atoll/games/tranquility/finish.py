"""Finish, and how the voyage ends."""

from ...kernel import Outcome
from .atoms import all_show_monsters, know_only, leave, put_down
from .cards import FINISH
from .grid import any_lies_wrong, is_full
from .monsters import monsters_are_in_the_way
from .state import GiveUp, PlayFinish, Sea, rules

PARADISE = "paradise"
"""Why a voyage ends that is won."""


def can_finish(sea: Sea) -> bool:
    return (
        FINISH in sea.hands[sea.active]
        and is_full(sea)
        and sea.started
        and not any_lies_wrong(sea)
        and not monsters_are_in_the_way(sea)
    )


@rules.happens(PlayFinish)
def play_finish(sea: Sea, step: PlayFinish) -> None:
    """All win, unless somebody has to show a monster: then Finish goes back to the hand."""
    sea.tell("finish", seat=sea.active)
    if all_show_monsters(sea):
        know_only(sea, sea.active, FINISH)
        sea.tell("finish-back", seat=sea.active)
    else:
        put_down(sea, sea.active, FINISH)
        leave(sea, FINISH)
        win(sea)


@rules.happens(GiveUp)
def give_up(sea: Sea, step: GiveUp) -> None:
    lose(sea)


def win(sea: Sea) -> None:
    _end(sea, PARADISE, tuple(range(sea.seats)))


def lose(sea: Sea) -> None:
    _end(sea, "stranded", ())


def _end(sea: Sea, reason: str, winners: tuple[int, ...]) -> None:
    """All share one score: the number of islands in the grid."""
    placed = sum(card > 0 for card in sea.grid)
    sea.end(Outcome(reason, (placed,) * sea.seats, winners))
