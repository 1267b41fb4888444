"""The benchmarks run, tell who has died, and leave nobody behind.

Each is run for a moment; that of the page is among the tests of the page.
"""

from operator import truediv

import pytest
from benchmarks import among, looking, points, ranks, survival, winrates, wondering
from benchmarks.measuring import Contender, rates
from benchmarks.ours import GAMES, VERBS, random_play, verb
from benchmarks.server import __main__ as server


def idleness() -> type[int]:
    """Work that is done no times whenever it is called: ``int()`` is 0."""
    return int


def test_a_contender_that_dies_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="clumsy has died"):
        rates({"clumsy": (truediv, (1, 0)), "patient": (idleness, ())})
    told = capfd.readouterr().err
    assert "ZeroDivisionError" in told
    assert "EOFError" not in told


def test_a_contender_ends_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    contender = Contender("patient", (idleness, ()))
    assert contender.rate() == 0
    contender.end()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("name", looking.LOOKED_AT)
def test_whoever_looks_plays_the_same_game(name: str) -> None:
    blindly, looking = random_play(*GAMES[name]), random_play(*GAMES[name], look=True)
    assert blindly() == looking() > 0


def test_looking_is_measured_beside_the_same_game_without() -> None:
    contenders = looking.contenders()
    assert len(contenders) == 2 * len(looking.LOOKED_AT)
    twice = {name: 1.0 if name.endswith("looking") else 2.0 for name in contenders}
    assert looking.ratios(twice) == dict.fromkeys(looking.LOOKED_AT, 2.0)


@pytest.mark.parametrize("name", wondering.contenders())
def test_one_can_wonder_in_all_ways_at_moments_of_each_game(name: str) -> None:
    make, args = wondering.contenders()[name]
    wonder = make(*args)
    assert [wonder() for _ in range(5)] == [1] * 5


def test_wondering_is_measured_beside_answers() -> None:
    fast = {name: 4.0 if name.endswith("why") else 2.0 for name in wondering.contenders()}
    assert wondering.ratios(fast) == {name: [1.0, 0.5, 1.0] for name in wondering.WONDERED_AT}


# Each for a moment.


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_and_every_verb_is_done(name: str) -> None:
    assert random_play(*GAMES[name])() > 0
    assert [verb(each, *GAMES[name])() for each in VERBS] == [100] * len(VERBS)


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(among, "GAMES", 4)


@pytest.mark.usefixtures("few_games")
def test_ranks_and_points_among_others_are_told() -> None:
    *rank, won = ranks.figures(3, "lane").split(" | ")
    assert 1 <= float(rank[0]) <= 3
    assert 0 <= float(won) <= 100
    chance, alone, wins, alike, landed = map(float, points.figures(4).split(" | "))
    assert min(chance, alone, alike) >= 0
    assert {wins, landed} <= {0, 25, 50, 75, 100}


def test_how_often_games_are_won_is_told() -> None:
    assert winrates.win_rate(2, {"rocks": True}, 2) in (0, 0.5, 1)


def test_what_becomes_of_castaways_is_told() -> None:
    fates = {bot: [survival.fate(bot, "castaways", 1, 1)] for bot in ("random", "usual")}
    figures = survival.figures(fates)
    assert {*figures[:3]} <= {"0.0", "100.0"}
    assert float(figures[3]) == fates["usual"][0].round > 0


def test_both_servers_are_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moment = ("--tables", "1", "--rounds", "1", "--warm-up", "0", "--seconds", "3")
    monkeypatch.setattr("sys.argv", ["benchmarks.server", *moment])
    server.main()
    told = capsys.readouterr().out
    assert "Atoll for each of boardgame.io" in told
