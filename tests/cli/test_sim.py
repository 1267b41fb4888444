"""Many games: counted right, whoever counts."""

import json

import pytest

from atoll.cli.tally import Ending, Tally

from .conftest import Atoll


def result(atoll: Atoll, command: str) -> dict[str, object]:
    shown = atoll(f"sim tranquility --json {command}")
    assert shown.code == 0
    assert shown.err == ""
    report: dict[str, object] = json.loads(shown.out)
    assert report.pop("speed")
    return report


def test_the_result_does_not_depend_on_the_number_of_jobs(atoll: Atoll) -> None:
    command = "--games 12 --seats 3 --bots random --option storms=true --seed 4"
    alone = result(atoll, f"{command} --jobs 1")
    assert alone == result(atoll, f"{command} --jobs 2")
    assert alone != result(atoll, f"{command} --jobs 1 --seed 5")
    assert alone["games"] == 12
    assert alone["by_bot"] is None


def test_a_duel_is_counted_by_bot(atoll: Atoll) -> None:
    report = result(atoll, "--games 4 --option mode=duel --bots random --jobs 1")
    assert isinstance(report["by_bot"], dict)
    assert report["by_bot"].keys() == {"random"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("mode", ["base", "duel"])
def test_the_result_in_words(atoll: Atoll, language: str, mode: str) -> None:
    command = f"--games 3 --bots random --jobs 1 --lang {language} --option mode={mode}"
    shown = atoll(f"sim tranquility {command}")
    assert shown.code == 0
    assert "3" in shown.out.splitlines()[0]
    assert ("stranded" if mode == "base" else "duel-stuck") in shown.out


def test_a_tally_of_a_game_against_each_other() -> None:
    tally = Tally(["a", "b"], contest=True)
    tally.add([Ending("full", (5, 3), (0,), 10), Ending("stuck", (1, 1), (0, 1), 20)])
    tally.add([Ending("full", (0, 8), (1,), 30)])
    assert tally.report()["by_bot"] == tally.shares
    assert tally.reasons == {"full": 2, "stuck": 1}
    assert (tally.lengths.mean, tally.lengths.min, tally.lengths.max) == (20, 10, 30)
    shares = tally.shares
    assert (shares["a"].won, shares["b"].won) == (0.6667, 0.6667)
    assert (shares["a"].scores.mean, shares["b"].scores.max) == (2, 8)


def test_a_tally_of_a_game_together() -> None:
    tally = Tally(["a", "a", "b"], contest=False)
    tally.add([Ending("won", (36,) * 3, (0, 1, 2), 10), Ending("lost", (9,) * 3, (), 20)])
    assert tally.report()["by_bot"] is None
    assert tally.won == 0.5
    assert tally.scores.mean == 22.5
