"""An update stays small, however much may be answered: it goes to every seat after every answer."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import atoll
from atoll.bots import bots, next_answer
from atoll.kernel import Game, State, heard
from atoll.server.questions import encode_decisions
from atoll.server.wire import encode, events_shown

LARGEST = 16 * 1024
BESIDES = 400
"""More than all that an update tells besides what happened, what is seen and what is asked."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("tranquility", {"rocks": True, "monsters": 4, "storms": True}),
    ("lifeboats", {}),
    ("overboard", {}),
    ("tobago", {"experts": True}),
    ("robinson", {}),
    ("robinson", {"scenario": "cannibal_island"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_largest_update_of_a_game_of_bots(name: str, options: dict[str, Any]) -> None:
    game = atoll.game(name)
    seats = max(game.seats)
    state = game.setup(seats, 3, options)
    makers = [*bots(name).values()]
    players = [makers[0](seat) for seat in range(seats)]
    sizes = [*updates(game, state)]
    while state.outcome is None:
        given = next_answer(game, state, players)
        assert given is not None
        game.answer(state, *given)
        sizes += updates(game, state)
    assert max(sizes) < LARGEST


def updates(game: Game[Any, Any, Any], state: State[Any]) -> Iterator[int]:
    """The sizes of what each seat is told now, before it is compressed."""
    for seat in range(state.seats):
        asked = [each for each in state.decisions if each.seat == seat]
        told: list[bytes | msgspec.Raw] = [
            encode(game.view(state, seat)),
            encode_decisions(asked),
            encode(events_shown(1, heard(state.events, seat))),
        ]
        yield sum([len(bytes(each)) for each in told]) + BESIDES
