"""A first voyage comes as a client needs it: what the learner sees, is asked and is told."""

import msgspec
import pytest

import atoll
from atoll.match import Match
from atoll.server.replays.first_voyages import encoded_voyage
from atoll.server.wire import MomentShown
from atoll.voyage import first_voyage

from .conftest import run
from .player import Message, Visitor
from .process import serving
from .truth import Moment


def read(game: str) -> Message:
    found = encoded_voyage(game)
    assert found is not None
    shown: Message = msgspec.json.decode(found)
    return shown


@pytest.mark.parametrize("game", atoll.games())
def test_a_moment_of_a_voyage_shows_and_asks_what_the_game_does(game: str) -> None:
    voyage = first_voyage(game)
    if voyage is None:
        assert encoded_voyage(game) is None
        return
    shown = read(game)
    assert (shown["seats"], shown["learner"]) == (voyage.seats, voyage.learner)
    assert len(shown["moments"]) == len(voyage.answers) + 1
    match = Match(voyage.record_of(game).until(0))
    for number, moment in enumerate(shown["moments"]):
        truth = Moment(match, match.state.events)
        assert {*MomentShown.__struct_fields__, "decisions", "say"} == {*moment}
        assert (moment["number"], moment["say"]) == (number, voyage.said_at(number))
        assert moment["view"] == truth.view(voyage.learner)
        assert moment["decisions"] == truth.decisions(voyage.learner)
        if number < len(voyage.answers):
            answer = voyage.record_of(game).answers[number]
            after = shown["moments"][number + 1]
            assert (after["seat"], after["chosen"]["text"]) == (answer.seat, answer.text)
            match.answer(answer.seat, answer.text)


def test_a_voyage_is_there_for_everybody_and_may_be_kept(tmp_path: object) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
            visitor = Visitor(server.address)
            response = await visitor.try_to("GET", "games/lifeboats/voyage")
            assert response.json() == read("lifeboats")
            assert response.headers["cache-control"] == "no-cache"
            visitor.headers = {"if-none-match": response.headers["etag"]}
            assert (await visitor.try_to("GET", "games/lifeboats/voyage")).status_code == 304
            missing = await visitor.try_to("GET", "games/chess/voyage")
            assert (missing.status_code, missing.json()["key"]) == (404, "error-not-found")

    run(story)
